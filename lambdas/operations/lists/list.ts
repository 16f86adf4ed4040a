import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { pageFields } from '../fields.ts';
import { entriesSchema, entryExample, listField, showList } from './sender-list.ts';

export const listEntriesOperation = defineOperation({
  name: 'lists.list',
  summary: 'List the senders on a list of the account',
  method: 'GET',
  path: '/lists/{list}',
  input: z.object({ list: listField, ...pageFields }),
  output: entriesSchema,
  access: { permission: 'inbox_read', scope: 'organization' },
  example: {
    input: { list: 'allow' },
    output: { count: 1, limit: 50, next_page_token: null, entries: [entryExample] },
  },
  run: (context, { list, ...page }) => showList(context, { tenantId: context.caller.tenantId }, list, page),
});
