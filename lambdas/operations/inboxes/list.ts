import * as z from 'zod';
import { getInbox, listInboxes } from '../../store/inbox/inboxes.ts';
import type { PageRequest } from '../../store/table/page.ts';
import { defineOperation } from '../define.ts';
import { listOf, pageFields } from '../fields.ts';
import { inboxOfKey } from '../of-inbox.ts';
import { pageOf } from '../page-token.ts';
import { activityField, withActivity } from './activity.ts';
import { inboxExample, inboxSchema, showInbox } from './inbox.ts';

export const listInboxesOperation = defineOperation({
  name: 'inboxes.list',
  summary: 'List inboxes',
  description: 'Newest first. An inbox-scoped key sees only its own inbox.',
  method: 'GET',
  path: '/inboxes',
  input: z.object({ ...pageFields, ...activityField }),
  output: listOf('inboxes', inboxSchema),
  access: { permission: 'inbox_read', scope: 'any' },
  example: {
    input: { limit: 10 },
    output: { count: 1, limit: 10, next_page_token: null, inboxes: [inboxExample] },
  },
  async run(context, input) {
    const { caller, table } = context;
    const inboxId = inboxOfKey(caller);
    const list = { operation: 'inboxes.list', filters: [inboxId ?? ''] };
    const ofKey = async (request: PageRequest) => {
      if (inboxId === undefined) return listInboxes(table, caller.tenantId, request);
      const own = await getInbox(table, caller.tenantId, inboxId);
      return { items: own === undefined ? [] : [own], next: undefined };
    };
    const read = async (request: PageRequest) => {
      const { items, next } = await ofKey(request);
      const shown = input.include_activity ? await withActivity(context, items) : items.map(showInbox);
      return { items: shown, next };
    };
    const { items: inboxes, ...page } = await pageOf(context, list, input, read, (inbox) => inbox);
    return { ...page, inboxes };
  },
});
