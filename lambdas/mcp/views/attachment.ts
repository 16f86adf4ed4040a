import * as z from 'zod';
import { attachmentTextOperation } from '../../operations/attachments/text.ts';
import { getAttachmentOperation } from '../../operations/messages/get-attachment.ts';
import { jsonLine, safeText } from '../safe-text.ts';
import { defineView, noArguments, UNTRUSTED, untrusted } from '../view.ts';

const { shape } = getAttachmentOperation.output;

/** A link with its expiry, never the bytes: they would fill a model's context. */
export const attachmentView = defineView({
  body: getAttachmentOperation.output,
  arguments: noArguments,
  fixed: { format: 'link' },
  // The fields that a reader of the result needs; the others are there as well.
  output: z.looseObject({
    filename: shape.filename,
    content_type: shape.content_type,
    size: shape.size,
    download_url: shape.download_url,
    expires_at: shape.expires_at,
    ...untrusted,
  }),
  holdsMail: true,
  show(record) {
    const { filename, content_type, content_id, content_disposition, ...ours } = record;
    return {
      structured: { ...record, ...UNTRUSTED },
      segments: [
        { ours: { ...ours, content_disposition, ...UNTRUSTED } },
        { theirs: jsonLine({ filename, content_type, content_id }) },
      ],
    };
  },
});

const WAIT_SECONDS = 20;
const { shape: textShape } = attachmentTextOperation.output;

/** A piece of the text of an attachment, which is as untrusted as a mail. */
export const attachmentTextView = defineView({
  body: attachmentTextOperation.output,
  arguments: z.object({}),
  fixed: { wait: WAIT_SECONDS },
  output: z.looseObject({
    status: textShape.status,
    text: textShape.text,
    next_offset: textShape.next_offset,
    ...untrusted,
  }),
  holdsMail: true,
  show({ text, content_type, ...ours }) {
    return {
      structured: { ...ours, content_type, text, ...UNTRUSTED },
      segments: [{ ours: { ...ours, ...UNTRUSTED } }, { theirs: `${content_type}\n\n${safeText(text)}` }],
    };
  },
});
