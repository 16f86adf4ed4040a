import { createHash } from 'node:crypto';
import * as z from 'zod';
import { logError } from '../../observability/log.ts';
import { dueAt, dueKey, type Key } from '../keys.ts';
import { rowType } from '../table/row-type.ts';
import { keyOfRow, pageAfter, type Row, type Table } from '../table/table.ts';
import { tryTransact } from '../table/transaction.ts';
import { makeWrite, rowDelete, rowPut, type Writes } from '../table/write.ts';

/** What may be due. The purge function has a handler for each (lambdas/purge/work-due.ts). */
const DUE_KINDS = [
  'held-notice',
  'hold-ends',
  'inbox-expires',
  'inbox-purge',
  'last-claim-ends',
  'trash-ends',
] as const;
export type DueKind = (typeof DUE_KINDS)[number];

/** Names a row of what is due: it is written and removed in the transaction of what it is about. */
export interface DueName {
  /** ISO-8601, UTC, with milliseconds. It is in the future when the row is written. */
  readonly at: string;
  readonly kind: DueKind;
  /** Unique among all of its kind. */
  readonly id: string;
}

export interface Due extends DueName {
  readonly tenantId: string;
  /** What the handler of its kind finds it by. */
  readonly about: Readonly<Record<string, string>>;
  /** Of a notice of held messages: the inboxes that hold it. */
  readonly inboxes?: readonly string[] | undefined;
}

/** Each takes 1,000 writes in a second; each is read by every run of the schedule. */
const SHARDS = 4;
export const DUE_SHARDS: readonly number[] = Array.from({ length: SHARDS }, (_, shard) => shard);

const dueRowType = rowType('due', 1, {
  tenant: z.string(),
  about: z.record(z.string(), z.string()),
  inboxes: z.set(z.string()).optional(),
});

export function keyOfDue({ at, kind, id }: DueName): Key {
  const [digit = 0] = createHash('sha256').update(id).digest();
  return dueKey(digit % SHARDS, at, kind, id);
}

export function dueRow(due: Due): Row {
  const { tenantId: tenant, about, inboxes } = due;
  return dueRowType.row(keyOfDue(due), { tenant, about, inboxes: inboxes && new Set(inboxes) });
}

/** The write that has something done at its time, or soon after. */
export const duePut = (table: Table, due: Due): Writes<'due'> => ({ due: rowPut(table, dueRow(due)) });

/** The write that cancels it. */
export function dueRemoval(table: Table, due: DueName): Writes<'notDue'> {
  return { notDue: rowDelete(table, keyOfDue(due)) };
}

/** Removes what was done, outside of a transaction. */
export async function forgetDue(table: Table, due: DueName): Promise<void> {
  await makeWrite(table, rowDelete(table, keyOfDue(due)));
}

/** When it was due at first: what was postponed is at a later time. Its handler knows by it what it is about. */
export const plannedAt = ({ at, about }: Due): string => about['due_at'] ?? at;

/** Has it done later, unless it was canceled, or another run has postponed it. */
export async function postponeDue(table: Table, due: Due, until: Date): Promise<void> {
  const about = { ...due.about, due_at: plannedAt(due) };
  const failed = await tryTransact(table, {
    ...duePut(table, { ...due, about, at: until.toISOString() }),
    notDue: rowDelete(table, keyOfDue(due), { has: ['pk'] }),
  });
  if (failed?.of('notDue') === false) throw failed;
}

interface DuePage {
  readonly items: readonly Due[];
  /** Sort key after which there may be more. */
  readonly next: string | undefined;
}

/** What is due in a shard, the longest overdue first. @param after where the page before ended. */
export async function pageOfDue(
  table: Table,
  shard: number,
  { now, limit, after }: { readonly now: Date; readonly limit: number; readonly after: string | undefined },
): Promise<DuePage> {
  const query = {
    // `~` sorts after all that follows the time.
    KeyConditionExpression: 'pk = :pk AND sk < :high',
    ExpressionAttributeValues: { ':pk': dueAt(shard, '').pk, ':high': `${now.toISOString()}~` },
    ConsistentRead: true,
    Limit: limit,
  };
  const { rows, next } = await pageAfter(table, query, after === undefined ? undefined : dueAt(shard, after));
  return { items: rows.flatMap((row) => readable(row) ?? []), next };
}

/** One row that this code cannot read, as after a roll-back, keeps no other waiting. */
function readable(row: Row): Due | undefined {
  try {
    return dueOf(row);
  } catch (error) {
    logError('due job row cannot be read', error, {});
    return undefined;
  }
}

function dueOf(row: Row): Due {
  const { tenant, about, inboxes } = dueRowType.parse(row);
  const [at = '', kind, ...id] = keyOfRow(row).sk.split('#');
  return {
    at,
    kind: z.enum(DUE_KINDS).parse(kind),
    id: id.join('#'),
    tenantId: tenant,
    about,
    inboxes: inboxes && [...inboxes],
  };
}
