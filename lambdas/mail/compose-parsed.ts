import { extractReply } from './extract-reply.ts';
import {
  type HeaderLine,
  type Mailbox,
  mailboxesOf,
  messageIdsOf,
  readHeaderFields,
  renderMailbox,
} from './header-fields.ts';
import { htmlToText } from './html-to-text.ts';
import { type ParseLimits, PREVIEW_CHARACTERS } from './limits.ts';
import type { ParsedAttachment, ParsedMail } from './parsed-mail.ts';
import { clip, storable } from './storable-text.ts';

/** The bodies as the parser gives them, false or absent where the mail has none. */
export interface BodyParts {
  readonly text?: string | undefined;
  readonly html?: string | boolean | undefined;
}

interface Parts {
  readonly lines: readonly HeaderLine[];
  readonly headerWhole: boolean;
  readonly body: BodyParts;
  /** Whether a part of the bodies was not even read. */
  readonly bodyCut: boolean;
  readonly attachments: ParsedAttachment[];
  readonly size: number;
  readonly parseError: string | null;
  readonly limits: ParseLimits;
}

/** Puts together what was read of a mail. */
export function composeParsed({
  lines,
  headerWhole,
  body,
  bodyCut,
  attachments,
  size,
  parseError,
  limits,
}: Parts): ParsedMail {
  const fields = readHeaderFields(lines, limits);
  const mailboxes = (name: string): Mailbox[] =>
    fields
      .wire(name)
      .flatMap((value) => mailboxesOf(value, limits))
      .slice(0, limits.addresses);
  const rendered = (name: string) => mailboxes(name).map(renderMailbox);
  const from = mailboxes('from');
  const firstId = (name: string) => fields.wire(name).flatMap(messageIdsOf)[0] ?? null;
  const { text, html, truncated } = bodiesOf(body, limits);
  const subject = fields.all('subject')[0] ?? '';
  return {
    subject,
    date: dateOf(fields.all('date')[0]),
    from: from.map(renderMailbox),
    // Of all lines, not of those that are kept: a second one must not hide behind five hundred others.
    fromHeaders: lines.filter(({ key }) => key === 'from').length,
    fromAddresses: from.length,
    headerWhole,
    to: rendered('to'),
    cc: rendered('cc'),
    bcc: rendered('bcc'),
    replyTo: rendered('reply-to'),
    rfcMessageId: firstId('message-id'),
    inReplyTo: firstId('in-reply-to'),
    references: fields.wire('references').flatMap(messageIdsOf).slice(-limits.references),
    text,
    html,
    extractedText: extractReply(text, subject),
    preview: previewOf(text),
    headers: fields.headers,
    rawHeaders: fields.rawHeaders,
    attachments,
    size,
    bodyTruncated: truncated || bodyCut,
    parseError,
  };
}

function bodiesOf(
  body: BodyParts,
  limits: ParseLimits,
): { text: string; html: string | null; truncated: boolean } {
  // Cut before anything else touches them: what is done to a long text takes many times its memory.
  const wholeHtml = typeof body.html === 'string' ? body.html : undefined;
  const html = wholeHtml === undefined ? null : storable(clip(wholeHtml, limits.bodyCharacters));
  const plain = clip(body.text ?? '', limits.bodyCharacters);
  const wholeText = plain.trim() === '' && html !== null ? htmlToText(html) : (body.text ?? '');
  const text = storable(clip(wholeText, limits.bodyCharacters));
  const truncated =
    text.length < wholeText.length || (wholeHtml !== undefined && html?.length !== wholeHtml.length);
  return { text, html, truncated };
}

function dateOf(value: string | undefined): Date | undefined {
  if (value === undefined) return undefined;
  // A comment such as "(CET)" at the end is common and means nothing.
  const date = new Date(value.replaceAll(/\([^()]*\)/g, '').trim());
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** White space folded, cut between characters. */
export function previewOf(text: string): string {
  // A prefix is enough: nothing that comes later can move into the first characters, unless it is mostly blank.
  const beginning = folded(text.slice(0, PREVIEW_CHARACTERS * 2));
  return clip(
    beginning.length > PREVIEW_CHARACTERS ? beginning : folded(text.slice(0, PREVIEW_CHARACTERS * 50)),
    PREVIEW_CHARACTERS,
  );
}

function folded(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
