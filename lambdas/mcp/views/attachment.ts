import { jsonLine, UNTRUSTED } from '@agent-inbox/mail-reader/assistant';
import { attachmentTextOperation } from '../../operations/attachments/text.ts';
import { getAttachmentOperation } from '../../operations/messages/get-attachment.ts';
import { defineView, noArguments, untrustedSegments } from '../view.ts';

/** The bytes would fill a model's context. */
export const attachmentView = defineView({
  body: getAttachmentOperation.output,
  arguments: noArguments,
  fixed: { format: 'link' },
  // Each declared field costs tokens, so the list has only those that a model needs.
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

export const attachmentTextView = defineView({
  body: attachmentTextOperation.output,
  arguments: noArguments,
  fixed: { wait: WAIT_SECONDS },
  fields: ['status', 'text', 'next_offset', 'untrusted_content'],
  holdsMail: true,
  show: ({ text, content_type, ...ours }) => ({
    structured: { ...ours, content_type, text, ...UNTRUSTED },
    segments: [...untrustedSegments(ours, [jsonLine({ content_type })]), { theirs: text }],
  }),
});
