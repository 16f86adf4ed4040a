import * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { defineOperation } from '../define.ts';
import { hiddenFields, listOf, onePage, pageFields } from '../fields.ts';
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
    output: onePage({
      messages: [messageSummarySchema.parse(messageExample)],
    }),
  },
  run: searchMessageList,
});

export async function searchMessageList(
  context: Context,
  input: z.output<typeof inputSchema>,
): Promise<z.input<typeof outputSchema>> {
  const { items, ...page } = await searchPage(
    context,
    'messages.search',
    input,
    (search, request) => search.searchMessages(context, request, messageFilter(input)),
    ({ summary, highlights }) => ({ ...showSummary(summary), ...showHighlights(highlights) }),
  );
  return { ...page, messages: items };
}
