import * as z from 'zod';
import { type Message, messageSchema } from '../../operations/messages/message-schema.ts';
import type { Segment } from '../fenced-text.ts';
import { jsonLine, visibleLine } from '../safe-text.ts';
import { defineView, type Shown, UNTRUSTED } from '../view.ts';

const DEFAULT_CHARACTERS = 20_000;
/** Three bodies of this length, and a text block, have to fit into the 6 MB that a function may answer with. */
const MAX_CHARACTERS = 100_000;
/** Long enough for a character of two code units, so that each read advances. */
const MIN_CHARACTERS = 10;

/** The arguments of tools that show messages, with which a long body is read in pieces. */
export const readingArguments = z.object({
  max_chars: z
    .int()
    .min(MIN_CHARACTERS)
    .max(MAX_CHARACTERS)
    .default(DEFAULT_CHARACTERS)
    .describe('Body characters to return'),
  offset: z.int().min(0).default(0).describe('next_offset of the previous call'),
  full_text: z.boolean().default(false).describe('Whole text with quoted history, links, HTML and headers'),
});
type ReadingArguments = z.output<typeof readingArguments>;

/** Code units from `start` to before `end`. */
interface Window {
  readonly start: number;
  readonly end: number;
}

/** A piece of a longer run of texts, and whether the run goes on behind it. */
interface Clipped {
  readonly texts: readonly string[];
  /** Where the next piece starts; null at the end. */
  readonly next: number | null;
}

/** What a window shows of texts that are read one after the other, as one. Characters are never cut in two. */
export function clip(texts: readonly string[], { start, end }: Window): Clipped {
  const shown: string[] = [];
  let before = 0;
  let next: number | null = null;
  for (const text of texts) {
    const from = wholeCharacters(text, start - before);
    const to = wholeCharacters(text, end - before);
    shown.push(text.slice(from, to));
    if (to < text.length) next ??= before + to;
    before += text.length;
  }
  return { texts: shown, next };
}

/** The position, moved into the text and in front of the character that it would cut. */
function wholeCharacters(text: string, position: number): number {
  const inside = Math.min(Math.max(position, 0), text.length);
  const cuts = isHalf(text.charCodeAt(inside - 1), 0xd8) && isHalf(text.charCodeAt(inside), 0xdc);
  return cuts ? inside - 1 : inside;
}

/** Whether a code unit is the half of a surrogate pair that starts with these six bits. */
function isHalf(codeUnit: number, high: 0xd8 | 0xdc): boolean {
  return codeUnit >> 10 === (high << 8) >> 10;
}

/** What assistants get of messages whose texts are read one after the other, as one. */
interface ShownMessages {
  /** What the text block shows. With `full_text` all fields of the REST body, its texts clipped. */
  readonly messages: readonly Shown['structured'][];
  /** The same for a model, without messages whose text is wholly outside of the window. */
  readonly segments: readonly Segment[];
  /** Where the next piece of the texts starts; null at the end. */
  readonly nextOffset: number | null;
}

/** The same window cuts texts, new parts and HTML, each of them as one run over all messages. */
export function showMessages(
  all: readonly Message[],
  { offset, max_chars, full_text }: ReadingArguments,
): ShownMessages {
  const window = { start: offset, end: offset + max_chars };
  const clipAll = (of: (message: Message) => string | null): Clipped =>
    clip(
      all.map((message) => of(message) ?? ''),
      window,
    );
  const extracted = clipAll(({ extracted_text }) => extracted_text);
  const texts = full_text ? clipAll(({ text }) => text) : extracted;
  const html = clipAll((message) => (full_text ? message.html : ''));
  const shown = all.map((message, i) => ({
    message,
    text: texts.texts[i] ?? '',
    extractedText: extracted.texts[i] ?? '',
    html: html.texts[i] ?? '',
  }));
  return {
    messages: shown.map(full_text ? wholeMessage : newPart),
    segments: shown.flatMap((each) => {
      const { message, text } = each;
      const body = full_text ? wholeBody(each, window) : text;
      // A message whose text is outside would be a head without a body.
      const isShown =
        text !== '' || each.html !== '' || message[full_text ? 'text' : 'extracted_text'] === '';
      if (!isShown) return [];
      return [{ ours: ourFields(message) }, { theirs: `${jsonLine(theirFields(message))}\n\n${body}` }];
    }),
    nextOffset: texts.next ?? html.next,
  };
}

/** A message with the pieces of its texts that are in the window. */
interface Piece {
  readonly message: Message;
  /** Of the new part, or with `full_text` of the whole text. */
  readonly text: string;
  readonly extractedText: string;
  readonly html: string;
}

function newPart({ message, extractedText }: Piece): Shown['structured'] {
  return { ...ourFields(message), ...UNTRUSTED, ...theirFields(message), extracted_text: extractedText };
}

function wholeMessage({ message, text, extractedText, html }: Piece): Shown['structured'] {
  return {
    ...message,
    preview: visibleLine(message.preview),
    text,
    extracted_text: extractedText,
    html: message.html === null ? null : html,
    approx_chars: message.text.length,
    ...(html.length < (message.html?.length ?? 0) ? { html_truncated: true } : {}),
    ...UNTRUSTED,
  };
}

/** What `full_text` asks for: headers and links, as many as bodies may have characters, the text and the HTML. */
function wholeBody({ message, text, html }: Piece, { start, end }: Window): string {
  const headers = message.raw_headers.map(([name, value]) => jsonLine({ [name]: value })).join('\n');
  const links = message.links.map((link) => jsonLine(link)).join('\n');
  const parts = [
    start === 0 ? `Headers:\n${headers.slice(0, end - start)}` : '',
    text === '' ? '' : `Text:\n${text}`,
    start === 0 && links !== '' ? `Links:\n${links.slice(0, end - start)}` : '',
    html === '' ? '' : `HTML:\n${html}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** What the service says of a message: the verdicts on its sender first of all. */
function ourFields(message: Message): Shown['structured'] {
  const { message_id, thread_id, labels, unread, authentication, received_at, text } = message;
  const { hidden_text, body_truncated, body_missing } = message;
  return {
    message_id,
    thread_id,
    labels,
    unread,
    authentication,
    received_at,
    approx_chars: text.length,
    kind: unusualKind(message),
    hidden_text,
    body_truncated,
    body_missing,
  };
}

/** The kind, where a person did not just write the mail. */
export function unusualKind({ kind }: Pick<Message, 'kind'>): Message['kind'] | undefined {
  return kind === null || kind === 'personal' ? undefined : kind;
}

/** What the sender wrote, and what was read from that. */
function theirFields(message: Message): Shown['structured'] {
  const { from, to, cc, reply_to, subject, verification, bounce, calendar, unsubscribe, list } = message;
  const attachments = message.attachments.map(({ attachment_id, filename, content_type, size }) => ({
    attachment_id,
    filename,
    content_type,
    size,
  }));
  return {
    from,
    to,
    cc: given(cc),
    reply_to: given(reply_to),
    subject,
    verification: verification ?? undefined,
    bounce: bounce ?? undefined,
    calendar: calendar ?? undefined,
    unsubscribe: unsubscribe ?? undefined,
    list: list ?? undefined,
    attachments: given(attachments),
  };
}

function given<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length === 0 ? undefined : items;
}

/** One message, a piece of its text at a time. */
export const messageView = defineView({
  body: messageSchema,
  arguments: readingArguments,
  fields: [
    'message_id',
    'thread_id',
    'labels',
    'unread',
    'authentication',
    'received_at',
    'hidden_text',
    'body_truncated',
    'body_missing',
    'untrusted_content',
    'approx_chars',
    'from',
    'to',
    'cc',
    'reply_to',
    'subject',
    'verification',
    'kind',
    'attachments',
    'extracted_text',
    'next_offset',
  ],
  holdsMail: true,
  show(body, args) {
    const { messages, segments, nextOffset } = showMessages([body], args);
    const position = { next_offset: nextOffset };
    return {
      structured: { ...messages[0], ...position },
      segments: [{ ours: { ...position, ...UNTRUSTED } }, ...segments],
    };
  },
});
