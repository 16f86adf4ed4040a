import { attachmentTextOperation } from '../../operations/attachments/text.ts';
import { getAttachmentOperation } from '../../operations/messages/get-attachment.ts';
import { jsonLine } from '../safe-text.ts';
import { defineView, noArguments, UNTRUSTED, untrustedSegments } from '../view.ts';

/** A link with its expiry, never the bytes: they would fill a model's context. */
export const attachmentView = defineView({
  body: getAttachmentOperation.output,
  arguments: noArguments,
  fixed: { format: 'link' },
  // The fields that a reader of the result needs; the others are there as well.
  fields: ['filename', 'content_type', 'size', 'download_url', 'expires_at', 'untrusted_content'],
  holdsMail: true,
  show(attachment) {
    const { filename, content_type, content_id, content_disposition, ...ours } = attachment;
    return {
      structured: { ...attachment, ...UNTRUSTED },
      segments: untrustedSegments({ ...ours, content_disposition }, [
        jsonLine({ filename, content_type, content_id }),
      ]),
    };
  },
});

const WAIT_SECONDS = 20;

/** A piece of the text of an attachment, which is as untrusted as a mail. */
export const attachmentTextView = defineView({
  body: attachmentTextOperation.output,
  arguments: noArguments,
  fixed: { wait: WAIT_SECONDS },
  fields: ['status', 'text', 'next_offset', 'untrusted_content'],
  holdsMail: true,
  show: ({ text, content_type, ...ours }) => ({
    structured: { ...ours, content_type, text, ...UNTRUSTED },
    segments: untrustedSegments(ours, [`${content_type}\n\n${text}`]),
  }),
});
