import { MAX_WAIT_SECONDS } from '../../lambdas/waiting/wait-until-found.ts';
import { ASSUMED } from './assumptions.ts';
import { workOf } from './counted.ts';
import { PRICED_CALLS, PRICES, type Price, serviceOf } from './prices.ts';
import type { Standing } from './standing.ts';

/** How often each price is paid. */
export type Amounts = Readonly<Partial<Record<Price, number>>>;

const GIGABYTE = 1_000_000_000;
/**
 * A message is sent, received and deleted. SQS also bills sends by SNS or EventBridge, which charge nothing for them.
 */
const SQS_CALLS_PER_MESSAGE = 3;
const MONTH_SECONDS = 30 * 24 * 60 * 60;
export const WAITS_OF_MONTH = MONTH_SECONDS / MAX_WAIT_SECONDS;

export function dollarsOf(amounts: Amounts): number {
  return Object.values(partsOf(amounts)).reduce((sum, dollars) => sum + dollars, 0);
}

/** Dollars by service. */
export function partsOf(amounts: Amounts): Readonly<Record<string, number>> {
  const parts: Record<string, number> = {};
  for (const [price, amount] of entriesOf(amounts)) {
    const service = serviceOf(price);
    parts[service] = (parts[service] ?? 0) + amount * PRICES[price];
  }
  return parts;
}

export function times(factor: number, amounts: Amounts): Amounts {
  return Object.fromEntries(entriesOf(amounts).map(([price, amount]) => [price, factor * amount]));
}

export function sum(...all: readonly Amounts[]): Amounts {
  const total: Partial<Record<Price, number>> = {};
  for (const [price, amount] of all.flatMap(entriesOf)) total[price] = (total[price] ?? 0) + amount;
  return total;
}

function entriesOf(amounts: Amounts): [Price, number][] {
  return Object.entries(amounts) as [Price, number][];
}

function tableOf(name: string): Amounts {
  const { writeUnits, readUnits } = workOf(name);
  return { dynamodbWriteUnit: writeUnits, dynamodbReadUnit: readUnits };
}

function callsOf(name: string): Amounts {
  return sum(
    ...Object.entries(workOf(name).calls).map(([action, count]) => {
      const price = PRICED_CALLS[action];
      return price === undefined ? {} : { [price]: count };
    }),
  );
}

function counted(name: string): Amounts {
  return sum(tableOf(name), callsOf(name), { cloudWatchLogGigabyte: workOf(name).logBytes / GIGABYTE });
}

function more(name: string, than: string): Amounts {
  return sum(counted(name), times(-1, counted(than)));
}

function messages(count: number): Amounts {
  return { sqsRequest: count * SQS_CALLS_PER_MESSAGE };
}

function runs(count: number, milliseconds: number, gigabytes: number): Amounts {
  const billed = milliseconds + ASSUMED.initializationShare * ASSUMED.initializationMs;
  return { lambdaRequest: count, lambdaGigabyteSecond: count * (billed / 1_000) * gigabytes };
}

const workerRuns = (count: number): Amounts => runs(count, ASSUMED.workerMs, ASSUMED.workerGigabytes);

/** SES writes the object and publishes the receipt, which a message of SQS carries to the function. */
const ARRIVAL: Amounts = sum(
  { sesReceived: 1, s3Write: 1, snsPublish: 1 },
  messages(1),
  runs(1, ASSUMED.receiveMs, ASSUMED.receiveGigabytes),
);

/** Building the search index; the roll-up that does it is not included. */
const INDEXED: Amounts = sum(callsOf('receive-and-roll-up'), times(-1, callsOf('receive')), {
  dynamodbReadUnit: ASSUMED.indexedReadUnits,
  lambdaGigabyteSecond: (ASSUMED.indexedMs / 1_000) * ASSUMED.indexedGigabytes,
});

/** The email has 2 KB and no webhooks and sockets, so its event goes to no queue. */
export function mail(): Amounts {
  const rollUp = sum(
    tableOf('receive-and-roll-up'),
    times(-1, tableOf('receive')),
    messages(1),
    workerRuns(1),
  );
  return sum(ARRIVAL, counted('receive'), INDEXED, times(1 / ASSUMED.mailsPerRollUp, rollUp));
}

/** The table includes the row of the index in each roll-up. */
export function indexing(): Amounts {
  const { SEARCH = 0 } = workOf('receive-and-roll-up').writeUnitsByPartition;
  return sum(INDEXED, { dynamodbWriteUnit: SEARCH / ASSUMED.mailsPerRollUp });
}

/** SES accepts and bills an email to an unknown name before the service drops it. */
export function dropped(): Amounts {
  return sum(ARRIVAL, counted('dropped'));
}

export function webhook(): Amounts {
  // The one more send is by EventBridge.
  const sends = (workOf('receive-with-webhook').calls['sqs:SendMessage'] ?? 0) + 1;
  return sum(more('receive-with-webhook', 'receive'), workerRuns(sends), messages(sends));
}

/** The connection itself costs $0.25 per million minutes. */
export function streamed(): Amounts {
  return sum(more('receive-with-socket', 'receive'), workerRuns(1), messages(1));
}

/** Lambda bills a waiting call for its whole duration. */
export function call(name: string, milliseconds: number = ASSUMED.apiMs): Amounts {
  return sum(counted(name), runs(1, milliseconds, ASSUMED.apiGigabytes), {
    gatewayRequest: 1,
    cloudWatchLogGigabyte: ASSUMED.accessLogBytes / GIGABYTE,
  });
}

export function search(): Amounts {
  return { ...call('search', ASSUMED.searchMs), s3Read: ASSUMED.searchReads };
}

export function idleMonth({
  alarms,
  kmsKeys,
  queues,
  scheduled,
  ticks,
  dueReads,
  checked,
}: Standing): Amounts {
  const polls = queues * ASSUMED.pollsPerQueue * (MONTH_SECONDS / ASSUMED.pollSeconds);
  const scheduledMs = ASSUMED.workerMs + ASSUMED.initializationMs;
  return {
    sqsRequest: polls + checked + ticks * SQS_CALLS_PER_MESSAGE,
    // Every run is billed as a cold start; these functions log nothing.
    lambdaRequest: scheduled,
    lambdaGigabyteSecond: scheduled * (scheduledMs / 1_000) * ASSUMED.scheduledGigabytes,
    dynamodbReadUnit: dueReads,
    cloudWatchAlarmMonth: alarms,
    kmsKeyMonth: kmsKeys,
  };
}

/** This is an upper bound, as if every event occurred in every hour. */
export function metricsOfMonth({ metrics, queried }: Standing): Amounts {
  return { cloudWatchMetricMonth: metrics, cloudWatchAlarmMonth: queried };
}

/** A month of one email. */
export function stored(): Amounts {
  const tableGigabytes = ASSUMED.mailTableBytes / GIGABYTE;
  return {
    dynamodbGigabyteMonth: tableGigabytes,
    dynamodbBackupGigabyteMonth: tableGigabytes,
    s3GigabyteMonth: ASSUMED.mailBucketBytes / GIGABYTE,
  };
}

/** Dollars of a month of one inbox, by what causes them. */
export function inboxMonth(): Readonly<Record<string, number>> {
  const mails = ASSUMED.mailsPerInboxMonth;
  return {
    'Mail received': mails * dollarsOf(mail()),
    'Webhook for each email': mails * dollarsOf(webhook()),
    'Stream for each email': mails * dollarsOf(streamed()),
    Waits: ASSUMED.waitsPerInboxMonth * dollarsOf(call('wait', ASSUMED.waitSeconds * 1_000)),
    'API reads': ASSUMED.readsPerInboxMonth * dollarsOf(call('get-message')),
    Storage: mails * ASSUMED.monthsKept * dollarsOf(stored()),
  };
}
