import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { messagePath } from '../fields.ts';
import { examplePath, messageExample } from './message-example.ts';
import { messageSchema } from './message-schema.ts';
import { readableMessage } from './readable-message.ts';
import { presentMessage } from './show-message.ts';

export const getMessageOperation = defineOperation({
  name: 'messages.get',
  summary: 'Get a message',
  method: 'GET',
  path: '/inboxes/{inbox_id}/messages/{message_id}',
  input: z.object(messagePath),
  output: messageSchema,
  errors: ['not_found'],
  access: { permission: 'message_read', scope: 'any' },
  example: {
    input: examplePath,
    output: messageExample,
  },
  async run(context, input) {
    const { message, messageKey } = await readableMessage(context, input);
    return presentMessage(context.bucket, message, messageKey);
  },
});
