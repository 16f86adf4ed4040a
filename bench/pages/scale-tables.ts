import { MAX_SHARDS } from '../../lambdas/store/log/log-entries.ts';
import { type Counted, workOf } from '../cost-model/counted.ts';
import {
  type Limit,
  limitsOf,
  mailsPerSecondOf,
  REGIONS,
  rebuildDays,
  tableTerabytes,
} from '../cost-model/first-limits.ts';
import { PARTITION_UNITS, spread } from '../cost-model/partition-load.ts';
import type { ResultTable } from './result-table.ts';

const RATES = [10, 1_000, 100_000];
const LIMIT_RATES = [100, 1_000, 10_000];
const INBOXES = [1_000_000, 10_000_000, 100_000_000];
/** Assumes 100 inboxes for each email per second, within these bounds. */
const inboxesFor = (rate: number): number => Math.max(1_000, Math.min(1_000_000, rate * 100));
const INBOXES_PER_TENANT = 10;

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

export function keyLimits(counted: Counted): {
  readonly inbox: number;
  /** `tenant` uses one shard of the event log, and `sharded` uses the maximum number of shards. */
  readonly tenant: number;
  readonly sharded: number;
} {
  const { writeUnitsByPartition } = workOf(counted, 'receive');
  const rate = (kind: string): number =>
    Math.floor(PARTITION_UNITS / (writeUnitsByPartition[kind] ?? PARTITION_UNITS));
  return { inbox: rate('INBOX'), tenant: rate('LOG'), sharded: rate('LOG') * MAX_SHARDS };
}

export function rateTable(counted: Counted): ResultTable {
  return {
    title: 'Limits by rate',
    columns: ['emails/s', 'region', 'limits reached, lowest first', 'next limit'],
    rows: LIMIT_RATES.flatMap((rate) =>
      REGIONS.map((region) => {
        const limits = limitsOf(counted, region, true);
        const reached = limits.filter(({ mailsPerSecond }) => mailsPerSecond <= rate);
        return [
          rate,
          region.name,
          reached.map(({ name }) => name).join(', ') || 'none',
          nextText(limits[reached.length]),
        ];
      }),
    ),
  };
}

export function beyondTable(counted: Counted): ResultTable {
  const [largest, smallest] = REGIONS.map((region) => limitsOf(counted, region, false));
  return {
    title: 'Beyond a limit',
    columns: ['limit', 'emails/s', 'beyond it, mail'],
    rows: (largest ?? []).map(({ name, mailsPerSecond, beyond }) => {
      const least = smallest?.find((other) => other.name === name)?.mailsPerSecond ?? mailsPerSecond;
      const range =
        least === mailsPerSecond ? number(mailsPerSecond) : `${number(least)} to ${number(mailsPerSecond)}`;
      return [name, range, beyond];
    }),
  };
}

export function inboxTable(counted: Counted): ResultTable {
  return {
    title: 'Limits by number of inboxes',
    columns: [
      'inboxes',
      'emails/s',
      'table (TB)',
      'full rebuild (days)',
      'limits reached first (smallest region)',
    ],
    rows: INBOXES.map((inboxes) => {
      const rate = mailsPerSecondOf(inboxes);
      const limits = REGIONS.map((region) => limitsOf(counted, region, true)).at(-1) ?? [];
      const reached = limits.filter(({ mailsPerSecond }) => mailsPerSecond <= rate);
      return [
        number(inboxes),
        number(rate),
        number(tableTerabytes(inboxes)),
        number(rebuildDays(inboxes)),
        ['admin rebuild --all', ...reached.map(({ name }) => name)].join(', '),
      ];
    }),
  };
}

function limitText({ name, mailsPerSecond }: Limit): string {
  return `${name} (${number(mailsPerSecond)})`;
}

function nextText(limit: Limit | undefined): string {
  return limit === undefined ? 'SES receiving: no public number' : limitText(limit);
}

function number(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
