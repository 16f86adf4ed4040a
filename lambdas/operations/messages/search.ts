import * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { defineOperation } from '../define.ts';
import { hiddenFields, listOf, pageFields } from '../fields.ts';
import { filterFields, messageFilter, messageFilterFields } from '../list-filters.ts';
import { inboxIdsField, searchFields, searchPage, showHighlights } from '../search-list.ts';
import { messageExample } from './message-example.ts';
import { messageSummarySchema } from './message-schema.ts';
import { showSummary } from './show-message.ts';

const inputSchema = z.object({
  inbox_ids: inboxIdsField,
  ...searchFields,
  ...pageFields,
  ...hiddenFields,
  ...filterFields,
  ...messageFilterFields,
});
const outputSchema = listOf('messages', messageSummarySchema);

export const searchMessagesOperation = defineOperation({
  name: 'messages.search',
  summary: 'List or search messages in all inboxes',
  description:
    'Lists messages in all inboxes that the key may read, without bodies, newest arrival first; with q, those that contain ' +
    'its words. Spam and unauthenticated mail is omitted unless you ask for it. Filters are combined with AND. A page may ' +
    'have fewer items than its limit, or none, while next_page_token is not null.',
  method: 'GET',
  path: '/messages',
  input: inputSchema,
  output: outputSchema,
  errors: ['not_found'],
  access: { permission: 'message_read', scope: 'any' },
  example: {
    input: { q: 'invoice -draft' },
    output: {
      count: 1,
      limit: 50,
      next_page_token: null,
      messages: [messageSummarySchema.parse(messageExample)],
    },
  },
  run: (context, input) => searchMessageList(context, input, input.inbox_ids),
});

export async function searchMessageList(
  context: Context,
  input: Omit<z.output<typeof inputSchema>, 'inbox_ids'>,
  inboxIds: readonly string[] | undefined,
): Promise<z.input<typeof outputSchema>> {
  const { items, ...page } = await searchPage(
    context,
    'messages.search',
    input,
    inboxIds,
    (search, request) => search.searchMessages(context, request, messageFilter(input)),
    ({ summary, highlights }) => ({ ...showSummary(summary), ...showHighlights(highlights) }),
  );
  return { ...page, messages: items };
}
