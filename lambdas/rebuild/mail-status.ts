import { threadKeyOf } from '../ids.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import { messageRowKey, threadRowKey } from '../store/keys.ts';
import { type Arrival, findArrivals } from '../store/message/arrivals.ts';
import { findReleases, type Release } from '../store/message/deleted-messages.ts';
import { messageOf } from '../store/message/message-rows.ts';
import { hasObject } from '../store/object/mail-bucket.ts';
import { incomingKey } from '../store/object/object-keys.ts';
import { findRaw, type KeptRaw, listRaw, type RawDelivery } from '../store/object/raw-mail.ts';
import type { LoggedMessage } from '../store/receive/new-message.ts';
import { getRows } from '../store/table/table.ts';
import { areDeferred } from '../store/usage/deferred-mail.ts';
import { CountedMessages } from './counted-messages.ts';
import type { RebuildServices } from './rebuild-services.ts';

const ROUND = 100;

/** The last email is returned only if more may follow. */
export async function mailStatuses(
  services: RebuildServices,
  inbox: Inbox,
  after: string | undefined,
): Promise<{ readonly statuses: readonly MailStatus[]; readonly next: string | undefined }> {
  const statuses: MailStatus[] = [];
  const keys = listRaw(services.bucket, inbox.inboxId, after);
  for await (const messageKeys of inRounds(keys, Math.min(ROUND, services.pageMails))) {
    statuses.push(...(await statusesOf(services, inbox, messageKeys)));
    if (statuses.length >= services.pageMails) return { statuses, next: messageKeys.at(-1) };
  }
  return { statuses, next: undefined };
}

/** The order of storage restores the same threads. */
export function byDelivery(a: LostMail, b: LostMail): number {
  const [first, second] = [a, b].map(({ raw }) => raw.delivery.at.getTime());
  if (first !== second) return (first ?? 0) - (second ?? 0);
  return a.messageKey < b.messageKey ? -1 : 1;
}

async function* inRounds(
  keys: AsyncIterable<string>,
  size: number,
): AsyncGenerator<string[], void, undefined> {
  let round: string[] = [];
  for await (const key of keys) {
    round.push(key);
    if (round.length < size) continue;
    yield round;
    round = [];
  }
  if (round.length > 0) yield round;
}

type MailStatus =
  | LostMail
  | PartialMail
  | { readonly kind: 'complete'; readonly unextracted: StoredMail | undefined }
  /** The tenant was over its quota when the raw bytes were copied. */
  | { readonly kind: 'deferred'; readonly messageKey: string; readonly raw: KeptRaw }
  /** The email is being received or still queued. */
  | { readonly kind: 'underWay' }
  /** No envelope stored with the raw bytes names this inbox. */
  | { readonly kind: 'withoutNote' };

export interface StoredMail {
  readonly messageKey: string;
  readonly threadKey: string;
  readonly release?: Release | undefined;
}

export interface LostMail extends StoredMail {
  readonly kind: 'lost';
  readonly raw: KeptRaw & { readonly delivery: RawDelivery };
}

export interface PartialMail extends StoredMail {
  readonly kind: 'partial';
  readonly uncounted: { readonly message: LoggedMessage; readonly storedAt: Date } | undefined;
  readonly unextracted: StoredMail | undefined;
}

interface Trace extends StoredMail {
  readonly hasArrival: boolean;
  readonly raw: KeptRaw | undefined;
}

async function statusesOf(
  services: RebuildServices,
  inbox: Inbox,
  messageKeys: readonly string[],
): Promise<MailStatus[]> {
  const [arrivals, releases] = await Promise.all([
    findArrivals(services.table, inbox.inboxId, messageKeys),
    findReleases(services.table, inbox.inboxId, messageKeys),
  ]);
  const counted = await CountedMessages.of(services.table, inbox.tenantId);
  const traces = await Promise.all(
    messageKeys.map((key, i) =>
      traceOf(services, inbox, key, { arrival: arrivals[i], release: releases[i] }),
    ),
  );
  return Promise.all(
    traces.map((trace) => ('kind' in trace ? trace : statusOf(services, inbox, counted, trace))),
  );
}

async function traceOf(
  { bucket }: RebuildServices,
  { inboxId, listKey }: Inbox,
  messageKey: string,
  { arrival, release }: { readonly arrival: Arrival | undefined; readonly release: Release | undefined },
): Promise<Trace | MailStatus> {
  if (arrival?.thread !== undefined) {
    return { messageKey, threadKey: arrival.thread, hasArrival: true, release, raw: undefined };
  }
  // The email was dropped or permanently deleted; the repeated receipt or the purge deletes its bytes.
  if (arrival !== undefined) return { kind: 'underWay' };
  const raw = await findRaw(bucket, { inboxId, messageKey });
  // An earlier inbox of another tenant may have had this address; its email must not appear here.
  if (raw?.inboxKey !== listKey) return { kind: 'withoutNote' };
  if (raw.delivery === undefined) return { kind: 'deferred', messageKey, raw };
  const threadKey = release?.threadKey ?? raw.delivery.threadKey;
  return { messageKey, threadKey, hasArrival: false, release, raw };
}

async function statusOf(
  services: RebuildServices,
  inbox: Inbox,
  counted: CountedMessages,
  trace: Trace,
): Promise<MailStatus> {
  const { table, bucket } = services;
  const { inboxId, tenantId, listKey } = inbox;
  const { messageKey, threadKey, hasArrival, release } = trace;
  const arrivedAs = release?.messageKey ?? messageKey;
  const [row] = await getRows(table, [messageRowKey(inboxId, threadKey, arrivedAs)]);
  const message = messageOf(row, tenantId);
  if (message !== undefined) {
    const { summary, visibility, countedAt, isExtracted } = message;
    const unextracted = isExtracted ? undefined : { messageKey: arrivedAs, threadKey };
    // A held email was counted when it was held.
    const storedAt = release?.heldAt ?? new Date(summary.created_at);
    const [isCounted, [head]] = await Promise.all([
      countedAt !== undefined || counted.has(messageKey, storedAt),
      getRows(table, [threadRowKey(inboxId, threadKey)]),
    ]);
    if (hasArrival && isCounted && head !== undefined) return { kind: 'complete', unextracted };
    const { size, kind } = summary;
    const logged = { messageKey: arrivedAs, inboxKey: listKey, inboxId, threadKey, visibility, kind, size };
    const uncounted = isCounted ? undefined : { message: logged, storedAt };
    return { kind: 'partial', messageKey, threadKey, release, uncounted, unextracted };
  }
  const raw = trace.raw ?? (await findRaw(bucket, { inboxId, messageKey }));
  if (raw?.inboxKey !== listKey || raw.delivery === undefined) return { kind: 'withoutNote' };
  if (!hasArrival && (await isUnderWay(services, inbox, messageKey, raw))) return { kind: 'underWay' };
  return { kind: 'lost', messageKey, threadKey, release, raw: { ...raw, delivery: raw.delivery } };
}

export function startsThread({ messageKey, threadKey }: { messageKey: string; threadKey: string }): boolean {
  return threadKeyOf(messageKey) === threadKey;
}

/**
 * While bytes under `incoming/` or a deferred row exist, the email will still be received: the thread in its note may
 * not be final, and the quota is unchecked.
 */
async function isUnderWay(
  { table, bucket }: RebuildServices,
  { tenantId }: Inbox,
  messageKey: string,
  { receipt }: KeptRaw,
): Promise<boolean> {
  const [deferred = false] = await areDeferred(table, tenantId, [messageKey]);
  return deferred || (await hasObject(bucket, incomingKey(receipt.sesMessageId)));
}
