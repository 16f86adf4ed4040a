import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { messagePath } from '../fields.ts';
import { messageOfPath, removeReadable } from './change-state.ts';
import { examplePath } from './message-example.ts';

export const permanentField = z.boolean().default(false).describe('Delete permanently and immediately');

export const deleteMessageOperation = defineOperation({
  name: 'messages.delete',
  summary: 'Move a message to the trash',
  description:
    'The message gets the label trash and disappears from lists, search, waiting calls, verification and claims. It can still be ' +
    'read by its id and restored, and is permanently deleted after 30 days, or immediately with permanent=true. A repeated ' +
    'call returns 204 while the message is in the trash, and not_found once it is gone.',
  method: 'DELETE',
  path: '/inboxes/{inbox_id}/messages/{message_id}',
  input: z.object({ ...messagePath, permanent: permanentField }),
  output: z.undefined(),
  errors: ['not_found', 'conflict'],
  audit: { action: 'message.deleted', resource: 'message', id: 'message_id' },
  access: { permission: 'inbox_delete', scope: 'any' },
  example: {
    input: examplePath,
    output: undefined,
  },
  run: (context, { permanent, ...path }) =>
    removeReadable(context, messageOfPath(path), permanent, 'message'),
});
