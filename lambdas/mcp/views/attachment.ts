import { getAttachmentOperation } from '../../operations/messages/get-attachment.ts';
import { jsonLine } from '../safe-text.ts';
import { defineView, noArguments, UNTRUSTED, untrusted } from '../view.ts';

/** A link with its expiry, never the bytes: they would fill a model's context. */
export const attachmentView = defineView({
  body: getAttachmentOperation.output,
  arguments: noArguments,
  fixed: { format: 'link' },
  output: getAttachmentOperation.output.extend(untrusted),
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
