import { EXECUTION_SHARES } from '../../lambdas/deployment/executions.ts';
import { MAX_SHARDS } from '../../lambdas/store/log/log-entries.ts';
import { MAX_WAIT_SECONDS } from '../../lambdas/waiting/wait-until-found.ts';
import { withBlock } from '../../scripts/written-block.ts';
import { ASSUMED } from '../cost-model/assumptions.ts';
import {
  type Amounts,
  call,
  dropped,
  idleMonth,
  inboxMonth,
  indexing,
  mail,
  metricsOfMonth,
  partsOf,
  search,
  stored,
  times,
  WAITS_OF_MONTH,
  webhook,
} from '../cost-model/bills.ts';
import { REPEATS, workOf } from '../cost-model/counted.ts';
import type { Standing } from '../cost-model/standing.ts';

const MILLION = 1_000_000;
const TENANT_INBOXES = 1_000;
const WAITS = 1_000;

const WORKS: readonly (readonly [name: string, title: string])[] = [
  ['mark-read', 'Mark as read'],
  ['label', 'add a label'],
  ['trash', 'move to the trash'],
  ['delete-for-good', 'delete permanently'],
  ['claim', 'claim'],
  ['extend', 'extend a claim'],
  ['complete', 'complete it'],
  ['receive-held', 'receive a held message'],
  ['release', 'release it'],
  ['list-unread', `list ${REPEATS} unread messages`],
  ['search', 'search for a page of 20'],
  ['wait', `wait ${MAX_WAIT_SECONDS} s without a result`],
];

export function costPage(page: string, standing: Standing): string {
  const waited = call('wait', MAX_WAIT_SECONDS * 1_000);
  const bills: readonly (readonly [title: string, factor: number, bill: Amounts])[] = [
    ['A million received emails', MILLION, mail()],
    ['Indexing them, which is included', MILLION, indexing()],
    ['A million emails to unknown names', MILLION, dropped()],
    ['One webhook for a million emails, in addition', MILLION, webhook()],
    ['A million API reads (get message)', MILLION, call('get-message')],
    ['A million searches, each in a new instance', MILLION, search()],
    [`${number(WAITS)} waits of ${MAX_WAIT_SECONDS} s in which nothing arrives`, WAITS, waited],
    ['A month of a key that always waits', WAITS_OF_MONTH, waited],
    ['An idle month', 1, idleMonth(standing)],
    [`All ${standing.metrics} metrics in each hour of a month, in addition`, 1, metricsOfMonth(standing)],
    ['A million emails stored for a month', MILLION, stored()],
  ];
  const tenant = `A month of a tenant with ${number(TENANT_INBOXES)} inboxes`;
  const rows = [
    ...bills.map(([title, factor, bill]) => rowOf(title, partsOf(times(factor, bill)))),
    rowOf(tenant, multiplied(inboxMonth(), TENANT_INBOXES)),
  ];
  const units = WORKS.map(([name, title]) => {
    const { writeUnits, readUnits } = workOf(name);
    return `${title}: ${writeUnits}, ${readUnits}`;
  });
  const block = [
    '| Bill | $ | Components of at least 1% |',
    '|---|--:|---|',
    ...rows,
    '',
    'Each email is 2 KB and goes to one inbox, and each batch contains one email; a busy service costs less. Assumptions:',
    `${ASSUMED.mailsPerRollUp} emails to a tenant share a usage roll-up; receiving an email is billed as ${ASSUMED.receiveMs} ms at ${ASSUMED.receiveGigabytes} GB, a call ${ASSUMED.apiMs} ms, a search ${ASSUMED.searchMs} ms with ${ASSUMED.searchReads} S3 reads;`,
    `one invocation in ${1 / ASSUMED.initializationShare} initializes an instance for ${ASSUMED.initializationMs} ms; Lambda polls each of ${standing.queues} queues ${ASSUMED.pollsPerQueue} times every ${ASSUMED.pollSeconds} s;`,
    `an inbox gets ${ASSUMED.mailsPerInboxMonth} emails, ${ASSUMED.readsPerInboxMonth} reads and ${ASSUMED.waitsPerInboxMonth} waits of ${ASSUMED.waitSeconds} s a month and keeps mail for ${ASSUMED.monthsKept} months.`,
    '',
    `Units written and read for a 2 KB message, excluding the search index. ${units.join('; ')}.`,
  ];
  return withBlock(page, 'bills', block.join('\n'));
}

function multiplied(parts: Readonly<Record<string, number>>, factor: number): Record<string, number> {
  return Object.fromEntries(Object.entries(parts).map(([part, dollars]) => [part, factor * dollars]));
}

function rowOf(title: string, parts: Readonly<Record<string, number>>): string {
  const total = Object.values(parts).reduce((sum, dollars) => sum + dollars, 0);
  const named = Object.entries(parts).filter(([, dollars]) => dollars >= total / 100);
  const texts = named.map(([part, dollars]) => `${part} ${dollarsText(dollars)}`);
  return `| ${title} | **${dollarsText(total)}** | ${texts.join('; ')} |`;
}

function dollarsText(dollars: number): string {
  const digits = dollars < 1 ? 4 : 2;
  return dollars.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** DynamoDB accepts this many write units a second for one partition, for a new on-demand table, and by its quota. */
const PARTITION_UNITS = 1_000;
const NEW_TABLE_UNITS = 4_000;
const TABLE_QUOTA_UNITS = 40_000;
/** S3 splits a prefix with more writes and deletes a second (S3 user guide, "Best practices"). */
const S3_PREFIX = 3_500;
/** SES writes an object under `incoming/`, and receiving deletes it. */
const INCOMING_WRITES = 2;
const LAMBDA_AT_ONCE = 1_000;

/** Quotas of SNS and EventBridge are those of the smallest region in which SES receives, and of us-east-1. */
export function scalePage(page: string): string {
  const { writeUnits, writeUnitsByPartition } = workOf('receive');
  const { INBOX = 0, LOG = 0 } = writeUnitsByPartition;
  const log = Math.floor(PARTITION_UNITS / LOG);
  const batches = (count: number): number => (count * 1_000) / ASSUMED.receiveMs;
  const late = 'waits in SQS for up to 7 days';
  const limits: readonly (readonly [name: string, rates: readonly number[], beyond: string])[] = [
    ['one inbox', [Math.floor(PARTITION_UNITS / INBOX)], late],
    ['one tenant, after a few minutes', [log, log * MAX_SHARDS], late],
    [`new table (${number(NEW_TABLE_UNITS)} write units)`, [NEW_TABLE_UNITS / writeUnits], late],
    ['SNS Publish', [300, 30_000], 'SES retries for 4 hours, then it is lost'],
    ['receive-mail executions', [batches(EXECUTION_SHARES.ReceiveMail.most)], late],
    ['PutEvents', [400, 10_000], `is processed again later: it ${late}`],
    [
      'S3 prefix incoming/',
      [S3_PREFIX / INCOMING_WRITES],
      'SES retries for 4 hours; S3 splits the prefix within minutes',
    ],
    [`table quota (${number(TABLE_QUOTA_UNITS)} write units)`, [TABLE_QUOTA_UNITS / writeUnits], late],
    ['Lambda concurrency', [batches(LAMBDA_AT_ONCE)], late],
  ];
  const rows = limits.map(
    ([name, rates, beyond]) => `| ${name} | ${rates.map(number).join(' to ')} | ${beyond} |`,
  );
  const block = ['| Limit | Emails a second | Beyond it, mail |', '|---|--:|---|', ...rows];
  return withBlock(page, 'limits', block.join('\n'));
}

function number(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
