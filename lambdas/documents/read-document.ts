import { calendarText } from '../mail/calendar/calendar-text.ts';
import { decodeBytes } from '../mail/charset/decode-bytes.ts';
import { htmlToText } from '../mail/html/html-to-text.ts';
import { parseMail } from '../mail/parse-mail.ts';
import { type DocumentFile, type DocumentText, Unreadable } from './document.ts';
import { readOpenDocument } from './open-document.ts';
import { readRichText } from './rich-text.ts';
import { readSeparatedValues } from './separated-values.ts';
import { readSheets } from './sheets.ts';
import { readSlides } from './slides.ts';
import { TextWriter } from './text-writer.ts';
import { readWord } from './word.ts';
import { ZipArchive } from './zip-archive.ts';

/** Pages, sheets or slides; null of a file that has none. */
type Read = (out: TextWriter) => number | null | Promise<number | null>;

interface Reader {
  readonly contentType: string;
  readonly format: 'plain' | 'markdown';
  readonly read: Read;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** The text of a file, judged by its content. Never throws: what cannot be read has a status that says why. */
export async function readDocument(file: DocumentFile): Promise<DocumentText> {
  const out = new TextWriter();
  let reader: Reader | undefined;
  try {
    reader = readerOf(file);
    const pages = await reader.read(out);
    const text = out.read();
    const { format, contentType } = reader;
    const hasText = text.replaceAll(/--- Page \d+ ---/g, '').trim() !== '';
    return hasText
      ? { status: 'ready', format, text, pages, truncated: out.isCut, contentType }
      : { ...EMPTY, status: 'no_text', format, pages, contentType };
  } catch (error) {
    const status = error instanceof Unreadable ? error.status : 'failed';
    return { ...EMPTY, status, contentType: reader?.contentType ?? file.contentType };
  }
}

const EMPTY = { format: 'plain', text: '', pages: null, truncated: false } as const;

const begins = (bytes: Buffer, signature: string): boolean =>
  bytes.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1'));

/** @throws Unreadable */
function readerOf(file: DocumentFile): Reader {
  const { bytes } = file;
  if (bytes.subarray(0, 1024).includes('%PDF-')) return pdf(bytes);
  if (begins(bytes, 'PK\x03\x04')) return inArchive(new ZipArchive(bytes));
  if (begins(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) {
    // A protected Office file is in a compound file; so are the formats of before 2007.
    throw new Unreadable(
      bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'encrypted' : 'unsupported',
    );
  }
  if (begins(bytes, '{\\rtf')) return plain('application/rtf', (out) => readRichText(bytes, out));
  return asText(file);
}

function pdf(bytes: Buffer): Reader {
  return {
    contentType: 'application/pdf',
    format: 'plain',
    // A large library, which other files do not need.
    read: async (out) => (await import('./portable-document.ts')).readPortableDocument(bytes, out),
  };
}

function inArchive(archive: ZipArchive): Reader {
  const names = new Set(archive.names);
  const markdown = (contentType: string, read: Read): Reader => ({ contentType, format: 'markdown', read });
  if (names.has('word/document.xml'))
    return markdown(`${OFFICE}.wordprocessingml.document`, (out) => {
      readWord(archive, out);
      return null;
    });
  if (names.has('xl/workbook.xml'))
    return markdown(`${OFFICE}.spreadsheetml.sheet`, (out) => readSheets(archive, out));
  if (names.has('ppt/presentation.xml'))
    return markdown(`${OFFICE}.presentationml.presentation`, (out) => readSlides(archive, out));
  const type = names.has('content.xml') ? (archive.text('mimetype') ?? '').trim() : '';
  if (type.startsWith(OPEN_DOCUMENT)) return markdown(type, (out) => readOpenDocument(archive, out));
  throw new Unreadable('unsupported');
}

function plain(contentType: string, read: (out: TextWriter) => void): Reader {
  return {
    contentType,
    format: 'plain',
    read: (out) => {
      read(out);
      return null;
    },
  };
}

const PAGE =
  /^\s*(?:<\?xml[^>]{0,200}>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype html|html|head|body)\b/i;
const MAIL = /^(?:[\w-]{1,60}:[^\n]{0,1000}\n(?:[ \t][^\n]{0,1000}\n)*){2,}/;
const SENDER = /^(?:from|received|message-id|subject|mime-version):/im;
/** Share of characters that no text has, above which bytes are not a text. */
const MAX_BINARY_SHARE = 0.02;

function asText({ bytes, contentType, filename }: DocumentFile): Reader {
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
