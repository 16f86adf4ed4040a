import type { Readable } from 'node:stream';
import type { ParsedMail } from '../mail/parsed-mail.ts';
import { putAttachment } from '../store/message/attachments.ts';
import { attachmentKey } from '../store/object/object-keys.ts';
import type { Addressee } from './recipients.ts';
import type { ReceiveServices } from './services.ts';

/** Reads the raw mail as a stream; attachments go to the bucket while it is read and are never deferred. */
export function parseInto(
  { bucket, parser }: Pick<ReceiveServices, 'bucket' | 'parser'>,
  raw: Readable,
  { inboxId, messageKey }: Addressee,
): Promise<ParsedMail> {
  return parser.parse(raw, {
    store: (meta, content) =>
      putAttachment(
        bucket,
        attachmentKey(inboxId, messageKey, meta.index),
        meta.filename ?? 'attachment',
        content,
      ),
  });
}
