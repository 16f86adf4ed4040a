import * as z from 'zod';
import { notFound } from '../../core/errors.ts';
import { deleteInbox } from '../../inboxes/delete-inbox.ts';
import { getInbox } from '../../store/inbox/inboxes.ts';
import { defineOperation } from '../define.ts';
import { inboxIdField } from '../fields.ts';
import { inboxExample } from './inbox.ts';

export const deleteInboxOperation = defineOperation({
  name: 'inboxes.delete',
  summary: 'Delete an inbox',
  description:
    'Permanently deletes the inbox and its mail. New mail to the address is dropped, and the address stays unavailable during its quarantine.',
  method: 'DELETE',
  path: '/inboxes/{inbox_id}',
  input: z.object({ inbox_id: inboxIdField }),
  output: z.undefined(),
  errors: ['not_found', 'conflict'],
  audit: { action: 'inbox.deleted', resource: 'inbox', id: 'inbox_id' },
  access: { permission: 'inbox_delete', scope: 'any' },
  example: { input: { inbox_id: inboxExample.inbox_id }, output: undefined },
  async run(context, { inbox_id }) {
    const inbox = await getInbox(context.table, context.caller.tenantId, inbox_id);
    if (inbox === undefined || !(await deleteInbox(context, inbox))) throw notFound('inbox');
    return undefined;
  },
});
