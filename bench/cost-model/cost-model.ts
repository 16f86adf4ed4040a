import { ASSUMED } from './assumptions.ts';
import { type Counted, type CountedWork, workOf } from './counted.ts';
import { readLogged } from './logged.ts';
import { PRICES } from './prices.ts';

export type Bill = Readonly<Record<string, number>>;

const LOGGED = readLogged();
const GIGABYTE = 1_000_000_000;
/**
 * A message is sent, received and deleted. SQS also bills sends by SNS or EventBridge, which charge nothing for them.
 */
const SQS_CALLS_PER_MESSAGE = 3;
const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** A test compares these numbers with the template. */
export interface Standing {
  /** Metrics that alarms evaluate; a metric query counts as one while nothing happens. */
  readonly alarms: number;
  /** `metrics` exist when every counted event occurs; alarms query `queried` of them. */
  readonly metrics: number;
  readonly queried: number;
  readonly kmsKeys: number;
  /** Queues with an event source mapping, which Lambda polls all the time. */
  readonly queues: number;
  readonly scheduled: number;
  /** These scheduled invocations pass through a queue. */
  readonly ticks: number;
  readonly dueReads: number;
  readonly checked: { readonly queues: number; readonly times: number };
}

export function totalOf(bill: Bill): number {
  return Object.values(bill).reduce((sum, dollars) => sum + dollars, 0);
}

export function scaled(bill: Bill, factor: number): Bill {
  return Object.fromEntries(Object.entries(bill).map(([service, dollars]) => [service, dollars * factor]));
}

/** The email has 2 KB and no webhooks and sockets, so its event goes to no queue. */
export function mailBill(counted: Counted): Bill {
  const work = workOf(counted, 'receive');
  const rolledUp = workOf(counted, 'receive-and-roll-up');
  const messages = 1 + 1 / ASSUMED.mailsPerRollUp;
  const invocations = messages;
  return {
    // SES bills only complete chunks of 256 KB.
    'SES receiving': PRICES.sesReceived,
    DynamoDB: table(work),
    'Roll-up: DynamoDB': (table(rolledUp) - table(work)) / ASSUMED.mailsPerRollUp,
    'Search index':
      (callsOf(rolledUp, 's3:PutObject') - callsOf(work, 's3:PutObject')) * PRICES.s3Write +
      (callsOf(rolledUp, 's3:GetObject') - callsOf(work, 's3:GetObject')) * PRICES.s3Read +
      ASSUMED.indexedReadUnits * PRICES.dynamodbReadUnit +
      seconds(ASSUMED.indexedMs, ASSUMED.indexedGigabytes),
    // The extra write is by SES.
    S3: (callsOf(work, 's3:PutObject') + 1) * PRICES.s3Write + callsOf(work, 's3:GetObject') * PRICES.s3Read,
    Lambda:
      invocations * PRICES.lambdaRequest +
      seconds(ASSUMED.receiveMs, ASSUMED.receiveGigabytes) +
      (invocations - 1) * seconds(ASSUMED.workerMs, ASSUMED.workerGigabytes),
    'Lambda initialization':
      initializations(1, ASSUMED.receiveGigabytes) +
      initializations(invocations - 1, ASSUMED.workerGigabytes),
    'SQS, SNS, EventBridge':
      messages * SQS_CALLS_PER_MESSAGE * PRICES.sqsRequest +
      PRICES.snsPublish +
      callsOf(work, 'events:PutEvents') * PRICES.event,
    Logs: logs(LOGGED.receive),
  };
}

/** SES accepts and bills an email to an unknown name before the service drops it. */
export function droppedBill(): Bill {
  return {
    'SES receiving': PRICES.sesReceived,
    DynamoDB: ASSUMED.droppedReadUnits * PRICES.dynamodbReadUnit,
    // S3 does not bill the delete of the object that SES writes.
    S3: PRICES.s3Write,
    Lambda: PRICES.lambdaRequest + seconds(ASSUMED.receiveMs, ASSUMED.receiveGigabytes),
    'Lambda initialization': initializations(1, ASSUMED.receiveGigabytes),
    'SQS, SNS': SQS_CALLS_PER_MESSAGE * PRICES.sqsRequest + PRICES.snsPublish,
    Logs: logs(LOGGED.dropped),
  };
}

export function webhookBill(counted: Counted): Bill {
  const plain = workOf(counted, 'receive');
  const hooked = workOf(counted, 'receive-with-webhook');
  // The one more send is by EventBridge.
  const sends = callsOf(hooked, 'sqs:SendMessage') - callsOf(plain, 'sqs:SendMessage') + 1;
  return {
    DynamoDB: table(hooked) - table(plain),
    Lambda: sends * (PRICES.lambdaRequest + seconds(ASSUMED.workerMs, ASSUMED.workerGigabytes)),
    'Lambda initialization': initializations(sends, ASSUMED.workerGigabytes),
    'SQS, EventBridge': sends * SQS_CALLS_PER_MESSAGE * PRICES.sqsRequest + PRICES.event,
    Logs: logs(LOGGED['receive-with-webhook'] - LOGGED.receive),
  };
}

/** The connection itself costs $0.25 per million minutes. */
function streamBill(counted: Counted): Bill {
  return {
    DynamoDB: table(workOf(counted, 'receive-with-socket')) - table(workOf(counted, 'receive')),
    Lambda: PRICES.lambdaRequest + seconds(ASSUMED.workerMs, ASSUMED.workerGigabytes),
    'Lambda initialization': initializations(1, ASSUMED.workerGigabytes),
    'SQS, EventBridge': SQS_CALLS_PER_MESSAGE * PRICES.sqsRequest + PRICES.event,
    'API Gateway': PRICES.webSocketMessage,
  };
}

/** Lambda bills a waiting call for its whole duration. */
export function callBill(counted: Counted, name: string, milliseconds: number = ASSUMED.apiMs): Bill {
  const work = workOf(counted, name);
  return {
    'API Gateway': PRICES.httpApiRequest,
    Lambda: PRICES.lambdaRequest + seconds(milliseconds, ASSUMED.apiGigabytes),
    'Lambda initialization': initializations(1, ASSUMED.apiGigabytes),
    DynamoDB: table(work),
    S3: callsOf(work, 's3:GetObject') * PRICES.s3Read,
    Logs: logs(LOGGED.call + ASSUMED.accessLogBytes),
  };
}

export function indexedMailCost(counted: Counted): number {
  const { writeUnitsByPartition } = workOf(counted, 'receive-and-roll-up');
  const row = (writeUnitsByPartition['SEARCH'] ?? 0) * PRICES.dynamodbWriteUnit;
  return (mailBill(counted)['Search index'] ?? 0) + row / ASSUMED.mailsPerRollUp;
}

export function searchBill(counted: Counted, messages: keyof typeof ASSUMED.searches): Bill {
  const { milliseconds, reads } = ASSUMED.searches[messages];
  return { ...callBill(counted, 'search', milliseconds), S3: reads * PRICES.s3Read };
}

export function idleReceives(queues: number): number {
  return queues * ASSUMED.pollsPerQueue * (MONTH_SECONDS / ASSUMED.pollSeconds);
}

export function idleBill({ alarms, kmsKeys, queues, scheduled, ticks, dueReads, checked }: Standing): Bill {
  return {
    'SQS: polls of idle queues': idleReceives(queues) * PRICES.sqsRequest,
    // Every run is billed as a cold start; these functions log nothing.
    'Scheduled functions':
      scheduled *
        (PRICES.lambdaRequest +
          seconds(ASSUMED.workerMs + ASSUMED.initializationMs, ASSUMED.scheduledGigabytes)) +
      ticks * SQS_CALLS_PER_MESSAGE * PRICES.sqsRequest,
    'DynamoDB: looks for what is due': dueReads * PRICES.dynamodbReadUnit,
    'SQS: queue checks': checked.queues * checked.times * PRICES.sqsRequest,
    'CloudWatch alarms': alarms * PRICES.alarmMonth,
    'KMS keys': kmsKeys * PRICES.kmsKeyMonth,
  };
}

/** This is an upper bound, as if every event occurred in every hour. */
export function countedMonth({ metrics, queried }: Standing): number {
  return metrics * PRICES.metricMonth + queried * PRICES.alarmMonth;
}

export function storageBill(messages: number): Bill {
  const tableGigabytes = (messages * ASSUMED.mailTableBytes) / GIGABYTE;
  return {
    DynamoDB: tableGigabytes * (PRICES.dynamodbGigabyteMonth + PRICES.dynamodbBackupGigabyteMonth),
    S3: ((messages * ASSUMED.mailBucketBytes) / GIGABYTE) * PRICES.s3GigabyteMonth,
  };
}

export function tenantBill(counted: Counted, inboxes: number): Bill {
  const mails = inboxes * ASSUMED.mailsPerInboxMonth;
  const reads = inboxes * ASSUMED.readsPerInboxMonth;
  return {
    'Mail received': mails * totalOf(mailBill(counted)),
    'Webhook for each email': mails * totalOf(webhookBill(counted)),
    'Stream for each email': mails * totalOf(streamBill(counted)),
    Waits:
      inboxes * ASSUMED.waitsPerInboxMonth * totalOf(callBill(counted, 'wait', ASSUMED.waitSeconds * 1_000)),
    'API reads': reads * totalOf(callBill(counted, 'get-message')),
    Storage: totalOf(storageBill(mails * ASSUMED.monthsKept)),
  };
}

function table({ writeUnits, readUnits }: CountedWork): number {
  return writeUnits * PRICES.dynamodbWriteUnit + readUnits * PRICES.dynamodbReadUnit;
}

function callsOf({ calls }: CountedWork, action: string): number {
  return calls[action] ?? 0;
}

function seconds(milliseconds: number, gigabytes: number): number {
  return (milliseconds / 1_000) * gigabytes * PRICES.lambdaGigabyteSecond;
}

function initializations(invocations: number, gigabytes: number): number {
  return invocations * ASSUMED.initializationShare * seconds(ASSUMED.initializationMs, gigabytes);
}

function logs(bytes: number): number {
  return (bytes / GIGABYTE) * PRICES.logGigabyte;
}
