import { findRoom, type Room } from '../held/room.ts';
import { kindOfLabels } from '../mail/kind.ts';
import type { MessageSummary } from '../mail/message.ts';
import type { ParsedMail } from '../mail/parsed-mail.ts';
import type { Receipt } from '../mail/receipt.ts';
import { threadCandidates } from '../mail/references.ts';
import { findRecipients, storedMessage, threadsOfReferences } from '../store/arrivals.ts';
import { type Delivery, deliver, type ThreadPlan } from '../store/delivery.ts';
import type { Inbox } from '../store/inboxes.ts';
import { putMessageObject } from '../store/mail-bucket.ts';
import { INLINE_CONTENT_BYTES, packContent } from '../store/message-rows.ts';
import { joinPlan } from '../store/thread-rows.ts';
import { ConditionsFailed } from '../store/transaction.ts';
import { composeContent, composeSummary, labelsOfMail } from './compose.ts';
import { fitSummary } from './fit-summary.ts';
import type { Addressee } from './recipients.ts';
import type { ReceiveServices } from './services.ts';

/** Rounds in which parallel mails of one thread may be faster; each of them made progress. */
const ATTEMPTS = 10;

/** A mail whose raw bytes and attachments are in the bucket already. */
export interface ReadyMail {
  readonly receipt: Receipt;
  readonly parsed: ParsedMail;
  readonly addressee: Addressee;
  readonly inbox: Inbox;
}

export type Delivered =
  /** With the message as lists show it. */
  { readonly kind: 'delivered'; readonly summary: MessageSummary } | Extract<Room, { kind: 'full' | 'gone' }>;

/** Puts a mail into the thread of its inbox where it belongs, if the tenant's plan has room for it. */
export async function deliverToInbox(services: ReceiveServices, mail: ReadyMail): Promise<Delivered> {
  const { table, plans } = services;
  const { inbox, parsed } = mail;
  let known: ThreadPlan | undefined;
  for (let attempt = 1; ; attempt++) {
    const [place, room] = await Promise.all([
      findPlace(services, mail),
      findRoom(table, plans, inbox.tenantId, parsed.size, services.now()),
    ]);
    if (room.kind === 'full' || room.kind === 'gone') return room;
    const thread = place.starts ? ({ starts: true } as const) : (known ?? NEWEST);
    const delivery = await compose(services, mail, place, thread, room);
    try {
      await deliver(table, delivery);
      return { kind: 'delivered', summary: delivery.summary };
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      if (error.of('arrival')) return { kind: 'delivered', summary: await earlierDelivery(services, mail) };
      if (attempt === ATTEMPTS) throw error;
      // What the thread was found to be decides the next attempt; a lost claim to a Message-ID is looked up anew.
      const found = error.found.get('thread');
      if (found !== undefined) known = joinPlan(found, delivery.summary.message_id);
    }
  }
}

/** What is tried first without reading the thread: mail mostly comes in order. */
const NEWEST: ThreadPlan = { starts: false, newest: true, grows: true };

interface Place {
  readonly threadKey: string;
  readonly starts: boolean;
  /** Message-IDs that this thread shall answer to from now on. */
  readonly claims: readonly string[];
}

/** Message-IDs of missing ancestors that a new thread claims, so that they join it when they come. */
const CLAIMED_ANCESTORS = 10;

/**
 * The thread that a mail belongs to: the one that an ancestor is in, else the one that a reply to it has
 * started before it came, else its own.
 */
async function findPlace(
  { table }: ReceiveServices,
  { receipt, parsed, addressee }: ReadyMail,
): Promise<Place> {
  const kind = kindOfLabels(labelsOfMail(receipt, parsed));
  const ancestors = threadCandidates(parsed);
  const own = parsed.rfcMessageId === null ? [] : [parsed.rfcMessageId];
  const wanted = [...new Set([...ancestors, ...own])];
  const threads =
    wanted.length === 0 ? [] : await threadsOfReferences(table, addressee.inboxId, kind, wanted);
  const found = threads.find((thread) => thread !== undefined);
  const unclaimed = wanted.filter((_, i) => threads[i] === undefined);
  if (found === undefined) {
    const missing = unclaimed.filter((id) => !own.includes(id));
    return { threadKey: addressee.messageKey, starts: true, claims: [...own, ...nearestAndOldest(missing)] };
  }
  const parent = parsed.inReplyTo;
  return {
    threadKey: found,
    starts: false,
    claims: unclaimed.filter((id) => own.includes(id) || id === parent),
  };
}

/** The oldest names the conversation: two members that share no other ancestor meet there. */
function nearestAndOldest(ids: readonly string[]): readonly string[] {
  const oldest = ids.at(-1);
  return ids.length <= CLAIMED_ANCESTORS || oldest === undefined
    ? ids
    : [...ids.slice(0, CLAIMED_ANCESTORS - 1), oldest];
}

async function compose(
  services: ReceiveServices,
  { receipt, parsed, addressee, inbox }: ReadyMail,
  place: Place,
  thread: ThreadPlan,
  room: Room,
): Promise<Delivery> {
  const now = services.now();
  const summary = composeSummary(receipt, parsed, addressee, place.threadKey, now);
  const content = composeContent(receipt, parsed, addressee);
  const { inRow, isWhole } = fitSummary(summary);
  const packed = isWhole ? packContent(content) : undefined;
  const inline = packed !== undefined && packed.length <= INLINE_CONTENT_BYTES ? packed : undefined;
  if (inline === undefined) {
    await putMessageObject(services.bucket, addressee.inboxId, addressee.messageKey, { content, summary });
  }
  return {
    tenantId: inbox.tenantId,
    inboxKey: inbox.listKey,
    kind: kindOfLabels(summary.labels),
    summary: inRow,
    content: inline,
    thread,
    references: place.claims,
    room: room.kind === 'guarded' ? room : undefined,
    wasHeld: receipt.released,
    now,
  };
}

/** A redelivery of the same receipt ran beside this one and was faster. */
async function earlierDelivery(
  { table }: ReceiveServices,
  { addressee, inbox }: ReadyMail,
): Promise<MessageSummary> {
  const [recipient] = await findRecipients(table, [addressee]);
  if (recipient?.storedInThread === undefined) throw new Error('An arrival that was found is gone');
  const stored = await storedMessage(table, inbox, recipient.storedInThread, addressee.messageKey);
  return stored.summary;
}
