import { describe, expect, test } from 'vitest';
import { parseRetryAfter } from '../src/retry-after.ts';

const now = new Date('2026-11-21T09:00:00.500Z');

describe('parseRetryAfter', () => {
  test.each([
    ['0', 0],
    ['120', 120],
    [' 120 ', 120],
    ['99999999999999999999', 31_536_000],
    ['Sat, 21 Nov 2026 09:00:10 GMT', 10],
    ['Sat, 21 Nov 2026 08:59:00 GMT', 0],
    ['Fri, 31 Dec 2100 23:59:59 GMT', 31_536_000],
  ])('reads %j as %d seconds', (header, seconds) => {
    expect(parseRetryAfter(header, now)).toBe(seconds);
  });

  test.each([
    undefined,
    '',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    'soon',
    '2026-11-21T09:00:10Z',
    'Sat, 99 Nov 2026 09:00:10 GMT',
  ])('takes nothing from %j', (header) => {
    expect(parseRetryAfter(header, now)).toBeUndefined();
  });
});
