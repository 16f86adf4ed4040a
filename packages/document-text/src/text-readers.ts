import { parseMail } from '@agent-inbox/mail-reader';
import { calendarText, htmlToText } from '@agent-inbox/mail-reader/text';
import { type DocumentFile, Unreadable } from './document.ts';
import { markTables, withTables } from './html-tables.ts';
import { markdownTable } from './markdown.ts';
import { plain, type Reader } from './reader.ts';
import { readRichText } from './rich-text.ts';
import { decodeFile } from './text-charset.ts';
import type { TextWriter } from './text-writer.ts';

const PAGE =
  /^\s*(?:<\?xml[^>]{0,200}>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype html|html|head|body)\b/i;
const MAIL = /^(?:[\w-]{1,60}:[^\n]{0,1000}\n(?:[ \t][^\n]{0,1000}\n)*){2,}/;
/** Other types below `message/` have fields of reports (RFC 3464, RFC 8098, RFC 5965). */
const NESTED_MAIL = /^message\/(?:rfc822|global|news|partial)(?![\w-])/i;
const SENDER = /^(?:from|received|message-id|subject|mime-version):/im;
/** A larger share of characters that no text contains means binary data. */
const MAX_BINARY_SHARE = 0.02;

export function readerOfText({ bytes, contentType, filename, charset = '' }: DocumentFile): Reader {
  if (bytes.toString('latin1', 0, 5) === '{\\rtf')
    return plain('application/rtf', (out) => readRichText(bytes, out));
  const text = decodeFile(bytes, charset)
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^\ufeff/, '');
  const beginning = text.slice(0, 4096);
  const odd = beginning.replaceAll(/[^\0-\x08\x0e-\x1f\ufffd]/g, '').length;
  if (odd > beginning.length * MAX_BINARY_SHARE) throw new Unreadable('unsupported');
  const isNamed = (type: RegExp, name: RegExp): boolean => type.test(contentType) || name.test(filename);
  if (PAGE.test(beginning) || isNamed(/^text\/html/i, /\.html?$/i)) return html(text);
  if (/^\s*BEGIN:VCALENDAR/i.test(beginning))
    return plain('text/calendar', (out) => out.add(calendarText(text)));
  const [head = ''] = MAIL.exec(beginning) ?? [];
  if (NESTED_MAIL.test(contentType) || SENDER.test(head)) return mail(bytes);
  if (isNamed(/^text\/(?:csv|tab-separated-values)/i, /\.(?:csv|tsv|tab)$/i)) {
    return { ...plain('text/csv', (out) => readSeparatedValues(text, out)), format: 'markdown' };
  }
  return plain('text/plain', (out) => out.add(text));
}

function html(text: string): Reader {
  let hasTables = false;
  const page = htmlToText(text, undefined, (nodes) => {
    hasTables = markTables(nodes);
  });
  const reader = plain('text/html', (out) => {
    out.hasHidden = page.hiddenText !== undefined;
    out.add(hasTables ? withTables(page.text) : page.text);
  });
  return hasTables ? { ...reader, format: 'markdown' } : reader;
}

/** Attachments of an attached email are named but not read. */
function mail(bytes: Buffer): Reader {
  return {
    contentType: 'message/rfc822',
    format: 'plain',
    async read(out) {
      async function* raw(): AsyncGenerator<Uint8Array> {
        yield bytes;
      }
      const parsed = await parseMail(raw(), {
        store: async (_meta, content) => {
          for await (const _chunk of content);
        },
      });
      const { from, to, cc, subject, date, text, attachments } = parsed;
      out.hasHidden = parsed.hiddenText !== undefined;
      const lines = [
        `From: ${from.join(', ')}`,
        `To: ${to.join(', ')}`,
        ...(cc.length === 0 ? [] : [`Cc: ${cc.join(', ')}`]),
        ...(date === undefined ? [] : [`Date: ${date.toISOString()}`]),
        `Subject: ${subject}`,
        ...attachments.map(({ filename, content_type }) => `Attachment: ${filename ?? content_type}`),
      ];
      out.add(`${lines.join('\n')}\n\n${text}`);
      return null;
    },
  };
}

const MAX_COLUMNS = 256;
const ROWS_AT_ONCE = 200_000;

/** Excel reads the separator from this first line and does not show the line. */
const SEPARATOR_LINE = /^("?)sep=([^"\n])\1(?:\n|$)/i;

/** Reads CSV (RFC 4180) or TSV. */
function readSeparatedValues(text: string, out: TextWriter): void {
  const [line = '', , named] = SEPARATOR_LINE.exec(text) ?? [];
  const separator = named ?? separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = line.length;
  while (at < text.length && rows.length < ROWS_AT_ONCE) {
    const [cell, end] =
      text[at] === '"' ? quotedCell(text, at + 1, separator) : plainCell(text, at, separator);
    if (row.length < MAX_COLUMNS) row.push(cell);
    else out.isCut = true;
    at = end + 1;
    if (text[end] === separator) continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  if (at < text.length) out.isCut = true;
  out.add(markdownTable(rows));
}

const SAMPLE_CHARACTERS = 4_096;
const QUOTED = /"(?:[^"]|"")*"?/g;

/**
 * The separator is the sign that most lines have in the same number. A semicolon comes before a comma, which separates
 * decimals in many languages; lines of a title have neither.
 */
function separatorOf(text: string): string {
  const lines = text.slice(0, SAMPLE_CHARACTERS).replaceAll(QUOTED, '').split('\n');
  if (text.length > SAMPLE_CHARACTERS && lines.length > 1) lines.pop();
  const linesOf = (sign: string): number => {
    const times = new Map<number, number>();
    for (const line of lines) {
      const count = line.split(sign).length - 1;
      if (count > 0) times.set(count, (times.get(count) ?? 0) + 1);
    }
    return Math.max(0, ...times.values());
  };
  return ['\t', ';', '|', ','].reduce((best, each) => (linesOf(each) > linesOf(best) ? each : best));
}

function plainCell(text: string, at: number, separator: string): [cell: string, end: number] {
  let end = at;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
  return [text.slice(at, end), end];
}

function quotedCell(text: string, at: number, separator: string): [cell: string, end: number] {
  const pieces: string[] = [];
  let from = at;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return [pieces.join('') + text.slice(from), text.length];
    pieces.push(text.slice(from, quote));
    if (text[quote + 1] !== '"') return [pieces.join(''), plainCell(text, quote + 1, separator)[1]];
    pieces.push('"');
    from = quote + 2;
  }
}
