import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { messagePath } from '../fields.ts';
import { CHANGES_NOTHING, changesState, stateChangeFields, stateChangeOf } from '../label-fields.ts';
import { changeTogether, messageOfPath } from './change-state.ts';
import { examplePath, messageExample } from './message-example.ts';
import { updatedMessageSchema } from './message-schema.ts';
import { showChanged } from './show-message.ts';

export const updateMessageOperation = defineOperation({
  name: 'messages.update',
  summary: 'Mark or label a message',
  description:
    'Labels are converted to lower case; those set by the service can be neither added nor removed. If a condition does ' +
    'not hold, the call returns conflict and changes nothing. Without message_read, the response has only the fields shown in ' +
    'lists.',
  method: 'PATCH',
  path: '/inboxes/{inbox_id}/messages/{message_id}',
  input: z
    .object({ ...messagePath, ...stateChangeFields })
    .refine(changesState, { message: CHANGES_NOTHING }),
  output: updatedMessageSchema,
  errors: ['not_found', 'conflict'],
  access: { permission: 'inbox_update', scope: 'any' },
  example: {
    input: {
      ...examplePath,
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
