import * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { getThread, type ThreadWithMessages } from '../../store/message/messages.ts';
import { defineOperation } from '../define.ts';
import { hiddenFields, threadPath } from '../fields.ts';
import { messageExample } from '../messages/message-example.ts';
import { noteLoss } from '../messages/readable-message.ts';
import { fitThread, wholeMessage } from '../messages/show-message.ts';
import { mayRead } from '../spam-access.ts';
import { examplePath, showThread, threadExample, threadWithMessagesSchema } from './thread.ts';

export const getThreadOperation = defineOperation({
  name: 'threads.get',
  summary: 'Get a thread with its messages',
  method: 'GET',
  path: '/inboxes/{inbox_id}/threads/{thread_id}',
  input: z.object({
    ...threadPath,
    include_trash: hiddenFields.include_trash,
  }),
  output: threadWithMessagesSchema,
  errors: ['not_found'],
  access: { permission: 'thread_read', scope: 'any' },
  example: {
    input: examplePath,
    output: { ...threadExample, messages: [messageExample] },
  },
  async run(context, path) {
    const found = await readableThread(context, path);
    const messages = await fitThread(found.messages, (message) => wholeMessage(context.bucket, message));
    const losses = messages.filter((message) => message.body_missing === true);
    // A loss is counted only if the inbox was not deleted after its rows were read.
    if (losses.length > 0) await readableThread(context, path);
    for (const loss of losses) noteLoss(context, loss);
    const isTruncated = found.isLonger === true || messages.length < found.messages.length;
    return {
      ...showThread(found.thread),
      messages,
      ...(isTruncated ? { messages_truncated: true as const } : {}),
    };
  },
});

async function readableThread(
  { table, caller }: Context,
  path: { readonly inbox_id: string; readonly thread_id: string; readonly include_trash: boolean },
): Promise<ThreadWithMessages> {
  const { inbox_id: inboxId, thread_id, include_trash } = path;
  const found = await getThread(table, { tenantId: caller.tenantId, inboxId }, thread_id, include_trash);
  if (found === undefined || !mayRead(caller, found.thread.visibility)) throw notFound('thread');
  return found;
}
