import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measure, missesOf } from './measure.ts';
import { readMails } from './read-mails.ts';

/** Lines `name: what is wrong`. */
const KNOWN = readFileSync(new URL('known-misses.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

test('the extraction is right for each mail of the verification corpus but the known misses', async () => {
  const misses = (await measure(readMails())).flatMap(missesOf);

  expect(misses.toSorted()).toEqual(KNOWN.toSorted());
});
