import { keysOfMessageId } from '../../ids.ts';
import type { MessageSummary } from '../../mail/message.ts';
import type { Visibility } from '../../mail/visibility.ts';
import { deferredRemoval } from '../deferred/deferred-mail.ts';
import { activityOf, messageListingKey, messageRowKey, referenceKey, threadRowKey } from '../keys.ts';
import type { Row, Table } from '../table/table.ts';
import { transact, transactOnce, type Writes } from '../table/transaction.ts';
import { firstThreadRow, hasVirus, membersOf, THREAD_MEMBERS, WITH_VIRUS } from '../thread/thread-rows.ts';
import { type Caps, quotaUse } from '../usage/quota-counter.ts';
import { type UsageEntry, usageEntryRow } from '../usage/usage-rows.ts';
import { arrivalRow } from './arrivals.ts';

/** A message that is ready to be stored in one inbox. */
export interface Delivery {
  readonly tenantId: string;
  /** `Inbox.listKey` of the inbox. */
  readonly inboxKey: string;
  readonly visibility: Visibility;
  /** As the row holds it; `message_id` already names the thread. */
  readonly summary: MessageSummary;
  /** Compressed content, unless the message's object has it. */
  readonly content: Uint8Array | undefined;
  readonly thread: ThreadPlan;
  /** Message-IDs by which later mail shall find this thread and that no thread answers to yet. */
  readonly references: readonly string[];
  /** The caps that the counter holds the tenant to; undefined where there is quota to spare. */
  readonly quota: { readonly month: string; readonly plan: Caps } | undefined;
  /** Whether the mail waited for this quota. */
  readonly wasDeferred: boolean;
  /** Whether the ledger has the entry of this message already, which then is made again from its raw bytes. */
  readonly isCounted: boolean;
  /** When the message is stored, or was when it is made again. */
  readonly now: Date;
}

/** What a delivery does to its thread; the conditions of the transaction hold it to that. */
export type ThreadPlan =
  | { readonly starts: true }
  | {
      readonly starts: false;
      /** Whether it is the newest member, which the thread's preview and place in the list follow. */
      readonly newest: boolean;
      /** Whether its people are added to those whom the thread names. */
      readonly grows: boolean;
    };

/** Names of the parts whose conditions say why a delivery could not be made as planned. */
export type DeliveryPart =
  | 'arrival'
  | 'message'
  | 'thread'
  | 'usage'
  | 'quota'
  | 'deferred'
  | 'deferredTotal'
  | `reference${number}`;

/**
 * Stores what a message alone has, when it is made again: itself, its entry in the usage ledger, and the Message-IDs that
 * lead to its thread.
 * @param alongside what else must happen with it or not at all.
 * @throws ConditionsFailed naming `message` (it is there), `usage` (it is counted) or a `reference` (a thread just got that
 *   Message-ID).
 */
export async function storeAgain(
  table: Table,
  delivery: Delivery,
  alongside: Writes<string> = {},
): Promise<void> {
  await transact<string>(table, { ...messageWrites(table, delivery), ...alongside });
}

/**
 * Stores a message in one transaction: the arrival that makes redeliveries harmless, the message, its thread,
 * the Message-IDs that lead to the thread, and the entry in the usage ledger. Waits for nobody.
 * @throws ConditionsFailed naming `arrival` (stored already), `thread` (it is not as `delivery.thread` says)
 *   or a `reference` (another mail just gave that Message-ID to a thread).
 * @throws TransactionConflict when other deliveries changed the thread, a Message-ID or the counter at the same time.
 */
export async function deliverOnce(table: Table, delivery: Delivery): Promise<void> {
  await transactOnce(table, deliveryWrites(table, delivery));
}

function deliveryWrites(table: Table, delivery: Delivery): Writes<DeliveryPart> {
  const { summary, visibility, tenantId } = delivery;
  const { messageKey, threadKey } = keysOf(delivery);
  return {
    arrival: put(table, arrivalRow(summary.inbox_id, messageKey, threadKey)),
    thread: delivery.thread.starts
      ? put(table, firstThreadRow(summary, threadKey, visibility, tenantId))
      : threadUpdate(table, summary, threadKey, delivery.thread),
    ...messageWrites(table, delivery),
    ...(delivery.quota === undefined
      ? {}
      : quotaUse(table, tenantId, delivery.quota.month, summary.size, delivery.quota.plan)),
    ...(delivery.wasDeferred ? deferredRemoval(table, tenantId, messageKey, summary.size) : {}),
  };
}

function messageWrites(table: Table, delivery: Delivery): Writes<'message' | 'usage' | `reference${number}`> {
  const { summary, visibility, tenantId } = delivery;
  const { messageKey, threadKey } = keysOf(delivery);
  return {
    message: put(table, {
      ...messageRowKey(summary.inbox_id, threadKey, messageKey),
      ...messageListingKey(summary.inbox_id, visibility, messageKey),
      tenant: tenantId,
      kind: visibility,
      summary,
      ...(delivery.content === undefined ? {} : { content: delivery.content }),
    }),
    ...(delivery.isCounted
      ? {}
      : { usage: put(table, usageEntryRow(tenantId, entryOf(delivery, messageKey))) }),
    ...Object.fromEntries(
      delivery.references.map((id, i): [`reference${number}`, Part] => [
        `reference${i}`,
        put(table, { ...referenceKey(summary.inbox_id, visibility, id), thread: threadKey }),
      ]),
    ),
  };
}

function entryOf({ inboxKey, thread, summary, now }: Delivery, messageKey: string): UsageEntry {
  return {
    at: now,
    unique: messageKey,
    inboxKey,
    inboxes: 0,
    threads: thread.starts ? 1 : 0,
    messages: 1,
    bytes: summary.size,
  };
}

function keysOf({ summary }: Delivery): { messageKey: string; threadKey: string } {
  const keys = keysOfMessageId(summary.message_id);
  if (keys === undefined) throw new Error(`Not a message id: ${summary.message_id}`);
  return keys;
}

function put(table: Table, item: Row): Part {
  return {
    Put: {
      TableName: table.name,
      Item: item,
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
}

/**
 * One more message in a thread. Counts are added, so that parallel members never wait for each other; what
 * only the newest member decides is set under the condition that it is the newest.
 */
function threadUpdate(
  table: Table,
  summary: MessageSummary,
  threadKey: string,
  { newest, grows }: { newest: boolean; grows: boolean },
): Part {
  const members = membersOf(summary);
  const lists = grows ? (['senders', 'recipients'] as const).filter((list) => members[list].length > 0) : [];
  const adds = ['#count :one', '#size :size', ...lists.map((list) => `${list} :${list}`)];
  const sets = [
    'updated_at = :now',
    ...(newest ? ['last_message_id = :id', 'preview = :preview', 'gsk = :activity'] : []),
    ...(hasVirus(summary) ? ['summary = :summary'] : []),
  ];
  const conditions = [
    // Against a member that came in between and is newer, or is not as new as it seemed.
    newest ? 'last_message_id < :id' : 'last_message_id > :id',
    // Against lists that outgrow the row.
    ...lists.map((list) => `(attribute_not_exists(${list}) OR size(${list}) < :most)`),
  ];
  return {
    Update: {
      TableName: table.name,
      Key: threadRowKey(summary.inbox_id, threadKey),
      UpdateExpression: `ADD ${adds.join(', ')} SET ${sets.join(', ')}`,
      ConditionExpression: conditions.join(' AND '),
      ExpressionAttributeNames: { '#count': 'count', '#size': 'size' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':size': summary.size,
        ':now': summary.created_at,
        ':id': summary.message_id,
        ...(newest
          ? { ':preview': summary.preview, ':activity': activityOf(summary.received_at, threadKey) }
          : {}),
        ...(hasVirus(summary) ? { ':summary': WITH_VIRUS.summary } : {}),
        ...(lists.length > 0 ? { ':most': THREAD_MEMBERS } : {}),
        ...Object.fromEntries(lists.map((list) => [`:${list}`, new Set(members[list])])),
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
}

type Part = NonNullable<Writes<string>[string]>;
