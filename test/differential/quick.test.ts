import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compare, listedDifferences, listedFor, type Reader, withoutVerdict } from './compare.ts';
import { OWN_MAILS, PUBLIC_MAILS } from './compared-mails.ts';
import { readerTable } from './reader-table.ts';
import { VERDICTS } from './verdicts.ts';

const READERS: readonly Reader[] = ['postal-mime', 'mailparser'];
/** Of the generated mails a share is enough here; `npm run test:all -- differential` compares all, and with Python. */
const QUICK = OWN_MAILS.filter(({ name }, i) => name.startsWith('own/') || i % 5 === 0);

describe('postal-mime and mailparser', () => {
  test('read the fixtures as this parser does, but for the differences in listed.txt', async () => {
    expect(await compare(QUICK, READERS)).toEqual(listedFor(QUICK, READERS));
  });

  test.skipIf(PUBLIC_MAILS === undefined)(
    'read the public mails as this parser does, but for the differences in listed.txt',
    async () => {
      const mails = PUBLIC_MAILS ?? [];

      expect(await compare(mails, READERS)).toEqual(listedFor(mails, READERS));
    },
  );
});

test('the README of mail-reader has the numbers of listed.txt', () => {
  const page = readFileSync(new URL('../../packages/mail-reader/README.md', import.meta.url), 'utf8');

  expect(page).toContain(readerTable());
});

test('each listed difference has a verdict', () => {
  expect(withoutVerdict(listedDifferences())).toEqual([]);
});

test('each verdict is of a listed difference', () => {
  const listed = Object.entries(listedDifferences());
  const isUsed = ({ mails, readers, fields }: (typeof VERDICTS)[number]): boolean =>
    listed.some(
      ([name, differing]) =>
        mails.test(name) &&
        readers.some((reader) => differing[reader]?.some((field) => fields.includes(field)) ?? false),
    );

  expect(VERDICTS.filter((verdict) => !isUsed(verdict)).map(({ mails, why }) => `${mails}: ${why}`)).toEqual(
    [],
  );
});
