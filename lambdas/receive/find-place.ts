import { threadCandidates } from '../mail/references.ts';
import { visibilityOfLabels } from '../mail/visibility.ts';
import { threadsOfReferences } from '../store/message/arrivals.ts';
import type { Table } from '../store/table/table.ts';
import { labelsOfMail } from './compose.ts';
import type { ReadyMail } from './ready-mail.ts';

/** Where a mail goes in its inbox. */
export interface Place {
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
export async function findPlace(table: Table, { receipt, parsed, addressee }: ReadyMail): Promise<Place> {
  const visibility = visibilityOfLabels(labelsOfMail(receipt, parsed));
  const ancestors = threadCandidates(parsed);
  const own = parsed.rfcMessageId === null ? [] : [parsed.rfcMessageId];
  const wanted = [...new Set([...ancestors, ...own])];
  const threads =
    wanted.length === 0 ? [] : await threadsOfReferences(table, addressee.inboxId, visibility, wanted);
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
