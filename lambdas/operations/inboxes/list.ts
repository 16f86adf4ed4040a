import * as z from 'zod';
import { getInbox, listInboxes } from '../../store/inbox/inboxes.ts';
import { defineOperation } from '../define.ts';
import { listOf, pageFields } from '../fields.ts';
import { inboxOfKey } from '../of-inbox.ts';
import { pageEnvelope, pageRequest } from '../page-token.ts';
import { inboxExample, inboxSchema, showInbox } from './inbox.ts';

export const listInboxesOperation = defineOperation({
  name: 'inboxes.list',
  summary: 'List inboxes',
  description: 'Newest first. A key that is pinned to an inbox sees only that one.',
  method: 'GET',
  path: '/inboxes',
  input: z.object(pageFields),
  output: listOf('inboxes', inboxSchema),
  access: { permission: 'inbox_read', scope: 'any' },
  mcp: {
    tool: 'list_inboxes',
    title: 'List inboxes',
    description: 'Your inboxes, newest first; by inbox_id.',
  },
  example: {
    input: { limit: 10 },
    output: { count: 1, limit: 10, next_page_token: null, inboxes: [inboxExample] },
  },
  async run(context, input) {
    const { caller, table } = context;
    const inboxId = inboxOfKey(caller);
    const list = { operation: 'inboxes.list', filters: [inboxId ?? ''] };
    const request = await pageRequest(context, list, input);
    if (inboxId !== undefined) {
      const own = await getInbox(table, caller.tenantId, inboxId);
      const inboxes = own === undefined ? [] : [showInbox(own)];
      return { count: inboxes.length, limit: request.limit, next_page_token: null, inboxes };
    }
    const page = await listInboxes(table, caller.tenantId, request);
    return {
      ...(await pageEnvelope(context, list, request, page)),
      inboxes: page.items.map(showInbox),
    };
  },
});
