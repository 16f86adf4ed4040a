import * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { defineOperation } from '../define.ts';
import { hiddenFields, listOf, onePage, pageFields } from '../fields.ts';
import { filterFields, threadFilter } from '../list-filters.ts';
import { inboxIdsField, searchFields, searchPage, showHighlights } from '../search-list.ts';
import { showThread, threadExample, threadSchema } from './thread.ts';

const inputSchema = z.object({
  inbox_ids: inboxIdsField,
  ...searchFields,
  ...pageFields,
  ...hiddenFields,
  ...filterFields,
});
const outputSchema = listOf('threads', threadSchema);

export const searchThreadsOperation = defineOperation({
  name: 'threads.search',
  summary: 'List or search threads in all inboxes',
  description:
    'Lists threads in all inboxes that the key may read, most recently active first. With q, lists those with a message ' +
    'that contains its words, ordered by the newest such message. Spam and unauthenticated mail is omitted unless you ask ' +
    'for it. A page may have fewer items than its limit, or none, while next_page_token is not null.',
  method: 'GET',
  path: '/threads',
  input: inputSchema,
  output: outputSchema,
  errors: ['not_found'],
  access: { permission: 'thread_read', scope: 'any' },
  example: {
    input: { q: 'invoice' },
    output: onePage({ threads: [threadExample] }),
  },
  run: searchThreadList,
});

export async function searchThreadList(
  context: Context,
  input: z.output<typeof inputSchema>,
): Promise<z.input<typeof outputSchema>> {
  const { items, ...page } = await searchPage(
    context,
    'threads.search',
    input,
    (search, request) => search.searchThreads(context, request, threadFilter(input)),
    ({ thread, highlights }) => ({ ...showThread(thread), ...showHighlights(highlights) }),
  );
  return { ...page, threads: items };
}
