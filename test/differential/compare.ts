import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { NamedMail } from './compared-mails.ts';
import { readByPython } from './python.ts';
import { differences, FIELDS, type Field, readByMailparser, readByPostalMime, readByUs } from './reading.ts';
import { VERDICTS } from './verdicts.ts';

export const READERS = ['postal-mime', 'mailparser', 'python'] as const;
export type Reader = (typeof READERS)[number];
/** The fields that a reader reads otherwise, by reader; a reader that agrees is absent. */
export type Differing = Partial<Record<Reader, readonly Field[]>>;

export const LISTED_FILE = new URL('./listed.txt', import.meta.url);

const differingSchema = z.partialRecord(z.enum(READERS), z.array(z.enum(FIELDS)));

/** The differences that are known, by mail: a line each as `lineOf` writes it. Each has a verdict. */
export function listedDifferences(): Record<string, Differing> {
  const lines = readFileSync(LISTED_FILE, 'utf8').trimEnd().split('\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...readers] = line.split(' | ');
      const differing = readers.map((each) => each.split(': ')).map(([reader, f]) => [reader, f?.split(' ')]);
      return [name, differingSchema.parse(Object.fromEntries(differing))];
    }),
  );
}

export function lineOf(name: string, differing: Differing): string {
  return [name, ...Object.entries(differing).map(([reader, f]) => `${reader}: ${f.join(' ')}`)].join(' | ');
}

/** How other parsers read the mails otherwise than this one, by mail. */
export async function compare(
  mails: readonly NamedMail[],
  readers: readonly Reader[],
): Promise<Record<string, Differing>> {
  const found: Record<string, Differing> = {};
  const byPython = readers.includes('python') ? readByPython(mails.map(({ mail }) => mail)) : [];
  for (const [i, { name, mail }] of mails.entries()) {
    const ours = await readByUs(mail);
    const differing: Differing = {};
    for (const reader of readers) {
      const theirs =
        reader === 'python'
          ? byPython[i]
          : await (reader === 'mailparser' ? readByMailparser(mail) : readByPostalMime(mail));
      // Python's package fails on some mails.
      const fields = theirs === undefined ? [] : differences(ours, theirs);
      if (fields.length > 0) differing[reader] = fields;
    }
    if (Object.keys(differing).length > 0) found[name] = differing;
  }
  return found;
}

/** The part of a list that is of these mails and readers. */
export function listedFor(
  mails: readonly NamedMail[],
  readers: readonly Reader[],
): Record<string, Differing> {
  const listed = listedDifferences();
  const kept: Record<string, Differing> = {};
  for (const { name } of mails) {
    const ofMail = Object.entries(listed[name] ?? {}).filter(([reader]) =>
      readers.some((one) => one === reader),
    );
    if (ofMail.length > 0) kept[name] = Object.fromEntries(ofMail);
  }
  return kept;
}

/** The differences that no verdict explains. */
export function withoutVerdict(found: Readonly<Record<string, Differing>>): string[] {
  return Object.entries(found).flatMap(([name, differing]) =>
    Object.entries(differing).flatMap(([reader, fields]) =>
      fields
        .filter(
          (field) =>
            !VERDICTS.some(
              ({ mails, readers, fields }) =>
                mails.test(name) && readers.some((one) => one === reader) && fields.includes(field),
            ),
        )
        .map((field) => `${name}: ${reader} reads another ${field}`),
    ),
  );
}
