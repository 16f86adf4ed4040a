import * as z from 'zod';
import type { Message } from '../../operations/messages/message-schema.ts';
import { threadWithMessagesSchema } from '../../operations/threads/thread.ts';
import { jsonLine } from '../json-line.ts';
import { windowArguments, windowOf } from '../reading-window.ts';
import { defineView, UNTRUSTED, untrusted } from '../view.ts';
import { visibleLine } from '../visible-text.ts';
import { nextOffsetField } from './message.ts';
import { clipMessages, messageSegments, type ShownMessage, shownMessage } from './message-text.ts';

/**
 * Characters of everything but bodies in one answer: headers of hostile mail run to hundreds of thousands, and
 * a function answers with 6 MB at most. What does not fit is left to get_message.
 */
const ENVELOPE_CHARACTERS = 1_000_000;

/** A thread with its messages, whose texts are read one after the other as one. */
export const threadView = defineView({
  body: threadWithMessagesSchema,
  arguments: windowArguments,
  fixed: {},
  output: threadWithMessagesSchema.extend({
    ...untrusted,
    next_offset: nextOffsetField,
    messages: z.array(shownMessage),
  }),
  holdsMail: true,
  show({ messages: all, ...thread }, args) {
    const window = windowOf(args);
    const fitting = newestThatFit(all);
    const { messages, nextOffset } = clipMessages(fitting, window);
    const truncated = fitting.length < all.length ? { messages_truncated: true as const } : {};
    const added = { ...truncated, ...UNTRUSTED, next_offset: nextOffset };
    const { subject, preview, senders, recipients, ...ours } = thread;
    return {
      structured: { ...thread, preview: visibleLine(preview), messages: [...messages], ...added },
      segments: [
        { ours: { ...ours, ...added } },
        { theirs: jsonLine({ subject, senders, recipients }) },
        ...messages.filter(isShown).flatMap(messageSegments),
      ],
    };
  },
});

function newestThatFit(messages: readonly Message[]): readonly Message[] {
  let characters = 0;
  const first = messages.findLastIndex(({ text: _text, html: _html, extracted_text: _new, ...rest }) => {
    characters += JSON.stringify(rest).length;
    return characters > ENVELOPE_CHARACTERS;
  });
  // The newest is shown whatever its size, which the limits of parsing bound.
  return messages.slice(Math.min(first + 1, messages.length - 1));
}

/** A message whose text lies wholly outside of the window would be a head without a body. */
function isShown({ text, approx_chars }: ShownMessage): boolean {
  return text !== '' || approx_chars === 0;
}
