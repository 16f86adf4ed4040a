import { areDeferred } from '../store/deferred/deferred-mail.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import { messageRowKey, positionOfEntry, threadRowKey, usageEntryKey } from '../store/keys.ts';
import { findArrivals } from '../store/message/arrivals.ts';
import { messageOf } from '../store/message/message-rows.ts';
import { hasObject } from '../store/object/mail-bucket.ts';
import { incomingKey } from '../store/object/object-keys.ts';
import { findRaw, type KeptRaw, type RawDelivery, type RawMail } from '../store/object/raw-mail.ts';
import { getRows } from '../store/table/table.ts';
import type { UsageEntry } from '../store/usage/usage-rows.ts';
import type { RebuildServices } from './rebuild-services.ts';

/** A mail that was stored, and whose message is missing. */
export interface LostMail extends RawMail {
  readonly raw: KeptRaw & { readonly delivery: RawDelivery };
}

/** A mail that was over quota when its raw bytes were copied. */
export interface WaitingMail extends RawMail {
  readonly raw: KeptRaw;
}

/** A mail whose message is there, and whose arrival, usage entry or thread row is missing. */
export interface PartialMail extends RawMail {
  readonly threadKey: string;
  /** Undefined when it is not missing. */
  readonly missingEntry: UsageEntry | undefined;
}

/** What is there of a mail whose raw bytes are in the bucket. */
export type MailStatus =
  | { readonly kind: 'complete' }
  | { readonly kind: 'partial'; readonly mail: PartialMail }
  | { readonly kind: 'lost'; readonly mail: LostMail }
  | { readonly kind: 'deferred'; readonly mail: WaitingMail }
  /** It is not stored yet: it is being received, or will be. */
  | { readonly kind: 'underWay' }
  /** There is no note of an envelope to this inbox. */
  | { readonly kind: 'withoutNote' };

/** The keys of the rows of a mail, if it was stored. */
interface Trace {
  readonly messageKey: string;
  readonly threadKey: string;
  readonly hasArrival: boolean;
  /** Undefined when it was not read, because the arrival names the thread. */
  readonly raw: KeptRaw | undefined;
}

/** Compares raw mail of an inbox with its rows. */
export async function statusesOf(
  services: RebuildServices,
  inbox: Inbox,
  messageKeys: readonly string[],
): Promise<MailStatus[]> {
  const arrivals = await findArrivals(services.table, inbox.inboxId, messageKeys);
  const traces = await Promise.all(messageKeys.map((key, i) => traceOf(services, inbox, key, arrivals[i])));
  // In parallel, so that their reads are batched.
  return Promise.all(traces.map((trace) => ('kind' in trace ? trace : statusOf(services, inbox, trace))));
}

async function traceOf(
  { bucket }: RebuildServices,
  { inboxId, listKey }: Inbox,
  messageKey: string,
  arrival: { readonly thread?: string | undefined } | undefined,
): Promise<Trace | MailStatus> {
  if (arrival?.thread !== undefined) {
    return { messageKey, threadKey: arrival.thread, hasArrival: true, raw: undefined };
  }
  // It was dropped. Its bytes are deleted when its receipt comes again.
  if (arrival !== undefined) return { kind: 'underWay' };
  const raw = await findRaw(bucket, { inboxId, messageKey });
  // An earlier inbox with this address may have been of another tenant: its mail is not of this inbox.
  if (raw?.inboxKey !== listKey) return { kind: 'withoutNote' };
  if (raw.delivery === undefined) return { kind: 'deferred', mail: { inboxId, messageKey, raw } };
  return { messageKey, threadKey: raw.delivery.threadKey, hasArrival: false, raw };
}

async function statusOf(services: RebuildServices, inbox: Inbox, trace: Trace): Promise<MailStatus> {
  const { table, bucket } = services;
  const { inboxId, tenantId, listKey } = inbox;
  const { messageKey, threadKey, hasArrival } = trace;
  const [row] = await getRows(table, [messageRowKey(inboxId, threadKey, messageKey)]);
  const message = messageOf(row, tenantId);
  if (message !== undefined) {
    const entry: UsageEntry = {
      at: new Date(message.summary.created_at),
      unique: messageKey,
      inboxKey: listKey,
      inboxes: 0,
      threads: startsThread(trace) ? 1 : 0,
      messages: 1,
      bytes: message.summary.size,
    };
    const [counted, head] = await getRows(table, [
      usageEntryKey(tenantId, positionOfEntry(entry.at, entry.unique)),
      threadRowKey(inboxId, threadKey),
    ]);
    if (hasArrival && counted !== undefined && head !== undefined) return { kind: 'complete' };
    const missingEntry = counted === undefined ? entry : undefined;
    return { kind: 'partial', mail: { inboxId, messageKey, threadKey, missingEntry } };
  }
  const raw = trace.raw ?? (await findRaw(bucket, { inboxId, messageKey }));
  if (raw?.inboxKey !== listKey || raw.delivery === undefined) return { kind: 'withoutNote' };
  if (!hasArrival && (await isUnderWay(services, inbox, messageKey, raw))) return { kind: 'underWay' };
  return {
    kind: 'lost',
    mail: { inboxId, messageKey, raw: { ...raw, delivery: { ...raw.delivery, threadKey } } },
  };
}

/** A thread has the key of the message that started it. */
export function startsThread({ messageKey, threadKey }: { messageKey: string; threadKey: string }): boolean {
  return messageKey === threadKey;
}

/**
 * Whether a mail without an arrival will still be received: its receipt is not spent while there are bytes under `incoming/`,
 * and a deferred mail has its row until it is stored. Until then its note may name a thread that is not final, and nobody has
 * checked the quota.
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
