import * as z from 'zod';
import type { Kind } from '../../mail/message.ts';
import { shortLine } from '../safe-text.ts';

/** Characters of a list's item: enough to choose by. */
export const FROM_CHARACTERS = 60;
export const SUBJECT_CHARACTERS = 80;
export const PREVIEW_CHARACTERS = 60;

/** The kind, where a person did not just write the mail. */
export function unusualKind({ kind }: { readonly kind: Kind | null }): { kind?: Kind } {
  return kind === null || kind === 'personal' ? {} : { kind };
}

/** Said only where it is. */
export function shownUnread({ unread }: { readonly unread: boolean }): { unread?: true } {
  return unread ? { unread } : {};
}

/** Reads which inbox the call names, if it names one. */
export const namedInbox = z.object({ inbox_id: z.string().optional() });

/** The inbox of an item, where the call does not name it. */
export function inboxOfItem(
  item: { readonly inbox_id: string },
  { inbox_id }: z.output<typeof namedInbox>,
): { inbox_id?: string } {
  return inbox_id === undefined ? { inbox_id: item.inbox_id } : {};
}

const MATCHES = 2;
const MATCH_CHARACTERS = 120;

/** Where the words of a search stand. */
export function matchesOf({
  highlights,
}: {
  readonly highlights?: readonly { readonly text: string }[] | undefined;
}): {
  matches?: string[];
} {
  if (highlights === undefined) return {};
  return { matches: highlights.slice(0, MATCHES).map(({ text }) => shortLine(text, MATCH_CHARACTERS)) };
}

/** The labels, where they say more than that the mail was received. */
export function unusualLabels({ labels }: { readonly labels: readonly string[] }): { labels?: string[] } {
  return labels.some((label) => label !== 'received') ? { labels: [...labels] } : {};
}
