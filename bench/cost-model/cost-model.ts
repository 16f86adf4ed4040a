import { ASSUMED } from './assumptions.ts';
import { type Counted, type CountedWork, workOf } from './counted.ts';
import { readLogged } from './logged.ts';
import { PRICES } from './prices.ts';

/** Dollars by service. */
export type Bill = Readonly<Record<string, number>>;

const LOGGED = readLogged();
const GIGABYTE = 1_000_000_000;
/**
 * A message is sent, received and deleted; batches make it less. SQS bills the sending also when SNS or EventBridge does it:
 * they deliver to a queue at no cost of their own.
 */
const SQS_CALLS_PER_MESSAGE = 3;
const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** What the template has, whatever happens; a test holds it against it. */
export interface Standing {
  /** Metrics that alarms look at; a query counts as one while nothing happens. */
  readonly alarms: number;
  /** Time series that the service writes when everything happens that it counts, and those of them that queries look at. */
  readonly metrics: number;
  readonly queried: number;
  readonly kmsKeys: number;
  /** Queues that functions read: each is polled all the time. */
  readonly queues: number;
  /** Invocations of functions by schedules in a month. */
  readonly scheduled: number;
  /** Those of them that come through a queue. */
  readonly ticks: number;
  /** Read units of the jobs that look for what is due. */
  readonly dueReads: number;
  /** Queues that the check of the account looks into, and how often in a month. */
  readonly checked: { readonly queues: number; readonly times: number };
}

export function totalOf(bill: Bill): number {
  return Object.values(bill).reduce((sum, dollars) => sum + dollars, 0);
}

export function scaled(bill: Bill, factor: number): Bill {
  return Object.fromEntries(Object.entries(bill).map(([service, dollars]) => [service, dollars * factor]));
}

/** What a received mail of 2 KB costs, without webhooks and sockets: its event goes to no queue. */
export function mailBill(counted: Counted): Bill {
  const work = workOf(counted, 'receive');
  const rolledUp = workOf(counted, 'receive-and-roll-up');
  const messages = 1 + 1 / ASSUMED.mailsPerRollUp;
  const invocations = messages;
  return {
    // Only complete chunks are counted, of which a small mail has none.
    'SES receiving': PRICES.sesReceived,
    DynamoDB: table(work),
    'Roll-up: DynamoDB': (table(rolledUp) - table(work)) / ASSUMED.mailsPerRollUp,
    'Search index':
      (callsOf(rolledUp, 's3:PutObject') - callsOf(work, 's3:PutObject')) * PRICES.s3Write +
      (callsOf(rolledUp, 's3:GetObject') - callsOf(work, 's3:GetObject')) * PRICES.s3Read +
      ASSUMED.indexedReadUnits * PRICES.dynamodbReadUnit +
      seconds(ASSUMED.indexedMs, ASSUMED.indexedGigabytes),
    // SES writes once by itself.
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

/** What a mail to a name costs that is no inbox: SES accepts and bills it, and the service drops it. */
export function droppedBill(): Bill {
  return {
    // Only complete chunks are counted, of which a small mail has none.
    'SES receiving': PRICES.sesReceived,
    DynamoDB: ASSUMED.droppedReadUnits * PRICES.dynamodbReadUnit,
    // SES writes it; to delete it is free.
    S3: PRICES.s3Write,
    Lambda: PRICES.lambdaRequest + seconds(ASSUMED.receiveMs, ASSUMED.receiveGigabytes),
    'Lambda initialization': initializations(1, ASSUMED.receiveGigabytes),
    'SQS, SNS': SQS_CALLS_PER_MESSAGE * PRICES.sqsRequest + PRICES.snsPublish,
    Logs: logs(LOGGED.dropped),
  };
}

/** What is added when one webhook gets it and answers at once. */
export function webhookBill(counted: Counted): Bill {
  const plain = workOf(counted, 'receive');
  const hooked = workOf(counted, 'receive-with-webhook');
  // And the event, which EventBridge sends.
  const sends = callsOf(hooked, 'sqs:SendMessage') - callsOf(plain, 'sqs:SendMessage') + 1;
  return {
    DynamoDB: table(hooked) - table(plain),
    Lambda: sends * (PRICES.lambdaRequest + seconds(ASSUMED.workerMs, ASSUMED.workerGigabytes)),
    'Lambda initialization': initializations(sends, ASSUMED.workerGigabytes),
    'SQS, EventBridge': sends * SQS_CALLS_PER_MESSAGE * PRICES.sqsRequest + PRICES.event,
    Logs: logs(LOGGED['receive-with-webhook'] - LOGGED.receive),
  };
}

/** What is added when one open socket gets it; the connection itself is $0.25 a million minutes. */
function streamBill(counted: Counted): Bill {
  return {
    DynamoDB: table(workOf(counted, 'receive-with-socket')) - table(workOf(counted, 'receive')),
    Lambda: PRICES.lambdaRequest + seconds(ASSUMED.workerMs, ASSUMED.workerGigabytes),
    'Lambda initialization': initializations(1, ASSUMED.workerGigabytes),
    'SQS, EventBridge': SQS_CALLS_PER_MESSAGE * PRICES.sqsRequest + PRICES.event,
    'API Gateway': PRICES.webSocketMessage,
  };
}

/** What a call of the API costs; a call that waits is billed for its whole time. */
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

/** What of a mail's bill is the search's: the index, and its row, which each roll-up writes. */
export function indexedMailCost(counted: Counted): number {
  const { writeUnitsByPartition } = workOf(counted, 'receive-and-roll-up');
  const row = (writeUnitsByPartition['SEARCH'] ?? 0) * PRICES.dynamodbWriteUnit;
  return (mailBill(counted)['Search index'] ?? 0) + row / ASSUMED.mailsPerRollUp;
}

/** What a search of all inboxes of a tenant with so many messages costs, with a page of hits. */
export function searchBill(counted: Counted, messages: keyof typeof ASSUMED.searches): Bill {
  const { milliseconds, reads } = ASSUMED.searches[messages];
  return { ...callBill(counted, 'search', milliseconds), S3: reads * PRICES.s3Read };
}

/** Receives in a month of queues in which nothing comes: polls / (seconds of one poll) * seconds of a month. */
export function idleReceives(queues: number): number {
  return queues * ASSUMED.pollsPerQueue * (MONTH_SECONDS / ASSUMED.pollSeconds);
}

/** A month in which nothing happens. */
export function idleBill({ alarms, kmsKeys, queues, scheduled, ticks, dueReads, checked }: Standing): Bill {
  return {
    'SQS: polls of idle queues': idleReceives(queues) * PRICES.sqsRequest,
    // Taken as if each found the instance of the one before gone. They log nothing.
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

/** What an idle month's bill grows by at most, when all of it happens in every hour: metrics, and alarms on their series. */
export function countedMonth({ metrics, queried }: Standing): number {
  return metrics * PRICES.metricMonth + queried * PRICES.alarmMonth;
}

/** What the mail of a million messages costs to keep for a month, table with its backups and bucket. */
export function storageBill(messages: number): Bill {
  const tableGigabytes = (messages * ASSUMED.mailTableBytes) / GIGABYTE;
  return {
    DynamoDB: tableGigabytes * (PRICES.dynamodbGigabyteMonth + PRICES.dynamodbBackupGigabyteMonth),
    S3: ((messages * ASSUMED.mailBucketBytes) / GIGABYTE) * PRICES.s3GigabyteMonth,
  };
}

/** A month of a tenant, once it has had its inboxes for a year. */
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
