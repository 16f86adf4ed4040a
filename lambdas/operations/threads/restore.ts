import * as z from 'zod';
import { notFound } from '../../core/errors.ts';
import { keyOfThreadId } from '../../ids.ts';
import { trashChange } from '../../mail/message-state.ts';
import { defineOperation } from '../define.ts';
import { inboxIdField } from '../fields.ts';
import { changeTogether } from '../messages/change-state.ts';
import { showChangedThread } from './show-changed-thread.ts';
import { threadExample, threadSchema } from './thread.ts';

export const restoreThreadOperation = defineOperation({
  name: 'threads.restore',
  summary: 'Take all messages of a thread out of the trash',
  description: 'Also answers a thread that has none there.',
  method: 'POST',
  path: '/inboxes/{inbox_id}/threads/{thread_id}/restore',
  status: 200,
  input: z.object({ inbox_id: inboxIdField, thread_id: z.string().max(200) }),
  output: threadSchema,
  errors: ['not_found', 'conflict'],
  audit: { action: 'thread.restored', resource: 'thread', id: 'thread_id' },
  access: { permission: 'inbox_update', scope: 'any' },
  idempotent: true,
  example: {
    input: { inbox_id: threadExample.inbox_id, thread_id: threadExample.thread_id },
    output: threadExample,
  },
  async run(context, { inbox_id, thread_id }) {
    const threadKey = keyOfThreadId(thread_id);
    if (threadKey === undefined) throw notFound('thread');
    const changed = { inboxId: inbox_id, threadKey, sortKeys: undefined };
    await changeTogether(context, changed, trashChange(false), 'thread');
    return showChangedThread(context, inbox_id, threadKey);
  },
});
