import * as z from 'zod';
import { messageSchema } from '../../operations/messages/message-schema.ts';
import { defineView, UNTRUSTED } from '../view.ts';
import { readingArguments, showMessages, shownMessage } from './message-text.ts';

export const nextOffsetField = z.int().nullable().describe('Pass as offset for more text; null at the end');

/** One message, a piece of its text at a time. */
export const messageView = defineView({
  body: messageSchema,
  arguments: readingArguments,
  fixed: {},
  output: shownMessage.extend({ next_offset: nextOffsetField }),
  holdsMail: true,
  show(body, args) {
    const { messages, segments, nextOffset } = showMessages([body], args);
    const [message] = messages;
    if (message === undefined) throw new Error('A message was lost while its text was clipped');
    const position = { next_offset: nextOffset };
    return {
      structured: { ...message, ...position },
      segments: [{ ours: { ...position, ...UNTRUSTED } }, ...segments],
    };
  },
});
