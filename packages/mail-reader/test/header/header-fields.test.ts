import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeWords } from '../../src/header/encoded-words.ts';
import { readHeaderFields } from '../../src/header/header-fields.ts';
import { mailboxesOf, renderMailbox } from '../../src/header/mailboxes.ts';
import { PARSE_LIMITS } from '../../src/limits.ts';

function linesOf(...lines: string[]) {
  return lines.map((line) => ({
    key: line.slice(0, line.indexOf(':')).trim().toLowerCase(),
    line: Buffer.from(line, 'utf8').toString('latin1'),
  }));
}

const read = (...lines: string[]) => readHeaderFields(linesOf(...lines), PARSE_LIMITS);
const rendered = (field: string) => mailboxesOf(field, PARSE_LIMITS).map(renderMailbox);

describe('headers', () => {
  test('keep names and order as on the wire, and are found by lower-case name, the last one winning', () => {
    const fields = read('Subject: one', 'X-A: 1', 'SUBJECT: two');

    expect(fields.rawHeaders).toEqual([
      ['Subject', 'one'],
      ['X-A', '1'],
      ['SUBJECT', 'two'],
    ]);
    expect(fields.headers).toEqual({ subject: 'two', 'x-a': '1' });
    expect(fields.first('subject')).toBe('one');
    expect(fields.wire('subject')).toEqual(['one', 'two']);
  });

  test.each([
    ['folded', 'Subject: one\r\n two\r\n\tthree', 'one two three'],
    ['folded with bare line feeds', 'Subject: one\n two', 'one two'],
    ['bare UTF-8', 'Subject: März 日本', 'März 日本'],
    ['encoded words', 'Subject: =?utf-8?Q?M=C3=A4rz?= =?UTF-8?B?5pel5pys?=', 'März日本'],
    ['words of an unknown charset', 'Subject: =?x-nonsense?Q?abc?=', 'abc'],
    ['a value with colons', 'Subject: a: b: c', 'a: b: c'],
    ['no value', 'Subject:', ''],
    ['a NUL', 'Subject: a\0b', 'a\ufffdb'],
  ])('are read when %s', (_how, line, value) => {
    expect(read(line).first('subject')).toBe(value);
  });

  test('in Latin-1 are read as such', () => {
    const value = readHeaderFields([{ key: 'subject', line: 'Subject: M\u00e4rz' }], PARSE_LIMITS).first(
      'subject',
    );

    expect(value).toBe('März');
  });

  test.each(
    `Authentication-Results ARC-Authentication-Results Received-SPF Return-Path X-SES-Spam-Verdict
      X-SES-Virus-Verdict x-ses-anything`.split(/\s+/),
  )('by which a server speaks are shown as untrusted: %s', (name) => {
    const { headers, rawHeaders } = read(`${name}: pass`, `${name.toUpperCase()} : pass`);

    expect(rawHeaders.map(([shown]) => shown)).toEqual([
      `x-untrusted-${name}`,
      `x-untrusted-${name.toUpperCase()}`,
    ]);
    expect(headers).toEqual({ [`x-untrusted-${name.toLowerCase()}`]: 'pass' });
  });

  test('are bounded in number and length', () => {
    const many = read(...Array.from({ length: 600 }, (_, i) => `X-${i}: y`));
    const long = read(`Subject: ${'x'.repeat(100_000)}`);

    expect(many.rawHeaders).toHaveLength(PARSE_LIMITS.headers);
    expect(long.first('subject')).toHaveLength(PARSE_LIMITS.headerCharacters);
  });

  test('named as what every object has are headers like any other', () => {
    const { headers } = read('__proto__: a', 'constructor: b', 'toString: c');

    expect(Object.entries(headers)).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
      ['tostring', 'c'],
    ]);
  });

  test('are well-formed text whatever the bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const line = `Subject: ${Buffer.from(bytes).toString('latin1')}`;
        const value = readHeaderFields([{ key: 'subject', line }], PARSE_LIMITS).first('subject') ?? '';

        expect(value.isWellFormed()).toBe(true);
        expect(value).not.toMatch(/[\0\r\n]/);
      }),
      { numRuns: 300 },
    );
  });
});

describe('mailboxes', () => {
  test.each([
    ['a@x.test', ['a@x.test']],
    ['Anna <a@x.test>', ['Anna <a@x.test>']],
    ['"Last, First" <a@x.test>, b@x.test', ['"Last, First" <a@x.test>', 'b@x.test']],
    ['=?utf-8?Q?M=C3=A4rz?= <a@x.test>', ['März <a@x.test>']],
    ['Friends: a@x.test, Bea <b@x.test>;', ['a@x.test', 'Bea <b@x.test>']],
    ['undisclosed-recipients:;', []],
    ['', []],
    [',,,', []],
  ])('of %j are read', (field, mailboxes) => {
    expect(rendered(field)).toEqual(mailboxes);
  });

  test('take their commas from the wire, not from what is encoded', () => {
    expect(rendered('=?utf-8?Q?a=40bank=2Etest=2C?= <evil@x.test>')).toEqual([
      '"a@bank.test," <evil@x.test>',
    ]);
  });

  test('are bounded in number', () => {
    expect(rendered('a@x.test,'.repeat(2000))).toHaveLength(PARSE_LIMITS.addresses);
  });

  test('come of any text', () => {
    const piece = fc.constantFrom('<', '>', '"', ',', ';', ':', '(', ')', '@', 'a', ' ', '\\', '=?utf-8?Q?');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        expect(Array.isArray(rendered(pieces.join('')))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('encoded words', () => {
  test('that cannot be decoded stay as they came', () => {
    expect(decodeWords('=?utf-8?B?')).toBe('=?utf-8?B?');
    expect(decodeWords('=?utf-8?Z?abc?=')).toBe('=?utf-8?Z?abc?=');
  });

  test('never throw, whatever they contain', () => {
    const piece = fc.constantFrom(
      '=?',
      '?=',
      'utf-8',
      'utf-16',
      'iso-2022-jp',
      '?Q?',
      '?B?',
      '=FF',
      '////',
      ' ',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expect(decodeWords(pieces.join('')).isWellFormed()).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
