import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { NamedMail } from './compared-mails.ts';
import { readByPython } from './python.ts';
import { differences, FIELDS, type Field, readByMailparser, readByPostalMime, readByUs } from './reading.ts';
import { VERDICTS } from './verdicts.ts';

export const READERS = ['postal-mime', 'mailparser', 'python'] as const;
export type Reader = (typeof READERS)[number];
/** The fields that a reader reads otherwise, by reader; a reader that agrees is absent. */
type Differing = Partial<Record<Reader, readonly Field[]>>;

export const LISTED_FILE = new URL('./listed.txt', import.meta.url);

const differingSchema = z.partialRecord(z.enum(READERS), z.array(z.enum(FIELDS)));

/** The differences that are known, by mail, in the form of `listOf`. Each has a verdict. */
export function listedDifferences(): Record<string, Differing> {
  const groups = readFileSync(LISTED_FILE, 'utf8').split(/^@@ /m).slice(1);
  return Object.fromEntries(
    groups.flatMap((group) => {
      const [title = '', ...names] = group.trim().split('\n');
      const readers = title.split(' | ').map((each) => each.split(': '));
      const differing = Object.fromEntries(readers.map(([reader, fields]) => [reader, fields?.split(' ')]));
      return names.map((name) => [name, differingSchema.parse(differing)] as const);
    }),
  );
}

/** Groups of mails below what is read otherwise in them: `@@ reader: field field | reader: field`. */
export function listOf(found: Readonly<Record<string, Differing>>): string {
  const groups = Map.groupBy(Object.entries(found), ([, differing]) =>
    Object.entries(differing)
      .map(([reader, fields]) => `${reader}: ${fields.join(' ')}`)
      .join(' | '),
  );
  const texts = [...groups].map(([title, mails]) =>
    [`@@ ${title}`, ...mails.map(([name]) => name).sort()].join('\n'),
  );
  return `${texts.sort().join('\n\n')}\n`;
}

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
