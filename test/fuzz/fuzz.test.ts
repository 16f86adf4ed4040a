import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brokenPromises } from '../../packages/mail-reader/test/fuzz/broken-promises.ts';
import { CORPUS, CRASHES } from '../../packages/mail-reader/test/fuzz/corpus.ts';
import { mutatedMail } from '../../packages/mail-reader/test/fuzz/mutated-mail.ts';
import { brokenDocumentPromises, mutatedDocument } from './mutated-document.ts';

/** Seeds of a run of the tests; `npx node test/fuzz/run.ts --count N` reads more. */
const FIRST_SEED = 1;
const COUNT = 1000;
const CHUNKS = [64 * 1024, 1000, 13];

test(`${COUNT} mutated mails break no promise of the parser`, async () => {
  const broken: string[] = [];
  for (let seed = FIRST_SEED; seed < FIRST_SEED + COUNT; seed++) {
    const chunk = CHUNKS[seed % CHUNKS.length] ?? 1000;
    const promises = await brokenPromises(mutatedMail(CORPUS, seed), chunk);
    if (promises.length > 0) broken.push(`seed ${seed}: ${promises.join('; ')}`);
  }

  expect(broken).toEqual([]);
});

test('200 mutated documents break no promise of the reader', async () => {
  const broken: string[] = [];
  for (let seed = FIRST_SEED; seed < FIRST_SEED + 200; seed++) {
    const promises = await brokenDocumentPromises(mutatedDocument(seed));
    if (promises.length > 0) broken.push(`seed ${seed}: ${promises.join('; ')}`);
  }

  expect(broken).toEqual([]);
});

test('mails that broke one once break none now', async () => {
  const crashes = existsSync(CRASHES) ? readdirSync(CRASHES) : [];
  for (const name of crashes) {
    const mail = readFileSync(new URL(name, CRASHES));
    for (const chunk of CHUNKS) expect(await brokenPromises(mail, chunk), name).toEqual([]);
  }

  expect(crashes.every((name) => /^\d+\.eml$/.test(name))).toBe(true);
});

test('a seed gives the same mail again, and another gives another', () => {
  expect(mutatedMail(CORPUS, 42).equals(mutatedMail(CORPUS, 42))).toBe(true);
  expect(mutatedMail(CORPUS, 42).equals(mutatedMail(CORPUS, 43))).toBe(false);
});
