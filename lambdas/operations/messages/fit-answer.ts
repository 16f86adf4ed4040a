import type { Message } from './message-schema.ts';

/**
 * A function answers with 6 MB at most, and its body is JSON inside of JSON: what is escaped once for the client
 * is escaped again for the gateway. The rest is for headers and the thread around the messages.
 */
const ANSWER_BYTES = 5_500_000;

/** Characters of each body that are tried when a single message is too large. */
const LARGEST_CLIP = 512 * 1024;

function answerBytes(message: Message): number {
  return Buffer.byteLength(JSON.stringify(JSON.stringify(message)));
}

/** The message, its bodies clipped to what one answer with so many messages holds; the raw bytes have the rest. */
export function fitMessage(message: Message, messages = 1): Message {
  let fitting = message;
  for (let most = LARGEST_CLIP; answerBytes(fitting) > ANSWER_BYTES / messages; most /= 2) {
    fitting = {
      ...message,
      text: message.text.slice(0, most),
      html: message.html?.slice(0, most) ?? null,
      extracted_text: message.extracted_text.slice(0, most),
      body_truncated: true,
    };
  }
  return fitting;
}

/** The newest of a thread's messages that fit into one answer, oldest first; at least one. */
export function fitThread(messages: readonly Message[]): Message[] {
  const fitting: Message[] = [];
  let bytes = 0;
  for (const message of messages.toReversed()) {
    const fitted = fitting.length === 0 ? fitMessage(message) : message;
    bytes += answerBytes(fitted);
    if (bytes > ANSWER_BYTES && fitting.length > 0) break;
    fitting.unshift(fitted);
  }
  return fitting;
}
