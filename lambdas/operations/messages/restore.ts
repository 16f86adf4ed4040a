import * as z from 'zod';
import { trashChange } from '../../message/message-state.ts';
import { defineOperation } from '../define.ts';
import { messagePath } from '../fields.ts';
import { changeTogether, messageOfPath } from './change-state.ts';
import { examplePath, messageExample } from './message-example.ts';
import { updatedMessageSchema } from './message-schema.ts';
import { showChanged } from './show-message.ts';

export const restoreMessageOperation = defineOperation({
  name: 'messages.restore',
  summary: 'Restore a message from the trash',
  description:
    'Also succeeds for a message that is not in the trash. Without message_read, the response has only the fields shown in lists.',
  method: 'POST',
  path: '/inboxes/{inbox_id}/messages/{message_id}/restore',
  status: 200,
  input: z.object(messagePath),
  output: updatedMessageSchema,
  errors: ['not_found', 'conflict'],
  audit: { action: 'message.restored', resource: 'message', id: 'message_id' },
  access: { permission: 'inbox_update', scope: 'any' },
  idempotent: true,
  example: {
    input: examplePath,
    output: messageExample,
  },
  async run(context, path) {
    const [message] = await changeTogether(context, messageOfPath(path), trashChange(false), 'message');
    return showChanged(context, message);
  },
});
