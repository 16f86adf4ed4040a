import { createHash } from 'node:crypto';
import * as z from 'zod';
import { logError } from '../../observability/log.ts';
import { dueAt, dueKey, type Key } from '../keys.ts';
import { rowType } from '../table/row-type.ts';
import { keyOfRow, pageAfter, type Row, type Table } from '../table/table.ts';
import { tryTransact } from '../table/transaction.ts';
import { makeWrite, rowDelete, rowPut, type Writes } from '../table/write.ts';

/** The purge function has a handler for each kind (lambdas/purge/work-due.ts). */
const DUE_KINDS = [
  'held-notice',
  'hold-ends',
  'inbox-expires',
  'inbox-purge',
  'last-claim-ends',
  'trash-ends',
] as const;
export type DueKind = (typeof DUE_KINDS)[number];

export interface DueName {
  /** The time is ISO-8601 in UTC with milliseconds. */
  readonly at: string;
  readonly kind: DueKind;
  readonly id: string;
}

export interface Due extends DueName {
  readonly tenantId: string;
  readonly about: Readonly<Record<string, string>>;
  readonly inboxes?: readonly string[] | undefined;
}

/** A shard takes 1,000 writes per second, and each scheduled run reads all shards. */
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

export const duePut = (table: Table, due: Due): Writes<'due'> => ({ due: rowPut(table, dueRow(due)) });

export function dueRemoval(table: Table, due: DueName): Writes<'notDue'> {
  return { notDue: rowDelete(table, keyOfDue(due)) };
}

export async function forgetDue(table: Table, due: DueName): Promise<void> {
  await makeWrite(table, rowDelete(table, keyOfDue(due)));
}

export const plannedAt = ({ at, about }: Due): string => about['due_at'] ?? at;

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
  readonly next: string | undefined;
}

export async function pageOfDue(
  table: Table,
  shard: number,
  { now, limit, after }: { readonly now: Date; readonly limit: number; readonly after: string | undefined },
): Promise<DuePage> {
  const query = {
    // `~` sorts after every character that follows the time.
    KeyConditionExpression: 'pk = :pk AND sk < :high',
    ExpressionAttributeValues: { ':pk': dueAt(shard, '').pk, ':high': `${now.toISOString()}~` },
    ConsistentRead: true,
    Limit: limit,
  };
  const { rows, next } = await pageAfter(table, query, after === undefined ? undefined : dueAt(shard, after));
  return { items: rows.flatMap((row) => readable(row) ?? []), next };
}

/** A row that this version cannot parse, as after a rollback, must not block the others. */
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
