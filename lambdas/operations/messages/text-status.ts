import { type TextOutcome, textOutcomes } from '../../store/message/attachment-texts.ts';
import type { MailBucket } from '../../store/object/mail-bucket.ts';
import type { Message } from './message-schema.ts';

/** Larger attachments are not read. */
export const MAX_TEXT_SOURCE_BYTES = 10_000_000;
const WITHOUT_TEXT = /^(?:image|audio|video|font)\//i;

/** Whether an attachment may have text, as far as can be said before it is read. */
export function expectedText(attachment: {
  readonly content_type: string;
  readonly size: number;
}): 'none' | 'available' {
  const { content_type, size } = attachment;
  return WITHOUT_TEXT.test(content_type) || size === 0 || size > MAX_TEXT_SOURCE_BYTES ? 'none' : 'available';
}

/** The message with what became of the texts that were made. One list of names, where there are attachments. */
export async function withTextOutcomes(
  bucket: MailBucket,
  message: Message,
  messageKey: string,
): Promise<Message> {
  if (message.attachments.length === 0) return message;
  const outcomes: ReadonlyMap<number, TextOutcome> = await textOutcomes(bucket, {
    inboxId: message.inbox_id,
    messageKey,
  });
  const attachments = message.attachments.map((attachment, i) => ({
    ...attachment,
    text_status: outcomes.get(i) ?? attachment.text_status,
  }));
  return { ...message, attachments };
}
