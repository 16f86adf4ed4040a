import { expect, test } from 'vitest';
import { decodeWords } from '../../../lambdas/mail/encoded-words.ts';

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
  const text = piece.repeat(250_000 / piece.length);
  const before = process.cpuUsage();
  decodeWords(`${text}=?`);
  decodeWords(`${text}?=`);

  // Microseconds.
  expect(process.cpuUsage(before).user).toBeLessThan(1_500_000);
});
