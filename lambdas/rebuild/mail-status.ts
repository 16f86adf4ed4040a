import { threadKeyOf } from '../ids.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import { messageRowKey, threadRowKey } from '../store/keys.ts';
import { type Arrival, findArrivals } from '../store/message/arrivals.ts';
import { findReleases, type Release } from '../store/message/deleted-messages.ts';
import { messageOf } from '../store/message/message-rows.ts';
import { hasObject } from '../store/object/mail-bucket.ts';
import { incomingKey } from '../store/object/object-keys.ts';
import { findRaw, type KeptRaw, listRaw, type RawDelivery, type RawMail } from '../store/object/raw-mail.ts';
import type { LoggedMessage } from '../store/receive/new-message.ts';
import { getRows } from '../store/table/table.ts';
import { areDeferred } from '../store/usage/deferred-mail.ts';
import { CountedMessages } from './counted-messages.ts';
import type { RebuildServices } from './rebuild-services.ts';

/** The mails of a page of raw mail, by whether their rows are there. */
interface Losses {
  /** Number of mails with all their rows. */
  readonly present: number;
  /** In the order in which they were stored. */
  readonly lost: readonly LostMail[];
  readonly partial: readonly PartialMail[];
  readonly deferred: readonly WaitingMail[];
  /** Of those that are there. */
  readonly unextracted: readonly UnextractedMail[];
  readonly underWay: number;
  /** Number of mails without a note, or with the note of another inbox. */
  readonly withoutNote: number;
  /** The last mail of the page, if more may follow. */
  readonly next: string | undefined;
}

/** Mails whose rows are read together at most. */
const ROUND = 100;

/**
 * Compares a page of the raw mail of an inbox with its rows.
 * @param after the last mail of the page before; undefined for the first page.
 */
export async function findLosses(
  services: RebuildServices,
  inbox: Inbox,
  after: string | undefined,
): Promise<Losses> {
  const counts = { present: 0, underWay: 0, withoutNote: 0 };
  const lost: LostMail[] = [];
  const partial: PartialMail[] = [];
  const deferred: WaitingMail[] = [];
  const unextracted: UnextractedMail[] = [];
  const keys = listRaw(services.bucket, inbox.inboxId, after);
  let looked = 0;
  let next: string | undefined;
  for await (const messageKeys of inRounds(keys, Math.min(ROUND, services.pageMails))) {
    looked += messageKeys.length;
    for (const status of await statusesOf(services, inbox, messageKeys)) {
      if ('unextracted' in status && status.unextracted !== undefined) unextracted.push(status.unextracted);
      if (status.kind === 'lost') lost.push(status.mail);
      else if (status.kind === 'partial') partial.push(status.mail);
      else if (status.kind === 'deferred') deferred.push(status.mail);
      else counts[status.kind === 'complete' ? 'present' : status.kind] += 1;
    }
    if (looked >= services.pageMails) {
      next = messageKeys.at(-1);
      break;
    }
  }
  return { ...counts, lost: lost.toSorted(byDelivery), partial, deferred, unextracted, next };
}

/** Messages are made again in the order in which they were stored: then their threads are as before. */
function byDelivery(a: LostMail, b: LostMail): number {
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

/** A mail that was stored, and whose message is missing. */
export interface LostMail extends RawMail {
  readonly raw: KeptRaw & { readonly delivery: RawDelivery };
  /** Of mail that was held. */
  readonly release?: Release | undefined;
}

/** A mail that was over quota when its raw bytes were copied. */
interface WaitingMail extends RawMail {
  readonly raw: KeptRaw;
}

/** A mail whose message is there, and whose arrival, log entry or thread row is missing. */
export interface PartialMail extends RawMail {
  readonly threadKey: string;
  readonly release?: Release | undefined;
  /** The message, if it is in no total; undefined when it is counted. */
  readonly uncounted: { readonly message: LoggedMessage; readonly storedAt: Date } | undefined;
}

/** A mail whose message is there, stored before its kind, codes and links were extracted as today. */
interface UnextractedMail extends RawMail {
  readonly threadKey: string;
}

/** What is there of a mail whose raw bytes are in the bucket. */
type MailStatus =
  | { readonly kind: 'complete'; readonly unextracted: UnextractedMail | undefined }
  | {
      readonly kind: 'partial';
      readonly mail: PartialMail;
      readonly unextracted: UnextractedMail | undefined;
    }
  | { readonly kind: 'lost'; readonly mail: LostMail }
  | { readonly kind: 'deferred'; readonly mail: WaitingMail }
  /** It is not stored yet: it is being received, or will be. */
  | { readonly kind: 'underWay' }
  /** There is no note of an envelope to this inbox. */
  | { readonly kind: 'withoutNote' };

interface Trace {
  readonly messageKey: string;
  readonly threadKey: string;
  readonly hasArrival: boolean;
  readonly release?: Release | undefined;
  /** Undefined when it was not read, because the arrival names the thread. */
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
  // In parallel, so that their reads are batched.
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
  // It was dropped, or deleted for good. Its bytes are deleted when its receipt comes again, or by the purge.
  if (arrival !== undefined) return { kind: 'underWay' };
  const raw = await findRaw(bucket, { inboxId, messageKey });
  // An earlier inbox with this address may have been of another tenant: its mail is not of this inbox.
  if (raw?.inboxKey !== listKey) return { kind: 'withoutNote' };
  if (raw.delivery === undefined) return { kind: 'deferred', mail: { inboxId, messageKey, raw } };
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
    const unextracted = isExtracted ? undefined : { inboxId, messageKey: arrivedAs, threadKey };
    // A mail that was held was counted then.
    const storedAt = release?.heldAt ?? new Date(summary.created_at);
    const [isCounted, [head]] = await Promise.all([
      countedAt !== undefined || counted.has(messageKey, storedAt),
      getRows(table, [threadRowKey(inboxId, threadKey)]),
    ]);
    if (hasArrival && isCounted && head !== undefined) return { kind: 'complete', unextracted };
    const { size, kind } = summary;
    const logged = { messageKey: arrivedAs, inboxKey: listKey, inboxId, threadKey, visibility, kind, size };
    const uncounted = isCounted ? undefined : { message: logged, storedAt };
    return { kind: 'partial', mail: { inboxId, messageKey, threadKey, release, uncounted }, unextracted };
  }
  const raw = trace.raw ?? (await findRaw(bucket, { inboxId, messageKey }));
  if (raw?.inboxKey !== listKey || raw.delivery === undefined) return { kind: 'withoutNote' };
  if (!hasArrival && (await isUnderWay(services, inbox, messageKey, raw))) return { kind: 'underWay' };
  return {
    kind: 'lost',
    mail: { inboxId, messageKey, release, raw: { ...raw, delivery: { ...raw.delivery, threadKey } } },
  };
}

export function startsThread({ messageKey, threadKey }: { messageKey: string; threadKey: string }): boolean {
  return threadKeyOf(messageKey) === threadKey;
}

/**
 * Whether a mail without an arrival will still be received: its receipt is not spent while there are bytes under `incoming/`,
 * and a deferred mail has its row until it is stored. Until then its note may name a thread that is not final, and no caller has
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
