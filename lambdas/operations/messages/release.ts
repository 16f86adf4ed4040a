import * as z from 'zod';
import { grants } from '../../caller/permissions.ts';
import { ApiError, lacksPermission, notFound } from '../../core/errors.ts';
import type { MessageSummary } from '../../message/message.ts';
import { senderOf } from '../../message/sender-address.ts';
import { releaseHeld } from '../../messages/release-held.ts';
import { getMessage } from '../../store/message/messages.ts';
import { defineOperation } from '../define.ts';
import { messagePath } from '../fields.ts';
import { addEntry, entryFields } from '../lists/sender-list.ts';
import { examplePath, messageExample } from './message-example.ts';
import { updatedMessageSchema } from './message-schema.ts';
import { showChanged } from './show-message.ts';

export const releaseMessageOperation = defineOperation({
  name: 'messages.release',
  summary: 'Release a held message',
  description:
    'The message arrives now: it gets a new message_id, may join a thread, and is announced by an event. Also needs the ' +
    'label_spam_read permission. A repeated call returns the message that has arrived. Without message_read, the response ' +
    'has only the fields shown in lists.',
  method: 'POST',
  path: '/inboxes/{inbox_id}/messages/{message_id}/release',
  status: 200,
  input: z.object({
    ...messagePath,
    allow_sender: z
      .boolean()
      .default(false)
      .describe("Also add the sender to the inbox's allow list; conflict if the message does not pass DMARC"),
    reason: entryFields.reason.describe('With allow_sender: note for the entry'),
  }),
  output: updatedMessageSchema,
  errors: ['not_found', 'conflict', 'cap_hit'],
  audit: { action: 'message.released', resource: 'message', id: 'message_id' },
  access: { permission: 'inbox_update', scope: 'organization' },
  idempotent: true,
  example: {
    input: examplePath,
    output: messageExample,
  },
  async run(context, { inbox_id, message_id, allow_sender, reason }) {
    const { table, caller } = context;
    if (!grants(caller.permissions, 'label_spam_read')) throw lacksPermission('label_spam_read');
    const path = { tenantId: caller.tenantId, inboxId: inbox_id };
    if (allow_sender) {
      const found = await getMessage(table, path, message_id);
      const held = found?.visibility === 'held' ? found : await releaseHeld(context, path, message_id);
      const sender = provenSender(held?.summary);
      await addEntry(context, path, 'allow', { entry: sender, reason });
    }
    const message = await releaseHeld(context, path, message_id);
    if (message === undefined) throw notFound('held_message');
    return showChanged(context, message);
  },
});

function provenSender(summary: MessageSummary | undefined): string {
  if (summary === undefined) throw notFound('held_message');
  const sender = senderOf(summary.from);
  const isProven = summary.authentication.dmarc === 'pass' && !summary.labels.includes('unauthenticated');
  if (sender !== undefined && isProven) return sender.address;
  throw new ApiError(
    'conflict',
    'The sender of this message is not authenticated, so it cannot be allowed. Release the message without allow_sender.',
  );
}
