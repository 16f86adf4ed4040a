import * as z from 'zod';
import { type Message, messageSchema } from '../../operations/messages/message-schema.ts';
import type { Segment } from '../fenced-text.ts';
import { jsonLine } from '../json-line.ts';
import { clip, type Window } from '../reading-window.ts';
import { UNTRUSTED, untrusted } from '../view.ts';
import { visibleLine } from '../visible-text.ts';

/** A message as assistants see it, its bodies clipped. */
export const shownMessage = messageSchema.extend({
  ...untrusted,
  approx_chars: z.int().describe('Length of the whole text'),
  html_truncated: z.literal(true).optional(),
});
export type ShownMessage = z.output<typeof shownMessage>;

/** Messages whose bodies are read one after the other, as one. */
export interface ClippedMessages {
  readonly messages: readonly ShownMessage[];
  /** Where the next piece of the texts starts; null at the end. */
  readonly nextOffset: number | null;
}

/** The same window cuts texts, new parts and HTML, each of them as one run over all messages. */
export function clipMessages(messages: readonly Message[], window: Window): ClippedMessages {
  const texts = clip(
    messages.map(({ text }) => text),
    window,
  );
  const extracted = clip(
    messages.map(({ extracted_text }) => extracted_text),
    window,
  );
  const html = clip(
    messages.map((message) => message.html ?? ''),
    window,
  );
  const shown = messages.map((message, index) => {
    const shownHtml = html.texts[index] ?? '';
    return {
      ...message,
      preview: visibleLine(message.preview),
      text: texts.texts[index] ?? '',
      extracted_text: extracted.texts[index] ?? '',
      html: message.html === null ? null : shownHtml,
      approx_chars: message.text.length,
      ...(shownHtml.length < (message.html?.length ?? 0) ? { html_truncated: true as const } : {}),
      ...UNTRUSTED,
    };
  });
  return { messages: shown, nextOffset: texts.next };
}

/** What is ours about a message, the verdicts on its sender first of all, and then what the sender wrote. */
export function messageSegments(message: ShownMessage): Segment[] {
  const { message_id, thread_id, labels, authentication, received_at, size, approx_chars } = message;
  const attachments = message.attachments.map(({ attachment_id, filename, content_type, size: bytes }) => ({
    attachment_id,
    filename,
    content_type,
    size: bytes,
  }));
  const { from, to, cc, reply_to, subject, text } = message;
  const headers = jsonLine({
    from,
    to,
    ...(cc.length === 0 ? {} : { cc }),
    ...(reply_to.length === 0 ? {} : { reply_to }),
    subject,
    ...(attachments.length === 0 ? {} : { attachments }),
  });
  return [
    { ours: { message_id, thread_id, labels, authentication, received_at, size, approx_chars } },
    { theirs: `${headers}\n\n${text}` },
  ];
}
