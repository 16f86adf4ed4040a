import * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { rawMailMs } from '../../settings/policy.ts';
import { rawKey } from '../../store/object/object-keys.ts';
import { defineOperation } from '../define.ts';
import { messagePath, timestamp } from '../fields.ts';
import { formatField } from './get-attachment.ts';
import { examplePath, messageExample } from './message-example.ts';
import { type ReadableMessage, readableMessage } from './readable-message.ts';
import { refuseVirus, type ServedObject, serveBytes, serveLink } from './serve-bytes.ts';

export const getRawOperation = defineOperation({
  name: 'messages.get-raw',
  summary: 'Download the original email',
  description:
    'Returns the bytes as they arrived (message/rfc822), directly up to 4 MB and otherwise through a redirect. A deployment may keep them for only a few days; after that the call returns not_found.',
  method: 'GET',
  path: '/inboxes/{inbox_id}/messages/{message_id}/raw',
  input: z.object({ ...messagePath, format: formatField }),
  output: z.object({
    message_id: z.string(),
    size: z.int(),
    download_url: z.string(),
    expires_at: timestamp,
  }),
  errors: ['not_found'],
  access: { permission: 'message_read', scope: 'any' },
  example: {
    input: { ...examplePath, format: 'link' },
    output: {
      message_id: messageExample.message_id,
      size: messageExample.size,
      download_url: 'https://bucket.s3.amazonaws.com/mail/…?X-Amz-Signature=…',
      expires_at: '2026-11-21T09:20:00.000Z',
    },
  },
  async run(context, input) {
    const readable = await readableMessage(context, input);
    const link = await serveLink(context, rawObject(context, readable), input);
    const { message } = readable;
    return { message_id: message.message_id, size: message.size, ...link };
  },
  async download(context: Context, input) {
    return serveBytes(context, rawObject(context, await readableMessage(context, input)), input);
  },
});

function rawObject({ policy, now }: Context, { message, messageKey }: ReadableMessage): ServedObject {
  refuseVirus(message);
  const expiresAt = Date.parse(message.received_at) + rawMailMs(policy, message);
  // The clock decides, because the bucket deletes the object up to a day later.
  if (expiresAt <= now().getTime()) throw notKept();
  return {
    key: rawKey(message.inbox_id, messageKey),
    size: message.size,
    filename: `${message.message_id}.eml`,
    storedNamed: false,
    // Raw email never changes, so its key can be the tag.
    tag: messageKey,
    // A setting of an earlier deployment may have expired the object.
    missing: notKept,
  };
}

function notKept(): ApiError {
  return new ApiError('not_found', 'The original bytes of this message are no longer kept.');
}
