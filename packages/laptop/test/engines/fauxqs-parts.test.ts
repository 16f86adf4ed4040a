import { expect, test } from 'vitest';
import { checkFauxqsVersion } from '../../src/engines/fauxqs-parts.ts';

test('fauxqs: the version whose internals are used is accepted, and every other is refused by number', () => {
  expect(() => checkFauxqsVersion({ version: '2.4.1' })).not.toThrow();
  for (const version of ['2.4.0', '2.4.2', '2.5.0', '3.0.0', '2.4.1-beta']) {
    expect(() => checkFauxqsVersion({ version })).toThrow(`fauxqs ${version} is installed`);
  }
});
