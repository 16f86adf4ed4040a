import { describe, expect, test } from 'vitest';
import { parseDateField } from '../../../lambdas/mail/date-field.ts';
import { costGrowth, LINEAR } from './cost-growth.ts';

const NINE = '2026-01-01T09:00:00.000Z';

describe('a Date field', () => {
  test.each([
    ['of RFC 5322', 'Thu, 01 Jan 2026 10:00:00 +0100', NINE],
    ['west of Greenwich', 'Thu, 1 Jan 2026 04:30:00 -0430', NINE],
    ['without a day of the week', '1 Jan 2026 09:00:00 +0000', NINE],
    ['without seconds', 'Thu, 1 Jan 2026 09:00 +0000', NINE],
    ['of an unknown place', 'Thu, 1 Jan 2026 09:00:00 -0000', NINE],
    ['with a comment', 'Thu, 1 Jan 2026 10:00:00 +0100 (CET)', NINE],
    ['with a comment in a comment', 'Thu, 1 Jan 2026 10:00:00 +0100 (CET (Berlin))', NINE],
    ['with comments everywhere', 'Thu (a), 1 (b) Jan 2026 (c) 09:00:00 +0000', NINE],
    ['with much blank', 'Thu,   1  Jan   2026   09:00:00   +0000', NINE],
    ['with no blank', 'Thu,1 Jan 2026 09:00:00+0000', NINE],
    ['in a zone of old', 'Thu, 1 Jan 2026 04:00:00 EST', NINE],
    ['in summer time of old', 'Thu, 1 Jan 2026 02:00:00 PDT', NINE],
    ['in universal time', 'Thu, 1 Jan 2026 09:00:00 UT', NINE],
    ['in a military zone, which says nothing', 'Thu, 1 Jan 2026 09:00:00 A', NINE],
    ['in a zone in quotes', 'Thu, 1 Jan 2026 09:00:00 "GMT"', NINE],
    ['in a zone of two parts', 'Thu, 1 Jan 2026 11:00:00 GMT+0200', NINE],
    ['with a colon in its zone', 'Thu, 1 Jan 2026 10:00:00 +01:00', NINE],
    ['in a zone that no clock keeps', 'Thu, 1 Jan 2026 09:00:00 +9999', NINE],
    ['without a zone, wherever it is read', 'Thu, 1 Jan 2026 09:00:00', NINE],
    ['with a year of two digits', 'Thu, 1 Jan 26 09:00:00 GMT', NINE],
    ['with a year of the last century', 'Fri, 1 Jan 99 09:00:00 GMT', '1999-01-01T09:00:00.000Z'],
    ['with a year of three digits', 'Thu, 1 Jan 126 09:00:00 GMT', NINE],
    ['with a long month', 'Thursday, 1 January 2026 09:00:00 +0000', NINE],
    ['with a day in German', 'Do, 1 Jan 2026 10:00:00 +0100', NINE],
    ['with a day in Russian', 'Чт, 1 Jan 2026 10:00:00 +0100', NINE],
    ['with dashes', 'Thu, 1-Jan-2026 09:00:00 +0000', NINE],
    ['with dots in its time', 'Thu, 1 Jan 2026 09.00.00 +0000', NINE],
    ['with half a day', 'Thu, 1 Jan 2026 9:00:00 AM +0000', NINE],
    ['in the afternoon', 'Thu, 1 Jan 2026 9:00:00 PM +0000', '2026-01-01T21:00:00.000Z'],
    ['at noon', 'Thu, 1 Jan 2026 12:00:00 PM +0000', '2026-01-01T12:00:00.000Z'],
    ['in a leap second', 'Thu, 1 Jan 2026 08:59:60 +0000', NINE],
    ['at the end of a day', 'Wed, 31 Dec 2025 24:00:00 +0000', '2026-01-01T00:00:00.000Z'],
    ['on a leap day', 'Thu, 29 Feb 2024 00:00:00 +0000', '2024-02-29T00:00:00.000Z'],
    ['as C prints it', 'Thu Jan  1 09:00:00 2026', NINE],
    ['as date prints it', 'Thu Jan  1 04:00:00 EST 2026', NINE],
    ['of ISO 8601', '2026-01-01T10:00:00+01:00', NINE],
    ['of ISO 8601 with fractions', '2026-01-01T09:00:00.123Z', NINE],
    ['of a log', '2026-01-01 09:00:00', NINE],
    ['with an offset of three digits', 'Mon, 21 Aug 95 13:30:57 -600', '1995-08-21T19:30:57.000Z'],
    ['with an offset of one digit', 'Thu, 1 Jan 2026 10:00:00 +1', NINE],
    ['with an offset of one digit behind GMT', 'Thu, 1 Jan 2026 11:00:00 GMT+2', NINE],
    ['with an offset of a digit and minutes', 'Thu, 1 Jan 2026 14:30:00 +5:30', NINE],
    ['with an offset of half hours in three digits', 'Thu, 1 Jan 2026 14:30:00 +530', NINE],
    ['with an offset of two digits', 'Thu, 1 Jan 2026 03:00:00 -06', NINE],
    ['with two signs in its offset', 'Thu, 1 Jan 2026 03:00:00 --0600', NINE],
    ['without a sign in its offset', 'Thu, 1 Jan 2026 10:00:00 0100', NINE],
    ['with an offset right behind its time', 'Thu, 1 Jan 2026 10:00:00+0100', NINE],
    ['with an offset and its name in comments', 'Thu, 1 Jan 2026 10:00:00 +0100 (CET (winter))', NINE],
    ['with UT', 'Thu, 1 Jan 2026 09:00:00 UT', NINE],
    ['with a military letter, which means UTC', 'Thu, 1 Jan 2026 09:00:00 Z', NINE],
    ['in Newfoundland', 'Thu, 1 Jan 2026 05:30:00 NST', NINE],
    ['in the time of the Atlantic', 'Thu, 1 Jan 2026 05:00:00 AST', NINE],
    ['in the time of Central Europe', 'Thu, 1 Jan 2026 10:00:00 CET', NINE],
    ['in summer in Central Europe', 'Thu, 1 Jan 2026 11:00:00 MEST', NINE],
    ['in Moscow', 'Thu, 1 Jan 2026 12:00:00 MSK', NINE],
    ['in Japan', 'Thu, 1 Jan 2026 18:00:00 JST', NINE],
    ['in Auckland', 'Thu, 1 Jan 2026 22:00:00 NZDT', NINE],
    ['with digits that are left out', 'Thu, 1 Jan 2026 9:0:0 +0000', NINE],
    ['with a comma behind its month', '1 January, 2026 09:00', NINE],
    ['as Ruby prints it', 'Thu Jan 01 10:00:00 +0100 2026', NINE],
    ['as C prints it with an offset behind it', 'Thu Jan  1 10:00:00 2026 +0100', NINE],
    ['as Java prints it', 'Thu Jan 01 10:00:00 CET 2026', NINE],
    ['as JavaScript prints it', 'Thu Jan 01 2026 10:00:00 GMT+0100 (Central European Time)', NINE],
    ['as people in America write it', 'January 1, 2026 9:00 AM', NINE],
    ['with slashes, the year first', '2026/1/1 18:00:00 +0900', NINE],
    ['with digits behind a zone that nobody knows', 'Thu, 1 Jan 2026 09:00:00 H0500', NINE],
    ['with blanks and comments in its time', 'Thu, 1 Jan 2026 09(nine):  00  :  00 +0000', NINE],
    ['without a time', 'Thu, 1 Jan 2026', '2026-01-01T00:00:00.000Z'],
    ['far in the past', 'Mon, 1 Jan 1900 00:00:00 +0000', '1900-01-01T00:00:00.000Z'],
    ['in the far future', 'Fri, 31 Dec 9999 23:59:59 +0000', '9999-12-31T23:59:59.000Z'],
  ])('%s is read', (_how, value, moment) => {
    expect(parseDateField(value)?.toISOString()).toBe(moment);
  });

  test.each([
    '',
    'whenever',
    'room 5',
    '12',
    '-100',
    '1/2/2026 09:00',
    'Thu, 31 Feb 2026 09:00:00 +0000',
    'Thu, 0 Jan 2026 09:00:00 +0000',
    'Thu, 1 Foo 2026 09:00:00 +0000',
    'Thu, 1 Jan 2026 25:00:00 +0000',
    'Thu, 1 Jan 2026 09:60:00 +0000',
    'Thu, 1 Jan 12026 09:00:00 +0000',
    'Mon, 01 Jan 0001 00:00:00 +0000',
    '(Thu, 1 Jan 2026 09:00:00 +0000)',
  ])('of %j is none', (value) => {
    expect(parseDateField(value)).toBeUndefined();
  });

  test.each([
    '(',
    '1 ',
    ' ',
    '1 Jan ',
    '()',
    '1 Jan 2026 1:1 +',
    'Thu, ',
  ])('takes time in proportion to its length for many of %j', (piece) => {
    expect(costGrowth((length) => piece.repeat(length / piece.length), parseDateField, 4096)).toBeLessThan(
      LINEAR,
    );
  });
});
