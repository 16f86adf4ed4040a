import { calendarText } from '../mail/calendar/calendar-text.ts';
import { decodeBytes } from '../mail/charset/decode-bytes.ts';
import { htmlToText } from '../mail/html/html-to-text.ts';
import { parseMail } from '../mail/parse-mail.ts';
import { type DocumentFile, Unreadable } from './document.ts';
import { plain, type Reader } from './reader.ts';
import { readSeparatedValues } from './separated-values.ts';

export { readRichText } from './rich-text.ts';

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
