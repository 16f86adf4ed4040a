import { keysOfMessageId } from '../ids.ts';
import type { Kind } from '../mail/kind.ts';
import type { MessageSummary } from '../mail/message.ts';
import { arrivalRow } from './arrivals.ts';
import { messageListing, messageRowKey, referenceKey, threadRowKey } from './message-rows.ts';
import type { Row, Table } from './table.ts';
import { activityOf, firstThreadRow, membersOf, THREAD_MEMBERS } from './thread-rows.ts';
import { transact, type Writes } from './transaction.ts';
import { usageEntryRow } from './usage-rows.ts';

/** A message that is ready to be stored in one inbox. */
export interface Delivery {
  readonly tenantId: string;
  readonly kind: Kind;
  /** As the row holds it; `message_id` already names the thread. */
  readonly summary: MessageSummary;
  /** Compressed content, unless the message's object has it. */
  readonly content: Uint8Array | undefined;
  readonly thread: 'new' | 'newest-of-thread' | 'older-in-thread' | 'newest-of-full-thread';
  /** Message-IDs by which later mail shall find this thread and that no thread answers to yet. */
  readonly references: readonly string[];
  readonly now: Date;
}

/** Names of the parts whose conditions say why a delivery could not be made as planned. */
export type DeliveryPart = 'arrival' | 'message' | 'thread' | 'usage' | `reference${number}`;

/**
 * Stores a message in one transaction: the arrival that makes redeliveries harmless, the message, its thread,
 * the Message-IDs that lead to the thread, and the entry in the usage ledger.
 * @throws ConditionsFailed naming `arrival` (stored already), `thread` (it is not as `delivery.thread` says)
 *   or a `reference` (another mail just gave that Message-ID to a thread).
 */
export async function deliver(table: Table, delivery: Delivery): Promise<void> {
  const { summary, kind, tenantId } = delivery;
  const keys = keysOfMessageId(summary.message_id);
  if (keys === undefined) throw new Error(`Not a message id: ${summary.message_id}`);
  const { messageKey, threadKey } = keys;
  const put = (item: Row) => ({
    Put: {
      TableName: table.name,
      Item: item,
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    },
  });
  const references = Object.fromEntries(
    delivery.references.map((id, i): [`reference${number}`, ReturnType<typeof put>] => [
      `reference${i}`,
      put({ ...referenceKey(summary.inbox_id, kind, id), thread: threadKey }),
    ]),
  );
  const writes: Writes<DeliveryPart> = {
    arrival: put(arrivalRow(summary.inbox_id, messageKey, threadKey)),
    message: put({
      ...messageRowKey(summary.inbox_id, threadKey, messageKey),
      gpk: messageListing(summary.inbox_id, kind),
      gsk: messageKey,
      tenant: tenantId,
      kind,
      summary,
      ...(delivery.content === undefined ? {} : { content: delivery.content }),
    }),
    thread:
      delivery.thread === 'new'
        ? put(firstThreadRow(summary, threadKey, kind, tenantId))
        : threadUpdate(table, delivery, threadKey),
    usage: put(
      usageEntryRow(tenantId, {
        at: delivery.now,
        unique: messageKey,
        inboxId: summary.inbox_id,
        inboxes: 0,
        threads: delivery.thread === 'new' ? 1 : 0,
        messages: 1,
        bytes: summary.size,
      }),
    ),
    ...references,
  };
  await transact(table, writes);
}

/**
 * One more message in a thread. Counts are added, so that parallel members never wait for each other; what
 * only the newest member decides is set under the condition that it is the newest.
 */
function threadUpdate(table: Table, delivery: Delivery, threadKey: string): NonNullable<Writes<'x'>['x']> {
  const { summary } = delivery;
  const members = membersOf(summary);
  const newest = delivery.thread !== 'older-in-thread';
  const grows = delivery.thread !== 'newest-of-full-thread';
  const adds = [
    '#count :one',
    '#size :size',
    ...(grows && members.senders.length > 0 ? ['senders :senders'] : []),
    ...(grows && members.recipients.length > 0 ? ['recipients :recipients'] : []),
  ];
  return {
    Update: {
      TableName: table.name,
      Key: threadRowKey(summary.inbox_id, threadKey),
      UpdateExpression: [
        `ADD ${adds.join(', ')} SET updated_at = :now`,
        ...(newest ? ['last_message_id = :id, preview = :preview, gsk = :activity'] : []),
      ].join(', '),
      ConditionExpression: newest
        ? // Against a newer member that came first, and against a thread that was purged.
          `last_message_id < :id${grows ? ' AND (attribute_not_exists(senders) OR size(senders) < :members) AND (attribute_not_exists(recipients) OR size(recipients) < :members)' : ''}`
        : 'last_message_id > :id',
      ExpressionAttributeNames: { '#count': 'count', '#size': 'size' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':size': summary.size,
        ':now': summary.created_at,
        ':id': summary.message_id,
        ...(newest
          ? { ':preview': summary.preview, ':activity': activityOf(summary.received_at, threadKey) }
          : {}),
        ...(newest && grows ? { ':members': THREAD_MEMBERS } : {}),
        ...(grows && members.senders.length > 0 ? { ':senders': new Set(members.senders) } : {}),
        ...(grows && members.recipients.length > 0 ? { ':recipients': new Set(members.recipients) } : {}),
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
}
