import * as z from 'zod';
import { notFound } from '../../core/errors.ts';
import { getInbox } from '../../store/inbox/inboxes.ts';
import { defineOperation } from '../define.ts';
import { inboxIdField } from '../fields.ts';
import { inboxExample, inboxSchema, showInbox } from './inbox.ts';

export const getInboxOperation = defineOperation({
  name: 'inboxes.get',
  summary: 'Get an inbox',
  method: 'GET',
  path: '/inboxes/{inbox_id}',
  status: 200,
  input: z.object({ inbox_id: inboxIdField }),
  output: inboxSchema,
  errors: ['forbidden', 'not_found'],
  access: { permission: 'inbox_read', scope: 'any', pending: false },
  readOnly: true,
  destructive: false,
  idempotent: true,
  mcp: {
    tool: 'get_inbox',
    view: 'inbox',
    title: 'Get inbox',
    description: 'An inbox with label and metadata.',
  },
  example: { input: { inbox_id: inboxExample.inbox_id }, output: inboxExample },
  async run({ table, caller }, { inbox_id }) {
    const inbox = await getInbox(table, caller.tenantId, inbox_id);
    if (inbox === undefined) throw notFound('inbox');
    return showInbox(inbox);
  },
});
