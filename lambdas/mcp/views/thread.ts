import type { Message } from '../../operations/messages/message-schema.ts';
import { threadWithMessagesSchema } from '../../operations/threads/thread.ts';
import { jsonLine, visibleLine } from '../safe-text.ts';
import { defineView, UNTRUSTED } from '../view.ts';
import { readingArguments, showMessages } from './message.ts';

/**
 * Characters of everything but bodies in one answer: headers of hostile mail run to hundreds of thousands, and
 * a function answers with 6 MB at most. What does not fit is left to get_message.
 */
const ENVELOPE_CHARACTERS = 1_000_000;

/** A thread with its messages, whose texts are read one after the other as one. */
export const threadView = defineView({
  body: threadWithMessagesSchema,
  arguments: readingArguments,
  fixed: { include_trash: false },
  fields: [
    'thread_id',
    'labels',
    'message_count',
    'last_activity_at',
    'subject',
    'messages_truncated',
    'untrusted_content',
    'next_offset',
    'messages',
  ],
  holdsMail: true,
  show({ messages: all, ...thread }, args) {
    const fitting = newestThatFit(all);
    const { messages, segments, nextOffset } = showMessages(fitting, args);
    const { thread_id, labels, message_count, last_activity_at, subject } = thread;
    const ours = {
      thread_id,
      labels,
      message_count,
      last_activity_at,
      messages_truncated: fitting.length < all.length ? true : thread.messages_truncated,
      ...UNTRUSTED,
      next_offset: nextOffset,
    };
    const whole = args.full_text ? { ...thread, preview: visibleLine(thread.preview) } : {};
    return {
      structured: { ...whole, ...ours, subject, messages },
      segments: [{ ours }, { theirs: jsonLine({ subject }) }, ...segments],
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
