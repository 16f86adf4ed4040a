import { expect, test } from 'vitest';
import { decodeWords } from '../../../lambdas/mail/encoded-words.ts';
import { costGrowth, LINEAR } from './cost-growth.ts';

test.each([
  '=?',
  '?=',
  '=?u?q?',
  '=?u?b?',
  '=?u?q?a?=',
  '=?u?b?YQ==?= ',
  '=?u?q??',
  '=?=',
  '_',
  '=?u?q?=41 ',
])('words are read in time in proportion to the text for many of %j', (piece) => {
  const textOf = (length: number): string => piece.repeat(length / piece.length);

  expect(costGrowth((length) => `${textOf(length)}=?`, decodeWords, 100_000)).toBeLessThan(LINEAR);
  expect(costGrowth((length) => `${textOf(length)}?=`, decodeWords, 100_000)).toBeLessThan(LINEAR);
});
