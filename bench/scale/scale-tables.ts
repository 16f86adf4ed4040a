import { MAX_SHARDS } from '../../lambdas/store/log/log-entries.ts';
import { type Counted, workOf } from '../cost/counted.ts';
import type { ResultTable } from '../result-table.ts';
import { PARTITION_UNITS, spread } from './partition-load.ts';

const RATES = [10, 1_000, 100_000];
/** Inboxes that so much mail is for: a hundred thousand for each thousand mails a second, and never fewer than a thousand. */
const inboxesFor = (rate: number): number => Math.max(1_000, Math.min(1_000_000, rate * 100));
/** Inboxes of a tenant, on average. */
const INBOXES_PER_TENANT = 10;

/** How keys spread over partitions at each rate: inboxes and tenants, even and skewed. */
export function partitionTable(counted: Counted): ResultTable {
  const { writeUnitsByPartition } = workOf(counted, 'receive');
  const rows = RATES.flatMap((mailsPerSecond) =>
    [0, 0.8, 1].flatMap((skew) =>
      [
        { name: 'inbox', keys: inboxesFor(mailsPerSecond), kind: 'INBOX' },
        { name: 'tenant’s log', keys: inboxesFor(mailsPerSecond) / INBOXES_PER_TENANT, kind: 'LOG' },
      ].map(({ name, keys, kind }) => {
        const unitsPerMail = writeUnitsByPartition[kind] ?? 0;
        const { partitions, busiest, waiting } = spread({ mailsPerSecond, keys, skew, unitsPerMail });
        return [mailsPerSecond, name, keys, skew, partitions, Math.round(busiest), waiting];
      }),
    ),
  );
  return {
    title: 'Keys over partitions',
    columns: ['mails/s', 'key', 'keys', 'skew', 'partitions', 'busiest (units/s)', 'keys that wait'],
    rows,
    note: `No partition takes more than ${PARTITION_UNITS} write units a second. A key that wants more waits in SQS.`,
  };
}

/** How fast one key is served. */
export function keyLimits(counted: Counted): {
  readonly inbox: number;
  /** By one shard of its log, and by as many as a log has at most. */
  readonly tenant: number;
  readonly sharded: number;
} {
  const { writeUnitsByPartition } = workOf(counted, 'receive');
  const rate = (kind: string): number =>
    Math.floor(PARTITION_UNITS / (writeUnitsByPartition[kind] ?? PARTITION_UNITS));
  return { inbox: rate('INBOX'), tenant: rate('LOG'), sharded: rate('LOG') * MAX_SHARDS };
}

/** What each quota is asked for at each rate. */
export function quotaTable(counted: Counted): ResultTable {
  const { writeUnits } = workOf(counted, 'receive');
  const RECEIVE_SECONDS = 0.15;
  return {
    title: 'Quotas',
    columns: [
      'mails/s',
      'table (units/s)',
      'Lambda at once',
      'events/s',
      'SNS publishes/s',
      'SQS messages/s',
    ],
    rows: RATES.map((rate) => [
      rate,
      Math.round(rate * writeUnits),
      Math.ceil(rate * RECEIVE_SECONDS),
      rate,
      rate,
      rate * 2,
    ]),
  };
}
