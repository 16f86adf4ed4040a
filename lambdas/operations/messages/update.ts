import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { idField, inboxIdField } from '../fields.ts';
import { CHANGES_NOTHING, changesState, stateChangeFields, stateChangeOf } from '../label-fields.ts';
import { changeTogether, messageOfPath } from './change-state.ts';
import { messageExample } from './message-example.ts';
import { updatedMessageSchema } from './message-schema.ts';
import { showChanged } from './show-message.ts';

export const updateMessageOperation = defineOperation({
  name: 'messages.update',
  summary: 'Mark or label a message',
  description:
    'Labels are lower-cased; those that the service sets can be neither added nor removed. A condition that does not hold is a ' +
    'conflict, and nothing is changed. Without message_read the answer is what lists show.',
  method: 'PATCH',
  path: '/inboxes/{inbox_id}/messages/{message_id}',
  input: z
    .object({ inbox_id: inboxIdField, message_id: idField, ...stateChangeFields })
    .refine(changesState, { message: CHANGES_NOTHING }),
  output: updatedMessageSchema,
  errors: ['not_found', 'conflict'],
  access: { permission: 'inbox_update', scope: 'any' },
  mcp: {
    tool: 'update_message',
    title: 'Update message',
    description: 'Mark (un)read, label, trash or restore.',
  },
  example: {
    input: {
      inbox_id: messageExample.inbox_id,
      message_id: messageExample.message_id,
      unread: false,
      add_labels: ['done'],
    },
    output: { ...messageExample, unread: false, labels: ['received', 'done'] },
  },
  async run(context, input) {
    const changed = messageOfPath(input);
    const [message] = await changeTogether(context, changed, stateChangeOf(input), 'message');
    return showChanged(context, message);
  },
});
