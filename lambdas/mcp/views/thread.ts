import { jsonLine, showMessages, UNTRUSTED, visibleLine } from '@agent-inbox/mail-reader/assistant';
import type { Message } from '../../operations/messages/message-schema.ts';
import { threadWithMessagesSchema } from '../../operations/threads/thread.ts';
import { defineView } from '../view.ts';
import { NEXT_OFFSET, readingArguments } from './message.ts';

/** Headers of a hostile email can have hundreds of thousands of characters, and Lambda limits a response to 6 MB. */
const ENVELOPE_CHARACTERS = 1_000_000;

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
  types: { next_offset: NEXT_OFFSET },
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
  return messages.slice(Math.min(first + 1, messages.length - 1));
}
