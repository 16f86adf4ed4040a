import { calendarText } from '../mail/calendar/calendar-text.ts';
import { decodeBytes } from '../mail/charset/decode-bytes.ts';
import { htmlToText } from '../mail/html/html-to-text.ts';
import { parseMail } from '../mail/parse-mail.ts';
import { type DocumentFile, Unreadable } from './document.ts';
import { markdownTable } from './markdown.ts';
import { plain, type Reader } from './reader.ts';
import { readRichText } from './rich-text.ts';
import type { TextWriter } from './text-writer.ts';

const PAGE =
  /^\s*(?:<\?xml[^>]{0,200}>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype html|html|head|body)\b/i;
const MAIL = /^(?:[\w-]{1,60}:[^\n]{0,1000}\n(?:[ \t][^\n]{0,1000}\n)*){2,}/;
const SENDER = /^(?:from|received|message-id|subject|mime-version):/im;
/** Share of characters that no text has, above which bytes are not a text. */
const MAX_BINARY_SHARE = 0.02;

/** @throws Unreadable of bytes that are not a text */
export function readerOfText({ bytes, contentType, filename }: DocumentFile): Reader {
  if (bytes.toString('latin1', 0, 5) === '{\\rtf')
    return plain('application/rtf', (out) => readRichText(bytes, out));
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? '';
  const text = decodeBytes(bytes, charset)
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^\ufeff/, '');
  const beginning = text.slice(0, 4096);
  const odd = beginning.replaceAll(/[^\0-\x08\x0e-\x1f\ufffd]/g, '').length;
  if (odd > beginning.length * MAX_BINARY_SHARE) throw new Unreadable('unsupported');
  const isNamed = (type: RegExp, name: RegExp): boolean => type.test(contentType) || name.test(filename);
  if (PAGE.test(beginning) || isNamed(/^text\/html/i, /\.html?$/i))
    return plain('text/html', (out) => out.add(htmlToText(text).text));
  if (/^\s*BEGIN:VCALENDAR/i.test(beginning))
    return plain('text/calendar', (out) => out.add(calendarText(text)));
  const [head = ''] = MAIL.exec(beginning) ?? [];
  if (/^message\//i.test(contentType) || SENDER.test(head)) return mail(bytes);
  if (isNamed(/^text\/(?:csv|tab-separated-values)/i, /\.(?:csv|tsv|tab)$/i)) {
    return { ...plain('text/csv', (out) => readSeparatedValues(text, out)), format: 'markdown' };
  }
  return plain('text/plain', (out) => out.add(text));
}

/** An attached mail: its head, its text, and the names of its files, which are not read. */
function mail(bytes: Buffer): Reader {
  return {
    contentType: 'message/rfc822',
    format: 'plain',
    async read(out) {
      async function* raw(): AsyncGenerator<Uint8Array> {
        yield bytes;
      }
      const { from, to, cc, subject, date, text, attachments } = await parseMail(raw(), {
        store: async (_meta, content) => {
          for await (const _chunk of content);
        },
      });
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

/** CSV (RFC 4180) or TSV as a table; the separator is the one of the first line. */
function readSeparatedValues(text: string, out: TextWriter): void {
  const [first = ''] = text.split('\n', 1);
  const separator = ['\t', ';', ',', '|'].reduce((best, each) =>
    first.split(each).length > first.split(best).length ? each : best,
  );
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length && rows.length < ROWS_AT_ONCE) {
    const [cell, end] = text[at] === '"' ? quotedCell(text, at + 1) : plainCell(text, at, separator);
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

function plainCell(text: string, at: number, separator: string): [cell: string, end: number] {
  let end = at;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
  return [text.slice(at, end), end];
}

/** @returns the position behind the quote that ends it. */
function quotedCell(text: string, at: number): [cell: string, end: number] {
  const pieces: string[] = [];
  let from = at;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return [pieces.join('') + text.slice(from), text.length];
    pieces.push(text.slice(from, quote));
    if (text[quote + 1] !== '"') {
      const next = /[\t;,|\n]/.exec(text.slice(quote + 1, quote + 1000));
      return [pieces.join(''), next === null ? text.length : quote + 1 + next.index];
    }
    pieces.push('"');
    from = quote + 2;
  }
}
