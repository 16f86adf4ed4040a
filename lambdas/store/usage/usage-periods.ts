import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import { usagePartition, usagePeriodKey } from '../keys.ts';
import { bytes, rowType } from '../table/row-type.ts';
import { keyOfRow, type Row, type Table } from '../table/table.ts';
import { rowPut, tryWrite } from '../table/write.ts';
import { latestRow, plus, type Totals, totalsSchema } from './usage-rows.ts';

/** Periods have no gaps and never change or expire, so they answer for times that have expired in the log. */
export interface UsagePeriod {
  readonly start: string;
  readonly end: string;
  readonly before: Totals;
  readonly after: Totals;
  readonly changes: readonly UsageChange[];
}

export interface UsageChange extends Totals {
  readonly at: number;
  readonly mark: string;
  readonly inboxKey: string;
}

const periodRowType = rowType('usage-period', 1, {
  end: z.string(),
  before: totalsSchema,
  after: totalsSchema,
  changes: bytes,
});

/** Columns compress better than objects, and times are distances from the previous entry. */
const packedSchema = z.object({
  first: z.int(),
  at: z.array(z.int()),
  mark: z.array(z.string()),
  inboxKeys: z.array(z.string()),
  inbox: z.array(z.int()),
  inboxes: z.array(z.int()),
  threads: z.array(z.int()),
  messages: z.array(z.int()),
  bytes: z.array(z.int()),
  delivered: z.array(z.int()),
});

const MARK_CHARACTERS = 8;

export function markOf(position: string): string {
  return position.slice(-MARK_CHARACTERS);
}

function pack(changes: readonly UsageChange[]): Uint8Array {
  const inboxKeys = [...new Set(changes.map(({ inboxKey }) => inboxKey))];
  const packed: z.input<typeof packedSchema> = {
    first: changes[0]?.at ?? 0,
    at: changes.map(({ at }, i) => at - (changes[i - 1]?.at ?? at)),
    mark: changes.map(({ mark }) => mark),
    inboxKeys,
    inbox: changes.map(({ inboxKey }) => inboxKeys.indexOf(inboxKey)),
    inboxes: changes.map(({ inboxes }) => inboxes),
    threads: changes.map(({ threads }) => threads),
    messages: changes.map(({ messages }) => messages),
    bytes: changes.map((change) => change.bytes),
    delivered: changes.map(({ delivered }) => delivered),
  };
  return deflateRawSync(JSON.stringify(packed));
}

function unpack(packed: Uint8Array): UsageChange[] {
  const columns = packedSchema.parse(JSON.parse(inflateRawSync(packed).toString()));
  let at = columns.first;
  return columns.at.map((distance, i) => {
    at += distance;
    return {
      at,
      mark: columns.mark[i] ?? '',
      inboxKey: columns.inboxKeys[columns.inbox[i] ?? 0] ?? '',
      inboxes: columns.inboxes[i] ?? 0,
      threads: columns.threads[i] ?? 0,
      messages: columns.messages[i] ?? 0,
      bytes: columns.bytes[i] ?? 0,
      delivered: columns.delivered[i] ?? 0,
    };
  });
}

function periodOf(row: Row): UsagePeriod {
  const { changes, ...period } = periodRowType.parse(row);
  return { ...period, start: keyOfRow(row).sk, changes: unpack(changes) };
}

export async function periodAt(
  table: Table,
  tenantId: string,
  position: string,
): Promise<UsagePeriod | undefined> {
  const row = await latestRow(table, usagePartition(tenantId), 'sk < :upTo', position);
  return row && periodOf(row);
}

export async function putPeriod(table: Table, tenantId: string, period: UsagePeriod): Promise<string> {
  const row = periodRowType.row(usagePeriodKey(tenantId, period.start), {
    ...period,
    changes: pack(period.changes),
  });
  const write = await tryWrite(table, rowPut(table, row, { lacks: ['pk'], showsFound: true }));
  return write.applied ? period.end : periodRowType.parse(write.row).end;
}

export function totalsAt({ before, after, changes }: UsagePeriod, time: number): Totals {
  const last = changes.at(-1);
  if (last === undefined || last.at <= time) return after;
  return changes.filter(({ at }) => at <= time).reduce<Totals>(plus, before);
}
