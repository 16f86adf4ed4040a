import * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { keysOfMessageId } from '../../ids.ts';
import type { MessageSummary } from '../../message/message.ts';
import type { StatePart } from '../../message/message-state.ts';
import type { Visibility } from '../../message/visibility.ts';
import { UNREAD_MARKS } from '../../store/keys.ts';
import { listMessages, type MessageListFilter } from '../../store/message/messages.ts';
import { cut, type Page, type PageRequest } from '../../store/table/page.ts';
import { NewMail } from '../../waiting/new-mail.ts';
import { waitUntilFound } from '../../waiting/wait-until-found.ts';
import { defineOperation } from '../define.ts';
import { heldField, hiddenFields, inboxIdField, listOf, onePage, pageFields } from '../fields.ts';
import { type FilterInput, filterFields, messageFilter, messageFilterFields } from '../list-filters.ts';
import { requireInbox } from '../of-inbox.ts';
import { pageOf } from '../page-token.ts';
import { searchFields } from '../search-list.ts';
import { waitField } from '../wait-field.ts';
import { openList, readList } from './inbox-list.ts';
import { messageExample } from './message-example.ts';
import { messageSummarySchema } from './message-schema.ts';
import { searchMessageList } from './search.ts';
import { showSummary } from './show-message.ts';

export const listMessagesOperation = defineOperation({
  name: 'messages.list',
  summary: 'List messages in an inbox',
  description:
    'Lists messages without bodies, newest arrival first; with q, only those that match. Spam and unauthenticated ' +
    'mail is omitted unless you ask for it. Filters are combined with AND. after and before compare times of arrival; with them, ' +
    'unread=true or your own labels, only matching messages are examined. For other filters a call examines at most 1,000 ' +
    'messages, so a page may have fewer items than its limit, or none, while next_page_token is not null. With wait, the ' +
    'call waits for the first matching message.',
  method: 'GET',
  path: '/inboxes/{inbox_id}/messages',
  input: z.object({
    inbox_id: inboxIdField,
    ...searchFields,
    ...pageFields,
    ...hiddenFields,
    ...heldField,
    ...filterFields,
    ...messageFilterFields,
    wait: waitField('for a matching message; not with page_token'),
  }),
  output: listOf('messages', messageSummarySchema),
  errors: ['not_found'],
  access: { permission: 'message_read', scope: 'any' },
  example: {
    input: { inbox_id: messageExample.inbox_id },
    output: onePage({
      messages: [messageSummarySchema.parse(messageExample)],
    }),
  },
  async run(context, input) {
    const { inbox_id, include_held, wait } = input;
    if (wait > 0 && include_held) throw invalid('wait', 'cannot be given with include_held');
    if (wait > 0 && input.page_token !== undefined) throw invalid('wait', 'cannot be given with page_token');
    if (wait > 0 && input.q !== undefined) throw invalid('wait', 'cannot be given with q');
    const opened = await openList(context, 'messages.list', input);
    if (opened === undefined) return searchMessageList(context, { ...input, inbox_ids: [inbox_id] });
    const { path, list, visibilities } = opened;
    const filter = messageFilter(input);
    const examined = new Set<string>();
    let found: readonly MessageSummary[] | undefined;
    const read = async (request: PageRequest) => {
      const listing = listMessages(context.table, path, visibilities, request, noting(filter, examined));
      const page = await readList(context, path, input.after, listing);
      if (wait === 0 || page.items.length > 0) return page;
      const changes = decisiveParts(input);
      const empty = { inboxId: inbox_id, visibilities, request, filter, changes, page, examined };
      found ??= await waitForMessages(context, empty, wait);
      return found === undefined ? page : pageWith(found, request, page);
    };
    const { items, ...page } = await pageOf(context, list, input, read, showSummary);
    return { ...page, messages: items };
  },
});

function decisiveParts({ unread, label, not_label }: FilterInput): readonly StatePart[] {
  return [
    'trash',
    ...(unread === undefined ? [] : (['unread'] as const)),
    ...(label === undefined && not_label === undefined ? [] : (['labels'] as const)),
  ];
}

function noting(filter: MessageListFilter, examined: Set<string>): MessageListFilter {
  const { matches } = filter;
  if (matches === undefined) return filter;
  return {
    ...filter,
    matches(message) {
      examined.add(message.message_id);
      return matches(message);
    },
  };
}

interface EmptyList {
  readonly inboxId: string;
  readonly visibilities: readonly Visibility[];
  readonly request: PageRequest;
  readonly filter: MessageListFilter;
  readonly changes: readonly StatePart[];
  readonly page: Page<MessageSummary>;
  readonly examined: ReadonlySet<string>;
}

/** Rows are read by key, because the index of lists may lag. */
async function waitForMessages(
  context: Context,
  { inboxId, visibilities, request, filter, changes, page, examined }: EmptyList,
  seconds: number,
): Promise<readonly MessageSummary[] | undefined> {
  // In ascending order, new email comes after rows that were not examined.
  if (request.ascending && page.next !== undefined) return undefined;
  const { table } = context;
  const inbox = await requireInbox(context, inboxId);
  const seen = new Set([...examined].map(sortKeyOf));
  const newMail = new NewMail(table, {
    inbox,
    visibilities,
    changes,
    includesTrash: filter.trash !== undefined,
    isWanted: (sortKey, by) => (by === 'change' || !seen.has(sortKey)) && isInRange(filter, sortKey),
  });
  return waitUntilFound(context, seconds, async (round) => {
    const messages = (await newMail.read(round)).map(({ summary }) => summary);
    const matching = messages.filter((message) => isMatch(filter, message));
    return matching.length === 0 ? undefined : matching;
  });
}

function isMatch({ marks, matches }: MessageListFilter, message: MessageSummary): boolean {
  return (marks !== UNREAD_MARKS || message.unread) && matches?.(message) !== false;
}

function isInRange({ low, high }: MessageListFilter, sortKey: string): boolean {
  return (low === undefined || sortKey >= low) && (high === undefined || sortKey <= high);
}

function pageWith(
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
