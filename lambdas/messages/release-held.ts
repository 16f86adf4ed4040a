import { readAwaitedTexts } from '../attachments/asked-texts.ts';
import { refusedCaller } from '../auth/refused-caller.ts';
import type { Caller } from '../caller/caller.ts';
import { conflict } from '../core/errors.ts';
import { keysOfMessageId, messageId, messageKeyAt, threadId, threadOfSortKey, timeOfKey } from '../ids.ts';
import type { MessageSummary } from '../message/message.ts';
import { visibilityOfLabels } from '../message/visibility.ts';
import { publishWhenWritten } from '../publish/publish-when-written.ts';
import { findThreads } from '../receive/find-threads.ts';
import { matchThread } from '../receive/match-thread.ts';
import { callerChecks, isCallerRevoked } from '../store/account/caller-checks.ts';
import { threadRowKey } from '../store/keys.ts';
import { shardOf } from '../store/log/log-entries.ts';
import { findArrivals } from '../store/message/arrivals.ts';
import { isDeletedThread } from '../store/message/made-thread.ts';
import { keysOfMessage, packContent, type StoredMessage } from '../store/message/message-rows.ts';
import { getMessage, getThreadPart, type InboxPath, type ThreadPart } from '../store/message/messages.ts';
import { threadJoin } from '../store/message/thread-join.ts';
import { releaseWrites } from '../store/receive/released-message.ts';
import { getRow } from '../store/table/table.ts';
import { tryTransactOnce } from '../store/table/transaction.ts';
import { getUsageHead } from '../store/usage/usage-head.ts';
import { backOff } from '../timing/backoff.ts';
import type { RollUpTrigger } from '../usage/roll-up-trigger.ts';
import type { ChangeServices } from './change-messages.ts';

interface HoldServices extends ChangeServices {
  readonly caller: Caller;
  readonly usage: Pick<RollUpTrigger, 'changed'>;
}

/** An email that joins the thread makes an attempt fail. */
const ATTEMPTS = 24;

/** Every attempt has the same values, because the event's publication is requested only once. */
interface Arrival {
  readonly at: Date;
  readonly messageKey: string;
  readonly shard: number;
  readonly logShards: number;
}

/**
 * @returns the new message, also if an earlier call released it; undefined if it was never held @throws ApiError
 * conflict, unauthenticated
 */
export async function releaseHeld(
  services: HoldServices,
  path: InboxPath,
  id: string,
): Promise<StoredMessage | undefined> {
  const { table } = services;
  const keys = keysOfMessageId(id);
  if (keys === undefined) return undefined;
  let arrival: Arrival | undefined;
  for (let failures = 0; failures < ATTEMPTS; ) {
    const part = await getThreadPart(table, path, keys.threadKey, [keys.sortKey]);
    const [held] = part?.messages ?? [];
    if (part === undefined || held?.visibility !== 'held') return released(services, path, keys.sortKey);
    if (arrival === undefined) {
      arrival = await nextArrival(services, path, keys.sortKey);
      // The job comes before the transaction; after a crash in between it finds nothing.
      await publishWhenWritten(services, path.tenantId, arrival.shard, {
        at: arrival.at,
        unique: arrival.messageKey,
      });
    }
    const writes = await writesOf(services, part, held, arrival);
    if (writes === undefined) {
      failures += 1;
      continue;
    }
    const checked = { ...writes, ...callerChecks(table, services.caller) };
    const refusal = await tryTransactOnce(table, checked);
    if (refusal === undefined) {
      await services.usage.changed(path.tenantId, arrival.messageKey, services.now());
      return released(services, path, keys.sortKey);
    }
    if (isCallerRevoked(refusal)) throw await refusedCaller(table, path.tenantId);
    failures += 1;
    await backOff(failures, table.pause);
  }
  throw conflict('Other mail arrived in the thread at the same time. Try again.');
}

async function released(
  { table }: HoldServices,
  path: InboxPath,
  heldKey: string,
): Promise<StoredMessage | undefined> {
  const [arrival] = await findArrivals(table, path.inboxId, [heldKey]);
  if (arrival?.thread === undefined || arrival.released_as === undefined) return undefined;
  return getMessage(table, path, messageId(arrival.released_as, arrival.thread));
}

async function nextArrival(
  { table, now }: HoldServices,
  { tenantId }: InboxPath,
  heldKey: string,
): Promise<Arrival> {
  const { shards } = await getUsageHead(table, tenantId);
  const at = new Date(Math.max(now().getTime(), timeOfKey(heldKey).getTime() + 1));
  const messageKey = messageKeyAt(at, heldKey);
  return { at, messageKey, shard: shardOf(messageKey, shards), logShards: shards };
}

/** Undefined means that another call has released the message. */
async function writesOf(
  { table }: HoldServices,
  { inbox, head }: ThreadPart,
  held: StoredMessage,
  { at, messageKey, logShards }: Arrival,
) {
  const { summary } = held;
  const content = held.content();
  const { rfc_message_id: rfcMessageId, in_reply_to: inReplyTo, references } = summary;
  const headers = { rfcMessageId, inReplyTo, references };
  const labels = summary.labels.filter((label) => label !== 'held');
  const visibility = visibilityOfLabels(labels);
  const threads = await findThreads(table, inbox.inboxId, visibility, headers);
  const found = matchThread(headers, messageKey, threads);
  if (!found.isNew && found.threadKey === threadOfSortKey(keysOfMessage(held).sortKey)) return undefined;
  const row = found.isNew ? undefined : await getRow(table, threadRowKey(inbox.inboxId, found.threadKey));
  // Message-IDs of a permanently deleted thread must lead to the new thread.
  const isDeleted = isDeletedThread(row);
  const deletedThreads = isDeleted ? [found.threadKey] : [];
  const { threadKey, isNew, claims } = isDeleted ? matchThread(headers, messageKey, new Map()) : found;
  const joined = isNew ? undefined : row;
  const arrived = arrivedSummary(summary, labels, messageId(messageKey, threadKey), threadKey, at);
  const place = { inbox_id: inbox.inboxId, message_key: held.messageKey };
  const { length } = summary.attachments;
  const awaited = length === 0 ? undefined : await readAwaitedTexts(table, inbox.tenantId, at);
  const asked = awaited?.(place, length)?.indices ?? [];
  return releaseWrites(table, held, head, asked, {
    tenantId: inbox.tenantId,
    inboxKey: inbox.listKey,
    messageKey,
    objectKey: held.messageKey,
    threadKey,
    visibility,
    summary: arrived,
    content: content && packContent(content, arrived),
    thread: isNew ? { kind: 'start' } : threadJoin(joined, arrived.message_id),
    claims,
    deletedThreads,
    quota: undefined,
    wasDeferred: false,
    logShards,
    storedAt: at,
    countedAt: undefined,
    isCounted: true,
  });
}

function arrivedSummary(
  { hold_reason: _ofHeld, ...summary }: MessageSummary,
  labels: readonly string[],
  message_id: string,
  threadKey: string,
  at: Date,
): MessageSummary {
  const time = at.toISOString();
  return {
    ...summary,
    message_id,
    thread_id: threadId(threadKey),
    labels,
    unread: true,
    received_at: time,
    attachments: summary.attachments.map((attachment) => ({ ...attachment, message_id })),
    created_at: time,
    updated_at: time,
  };
}
