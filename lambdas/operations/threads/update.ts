import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { idField, inboxIdField } from '../fields.ts';
import { CHANGES_NOTHING, changesState, stateChangeFields, stateChangeOf } from '../label-fields.ts';
import { changeTogether, threadOfPath } from '../messages/change-state.ts';
import { showChangedThread, threadExample, threadSchema } from './thread.ts';

export const updateThreadOperation = defineOperation({
  name: 'threads.update',
  summary: 'Mark or label all messages of a thread',
  description:
    'All messages that the thread shows when the call comes; with trash, all that it has. A condition that does not hold for one of them is a conflict, and nothing is ' +
    'changed. Some 30 messages are written at once, and the conditions are those of the first: a longer thread is changed as a whole even when ' +
    'another call changes it meanwhile. After a server error some of it may be changed; repeat the call.',
  method: 'PATCH',
  path: '/inboxes/{inbox_id}/threads/{thread_id}',
  input: z
    .object({ inbox_id: inboxIdField, thread_id: idField, ...stateChangeFields })
    .refine(changesState, { message: CHANGES_NOTHING }),
  output: threadSchema,
  errors: ['not_found', 'conflict'],
  access: { permission: 'inbox_update', scope: 'any' },
  example: {
    input: { inbox_id: threadExample.inbox_id, thread_id: threadExample.thread_id, unread: false },
    output: { ...threadExample, unread: false },
  },
  async run(context, input) {
    const changed = threadOfPath(input);
    await changeTogether(context, changed, stateChangeOf(input), 'thread');
    return showChangedThread(context, changed);
  },
});
