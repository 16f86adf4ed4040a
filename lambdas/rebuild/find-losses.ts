import type { Inbox } from '../store/inbox/inboxes.ts';
import { listRaw } from '../store/object/raw-mail.ts';
import {
  type LostMail,
  type PartialMail,
  statusesOf,
  type UnextractedMail,
  type WaitingMail,
} from './mail-status.ts';
import type { RebuildServices } from './rebuild-services.ts';

/** The mails of a page of raw mail, by whether their rows are there. */
export interface Losses {
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
