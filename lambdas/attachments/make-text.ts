import type { DocumentFile, DocumentText } from '../documents/document.ts';
import type { AttachmentTextJob } from '../jobs/attachment-text-job.ts';
import { logInfo } from '../observability/log.ts';
import { hasAttachmentText, putAttachmentText } from '../store/message/attachment-texts.ts';
import { getBytes, type MailBucket } from '../store/object/mail-bucket.ts';
import { attachmentKey } from '../store/object/object-keys.ts';

interface TextServices {
  readonly bucket: MailBucket;
  read(file: DocumentFile): Promise<DocumentText>;
}

/**
 * Makes the text of an attachment, once: a job may come again.
 * @param isGivenUp whether earlier attempts ended without an outcome: reading the file crashes the function
 */
export async function makeText(
  { bucket, read }: TextServices,
  { attachment }: AttachmentTextJob,
  isGivenUp: boolean,
): Promise<void> {
  const { inbox_id: inboxId, message_key: messageKey, index, content_type, filename } = attachment;
  const place = { inboxId, messageKey, index };
  const [isMade, bytes] = await Promise.all([
    hasAttachmentText(bucket, place),
    getBytes(bucket, attachmentKey(inboxId, messageKey, index)),
  ]);
  // Deleted since; the call says that the bytes are missing.
  if (isMade || bytes === undefined) return;
  const file = { bytes: Buffer.from(bytes), contentType: content_type, filename };
  const { contentType, ...made } = isGivenUp ? failedText(content_type) : await read(file);
  await putAttachmentText(bucket, place, { ...made, content_type: contentType });
  logInfo('attachment read', { status: made.status, content_type: contentType });
}

function failedText(contentType: string): DocumentText {
  return { status: 'failed', format: 'plain', text: '', pages: null, truncated: false, contentType };
}
