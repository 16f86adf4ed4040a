import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { keysOfMessageId } from '../../ids.ts';
import type { MessageSummary } from '../../mail/message.ts';
import type { Visibility } from '../../mail/visibility.ts';
import { getInbox } from '../../store/inbox/inboxes.ts';
import { UNREAD_MARKS } from '../../store/keys.ts';
import type { MessageListFilter } from '../../store/message/messages.ts';
import { cut, type Page, type PageRequest } from '../../store/table/page.ts';
import { NewMail } from '../../waiting/new-mail.ts';
import { waitUntilFound } from '../../waiting/wait-until-found.ts';

/** A list that found nothing, and what it was asked for. */
export interface EmptyList {
  readonly inboxId: string;
  readonly visibilities: readonly Visibility[];
  readonly request: PageRequest;
  readonly filter: MessageListFilter;
  readonly page: Page<MessageSummary>;
  /** Ids of the messages that do not match. */
  readonly examined: ReadonlySet<string>;
}

/**
 * Waits until messages match, and adds them to the empty page of a list. Their rows are read by their keys: the index of lists
 * may not have them yet.
 * @throws ApiError not_found when the inbox is deleted, unauthenticated when the key is revoked, rate_limited
 */
export async function waitForMessages(
  context: Context,
  { inboxId, visibilities, request, filter, page, examined }: EmptyList,
  seconds: number,
): Promise<Page<MessageSummary>> {
  // Oldest first, new mail comes behind what was not examined.
  if (request.ascending && page.next !== undefined) return page;
  const { table, caller } = context;
  const inbox = await getInbox(table, caller.tenantId, inboxId);
  if (inbox === undefined) throw notFound('inbox');
  const seen = new Set([...examined].map(sortKeyOf));
  const newMail = new NewMail(table, {
    inbox,
    visibilities,
    isWanted: (sortKey) => !seen.has(sortKey) && isInRange(filter, sortKey),
  });
  const found = await waitUntilFound(context, seconds, async (round) => {
    const messages = (await newMail.read(round)).map(({ summary }) => summary);
    const matching = messages.filter((message) => isMatch(filter, message));
    return matching.length === 0 ? undefined : matching;
  });
  return found === undefined ? page : pageOf(found, request, page);
}

function isMatch({ marks, matches }: MessageListFilter, message: MessageSummary): boolean {
  return (marks !== UNREAD_MARKS || message.unread) && matches?.(message) !== false;
}

function isInRange({ low, high }: MessageListFilter, sortKey: string): boolean {
  return (low === undefined || sortKey >= low) && (high === undefined || sortKey <= high);
}

function pageOf(
  found: readonly MessageSummary[],
  { ascending, limit }: PageRequest,
  { next }: Page<MessageSummary>,
): Page<MessageSummary> {
  const direction = ascending ? 1 : -1;
  const sorted = found.toSorted((a, b) => direction * (a.message_id < b.message_id ? -1 : 1));
  const page = cut(sorted, limit, ({ message_id }) => sortKeyOf(message_id));
  return { items: page.items, next: page.next ?? next };
}

function sortKeyOf(messageId: string): string {
  return keysOfMessageId(messageId)?.sortKey ?? '';
}
