import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { idField, inboxIdField } from '../fields.ts';
import { messageOfPath, removeReadable } from './change-state.ts';
import { messageExample } from './message-example.ts';

export const permanentField = z.boolean().default(false).describe('Delete permanently at once');

export const deleteMessageOperation = defineOperation({
  name: 'messages.delete',
  summary: 'Move a message to the trash',
  description:
    'It gets the label trash, leaves lists, search, waits, verification and claims, can be read by its id and restored, and is deleted ' +
    'for good after 30 days; with permanent=true at once. A repeat is 204 while it is in the trash, and not_found once it is gone.',
  method: 'DELETE',
  path: '/inboxes/{inbox_id}/messages/{message_id}',
  input: z.object({ inbox_id: inboxIdField, message_id: idField, permanent: permanentField }),
  output: z.undefined(),
  errors: ['not_found', 'conflict'],
  audit: { action: 'message.deleted', resource: 'message', id: 'message_id' },
  access: { permission: 'inbox_delete', scope: 'any' },
  example: {
    input: { inbox_id: messageExample.inbox_id, message_id: messageExample.message_id },
    output: undefined,
  },
  run: (context, { permanent, ...path }) =>
    removeReadable(context, messageOfPath(path), permanent, 'message'),
});
