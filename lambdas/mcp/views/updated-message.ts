import { updatedMessageSchema } from '../../operations/messages/message-schema.ts';
import { defineView, noArguments } from '../view.ts';

/** The state of a message that was changed: what it says is read by other tools. Conditions are for programs. */
export const updatedMessageView = defineView({
  body: updatedMessageSchema,
  arguments: noArguments,
  fixed: { if_labels: undefined, unless_labels: undefined },
  output: updatedMessageSchema.pick({ message_id: true, unread: true, labels: true }),
  holdsMail: false,
  show({ message_id, unread, labels }) {
    const structured = { message_id, unread, labels };
    return { structured, segments: [{ ours: structured }] };
  },
});
