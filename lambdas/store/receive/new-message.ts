import type { MessageSummary } from '../../message/message.ts';
import type { Visibility } from '../../message/visibility.ts';
import { DAY_MS } from '../../timing/durations.ts';
import { duePut } from '../due/due-rows.ts';
import { arrivalKey } from '../keys.ts';
import { type LogEntry, type LoggedMail, logEntryRow, shardOf } from '../log/log-entries.ts';
import { arrivalRow, NOT_DELETED, referenceRow } from '../message/arrivals.ts';
import { markRow } from '../message/mark-rows.ts';
import { messageRow } from '../message/message-rows.ts';
import { type ThreadJoin, threadUpdate } from '../message/thread-join.ts';
import { firstThreadRow } from '../message/thread-rows.ts';
import type { Row, Table } from '../table/table.ts';
import { type ConditionsFailed, type Refusal, tryTransact, tryTransactOnce } from '../table/transaction.ts';
import { rowCheck, rowPut, type Write, type Writes } from '../table/write.ts';
import { deferredRemoval } from '../usage/deferred-mail.ts';
import { type Caps, quotaUse } from '../usage/quota-counter.ts';
import { monthOf } from '../usage/usage-head.ts';

export interface NewMessage {
  readonly tenantId: string;
  readonly inboxKey: string;
  readonly messageKey: string;
  readonly objectKey?: string | undefined;
  readonly threadKey: string;
  readonly visibility: Visibility;
  readonly summary: MessageSummary;
  readonly content: Uint8Array | undefined;
  readonly thread: ThreadWrite;
  readonly claims: readonly string[];
  /** A Message-ID that leads to one of these threads counts as unclaimed. */
  readonly deletedThreads: readonly string[];
  readonly quota: { readonly month: string; readonly plan: Caps } | undefined;
  readonly wasDeferred: boolean;
  readonly logShards: number;
  readonly storedAt: Date;
  /** A rebuilt message without a log entry is counted now, because totals of the past do not change. */
  readonly countedAt: Date | undefined;
  readonly isCounted: boolean;
}

export type ThreadWrite = { readonly kind: 'start' } | ThreadJoin;

const HELD_DAYS = 30;

export type MessagePart =
  | 'arrival'
  | 'message'
  | 'unread'
  | 'thread'
  | 'entry'
  | 'quota'
  | 'deferred'
  | 'deferredTotal'
  | 'due'
  | `claim${number}`;

export type StoreConflict = Refusal<MessagePart>;

export type PutOutcome =
  | { readonly kind: 'stored' }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'conflict'; readonly conflict: StoreConflict };

/** The arrival makes redeliveries harmless. The call makes one attempt and does not wait. */
export async function putMessage(table: Table, message: NewMessage): Promise<PutOutcome> {
  const conflict = await tryTransactOnce(table, newMessageWrites(table, message));
  if (conflict === undefined) return { kind: 'stored' };
  return conflict.of('arrival') ? { kind: 'duplicate' } : { kind: 'conflict', conflict };
}

export function putMessageAgain(
  table: Table,
  message: NewMessage,
): Promise<ConditionsFailed<MessagePart> | undefined> {
  return tryTransact<MessagePart>(table, {
    arrival: rowCheck(table, arrivalKey(message.summary.inbox_id, message.messageKey), {
      condition: NOT_DELETED,
    }),
    ...messageWrites(table, message),
  });
}

function newMessageWrites(table: Table, message: NewMessage): Writes<MessagePart> {
  const { summary, visibility, tenantId, messageKey, threadKey, thread, quota } = message;
  return {
    arrival: put(table, arrivalRow(summary.inbox_id, messageKey, { thread: threadKey })),
    thread:
      thread.kind === 'start'
        ? put(table, firstThreadRow(summary, threadKey, visibility, tenantId))
        : threadUpdate(table, summary, threadKey, visibility, thread),
    ...messageWrites(table, message),
    ...(visibility === 'held' ? holdEnd(table, message) : {}),
    ...(quota === undefined ? {} : quotaUse(table, tenantId, quota.month, summary.size, quota.plan)),
    ...(message.wasDeferred ? deferredRemoval(table, tenantId, messageKey, summary.size) : {}),
  };
}

export function messageWrites(
  table: Table,
  message: NewMessage,
): Writes<'message' | 'unread' | 'entry' | `claim${number}`> {
  const { summary, visibility, tenantId, messageKey, threadKey, logShards, isCounted } = message;
  const entry = () => logEntryRow(tenantId, shardOf(messageKey, logShards), entryOf(message));
  return {
    message: put(table, messageRow(message)),
    // The mark of a message that was lost is put again.
    unread: rowPut(table, markRow(message, 'unread')),
    ...(isCounted ? {} : { entry: put(table, entry()) }),
    ...Object.fromEntries(
      message.claims.map((id, i): [`claim${number}`, Write] => [
        `claim${i}`,
        claim(table, referenceRow(summary.inbox_id, visibility, id, threadKey), message.deletedThreads),
      ]),
    ),
  };
}

/** A held message that is not released is permanently deleted after 30 days (D-SND-10). */
function holdEnd(table: Table, { tenantId, summary, storedAt }: NewMessage): Writes<'due'> {
  const sortKey = summary.message_id.slice('msg_'.length);
  return duePut(table, {
    at: new Date(storedAt.getTime() + HELD_DAYS * DAY_MS).toISOString(),
    kind: 'hold-ends',
    id: `${tenantId}-${sortKey}`,
    tenantId,
    about: { inbox_id: summary.inbox_id, sort_key: sortKey },
  });
}

function entryOf(message: NewMessage): LogEntry {
  const { messageKey, threadKey, inboxKey, thread, summary, storedAt, countedAt, visibility } = message;
  return mailEntry(
    {
      messageKey,
      threadKey,
      inboxKey,
      inboxId: summary.inbox_id,
      visibility,
      kind: summary.kind,
      size: summary.size,
    },
    { startsThread: thread.kind === 'start', storedAt, countedAt },
  );
}

export interface LoggedMessage extends LoggedMail {
  readonly messageKey: string;
  readonly inboxKey: string;
  readonly size: number;
}

export function mailEntry(
  { messageKey, inboxKey, inboxId, threadKey, visibility, kind, size }: LoggedMessage,
  {
    startsThread,
    storedAt,
    countedAt = storedAt,
  }: { readonly startsThread: boolean; readonly storedAt: Date; readonly countedAt: Date | undefined },
): LogEntry {
  return {
    at: countedAt,
    unique: messageKey,
    inboxKey,
    inboxes: 0,
    threads: startsThread ? 1 : 0,
    messages: 1,
    bytes: size,
    delivered: monthOf(countedAt.getTime()) === monthOf(storedAt.getTime()) ? 1 : 0,
    // An email that is counted later was announced when it was first stored.
    mail: countedAt === storedAt ? { inboxId, threadKey, visibility, kind } : undefined,
  };
}

function put(table: Table, row: Row): Write {
  return rowPut(table, row, { lacks: ['pk'], showsFound: true });
}

function claim(table: Table, row: Row, deletedThreads: readonly string[]): Write {
  if (deletedThreads.length === 0) return put(table, row);
  const values = Object.fromEntries(deletedThreads.map((thread, i) => [`:deleted${i}`, thread]));
  const condition = `attribute_not_exists(pk) OR thread IN (${Object.keys(values).join(', ')})`;
  return rowPut(table, row, { condition, values });
}
