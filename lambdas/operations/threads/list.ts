import * as z from 'zod';
import { listThreads } from '../../store/message/messages.ts';
import type { PageRequest } from '../../store/table/page.ts';
import { defineOperation } from '../define.ts';
import { heldField, hiddenFields, inboxIdField, listOf, onePage, pageFields } from '../fields.ts';
import { filterFields, threadFilter } from '../list-filters.ts';
import { openList, readList } from '../messages/inbox-list.ts';
import { pageOf } from '../page-token.ts';
import { searchFields } from '../search-list.ts';
import { searchThreadList } from './search.ts';
import { showThread, threadExample, threadSchema } from './thread.ts';

export const listThreadsOperation = defineOperation({
  name: 'threads.list',
  summary: 'List threads in an inbox',
  description:
    'Lists threads, most recently active first; with q, only those with a matching message. Spam and unauthenticated mail is omitted unless you ask for it.',
  method: 'GET',
  path: '/inboxes/{inbox_id}/threads',
  input: z.object({
    inbox_id: inboxIdField,
    ...searchFields,
    ...pageFields,
    ...hiddenFields,
    ...heldField,
    ...filterFields,
  }),
  output: listOf('threads', threadSchema),
  errors: ['not_found'],
  access: { permission: 'thread_read', scope: 'any' },
  example: {
    input: { inbox_id: threadExample.inbox_id },
    output: onePage({ threads: [threadExample] }),
  },
  async run(context, input) {
    const opened = await openList(context, 'threads.list', input);
    if (opened === undefined) return searchThreadList(context, { ...input, inbox_ids: [input.inbox_id] });
    const { path, list, visibilities } = opened;
    const read = (request: PageRequest) => {
      const listing = listThreads(context.table, path, visibilities, request, threadFilter(input));
      return readList(context, path, input.after, listing);
    };
    const { items, ...page } = await pageOf(context, list, input, read, showThread);
    return { ...page, threads: items };
  },
});
