import { readdirSync, readFileSync } from 'node:fs';
import type { ExpectedLink, Purpose, Shape, VerificationCase } from './case.ts';
import { SHAPES } from './case.ts';
import { LAYOUTS } from './layouts/layouts.ts';
import { parseBody } from './markup.ts';

const FOLDER = new URL('../verification-mails/', import.meta.url);
/** Mails that are not for tuning: `write-report.ts` tells their result as counts only. */
const SEALED = 'sealed.txt';

/** The mails of all languages, without the sealed ones. */
export function readMails(): VerificationCase[] {
  const files = readdirSync(FOLDER).filter((file) => file !== SEALED);
  return files.toSorted().flatMap((file) => mailsIn(file, file.replace(/\.txt$/, '')));
}

export function readSealedMails(): VerificationCase[] {
  return mailsIn(SEALED, '');
}

/** Whether a mail has a code or a link to find. */
export function hasVerification({ expected: { codes, links } }: VerificationCase): boolean {
  return codes.length + links.length > 0;
}

/**
 * Each mail is a line `@@ name | batch | shape | layout | expected codes`, a line with the sender, a line with the subject and the
 * lines of its body (see `parseBody`); those of the layout `own` are written as they are. `@@ language xx` changes the language.
 */
function mailsIn(file: string, firstLanguage: string): VerificationCase[] {
  const mails: VerificationCase[] = [];
  let language = firstLanguage;
  for (const source of readFileSync(new URL(file, FOLDER), 'utf8').split(/^@@ /m).slice(1)) {
    const [, other] = /^language (\S+)\s*$/.exec(source) ?? [];
    if (other === undefined) mails.push(mailOf(language, source));
    else language = other;
  }
  return mails;
}

function mailOf(language: string, source: string): VerificationCase {
  const lines = source.trim().split('\n');
  const [title = '', from = '', subject = '', ...rest] = lines;
  const [name = '', batch = '', shape = '', layout = '', codes = ''] = title.split(' | ');
  if (!isShape(shape)) throw new Error(`The mail ${name} has the unknown shape "${shape}".`);
  const isOwn = layout === 'own';
  const render = LAYOUTS[layout];
  if (!isOwn && render === undefined) throw new Error(`The mail ${name} has the unknown layout "${layout}".`);
  const brand = from.replace(/ <.*$/, '');
  const [body, links] = parseBody(
    language,
    brand,
    rest.filter((line) => line.trim() !== ''),
  );
  return {
    name: `${language} ${name}`,
    language,
    batch,
    shape,
    layout: isOwn ? `own/${name}` : layout,
    from,
    subject,
    ...(isOwn || render === undefined ? rawParts(rest) : render(body)),
    expected: {
      codes: codes
        .split(', ')
        .filter((value) => value !== '')
        .map((value) => ({ value, confidenceAtLeast: 'medium' })),
      links: isOwn ? rawLinks(rest) : links,
    },
  };
}

function isShape(name: string): name is Shape {
  return (SHAPES as readonly string[]).includes(name);
}

/** Parts that are written as they are: `%text` or `%html` on a line, and everything up to the next of them. */
function rawParts(lines: readonly string[]): { text?: string; html?: string } {
  const parts: { text?: string; html?: string } = {};
  let open: 'text' | 'html' | undefined;
  for (const line of lines) {
    if (line === '%text' || line === '%html') {
      open = line === '%text' ? 'text' : 'html';
      parts[open] = '';
    } else if (open !== undefined && !line.startsWith('%expect ')) parts[open] += `${line}\n`;
  }
  return parts;
}

function rawLinks(lines: readonly string[]): ExpectedLink[] {
  return lines
    .filter((line) => line.startsWith('%expect '))
    .map((line) => {
      const [, purpose = '', url = ''] = line.split(' ');
      return { purpose: purpose as Purpose, url };
    });
}
