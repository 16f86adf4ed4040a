import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { threadPath } from '../fields.ts';
import { CHANGES_NOTHING, changesState, stateChangeFields, stateChangeOf } from '../label-fields.ts';
import { changeTogether, threadOfPath } from '../messages/change-state.ts';
import { examplePath, showChangedThread, threadExample, threadSchema } from './thread.ts';

export const updateThreadOperation = defineOperation({
  name: 'threads.update',
  summary: 'Mark or label all messages in a thread',
  description:
    'Changes all visible messages in the thread at the time of the call; with trash, all of its messages. If a condition ' +
    'does not hold for one of them, the call returns conflict and changes nothing. About 30 messages are written at a time, ' +
    'and conditions apply to the first batch: a longer thread is changed completely even if another call changes it in the ' +
    'meantime. After a server error some messages may have been changed; repeat the call.',
  method: 'PATCH',
  path: '/inboxes/{inbox_id}/threads/{thread_id}',
  input: z.object({ ...threadPath, ...stateChangeFields }).refine(changesState, { message: CHANGES_NOTHING }),
  output: threadSchema,
  errors: ['not_found', 'conflict'],
  access: { permission: 'inbox_update', scope: 'any' },
  example: {
    input: { ...examplePath, unread: false },
    output: { ...threadExample, unread: false },
  },
  async run(context, input) {
    const changed = threadOfPath(input);
    await changeTogether(context, changed, stateChangeOf(input), 'thread');
    return showChangedThread(context, changed);
  },
});
