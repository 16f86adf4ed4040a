import * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { ApiError, notFound } from '../../core/errors.ts';
import { attachmentSchema } from '../../message/message-parts.ts';
import type { AttachmentPlace } from '../../store/message/attachment-texts.ts';
import { attachmentKey } from '../../store/object/object-keys.ts';
import { defineOperation } from '../define.ts';
import { idField, messagePath, timestamp } from '../fields.ts';
import { examplePath, messageExample } from './message-example.ts';
import type { Message } from './message-schema.ts';
import { noteLoss, type ReadableMessage, readableMessage } from './readable-message.ts';
import { refuseVirus, type ServedObject, serveBytes, serveLink } from './serve-bytes.ts';

export const formatField = z
  .enum(['bytes', 'link'])
  .default('bytes')
  .describe('bytes: the content or a redirect to it; link: JSON with a download_url');

type Attachment = Message['attachments'][number];

const exampleAttachment: Attachment = {
  attachment_id: 'att_01kajf2v4g8q3k7m9x2c1d0000',
  message_id: messageExample.message_id,
  filename: 'invoice.pdf',
  content_type: 'application/pdf',
  size: 48_213,
  content_disposition: 'attachment',
  content_id: null,
  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  text_status: 'available',
};

interface AttachmentPath {
  readonly inbox_id: string;
  readonly message_id: string;
  readonly attachment_id: string;
}

export const getAttachmentOperation = defineOperation({
  name: 'messages.get-attachment',
  summary: 'Download an attachment',
  description:
    'Returns the bytes of files up to 4 MB; larger files redirect (302) to a link that is valid for one minute. Do not send the key header when you follow the redirect.',
  method: 'GET',
  path: '/inboxes/{inbox_id}/messages/{message_id}/attachments/{attachment_id}',
  input: z.object({
    ...messagePath,
    attachment_id: idField,
    format: formatField,
  }),
  output: attachmentSchema.extend({ download_url: z.string(), expires_at: timestamp }),
  errors: ['not_found'],
  access: { permission: 'message_read', scope: 'any' },
  example: {
    input: {
      ...examplePath,
      attachment_id: exampleAttachment.attachment_id,
      format: 'link',
    },
    output: {
      ...exampleAttachment,
      download_url: 'https://bucket.s3.amazonaws.com/mail/…?X-Amz-Signature=…',
      expires_at: '2026-11-21T09:20:00.000Z',
    },
  },
  async run(context, input) {
    const { attachment, object } = await locateAttachment(context, input);
    return { ...attachment, ...(await serveLink(context, object, input)) };
  },
  async download(context, input) {
    const { object } = await locateAttachment(context, input);
    return serveBytes(context, object, input);
  },
});

export async function locateAttachment(
  context: Context,
  path: AttachmentPath,
): Promise<{
  attachment: Attachment;
  object: ServedObject;
  place: AttachmentPlace;
  keys: ReadableMessage['keys'];
}> {
  const { message, messageKey, keys } = await readableMessage(context, path);
  const index = message.attachments.findIndex((each) => each.attachment_id === path.attachment_id);
  const attachment = message.attachments[index];
  if (attachment === undefined) throw notFound('attachment');
  refuseVirus(message);
  const object = {
    key: attachmentKey(message.inbox_id, messageKey, index),
    size: attachment.size,
    filename: attachment.filename ?? 'attachment',
    storedNamed: true,
    tag: attachment.sha256,
    missing: () => {
      noteLoss(context, message);
      return new ApiError(
        'not_found',
        'The bytes of this attachment are missing from storage. Only its metadata is left.',
      );
    },
  };
  return { attachment, object, place: { inboxId: message.inbox_id, messageKey, index }, keys };
}
