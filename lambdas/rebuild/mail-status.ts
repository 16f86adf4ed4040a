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

/** A mail that was delivered and whose message is gone. */
export interface LostMail extends RawMail {
  readonly raw: KeptRaw & { readonly delivery: RawDelivery };
}

/** A mail that waited for quota when its bytes were written. */
export interface WaitingMail extends RawMail {
  readonly raw: KeptRaw;
}

/** A mail whose message is there, and a row beside it is not: its arrival, its entry in the ledger, its thread's row. */
export interface PartialMail extends RawMail {
  readonly threadKey: string;
  /** Undefined when the ledger has it. */
  readonly missingEntry: UsageEntry | undefined;
}

/** What became of a mail of which there are raw bytes. */
export type MailStatus =
  | { readonly kind: 'whole' }
  | { readonly kind: 'partial'; readonly mail: PartialMail }
  | { readonly kind: 'lost'; readonly mail: LostMail }
  | { readonly kind: 'deferred'; readonly mail: WaitingMail }
  /** It is being received, or waits for that: where it belongs is not decided before it is stored. */
  | { readonly kind: 'underWay' }
  /** Nothing tells of an envelope to this inbox. */
  | { readonly kind: 'withoutNote' };

/** Where the rows of a mail must be, if it was stored. */
interface Trace {
  readonly messageKey: string;
  readonly threadKey: string;
  readonly hasArrival: boolean;
  /** Undefined when the arrival told where. */
  readonly raw: KeptRaw | undefined;
}

/** Holds raw mail of an inbox against its rows. */
export async function statusesOf(
  services: RebuildServices,
  inbox: Inbox,
  messageKeys: readonly string[],
): Promise<MailStatus[]> {
  const arrivals = await findArrivals(services.table, inbox.inboxId, messageKeys);
  const traces = await Promise.all(messageKeys.map((key, i) => traceOf(services, inbox, key, arrivals[i])));
  // All at one moment, so that they share their reads.
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
  // It was dropped. Its bytes go when its receipt comes again.
  if (arrival !== undefined) return { kind: 'underWay' };
  const raw = await findRaw(bucket, { inboxId, messageKey });
  // Mail of another inbox that had this address is nothing to this one, whoever's it was.
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
    if (hasArrival && counted !== undefined && head !== undefined) return { kind: 'whole' };
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

/** A thread has the key of the mail that started it. */
export function startsThread({ messageKey, threadKey }: { messageKey: string; threadKey: string }): boolean {
  return messageKey === threadKey;
}

/**
 * Whether somebody is to store a mail who has not come to it: its receipt is spent when the bytes under `incoming/` are
 * gone, and mail that was deferred ends to be so in the transaction that stores it. The thread in its note is then a guess
 * that may still be changed, and the caps were not asked.
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
