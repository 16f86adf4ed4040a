import { Readable } from 'node:stream';
import type { AttachmentSink } from '@agent-inbox/mail-reader';
import { savedName } from '@agent-inbox/mail-reader/fields';
import { Upload } from '@aws-sdk/lib-storage';
import type { MailBucket } from '../object/mail-bucket.ts';
import { attachmentKey } from '../object/object-keys.ts';
import type { RawMail } from '../object/raw-mail.ts';
import { contentDisposition } from './downloads.ts';

/** Up to two parts of this size are in memory at once. */
const PART_BYTES = 5 * 1024 * 1024;

export function attachmentSink(bucket: MailBucket, { inboxId, messageKey }: RawMail): AttachmentSink {
  return {
    store: (meta, content) =>
      putAttachment(
        bucket,
        attachmentKey(inboxId, messageKey, meta.index),
        savedName(meta) ?? 'attachment',
        meta.charset,
        content,
      ),
  };
}

/**
 * A stranger's HTML must never open as a page, and the query of a presigned link is no reliable place for the
 * disposition.
 */
async function putAttachment(
  bucket: MailBucket,
  key: string,
  filename: string,
  charset: string | undefined,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const { client } = await bucket.s3();
  const upload = new Upload({
    client,
    params: {
      Bucket: bucket.name,
      Key: key,
      Body: Readable.from(content, { objectMode: false }),
      ContentType: 'application/octet-stream',
      ContentDisposition: contentDisposition(filename),
      ...(charset === undefined ? {} : { Metadata: { charset } }),
    },
    queueSize: 1,
    partSize: PART_BYTES,
  });
  await upload.done();
}
