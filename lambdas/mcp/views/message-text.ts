import * as z from 'zod';
import { type Message, messageSchema } from '../../operations/messages/message-schema.ts';
import type { Segment } from '../fenced-text.ts';
import { jsonLine, visibleLine } from '../safe-text.ts';
import { UNTRUSTED, untrusted } from '../view.ts';
import { unusualKind } from './list-item.ts';

const DEFAULT_CHARACTERS = 20_000;
/** Three bodies of this length, and a text block, have to fit into the 6 MB that a function may answer with. */
const MAX_CHARACTERS = 100_000;
/** Long enough for a character of two code units, so that each read advances. */
const MIN_CHARACTERS = 10;

/** The arguments with which a long body is read in pieces. */
const windowArguments = z.object({
  max_chars: z
    .int()
    .min(MIN_CHARACTERS)
    .max(MAX_CHARACTERS)
    .default(DEFAULT_CHARACTERS)
    .describe('Body characters to return'),
  offset: z.int().min(0).default(0).describe('next_offset of the previous call'),
});

/** Code units from `start` to before `end`. */
interface Window {
  readonly start: number;
  readonly end: number;
}

function windowOf({ offset, max_chars }: z.output<typeof windowArguments>): Window {
  return { start: offset, end: offset + max_chars };
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

/** The arguments of tools that show messages. */
export const readingArguments = windowArguments.extend({
  full_text: z.boolean().default(false).describe('Whole text with quoted history, links, HTML and headers'),
});
type ReadingArguments = z.output<typeof readingArguments>;

const { shape } = messageSchema;

/**
 * A message as assistants see it: what the text block shows. With `full_text` it has all fields of the REST body besides,
 * its texts clipped.
 */
export const shownMessage = z.looseObject({
  message_id: shape.message_id,
  thread_id: shape.thread_id,
  labels: shape.labels,
  unread: shape.unread,
  authentication: shape.authentication,
  received_at: shape.received_at,
  hidden_text: shape.hidden_text,
  body_truncated: shape.body_truncated,
  body_missing: shape.body_missing,
  ...untrusted,
  approx_chars: z.int().describe('Length of the whole text'),
  from: shape.from,
  to: shape.to,
  cc: shape.cc.optional(),
  reply_to: shape.reply_to.optional(),
  subject: shape.subject,
  verification: shape.verification.optional(),
  kind: shape.kind.optional(),
  attachments: z
    .array(
      z.object({
        attachment_id: z.string(),
        filename: z.string().nullable(),
        content_type: z.string(),
        size: z.int(),
      }),
    )
    .optional(),
  extracted_text: shape.extracted_text,
});

type ShownMessage = z.input<typeof shownMessage>;

/** What assistants get of messages whose texts are read one after the other, as one. */
interface ShownMessages {
  readonly messages: readonly ShownMessage[];
  /** The same for a model, without messages whose text is wholly outside of the window. */
  readonly segments: readonly Segment[];
  /** Where the next piece of the texts starts; null at the end. */
  readonly nextOffset: number | null;
}

export function showMessages(all: readonly Message[], args: ReadingArguments): ShownMessages {
  const window = windowOf(args);
  const isFull = args.full_text;
  const texts = clipAll(all, isFull ? 'text' : 'extracted_text', window);
  const html = isFull ? clipAll(all, 'html', window) : { texts: [], next: null };
  const messages = isFull ? wholeMessages(all, texts.texts, html.texts, window) : all.map(newPart);
  return {
    messages,
    segments: all.flatMap((message, i) => {
      const text = texts.texts[i] ?? '';
      const shownHtml = html.texts[i] ?? '';
      // A message whose text is outside would be a head without a body.
      const isShown = text !== '' || shownHtml !== '' || message[isFull ? 'text' : 'extracted_text'] === '';
      if (!isShown) return [];
      return isFull ? wholeSegments(message, text, shownHtml, window) : segmentsOf(message, text);
    }),
    nextOffset: texts.next ?? html.next,
  };

  function newPart(message: Message, i: number): ShownMessage {
    const text = texts.texts[i] ?? '';
    return { ...ourFields(message), ...UNTRUSTED, ...theirFields(message), extracted_text: text };
  }
}

type TextField = 'text' | 'extracted_text' | 'html';

function clipAll(all: readonly Message[], field: TextField, window: Window): ReturnType<typeof clip> {
  return clip(
    all.map((message) => message[field] ?? ''),
    window,
  );
}

/** The same window cuts texts, new parts and HTML, each of them as one run over all messages. */
function wholeMessages(
  all: readonly Message[],
  texts: readonly string[],
  html: readonly string[],
  window: Window,
): ShownMessage[] {
  const extracted = clipAll(all, 'extracted_text', window).texts;
  return all.map((message, i) => {
    const shownHtml = html[i] ?? '';
    return {
      ...message,
      preview: visibleLine(message.preview),
      text: texts[i] ?? '',
      extracted_text: extracted[i] ?? '',
      html: message.html === null ? null : shownHtml,
      approx_chars: message.text.length,
      ...(shownHtml.length < (message.html?.length ?? 0) ? { html_truncated: true as const } : {}),
      ...UNTRUSTED,
    };
  });
}

/** What is ours about a message, the verdicts on its sender first of all, and then what the sender wrote. */
function segmentsOf(message: Message, text: string): readonly Segment[] {
  return [{ ours: ourFields(message) }, { theirs: `${jsonLine(theirFields(message))}\n\n${text}` }];
}

/** The same with what `full_text` asks for: headers and links, as many as bodies may have characters, and the HTML. */
function wholeSegments(
  message: Message,
  text: string,
  html: string,
  { start, end }: Window,
): readonly Segment[] {
  const headers = message.raw_headers.map(([name, value]) => jsonLine({ [name]: value })).join('\n');
  const links = message.links.map((link) => jsonLine(link)).join('\n');
  const parts = [
    start === 0 ? `Headers:\n${headers.slice(0, end - start)}` : '',
    text === '' ? '' : `Text:\n${text}`,
    start === 0 && links !== '' ? `Links:\n${links.slice(0, end - start)}` : '',
    html === '' ? '' : `HTML:\n${html}`,
  ];
  return segmentsOf(message, parts.filter((part) => part !== '').join('\n\n'));
}

type OurField =
  | 'message_id'
  | 'thread_id'
  | 'labels'
  | 'unread'
  | 'authentication'
  | 'received_at'
  | 'approx_chars';
type MaybeOurs = 'hidden_text' | 'body_truncated' | 'body_missing' | 'kind';

function ourFields(message: Message): Pick<ShownMessage, OurField | MaybeOurs> {
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
    ...unusualKind(message),
    ...(hidden_text === undefined ? {} : { hidden_text }),
    ...(body_truncated === undefined ? {} : { body_truncated }),
    ...(body_missing === undefined ? {} : { body_missing }),
  };
}

/** Facts of the kind, which only some messages have. */
type Fact = 'bounce' | 'calendar' | 'unsubscribe' | 'list';
type TheirField = 'from' | 'to' | 'cc' | 'reply_to' | 'subject' | 'verification' | 'attachments';

function theirFields(message: Message): Pick<ShownMessage, TheirField> & Partial<Pick<Message, Fact>> {
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
    ...(cc.length === 0 ? {} : { cc }),
    ...(reply_to.length === 0 ? {} : { reply_to }),
    subject,
    ...(verification === null ? {} : { verification }),
    ...(bounce === null ? {} : { bounce }),
    ...(calendar === null ? {} : { calendar }),
    ...(unsubscribe === null ? {} : { unsubscribe }),
    ...(list === null ? {} : { list }),
    ...(attachments.length === 0 ? {} : { attachments }),
  };
}
