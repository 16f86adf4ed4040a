import * as z from 'zod';
import { attachmentTextOperation } from '../../operations/attachments/text.ts';
import { safeText } from '../safe-text.ts';
import { defineView, UNTRUSTED, untrusted } from '../view.ts';

const WAIT_SECONDS = 20;
const { shape } = attachmentTextOperation.output;

/** A piece of the text of an attachment, which is as untrusted as a mail. */
export const attachmentTextView = defineView({
  body: attachmentTextOperation.output,
  arguments: z.object({}),
  fixed: { wait: WAIT_SECONDS },
  output: z.looseObject({
    status: shape.status,
    text: shape.text,
    next_offset: shape.next_offset,
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
