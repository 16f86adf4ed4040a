import { parseMail } from '@agent-inbox/mail-reader';
import { simpleParser } from 'mailparser';
import PostalMime, { type Address } from 'postal-mime';
import { attachmentMemory, bytesOf } from '../../packages/mail-reader/test/mime/attachment-memory.ts';

export interface Reading {
  readonly subject: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly date: string | null;
  readonly text: string;
  readonly html: string;
  readonly files: readonly ReadFile[];
}

interface ReadFile {
  readonly name: string | null;
  /** Null for a mail in a mail, which parsers hand out in different forms. */
  readonly content: Uint8Array | null;
}

export const FIELDS = ['subject', 'from', 'to', 'date', 'text', 'html', 'files', 'names'] as const;
export type Field = (typeof FIELDS)[number];

/** Reports that are text here, and files for others. */
const isReport = (type: string): boolean => type === 'message/delivery-status';
const isMail = (type: string): boolean => type === 'message/rfc822';

const bare = (mailbox: string): string => /<([^<>]*)>$/.exec(mailbox)?.[1] ?? mailbox;

export async function readByUs(mail: Buffer): Promise<Reading> {
  const memory = attachmentMemory();
  const parsed = await parseMail(bytesOf(mail), memory);
  return {
    subject: parsed.subject,
    from: parsed.from.map(bare),
    to: parsed.to.map(bare),
    date: parsed.date?.toISOString() ?? null,
    text: parsed.html === null ? parsed.text : '',
    html: parsed.html ?? '',
    files: memory.stored.map(({ meta, bytes }) => ({
      name: meta.filename,
      content: isMail(meta.content_type) ? null : bytes,
    })),
  };
}

function addressesOf(addresses: readonly Address[] | undefined): string[] {
  return (addresses ?? []).flatMap((one) =>
    one.group === undefined ? [one.address ?? ''] : addressesOf(one.group),
  );
}

export async function readByPostalMime(mail: Buffer): Promise<Reading> {
  const read = await PostalMime.parse(mail, { forceRfc822Attachments: true });
  return {
    subject: read.subject ?? '',
    from: read.from === undefined ? [] : addressesOf([read.from]),
    to: addressesOf(read.to),
    date: dateOf(read.date),
    text: read.html === undefined ? (read.text ?? '') : '',
    html: read.html ?? '',
    files: read.attachments
      .filter(({ mimeType }) => !isReport(mimeType))
      .map(({ content, filename, mimeType }) => ({
        name: filename ?? null,
        content: isMail(mimeType)
          ? null
          : typeof content === 'string'
            ? Buffer.from(content, 'utf8')
            : new Uint8Array(content),
      })),
  };
}

export async function readByMailparser(mail: Buffer): Promise<Reading> {
  const read = await simpleParser(mail, { skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true });
  const lists = [read.to ?? []].flat();
  const people = (values: readonly MailparserAddress[]): string[] =>
    values.flatMap(({ address, group }) => (group === undefined ? [address ?? ''] : people(group)));
  // Without a date that it can read it takes that of today.
  const isToday = read.date !== undefined && Math.abs(Date.now() - read.date.getTime()) < 3_600_000;
  return {
    subject: read.subject ?? '',
    from: people(read.from?.value ?? []),
    to: lists.flatMap(({ value }) => people(value)),
    date: isToday ? null : dateOf(read.date?.toISOString()),
    text: read.html === false ? (read.text ?? '') : '',
    html: read.html === false ? '' : read.html,
    files: read.attachments
      .filter(({ contentType }) => !isReport(contentType))
      .map(({ content, filename, contentType }) => ({
        name: filename ?? null,
        content: isMail(contentType) ? null : content,
      })),
  };
}

interface MailparserAddress {
  readonly address?: string | undefined;
  readonly group?: readonly MailparserAddress[] | undefined;
}

export function dateOf(value: string | null | undefined): string | null {
  const date = new Date(value ?? '');
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

const folded = (text: string): string => text.replaceAll('\0', '\ufffd').replaceAll(/\s+/g, ' ').trim();
/** Others write line feeds for the line ends of a file, and keep the one before the boundary. */
const fileText = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n').replace(/\n+$/, '');
/** Pieces of HTML are put together in different ways. */
const page = (html: string): string => folded(html.replaceAll(/<br\s*\/?>/gi, ' '));

/** The fields in which two readings differ. Spacing is no difference. */
export function differences(ours: Reading, theirs: Reading): Field[] {
  const contents = ({ files }: Reading): string =>
    JSON.stringify(files.map(({ content }) => (content === null ? 'mail' : fileText(content))).sort());
  const names = ({ files }: Reading): string =>
    JSON.stringify(files.map(({ name, content }) => (content === null ? '' : (name ?? ''))).sort());
  const same: Readonly<Record<Field, boolean>> = {
    subject: folded(ours.subject) === folded(theirs.subject),
    // Of two senders others show one.
    from: ours.from.slice(0, 1).join() === theirs.from.slice(0, 1).join(),
    to: ours.to.join() === theirs.to.join(),
    date: ours.date === theirs.date,
    text: ours.html !== '' || folded(ours.text) === folded(theirs.text),
    html: page(ours.html) === page(theirs.html),
    files: contents(ours) === contents(theirs),
    names: names(ours) === names(theirs),
  };
  return FIELDS.filter((field) => !same[field]);
}
