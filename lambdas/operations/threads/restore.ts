import * as z from 'zod';
import { trashChange } from '../../message/message-state.ts';
import { defineOperation } from '../define.ts';
import { threadPath } from '../fields.ts';
import { changeTogether, threadOfPath } from '../messages/change-state.ts';
import { examplePath, showChangedThread, threadExample, threadSchema } from './thread.ts';

export const restoreThreadOperation = defineOperation({
  name: 'threads.restore',
  summary: 'Restore all messages in a thread from the trash',
  description: 'Also succeeds when no message in the thread is in the trash.',
  method: 'POST',
  path: '/inboxes/{inbox_id}/threads/{thread_id}/restore',
  status: 200,
  input: z.object(threadPath),
  output: threadSchema,
  errors: ['not_found', 'conflict'],
  audit: { action: 'thread.restored', resource: 'thread', id: 'thread_id' },
  access: { permission: 'inbox_update', scope: 'any' },
  idempotent: true,
  example: {
    input: examplePath,
    output: threadExample,
  },
  async run(context, path) {
    const changed = threadOfPath(path);
    await changeTogether(context, changed, trashChange(false), 'thread');
    return showChangedThread(context, changed);
  },
});
