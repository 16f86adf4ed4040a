import { calendarText } from '../mail/calendar/calendar-text.ts';
import { decodeBytes } from '../mail/charset/decode-bytes.ts';
import { htmlToText } from '../mail/html/html-to-text.ts';
import { parseMail } from '../mail/parse-mail.ts';
import { type DocumentFile, Unreadable } from './document.ts';
import { markdownTable } from './markdown.ts';
import { plain, type Reader } from './reader.ts';
import type { TextWriter } from './text-writer.ts';

const PAGE =
  /^\s*(?:<\?xml[^>]{0,200}>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype html|html|head|body)\b/i;
const MAIL = /^(?:[\w-]{1,60}:[^\n]{0,1000}\n(?:[ \t][^\n]{0,1000}\n)*){2,}/;
const SENDER = /^(?:from|received|message-id|subject|mime-version):/im;
/** Share of characters that no text has, above which bytes are not a text. */
const MAX_BINARY_SHARE = 0.02;

/** @throws Unreadable of bytes that are not a text */
export function readerOfText({ bytes, contentType, filename }: DocumentFile): Reader {
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

/** Groups that hold no text of the document; `\*` marks further ones. */
const DESTINATIONS = new Set(
  (
    'fonttbl colortbl stylesheet info pict object objdata fldinst header footer headerl headerr headerf ' +
    'footerl footerr footerf annotation atnid atnauthor listtable listoverridetable rsidtbl generator ' +
    'themedata datastore xmlnstbl filetbl revtbl nonshppict'
  ).split(' '),
);
const SIGNS: Readonly<Record<string, string>> = {
  par: '\n\n',
  line: '\n',
  sect: '\n\n',
  page: '\n\n',
  tab: '\t',
  cell: ' | ',
  row: '\n',
  emdash: '\u2014',
  endash: '\u2013',
  bullet: '\u2022',
  lquote: '\u2018',
  rquote: '\u2019',
  ldblquote: '\u201c',
  rdblquote: '\u201d',
};
const TOKEN = /\\([a-z]{1,32})(-?\d{1,9})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}]+)/gis;
const MAX_DEPTH = 1_000;

interface Group {
  readonly isHidden: boolean;
  readonly skip: number;
}

/** RTF: its text, without deleted and hidden text, comments, pictures and objects. */
export function readRichText(bytes: Buffer, out: TextWriter): void {
  const source = bytes.toString('latin1');
  const codePage = /\\ansicpg(\d{3,5})/.exec(source.slice(0, 4096))?.[1] ?? '1252';
  const groups: Group[] = [];
  let group: Group = { isHidden: false, skip: 1 };
  let encoded: number[] = [];
  /** Characters after a \\u that are for programs without Unicode. */
  let toSkip = 0;
  const add = (text: string): void => {
    if (encoded.length > 0) {
      const pending = decodeBytes(Buffer.from(encoded), `windows-${codePage}`);
      encoded = [];
      out.add(pending);
    }
    if (!group.isHidden && text !== '') out.add(text);
  };
  for (const [, word, parameter, hex, sign, brace, plain] of source.matchAll(TOKEN)) {
    if (out.isFull) return;
    if (hex !== undefined) {
      if (toSkip > 0) toSkip -= 1;
      else if (!group.isHidden) encoded.push(Number.parseInt(hex, 16));
    } else if (plain !== undefined) {
      const text = plain.replaceAll(/[\r\n]/g, '');
      const kept = text.slice(toSkip);
      toSkip = Math.max(0, toSkip - text.length);
      add(kept);
    } else if (brace === '{') {
      add('');
      if (groups.length < MAX_DEPTH) groups.push(group);
    } else if (brace === '}') {
      add('');
      group = groups.pop() ?? group;
      toSkip = 0;
    } else if (sign === '*') group = { ...group, isHidden: true };
    else if (sign !== undefined) {
      if (sign === '~') add('\u00a0');
      else if (/[\\{}]/.test(sign)) add(sign);
      else if (sign === '\n' || sign === '\r') add('\n\n');
    } else if (word !== undefined) {
      const value = parameter === undefined ? undefined : Number(parameter);
      if (DESTINATIONS.has(word)) group = { ...group, isHidden: true };
      else if ((word === 'deleted' || word === 'v') && value !== 0) group = { ...group, isHidden: true };
      else if (word === 'uc') group = { ...group, skip: Math.min(10, value ?? 1) };
      else if (word === 'u' && value !== undefined) {
        add(String.fromCharCode(value & 0xffff));
        toSkip = group.skip;
      } else add(SIGNS[word] ?? '');
    }
  }
  add('');
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
