import * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { getThreadRow } from '../../store/message/messages.ts';
import type { Thread } from '../../store/message/thread-rows.ts';
import { highlightsField, timestamp } from '../fields.ts';
import { messageExample } from '../messages/message-example.ts';
import { messageSchema } from '../messages/message-schema.ts';

const threadFields = {
  thread_id: z.string(),
  inbox_id: z.string(),
  subject: z.string(),
  preview: z.string().describe('Preview of the newest message'),
  senders: z.array(z.string()),
  recipients: z.array(z.string()),
  labels: z.array(z.string()).describe('Labels of its messages'),
  unread: z.boolean().describe('Whether one of its messages is unread'),
  message_count: z.int(),
  size: z.int().describe('Total size of the raw messages in bytes'),
  last_message_id: z.string(),
  received_timestamp: timestamp,
  last_activity_at: timestamp,
  timestamp,
  created_at: timestamp,
  updated_at: timestamp,
};

/** FLD-10 to FLD-23 define a thread without its messages. */
export const threadSchema = z.object({ ...threadFields, highlights: highlightsField }).meta({ id: 'Thread' });

export const threadWithMessagesSchema = z.object({
  ...threadFields,
  messages: z.array(messageSchema).describe('Oldest first; only the newest 100 if there are more'),
  messages_truncated: z.literal(true).optional(),
});

export function showThread(thread: Thread): z.input<typeof threadSchema> {
  return {
    thread_id: thread.threadId,
    inbox_id: thread.inboxId,
    subject: thread.subject,
    preview: thread.preview,
    senders: [...thread.senders],
    recipients: [...thread.recipients],
    labels: [...thread.labels],
    unread: thread.unread,
    message_count: thread.messageCount,
    size: thread.size,
    last_message_id: thread.lastMessageId,
    received_timestamp: thread.lastActivityAt,
    last_activity_at: thread.lastActivityAt,
    timestamp: thread.lastActivityAt,
    created_at: thread.createdAt,
    updated_at: thread.updatedAt,
  };
}

export const threadExample: z.input<typeof threadSchema> = {
  thread_id: messageExample.thread_id,
  inbox_id: messageExample.inbox_id,
  subject: messageExample.subject,
  preview: messageExample.preview,
  senders: [messageExample.from],
  recipients: [...messageExample.to],
  labels: ['received'],
  unread: true,
  message_count: 1,
  size: messageExample.size,
  last_message_id: messageExample.message_id,
  received_timestamp: messageExample.received_at,
  last_activity_at: messageExample.received_at,
  timestamp: messageExample.received_at,
  created_at: messageExample.created_at,
  updated_at: messageExample.updated_at,
};

export const examplePath = { inbox_id: threadExample.inbox_id, thread_id: threadExample.thread_id };

export async function showChangedThread(
  { table, caller }: Context,
  { inboxId, threadKey }: { readonly inboxId: string; readonly threadKey: string },
) {
  const thread = await getThreadRow(table, { tenantId: caller.tenantId, inboxId }, threadKey);
  if (thread === undefined) throw notFound('thread');
  return showThread(thread);
}
