import { expect, test } from 'vitest';
import { compare, listedDifferences, listedFor, READERS } from './compare.ts';
import { OWN_MAILS, PUBLIC_MAILS } from './compared-mails.ts';
import { hasPython } from './python.ts';

const isPythonHere = hasPython();
if (!isPythonHere)
  console.warn("SKIPPED: Python's email package is not compared with, because python3 is missing.");
const readers = READERS.filter((reader) => reader !== 'python' || isPythonHere);
const mails = [...OWN_MAILS, ...(PUBLIC_MAILS ?? [])];

test(`${readers.join(', ')} read a mail otherwise only as it is listed`, async () => {
  expect(await compare(mails, readers)).toEqual(listedFor(mails, readers));
});

test.skipIf(PUBLIC_MAILS === undefined)('each listed mail is there', () => {
  const names = new Set(mails.map(({ name }) => name));

  expect(Object.keys(listedDifferences()).filter((name) => !names.has(name))).toEqual([]);
});
