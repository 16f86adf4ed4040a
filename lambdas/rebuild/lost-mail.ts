import type { Inbox } from '../store/inboxes.ts';
import { arrivalKey } from '../store/message-rows.ts';
import { findRaw, type KeptRaw, listRaw, type RawDelivery, type RawMail } from '../store/raw-mail.ts';
import { getRows } from '../store/table.ts';
import type { RebuildServices } from './rebuild-services.ts';

/** A mail that was delivered and whose message is gone. */
export interface LostMail extends RawMail {
  readonly raw: KeptRaw & { readonly delivery: RawDelivery };
}

/** A mail that waited for room when its bytes were written. */
export interface WaitingMail extends RawMail {
  readonly raw: KeptRaw;
}

/** What the raw mail of an inbox says of its messages. */
export interface Losses {
  readonly present: number;
  /** In the order in which they were delivered. */
  readonly lost: readonly LostMail[];
  readonly held: readonly WaitingMail[];
  /** Without a note, or with one of another inbox. */
  readonly withoutNote: number;
}

/** Rows and notes that are looked at in one round. */
const ROUND = 100;

/** Holds the raw mail of an inbox against its rows. */
export async function findLosses(
  { table, bucket }: RebuildServices,
  { inboxId, listKey }: Inbox,
): Promise<Losses> {
  const missing: RawMail[] = [];
  let present = 0;
  for await (const keys of inRounds(listRaw(bucket, inboxId))) {
    const arrivals = await getRows(
      table,
      keys.map((messageKey) => arrivalKey(inboxId, messageKey)),
    );
    const gone = keys.filter((_, i) => arrivals[i] === undefined);
    missing.push(...gone.map((messageKey) => ({ inboxId, messageKey })));
    present += keys.length - gone.length;
  }
  const lost: LostMail[] = [];
  const held: WaitingMail[] = [];
  let withoutNote = 0;
  for (let start = 0; start < missing.length; start += ROUND) {
    const round = missing.slice(start, start + ROUND);
    const found = await Promise.all(round.map((mail) => findRaw(bucket, mail)));
    for (const [i, mail] of round.entries()) {
      const raw = found[i];
      // Mail of another inbox that had this address is nothing to this one, whoever's it was.
      if (raw?.inboxKey !== listKey) withoutNote += 1;
      else if (raw.delivery === undefined) held.push({ ...mail, raw });
      else lost.push({ ...mail, raw: { ...raw, delivery: raw.delivery } });
    }
  }
  lost.sort(byDelivery);
  return { present, lost, held, withoutNote };
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
