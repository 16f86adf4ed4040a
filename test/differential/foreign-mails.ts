import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parseMail } from '@agent-inbox/mail-reader';
import { extractReply, htmlToText } from '@agent-inbox/mail-reader/text';
import * as z from 'zod';
import { attachmentMemory, bytesOf } from '../../packages/mail-reader/test/mime/attachment-memory.ts';

/** Mails of other mail programs' test collections, and what other parsers read of them. Beside the project, not in it. */
const FOLDER = new URL('../../../shared/foreign-mail/', import.meta.url);

/** Values of a mail’s fields, in the form in which the collection keeps them. */
const fieldsSchema = z.record(z.string(), z.unknown());
const referencesSchema = z.record(z.string(), z.record(z.string(), fieldsSchema.nullable()));
const baselineSchema = z.object({
  mails: z.record(z.string(), z.record(z.string(), z.tuple([z.string(), z.string()]))),
  replies: z.record(z.string(), z.string()),
});
const repliesSchema = z.array(
  z.object({
    suite: z.string(),
    id: z.string(),
    cls: z.enum(['exact', 'taste', 'wrong']),
    key: z.string(),
    text: z.string().optional(),
    html: z.string().optional(),
  }),
);

/** Whether the collection is there; says it aloud when it is not. */
export function hasForeignMails(): boolean {
  const isThere = existsSync(FOLDER);
  if (!isThere)
    console.warn('SKIPPED: the foreign mails are looked for in ../shared/foreign-mail beside the project.');
  return isThere;
}

function read(name: string): Buffer {
  return gunzipSync(readFileSync(new URL(name, FOLDER)));
}

function readJson<T>(name: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(read(`${name}.json.gz`).toString('utf8')));
}

/** The fields of each mail, as "<number> <field>", that neither another parser nor the earlier version reads alike. */
export async function differingFields(): Promise<string[]> {
  const references = readJson('references', referencesSchema);
  const { mails: baseline } = readJson('baseline', baselineSchema);
  const found: string[] = [];
  for (const [number, mail] of mailsOf(read('mails.tar.gz'))) {
    for (const [field, values] of Object.entries(await fieldsOf(mail))) {
      const agrees = Object.values(references[number] ?? {}).some((others) =>
        values.some((value) => JSON.stringify(others?.[field]) === JSON.stringify(value)),
      );
      const before = baseline[number]?.[field]?.[1];
      if (!agrees && !values.some((value) => hashOf(JSON.stringify(value), 12) === before))
        found.push(`${number} ${field}`);
    }
  }
  return found;
}

/** The reply cases, as "<suite> <id>", read otherwise than their collection and the earlier version. */
export function differingReplies(): string[] {
  const { replies: baseline } = readJson('baseline', baselineSchema);
  return readJson('replies', repliesSchema).flatMap(({ suite, id, key, text, html }, i) => {
    const reply = extractReply(text ?? htmlToText(html ?? '').text);
    return folded(reply) === key || reply === baseline[i] ? [] : [`${suite} ${id}`];
  });
}

/** Our values of a mail's fields: where there are two, either is what the collection may have kept. */
async function fieldsOf(mail: Buffer): Promise<Record<string, readonly unknown[]>> {
  const memory = attachmentMemory();
  const parsed = await parseMail(bytesOf(mail), memory);
  const people = (mailboxes: readonly string[]): Record<'addresses' | 'names', string[]> => {
    const some = mailboxes.filter((mailbox) => mailbox.includes('@'));
    return { addresses: some.map(addressOf), names: some.map(nameOf) };
  };
  const [from, to, cc] = [people(parsed.from), people(parsed.to), people(parsed.cc)];
  const subject = folded(parsed.subject);
  return {
    subject: subject === '' ? ['', null] : kept(subject),
    from: [from.addresses],
    'from.names': [from.names],
    to: [to.addresses],
    'to.names': [to.names],
    cc: [cc.addresses],
    'cc.names': [cc.names],
    date: [parsed.date === undefined ? null : Math.floor(parsed.date.getTime() / 1000)],
    // The text of a mail with HTML may be made of that.
    ...(parsed.html === null ? { text: kept(parsed.text) } : {}),
    html: kept(parsed.html),
    attcount: [memory.stored.length],
    attnames: [
      memory.stored
        .map(({ meta }) => meta)
        .map(({ filename, content_type }) =>
          content_type === 'message/rfc822' ? '' : folded(filename ?? ''),
        )
        .sort(),
      memory.stored.map(({ meta }) => folded(meta.filename ?? '')).sort(),
    ],
    att: [memory.stored.map(({ bytes }) => hashOf(fileText(bytes), 20)).sort()],
  };
}

const addressOf = (mailbox: string): string => (/<([^<>]*)>$/.exec(mailbox)?.[1] ?? mailbox).toLowerCase();

function nameOf(mailbox: string): string {
  const name = folded(/^(.*)<[^<>]*>$/s.exec(mailbox)?.[1] ?? '');
  return name.startsWith('"') && name.endsWith('"') ? name.slice(1, -1).replaceAll(/\\(.)/g, '$1') : name;
}

const MAX_KEPT = 600;

/** A text as the collection keeps it: white space folded, a long one as its hash. */
function kept(text: string | null): readonly unknown[] {
  const whole = folded(text ?? '');
  if (whole === '') return [null, ''];
  return whole.length <= MAX_KEPT
    ? [whole]
    : [{ h: hashOf(Buffer.from(whole, 'utf8'), 20), n: whole.length, head: whole.slice(0, 120) }, whole];
}

function folded(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** With one form of line ends, and none at the end. */
function fileText(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n').replace(/\n+$/, ''), 'latin1');
}

function hashOf(content: Buffer | string, digits: number): string {
  return createHash('sha256').update(content).digest('hex').slice(0, digits);
}

const BLOCK = 512;

/** The mails of a tar archive by number, with the line ends of the wire. */
function* mailsOf(archive: Buffer): Generator<[number: string, mail: Buffer]> {
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const name = archive.toString('latin1', at, at + 100).replace(/\0.*/s, '');
    if (name === '') return;
    const size = Number.parseInt(archive.toString('latin1', at + 124, at + 136), 8);
    const content = archive.subarray(at + BLOCK, at + BLOCK + size).toString('latin1');
    if (name.endsWith('.eml'))
      yield [String(Number.parseInt(name, 10)), Buffer.from(content.replaceAll(/\r?\n/g, '\r\n'), 'latin1')];
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
