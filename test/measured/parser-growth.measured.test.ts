import { PARSE_LIMITS } from '@agent-inbox/mail-reader';
import {
  calendarText,
  decodeBytes,
  extractReply,
  extractVerification,
  htmlToText,
} from '@agent-inbox/mail-reader/text';
import { describe, expect, test } from 'vitest';
import { decodeUtf7 } from '../../packages/mail-reader/src/charset/utf-7.ts';
import { parseDateField } from '../../packages/mail-reader/src/header/date-field.ts';
import { decodeWords } from '../../packages/mail-reader/src/header/encoded-words.ts';
import {
  countAddresses,
  hasValidAddresses,
  mailboxesOf,
} from '../../packages/mail-reader/src/header/mailboxes.ts';
import { costGrowth, LINEAR } from './cost-growth.ts';

/** A part of the parser, and short texts of which many could take it time with the square of their number. */
interface Reader {
  readonly read: (text: string) => unknown;
  readonly length: number;
  /** A text of about so many characters of a piece; by default the piece again and again. */
  readonly textOf?: (length: number, piece: string) => string;
  readonly pieces: readonly string[];
}

const repeated = (length: number, piece: string): string => piece.repeat(Math.ceil(length / piece.length));

const ENCODED_WORDS = [
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
];

const READERS: Readonly<Record<string, Reader>> = {
  'a Date field': {
    read: parseDateField,
    length: 4096,
    pieces: ['(', '1 ', ' ', '1 Jan ', '()', '1 Jan 2026 1:1 +', 'Thu, ', '1/1/2026 1:1 ', '1:1 ', 'date: '],
  },
  'encoded words, then a beginning': {
    read: decodeWords,
    length: 100_000,
    textOf: (length, piece) => `${repeated(length, piece)}=?`,
    pieces: ENCODED_WORDS,
  },
  'encoded words, then an end': {
    read: decodeWords,
    length: 100_000,
    textOf: (length, piece) => `${repeated(length, piece)}?=`,
    pieces: ENCODED_WORDS,
  },
  mailboxes: {
    read: (field) => {
      countAddresses(field);
      hasValidAddresses(field);
      mailboxesOf(field, PARSE_LIMITS);
    },
    length: 250_000,
    pieces: ['"', '\\"', '(', ')', '(a@', '<', '<@', '< ', '<a>>', '@', 'a@b ', '"a\\', '=?u?q?'],
  },
  'a calendar': {
    read: calendarText,
    length: 200_000,
    textOf: (length, piece) => `BEGIN:VEVENT\r\n${repeated(length, piece)}`,
    pieces: ['BEGIN:VEVENT\r\n', 'ATTENDEE:mailto:a@x.test\r\n', ';', '"', 'RDATE:20260101,', 'A;B="\r\n '],
  },
  'UTF-7': {
    read: (text) => decodeUtf7(Buffer.from(text)),
    length: 1_000_000,
    pieces: ['+-', '+AA', '+AOk-', '+', 'A', '-', '+-+AA'],
  },
  'a reply': {
    read: (text) => extractReply(text),
    length: 250_000,
    textOf: (length, piece) => `a${repeated(length, piece)}b`,
    pieces: [
      '\n',
      '> ',
      '>\n',
      'words ',
      'On 1/1/26 09:00, Bob wrote:\n',
      'wrote:\n',
      'From: Bob <b@x.test>\n',
      'Sent: x\nTo: y\n',
      '-- \n',
      '-----',
      '________',
      'Sent from my iPhone\n',
      '---------- Forwarded message ---------\n',
      ':\n',
      '：\n',
      ' ',
      '\u200f',
    ],
  },
  'a page with elements that do not end': {
    read: htmlToText,
    length: 500_000,
    pieces: [
      '<title>',
      '<head>',
      '<title></head>',
      '<head></title x',
      '<title><head>',
      '<x></titl',
      '<x a="y">',
    ],
  },
  'a page with styles': {
    read: htmlToText,
    length: 500_000,
    textOf: (length, piece) => `<style>.a{display:none}</style><b style="x:y">${repeated(length, piece)}</b>`,
    pieces: [
      '<div style="display:none">',
      '<style>.a .b, .b.c{display:block}</style>',
      '<style>p>.a{display:block}</style>',
      '<i class="a"><b class="b c">x',
      '<div style="color:#fff">x</div>',
      '<div style="font-size:0">x',
      '<style>.a{display:none}</style>',
      '<style>',
      '<p hidden>x',
      '<div class="a b c d e f g h">x',
      '</div>',
      '\u200b ',
      '&zwnj;',
      ' hidden',
      '\\',
      '/*',
      ' style="&',
      " style='a",
      '<body text',
      ':       ',
      ':   0',
      'width:0 ',
      'background:#123;color:#456;',
      '<style',
      '<style>@media all{',
      '<!--',
      '<!-- -',
      '<b style="color:#123;background:#124">x',
      "<p title='a'>",
    ],
  },
  'a page whose elements all have different names': {
    read: htmlToText,
    length: 500_000,
    textOf: (length, piece) =>
      Array.from({ length: length / 40 }, (_, i) => `<x${i} style="${piece}" class="y">z`).join(''),
    pieces: ['display:none'],
  },
  'the codes of a text': {
    read: (plain) =>
      extractVerification({
        subject: 'Your code',
        sender: 'no-reply@example.com',
        answers: false,
        isCut: false,
        plain,
        page: undefined,
      }),
    length: 40_000,
    pieces: [
      '1',
      '4829 ',
      'code: 4829\n',
      '4\n',
      'a',
      'A',
      'a-',
      '"“code ',
      'https://x.test/verify?t=1 ',
      'a@',
      ' ',
      'verification code ',
    ],
  },
};

describe.each(Object.entries(READERS))('the time to read %s', (_name, reader) => {
  const { read, length, textOf = repeated, pieces } = reader;

  test.each(pieces)('grows in proportion to its length for many of %j', (piece) => {
    expect(costGrowth((characters) => textOf(characters, piece), read, length)).toBeLessThan(LINEAR);
  });
});

test('2.5 MB of shifts of UTF-7 cost no more than ten times what as much ISO-2022-JP costs', () => {
  const shifts = Buffer.from('+-+AA'.repeat(500_000));
  const cost = (charset: string): number => {
    const before = process.threadCpuUsage();
    for (let i = 0; i < 5; i++) decodeBytes(shifts, charset);
    return process.threadCpuUsage(before).user;
  };
  cost('utf-7');

  expect(cost('utf-7') / cost('iso-2022-jp')).toBeLessThan(10);
});
