import fc from 'fast-check';
import addressparser from 'nodemailer/lib/addressparser';
import { describe, expect, test } from 'vitest';
import { decodeWords } from '../../src/header/encoded-words.ts';
import {
  countAddresses,
  hasPlainName,
  hasValidAddresses,
  mailboxesOf,
  renderMailbox,
} from '../../src/header/mailboxes.ts';
import { PARSE_LIMITS } from '../../src/limits.ts';

describe('a mailbox as it is shown', () => {
  const name = fc.string({
    unit: fc.constantFrom(
      'a',
      'B',
      ' ',
      '.',
      ',',
      ';',
      ':',
      '@',
      '<',
      '>',
      '(',
      ')',
      '[',
      ']',
      '"',
      '\\',
      'ü',
    ),
  });

  test('is one mailbox with the same address when it is read again', () => {
    fc.assert(
      fc.property(name, (text) => {
        const shown = renderMailbox({ name: text.trim(), address: 'a@x.test' });

        expect(addressparser(shown, { flatten: true }).map(({ address }) => address)).toEqual(['a@x.test']);
        expect(countAddresses(shown)).toBe(1);
      }),
      { numRuns: 500 },
    );
  });

  test('has its name as it is where that needs no quotes', () => {
    expect(renderMailbox({ name: "J. O'Brien-Müller", address: 'a@x.test' })).toBe(
      "J. O'Brien-Müller <a@x.test>",
    );
  });
});

describe('the mailboxes of an address field', () => {
  test.each([
    ['a@x.test>', ['a@x.test']],
    ['<<a@x.test>>', ['a@x.test']],
    ['Ann < <a@x.test>>, b@y.test', ['Ann <a@x.test>', 'b@y.test']],
    ['Ann <mailto:a@x.test>', ['Ann <a@x.test>']],
    ['"Ann <a@x.test>', ['Ann <a@x.test>']],
    ['Ann (never closed <a@x.test>, b@y.test', ['Ann never closed <a@x.test>', 'b@y.test']],
    ['\\"Ann\\" <a@x.test>', ['Ann <a@x.test>']],
    ['Doe\\, Ann <a@x.test>', ['"Doe, Ann" <a@x.test>']],
    ['"A \\"B\\" >" <a@x.test>', ['"A \\"B\\" >" <a@x.test>']],
    ['"a>b"@x.test (c > d)', ['"c > d" <"a>b"@x.test>']],
    ['Team: a@x.test, "B, C" <b@y.test>;', ['a@x.test', '"B, C" <b@y.test>']],
    ['=?utf-8?q?Ann_M=C3=BCller?= <a@x.test>', ['Ann Müller <a@x.test>']],
    ['李雷 <a@x.test>', ['李雷 <a@x.test>']],
    ['a@x.test Ann', ['Ann <a@x.test>']],
    ['a@x.test <b@y.test>', ['"a@x.test" <b@y.test>']],
    ['Ann  Lake <a@x.test>', ['Ann  Lake <a@x.test>']],
  ])('%j are %j', (field, mailboxes) => {
    expect(mailboxesOf(field, PARSE_LIMITS).map(renderMailbox)).toEqual(mailboxes);
  });

  test('are those that the library reads where the field is one usual mailbox', () => {
    const piece = fc.constantFrom('a', 'B', ' ', '.', '@', "'", '=?utf-8?q?a=C3=A4?=', '_', 'ü', '漢');
    const end = fc.constantFrom(' <a@x.test>', '<a@x.test>', 'a.b+c@x.test', ' <a@x>', ' <.a@x.test>');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), end, (pieces, last) => {
        const field = `${pieces.join('')}${last}`.trim();
        const [library] = addressparser(field, { flatten: true });

        expect(mailboxesOf(field, PARSE_LIMITS)).toEqual([
          { name: decodeWords(library?.name ?? '').trim(), address: library?.address },
        ]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the addresses of a From field', () => {
  test.each([
    ['a@x.test', 1],
    ['Ann <a@x.test>', 1],
    ['a@x.test <a@x.test>', 1],
    ['"b@y.test" <a@x.test>', 1],
    ['a@x.test (b@y.test (c@z.test) d@z.test)', 1],
    ['"a \\" <b@y.test> \\"" <a@x.test>', 1],
    ['<a@x.test> <b@y.test>', 2],
    ['<a@x.test><b@y.test', 2],
    ['a@x.test b@y.test', 2],
    ['a@x.test;b@y.test', 2],
    ['Team: a@x.test, b@y.test;', 2],
    ['"never closed <a@x.test>, b@y.test', 1],
    ['(never closed <a@x.test> <b@y.test>', 2],
    ['=?utf-8?Q?<a@x.test>?= <b@y.test>', 2],
    ['', 0],
    ['MAILER-DAEMON', 0],
    ['<>', 0],
  ])('%j are counted as any reader may find them', (field, count) => {
    expect(countAddresses(field)).toBe(count);
  });

  test.each([
    ['a@x.test', true],
    ['Ann <a@x.test>', true],
    ['Ann <a@x.test> (a@b@c)', true],
    ['"a@b@c" < a@x.test >', true],
    ['"john doe"@x.test', true],
    ['<"a@x.test"@y.test>', true],
    ["!#$%&'*+/=?^_`{|}~-@x.test", true],
    ['jörg@müller.test', true],
    ['a@[192.0.2.1]', true],
    ['Ann <a@[IPv6:2001:db8::1]>', true],
    ['a@b.test@evil.test', false],
    ['<a@b.test@evil.test>', false],
    ['<a@b.test>@evil.test', false],
    ['Ann <a@x.test', false],
    ['<@r.test:a@x.test>', false],
    ['a@x.test @y.test', false],
    ['<a b@x.test>', false],
    ['<a@x.test,>', false],
    ['a..b@x.test', false],
    ['.a@x.test', false],
    ['a@x.test.', false],
    ['a@', false],
    ['@x.test', false],
    ['x"a"@y.test', false],
    ['<ann(her account)@x.test>', false],
    ['a@x\u200b.test', false],
    ['a\u202e@x.test', false],
    ['a\u0000@x.test', false],
    ['<=?utf-8?Q?a=40bank.test?=@x.test>', false],
    [`${'a'.repeat(1000)}@x.test`, false],
    ['"never closed <a@x.test>', false],
    ['(never closed <a@x.test>', false],
    ['MAILER-DAEMON', false],
    ['', false],
  ])('%j are valid as RFC 5322 has them: %s', (field, isValid) => {
    expect(hasValidAddresses(field)).toBe(isValid);
  });
});

test.each([
  ['a name', 'GitHub <no-reply@github.com>', true],
  ['no name', 'no-reply@github.com', true],
  ['a quoted address as its name', '"x@evil.example" <no-reply@github.com>', true],
  ['an encoded address as its name', '=?utf-8?Q?x=40evil.example?= <no-reply@github.com>', true],
  ['its own address as its name', 'no-reply@github.com <no-reply@github.com>', true],
  ['an address in a comment', 'GitHub (x@evil.example) <no-reply@github.com>', true],
  ['a comma in its name', 'Hub, Git <no-reply@github.com>', true],
  ['another address as its name, without quotes', 'x@evil.example <no-reply@github.com>', false],
  ['a comma in front', ', no-reply@github.com', false],
  ['a comma behind it', 'no-reply@github.com,', false],
])('a From field with %s: whether it names one sender to every program', (_, wire, isPlain) => {
  expect(hasPlainName(wire)).toBe(isPlain);
});
