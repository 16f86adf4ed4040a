import { keysOfMessageId } from '../../ids.ts';
import type { MessageSummary } from '../../mail/message.ts';
import type { Visibility } from '../../mail/visibility.ts';
import { deferredRemoval } from '../deferred/deferred-mail.ts';
import type { Row, Table } from '../table/table.ts';
import {
  ConditionsFailed,
  TransactionConflict,
  transact,
  transactOnce,
  type Writes,
} from '../table/transaction.ts';
import { type ThreadJoin, threadUpdate } from '../thread/thread-join.ts';
import { firstThreadRow } from '../thread/thread-rows.ts';
import { type Caps, quotaUse } from '../usage/quota-counter.ts';
import { type UsageEntry, usageEntryRow } from '../usage/usage-rows.ts';
import { arrivalRow, referenceRow } from './arrivals.ts';
import { messageRow } from './message-rows.ts';

/** A message as it will be stored in one inbox. */
export interface NewMessage {
  readonly tenantId: string;
  /** `Inbox.listKey` of the inbox. */
  readonly inboxKey: string;
  readonly visibility: Visibility;
  /** As the row holds it; `message_id` already names the thread. */
  readonly summary: MessageSummary;
  /** Compressed content, unless the message's object has it. */
  readonly content: Uint8Array | undefined;
  readonly thread: ThreadWrite;
  /** Message-IDs that lead to this thread from now on; no thread has claimed them yet. */
  readonly claims: readonly string[];
  /** The caps of the exact quota counter; undefined when the tenant has no counter. */
  readonly quota: { readonly month: string; readonly plan: Caps } | undefined;
  /** Whether the mail was over quota before, and has a `DEFERRED` row. */
  readonly wasDeferred: boolean;
  /** Whether the usage ledger has the entry of this message already: when the message is made again from its raw bytes. */
  readonly isCounted: boolean;
  /** When the message is stored, or was stored first when it is made again. */
  readonly storedAt: Date;
}

/** What is written to the thread of a message. */
export type ThreadWrite = { readonly kind: 'start' } | ThreadJoin;

/** Names of the parts of the transaction, by which a failed condition is recognized. */
export type MessagePart =
  | 'arrival'
  | 'message'
  | 'thread'
  | 'usage'
  | 'quota'
  | 'deferred'
  | 'deferredTotal'
  | `claim${number}`;

/** Why a message could not be stored as planned: rows are not as expected, or other transactions use them. */
export type StoreConflict = ConditionsFailed<MessagePart> | TransactionConflict<MessagePart>;

export type PutOutcome =
  | { readonly kind: 'stored' }
  /** The mail has an arrival: it was stored or dropped when its receipt came before. */
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'conflict'; readonly conflict: StoreConflict };

/**
 * Stores a message in one transaction: the arrival that makes redeliveries harmless, the message, its thread, the
 * Message-IDs that lead to the thread, the entry in the usage ledger, the use of quota, and the end of its deferral. Makes one
 * attempt and does not wait.
 */
export async function putMessage(table: Table, message: NewMessage): Promise<PutOutcome> {
  try {
    await transactOnce(table, newMessageWrites(table, message));
    return { kind: 'stored' };
  } catch (error) {
    if (error instanceof ConditionsFailed && error.of('arrival')) return { kind: 'duplicate' };
    if (error instanceof ConditionsFailed || error instanceof TransactionConflict) {
      return { kind: 'conflict', conflict: error };
    }
    throw error;
  }
}

/**
 * Stores only what belongs to a message itself, when it is made again: the message, its entry in the usage ledger, and the
 * Message-IDs that lead to its thread.
 * @param alongside further writes of the same transaction.
 * @throws ConditionsFailed naming `message` (it is there), `usage` (it is counted) or a `claim` (a thread has just claimed
 *   that Message-ID).
 */
export async function putMessageAgain(
  table: Table,
  message: NewMessage,
  alongside: Writes<string> = {},
): Promise<void> {
  await transact<string>(table, { ...messageWrites(table, message), ...alongside });
}

function newMessageWrites(table: Table, message: NewMessage): Writes<MessagePart> {
  const { summary, visibility, tenantId, thread, quota } = message;
  const { messageKey, threadKey } = keysOf(message);
  return {
    arrival: put(table, arrivalRow(summary.inbox_id, messageKey, threadKey)),
    thread:
      thread.kind === 'start'
        ? put(table, firstThreadRow(summary, threadKey, visibility, tenantId))
        : threadUpdate(table, summary, threadKey, thread),
    ...messageWrites(table, message),
    ...(quota === undefined ? {} : quotaUse(table, tenantId, quota.month, summary.size, quota.plan)),
    ...(message.wasDeferred ? deferredRemoval(table, tenantId, messageKey, summary.size) : {}),
  };
}

function messageWrites(table: Table, message: NewMessage): Writes<'message' | 'usage' | `claim${number}`> {
  const { summary, visibility, tenantId } = message;
  const { messageKey, threadKey } = keysOf(message);
  return {
    message: put(table, messageRow({ ...message, threadKey, messageKey })),
    ...(message.isCounted
      ? {}
      : { usage: put(table, usageEntryRow(tenantId, entryOf(message, messageKey))) }),
    ...Object.fromEntries(
      message.claims.map((id, i): [`claim${number}`, Write] => [
        `claim${i}`,
        put(table, referenceRow(summary.inbox_id, visibility, id, threadKey)),
      ]),
    ),
  };
}

function entryOf({ inboxKey, thread, summary, storedAt }: NewMessage, messageKey: string): UsageEntry {
  return {
    at: storedAt,
    unique: messageKey,
    inboxKey,
    inboxes: 0,
    threads: thread.kind === 'start' ? 1 : 0,
    messages: 1,
    bytes: summary.size,
  };
}

function keysOf({ summary }: NewMessage): { messageKey: string; threadKey: string } {
  const keys = keysOfMessageId(summary.message_id);
  if (keys === undefined) throw new Error(`Not a message id: ${summary.message_id}`);
  return keys;
}

function put(table: Table, item: Row): Write {
  return {
    Put: {
      TableName: table.name,
      Item: item,
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
}

type Write = NonNullable<Writes<string>[string]>;
