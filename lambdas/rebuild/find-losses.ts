import type { Inbox } from '../store/inboxes.ts';
import { listRaw } from '../store/raw-mail.ts';
import { fatesOf, type LostMail, type PartialMail, type WaitingMail } from './mail-fate.ts';
import type { RebuildServices } from './rebuild-services.ts';

/** What the raw mail of an inbox says of its rows. */
export interface Losses {
  /** Mails of which every row is there. */
  readonly present: number;
  /** In the order in which they were delivered. */
  readonly lost: readonly LostMail[];
  readonly partial: readonly PartialMail[];
  readonly held: readonly WaitingMail[];
  readonly underWay: number;
  /** Without a note, or with one of another inbox. */
  readonly withoutNote: number;
}

/** Mails that are looked at in one round. */
const ROUND = 100;

/** Holds the raw mail of an inbox against its rows. */
export async function findLosses(services: RebuildServices, inbox: Inbox): Promise<Losses> {
  const counts = { present: 0, underWay: 0, withoutNote: 0 };
  const lost: LostMail[] = [];
  const partial: PartialMail[] = [];
  const held: WaitingMail[] = [];
  for await (const messageKeys of inRounds(listRaw(services.bucket, inbox.inboxId))) {
    for (const fate of await fatesOf(services, inbox, messageKeys)) {
      if (fate.kind === 'lost') lost.push(fate.mail);
      else if (fate.kind === 'partial') partial.push(fate.mail);
      else if (fate.kind === 'held') held.push(fate.mail);
      else counts[fate.kind === 'whole' ? 'present' : fate.kind] += 1;
    }
  }
  return { ...counts, lost: lost.toSorted(byDelivery), partial, held };
}

/** Threads become what they were when their members come as they came. */
function byDelivery(a: LostMail, b: LostMail): number {
  const [first, second] = [a, b].map(({ raw }) => raw.delivery.at.getTime());
  if (first !== second) return (first ?? 0) - (second ?? 0);
  return a.messageKey < b.messageKey ? -1 : 1;
}

async function* inRounds(keys: AsyncIterable<string>): AsyncGenerator<string[], void, undefined> {
  let round: string[] = [];
  for await (const key of keys) {
    round.push(key);
    if (round.length < ROUND) continue;
    yield round;
    round = [];
  }
  if (round.length > 0) yield round;
}
