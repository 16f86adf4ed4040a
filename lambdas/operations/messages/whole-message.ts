import type { StoredMessage } from '../../store/message/message-rows.ts';
import { getMessageObject, type MailBucket } from '../../store/object/mail-bucket.ts';
import type { Message } from './message-schema.ts';
import { showMessage, showSummary } from './show-message.ts';

/**
 * A message with its content, from the bucket where its row was too small for it. Where the bucket has lost that, the
 * message is what its row has, and says `body_missing`: who sent it, when and about what must not be lost with it.
 */
export async function wholeMessage(bucket: MailBucket, stored: StoredMessage): Promise<Message> {
  if (stored.content !== undefined) return showMessage(stored.summary, stored.content);
  const object = await getMessageObject(bucket, stored.summary.inbox_id, stored.messageKey);
  if (object === undefined) return withoutContent(stored);
  // Each delivery of a receipt writes the object before it tries to write the rows. Only the row says which delivery was
  // stored, and it has the state.
  const { message_id, thread_id, labels, unread, received_at, hold_reason, created_at, updated_at } =
    stored.summary;
  const attachments = object.summary.attachments.map((attachment) => ({ ...attachment, message_id }));
  const summary = {
    ...object.summary,
    message_id,
    thread_id,
    labels,
    unread,
    attachments,
    received_at,
    hold_reason,
    created_at,
    updated_at,
  };
  return showMessage(summary, object.content);
}

function withoutContent({ summary }: StoredMessage): Message {
  return {
    ...showSummary(summary),
    text: '',
    links: [],
    html: null,
    extracted_text: '',
    headers: {},
    raw_headers: [],
    reply_to: [],
    envelope: { mail_from: '', rcpt_to: summary.inbox_id },
    body_missing: true,
  };
}
