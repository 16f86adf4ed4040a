import type { Segment } from './fenced-text.ts';
import { jsonLine, visibleLine } from './safe-text.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Some clients pass only one of these two equal forms to the model. */
export interface Shown {
  readonly structured: Fields;
  readonly segments: readonly Segment[];
}

/** The flag marks text of senders or of key holders (D-MCP-10). */
export const UNTRUSTED = { untrusted_content: true } as const;

export interface AssistantMessage {
  readonly message_id: string;
  readonly thread_id: string;
  readonly labels: readonly string[];
  readonly unread: boolean;
  readonly authentication: unknown;
  readonly received_at: string;
  readonly kind: string | null;
  readonly hidden_text?: unknown;
  readonly body_truncated?: unknown;
  readonly body_missing?: unknown;
  readonly from: string;
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly reply_to: readonly string[];
  readonly subject: string;
  readonly preview: string;
  readonly text: string;
  readonly extracted_text: string;
  readonly html: string | null;
  readonly links: readonly Fields[];
  readonly raw_headers: readonly (readonly unknown[])[];
  readonly verification: unknown;
  readonly bounce: unknown;
  readonly calendar: unknown;
  readonly unsubscribe: unknown;
  readonly list: unknown;
  readonly attachments: readonly {
    readonly attachment_id: string;
    readonly filename: string | null;
    readonly content_type: string;
    readonly size: number;
  }[];
}

export interface ReadingArguments {
  readonly offset: number;
  /** The limit counts characters of bodies. */
  readonly max_chars: number;
  readonly full_text: boolean;
}

export const READING_DEFAULTS: ReadingArguments = { offset: 0, max_chars: 20_000, full_text: false };

/** Offsets count code units; the end is exclusive. */
interface Window {
  readonly start: number;
  readonly end: number;
}

interface Clipped {
  readonly texts: readonly string[];
  /** Null means that no piece follows. */
  readonly next: number | null;
}

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

function wholeCharacters(text: string, position: number): number {
  const inside = Math.min(Math.max(position, 0), text.length);
  const cuts = isHalf(text.charCodeAt(inside - 1), 0xd8) && isHalf(text.charCodeAt(inside), 0xdc);
  return cuts ? inside - 1 : inside;
}

function isHalf(codeUnit: number, high: 0xd8 | 0xdc): boolean {
  return codeUnit >> 10 === (high << 8) >> 10;
}

interface ShownMessages {
  readonly messages: readonly Shown['structured'][];
  readonly segments: readonly Segment[];
  readonly nextOffset: number | null;
}

/** One window cuts the texts, new parts and HTML, each concatenated over all messages. */
export function showMessages(
  all: readonly AssistantMessage[],
  { offset, max_chars, full_text }: ReadingArguments,
): ShownMessages {
  const window = { start: offset, end: offset + max_chars };
  const clipAll = (of: (message: AssistantMessage) => string | null): Clipped =>
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
      // A message outside the window would show a header without a body.
      const isShown =
        text !== '' || each.html !== '' || message[full_text ? 'text' : 'extracted_text'] === '';
      if (!isShown) return [];
      return [{ ours: ourFields(message) }, { theirs: `${jsonLine(theirFields(message))}\n\n${body}` }];
    }),
    nextOffset: texts.next ?? html.next,
  };
}

interface Piece {
  readonly message: AssistantMessage;
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

/** Headers and links may take as many characters as bodies. */
function wholeBody({ message, text, html }: Piece, { start, end }: Window): string {
  const headers = message.raw_headers.map(([name, value]) => jsonLine({ [String(name)]: value })).join('\n');
  const links = message.links.map((link) => jsonLine(link)).join('\n');
  const parts = [
    start === 0 ? `Headers:\n${headers.slice(0, end - start)}` : '',
    text === '' ? '' : `Text:\n${text}`,
    start === 0 && links !== '' ? `Links:\n${links.slice(0, end - start)}` : '',
    html === '' ? '' : `HTML:\n${html}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function ourFields(message: AssistantMessage): Shown['structured'] {
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

export function unusualKind({ kind }: Pick<AssistantMessage, 'kind'>): string | undefined {
  return kind === null || kind === 'personal' ? undefined : kind;
}

function theirFields(message: AssistantMessage): Shown['structured'] {
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

export function showMessage(message: AssistantMessage, args: ReadingArguments): Shown {
  const { messages, segments, nextOffset } = showMessages([message], args);
  const position = { next_offset: nextOffset };
  return {
    structured: { ...messages[0], ...position },
    segments: [{ ours: { ...position, ...UNTRUSTED } }, ...segments],
  };
}
