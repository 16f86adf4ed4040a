import type { MailBucket } from '../../store/object/mail-bucket.ts';
import { fitMessage } from './fit-answer.ts';
import type { Message } from './message-schema.ts';
import { withTextOutcomes } from './text-status.ts';

/** A message as a read of it answers, and as an export has it. */
export async function presentMessage(
  bucket: MailBucket,
  message: Message,
  messageKey: string,
): Promise<Message> {
  return fitMessage(await withTextOutcomes(bucket, message, messageKey));
}
