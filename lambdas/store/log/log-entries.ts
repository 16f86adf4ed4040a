import * as z from 'zod';
import type { EventFacts } from '../../events/service-event.ts';
import { KINDS, type Kind } from '../../message/message.ts';
import { VISIBILITIES, type Visibility } from '../../message/visibility.ts';
import { DAY_SECONDS } from '../../timing/durations.ts';
import { logEntryKey, logPartition } from '../keys.ts';
import { POSITION_AFTER_ALL, positionOfEntry, timeOfPosition, uniqueOfPosition } from '../log-position.ts';
import { sortedBetween } from '../table/prefix-range.ts';
import { rowType } from '../table/row-type.ts';
import { getAs, getRows, keyOfRow, queryAll, type Row, type Table } from '../table/table.ts';
import { rowUpdate, tryWrite } from '../table/write.ts';

/** Entries are only put, so that concurrent emails do not conflict on a counter. */
export interface LogEntry {
  readonly at: Date;
  readonly unique: string;
  /** The value is `Inbox.listKey`, because an address may belong to several inboxes over time. */
  readonly inboxKey: string;
  /** The value is 1 for a new inbox, -1 for one that is deleted with all of its content, and 0 for mail. */
  readonly inboxes: 1 | 0 | -1;
  readonly threads: number;
  readonly messages: number;
  readonly bytes: number;
  readonly delivered: number;
  readonly mail?: LoggedMail | undefined;
  readonly event?: EventFacts | undefined;
  readonly removed?: readonly string[] | undefined;
  readonly texts?: AskedTexts | undefined;
}

export interface AskedTexts {
  readonly inboxId: string;
  readonly threadKey: string;
  readonly sortKey: string;
  readonly visibility: Visibility;
  readonly indices: readonly number[];
}

export interface LoggedMail {
  readonly inboxId: string;
  readonly threadKey: string;
  readonly visibility: Visibility;
  readonly kind: Kind | null;
}

export interface ReadEntry extends Omit<LogEntry, 'at'> {
  readonly position: string;
  readonly at: number;
}

/** Events are kept for 30 days, and the other days allow the repair of a failed roll-up. */
const MAIL_ENTRY_DAYS = 45;

const logEntryRowType = rowType(
  'log-entry',
  1,
  {
    inboxKey: z.string(),
    inboxes: z.union([z.literal(1), z.literal(0), z.literal(-1)]),
    threads: z.int(),
    messages: z.int(),
    bytes: z.int(),
    delivered: z.int(),
    mail: z
      .object({
        inbox_id: z.string(),
        thread: z.string(),
        kind: z.enum(VISIBILITIES),
        mail_kind: z.enum(KINDS).optional(),
      })
      .optional(),
    event: z.object({ type: z.string(), fields: z.record(z.string(), z.unknown()) }).optional(),
    removed: z.array(z.string()).optional(),
    texts: z
      .object({
        inbox_id: z.string(),
        thread: z.string(),
        message: z.string(),
        kind: z.enum(VISIBILITIES),
        indices: z.array(z.int()),
      })
      .optional(),
    ttl: z.int().optional(),
  },
  { inboxKey: 'inbox' },
);

export function logEntryRow(tenantId: string, shard: number, entry: LogEntry): Row {
  const { mail, event, texts } = entry;
  return logEntryRowType.row(logEntryKey(tenantId, shard, positionOfEntry(entry.at, entry.unique)), {
    ...entry,
    mail: mail && {
      inbox_id: mail.inboxId,
      thread: mail.threadKey,
      kind: mail.visibility,
      ...(mail.kind === null ? {} : { mail_kind: mail.kind }),
    },
    event: event && { type: event.type, fields: event.fields },
    texts: texts && {
      inbox_id: texts.inboxId,
      thread: texts.threadKey,
      message: texts.sortKey,
      kind: texts.visibility,
      indices: texts.indices,
    },
    ttl: entry.inboxes === 0 ? expiryOf(entry.at) : undefined,
  });
}

function expiryOf(at: Date): number {
  return Math.ceil(at.getTime() / 1000) + MAIL_ENTRY_DAYS * DAY_SECONDS;
}

function entryOf(row: Row): ReadEntry {
  const { mail, texts, ttl: _, ...entry } = logEntryRowType.parse(row);
  const { sk } = keyOfRow(row);
  return {
    ...entry,
    position: sk,
    at: timeOfPosition(sk),
    unique: uniqueOfPosition(sk),
    mail: mail && {
      inboxId: mail.inbox_id,
      threadKey: mail.thread,
      visibility: mail.kind,
      kind: mail.mail_kind ?? null,
    },
    texts: texts && {
      inboxId: texts.inbox_id,
      threadKey: texts.thread,
      sortKey: texts.message,
      visibility: texts.kind,
      indices: texts.indices,
    },
  };
}

export function getEntry(
  table: Table,
  tenantId: string,
  shard: number,
  position: string,
): Promise<ReadEntry | undefined> {
  return getAs(table, logEntryKey(tenantId, shard, position), entryOf);
}

export async function forgetMail(
  table: Table,
  { tenantId, shards }: Log,
  messageKey: string,
  storedAt: Date,
): Promise<void> {
  const position = positionOfEntry(storedAt, messageKey);
  // The log may have had fewer shards when the email was stored.
  const keys = Array.from({ length: shards }, (_, shard) => logEntryKey(tenantId, shard, position));
  for (const row of await getRows(table, keys)) {
    if (row?.['mail'] === undefined) continue;
    await tryWrite(table, rowUpdate(table, keyOfRow(row), { remove: ['mail'], has: ['pk'] }));
  }
}

export interface Log {
  readonly tenantId: string;
  readonly shards: number;
  /** The read costs half the units but may miss entries that were just written. */
  readonly eventuallyConsistent?: true;
}

export async function entriesAfter(
  table: Table,
  log: Log,
  after: string,
  upTo: string,
): Promise<ReadEntry[]> {
  return (await readShards(table, log, after, upTo)).flat().sort(byPosition);
}

export async function firstEntriesAfter(
  table: Table,
  log: Log,
  after: string,
  upTo: string,
  limit: number,
): Promise<{ readonly entries: readonly ReadEntry[]; readonly hasMore: boolean }> {
  const wanted = Math.ceil(limit / log.shards);
  const shards = await readShards(table, log, after, upTo, wanted);
  // A full shard may have more entries, so what other shards have behind its last one is not next.
  const cut = shards
    .filter((entries) => entries.length >= wanted)
    .map((entries) => entries.at(-1)?.position ?? '');
  const end = cut.sort()[0] ?? upTo;
  const entries = shards
    .flat()
    .filter(({ position }) => position <= end)
    .sort(byPosition);
  return { entries, hasMore: cut.length > 0 };
}

export async function newestEntriesAfter(
  table: Table,
  log: Log,
  after: string,
  limit: number,
): Promise<ReadEntry[]> {
  const wanted = Math.ceil(limit / log.shards);
  const shards = await readShards(table, log, after, POSITION_AFTER_ALL, wanted, { newestFirst: true });
  return shards.flat().sort(byPosition);
}

function byPosition(a: ReadEntry, b: ReadEntry): number {
  return a.position < b.position ? -1 : 1;
}

async function readShards(
  table: Table,
  { tenantId, shards, eventuallyConsistent }: Log,
  after: string,
  upTo: string,
  wanted?: number,
  { newestFirst = false } = {},
): Promise<ReadEntry[][]> {
  if (after >= upTo) return [];
  const rows = await Promise.all(
    Array.from({ length: shards }, (_, shard) =>
      queryAll(
        table,
        {
          // The least string after a position is the position with a zero byte.
          ...sortedBetween(logPartition(tenantId, shard), `${after}\0`, upTo),
          ConsistentRead: eventuallyConsistent !== true,
          ScanIndexForward: !newestFirst,
        },
        { wanted },
      ),
    ),
  );
  return rows.map((entries) => entries.map(entryOf));
}

/** An entry costs two write units in a transaction, and a shard may use half of a partition's 1,000. */
const ENTRIES_PER_SHARD_SECOND = 250;
export const MAX_SHARDS = 16;

/** A shorter burst only waits in the queue, while more shards make every later read more expensive. */
const SHORTEST_MEASURE_MS = 60_000;

export function shardsFor(entries: number, milliseconds: number): number {
  const perSecond = entries / (Math.max(SHORTEST_MEASURE_MS, milliseconds) / 1000);
  return Math.min(MAX_SHARDS, Math.max(1, Math.ceil(perSecond / ENTRIES_PER_SHARD_SECOND)));
}

/** The unique part ends with a digest, which spreads entries over the shards. */
export function shardOf(unique: string, shards: number): number {
  let sum = 0;
  for (const character of unique.slice(-4)) sum = sum * 31 + character.charCodeAt(0);
  return sum % shards;
}
