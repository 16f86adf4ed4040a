import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomUsername } from '../../../lambdas/inboxes/random-username.ts';
import {
  inboxIdOfAddress,
  isReserved,
  USERNAME_MAX,
  USERNAME_MIN,
  USERNAME_PATTERN,
} from '../../../lambdas/inboxes/username.ts';

describe('a username', () => {
  test.each(['abc', 'a1b', 'first.last', 'a-b_c.d', '0day', 'x'.repeat(64)])('may be %s', (name) => {
    expect(USERNAME_PATTERN.test(name)).toBe(true);
  });

  test.each([
    '',
    '.abc',
    'abc.',
    '-abc',
    'abc_',
    'a..b',
    'a.-b',
    'a__b',
    'Abc',
    'a b',
    'a+b',
    'a@b',
    'abc\n',
    'ünï',
    'а1c',
    'a\u200bb',
  ])('may not be %j', (name) => {
    expect(USERNAME_PATTERN.test(name)).toBe(false);
  });
});

describe('reserved names', () => {
  const roles =
    'info marketing sales support abuse noc security postmaster hostmaster usenet news webmaster www uucp ftp';
  const authorities = 'admin administrator webmaster hostmaster postmaster';
  const trusted = 'root no-reply noreply mailer-daemon billing api mail smtp imap mcp bounce bounces';

  test.each(`${roles} ${authorities} ${trusted}`.split(' '))('%s is one', (name) => {
    expect(isReserved(name)).toBe(true);
  });

  test.each(
    'post.master web-master n.o_r-e.p-l.y mailer_daemon a-d-m-i-n no_c'.split(' '),
  )('%s is one that is written with separators', (name) => {
    expect(isReserved(name)).toBe(true);
  });

  test('stay reserved wherever separators are put', () => {
    const name = fc.constantFrom('postmaster', 'admin', 'security', 'noreply', 'hostmaster');
    fc.assert(
      fc.property(
        name,
        fc.array(fc.constantFrom('', '.', '-', '_'), { minLength: 10, maxLength: 10 }),
        (word, marks) => {
          expect(isReserved([...word].map((letter, i) => letter + (marks[i] ?? '')).join(''))).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });

  test.each(
    `support1 hostmaster1 1admin api-2 007.root admin_01 my-admin security-team team.security.eu
      no-reply-bot bot_no.reply ssl-certificates abuse2-desk help help-desk sysadmin ssladmin
      ssladministrator sslwebmaster adminsupport securityteam supportdesk mailadmin admins web-masters
      hostmasters2 sysadmins-eu`.split(/\s+/),
  )('%s is one by rule [D-ADD-14]', (name) => {
    expect(isReserved(name)).toBe(true);
  });

  test.each(
    `adminx newsletter rooted apiary badminton sslater helper helpful-otter teamdesk mailteam
      reply-bot supportive abused`.split(/\s+/),
  )('%s is not a username', (name) => {
    expect(isReserved(name)).toBe(false);
  });
});

describe('the inbox of an address', () => {
  test.each([
    ['name@x.test', 'name@x.test'],
    ['NAME@X.Test', 'name@x.test'],
    ['name+tag@x.test', 'name@x.test'],
    ['name+a+b@x.test', 'name@x.test'],
    ['name+@x.test', 'name@x.test'],
    ['+tag@x.test', '+tag@x.test'],
    ['name@with+plus.test', 'name@with+plus.test'],
    ['"a@b"+c@x.test', '"a@b"@x.test'],
    ['"Name"@x.test', 'name@x.test'],
    ['"name+a tag"@x.test', 'name@x.test'],
    ['"a"b"@x.test', '"a"b"@x.test'],
    ['nothing', 'nothing'],
    ['', ''],
    // The Kelvin sign, which Unicode maps to k.
    ['\u212Aim@x.test', '\u212Aim@x.test'],
  ])('%j is %j', (address, inboxId) => {
    expect(inboxIdOfAddress(address)).toBe(inboxId);
  });

  test('is the same of what it gives, and of every spelling of it', () => {
    const label = fc.stringMatching(/^[A-Za-z0-9._-]{1,20}$/);
    fc.assert(
      fc.property(label, fc.stringMatching(/^[A-Za-z0-9+]{0,10}$/), label, (name, tag, domain) => {
        const inboxId = inboxIdOfAddress(`${name}+${tag}@${domain}`);
        expect(inboxId).toBe(`${name}@${domain}`.toLowerCase());
        expect(inboxIdOfAddress(inboxId)).toBe(inboxId);
        expect(inboxIdOfAddress(`${name}@${domain}`.toUpperCase())).toBe(inboxId);
      }),
      { numRuns: 200 },
    );
  });

  test('is found in any text without failing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof inboxIdOfAddress(text)).toBe('string');
      }),
      { numRuns: 200 },
    );
  });
});

describe('a random name', () => {
  /** Randomness that gives these two bytes for the words, and zeros for the digits. */
  const words = (a: number, b: number) => (size: number) =>
    size === 2 ? Uint8Array.of(a, b) : new Uint8Array(size);
  const bytes = Array.from({ length: 256 }, (_, i) => i);

  test('is two words and six digits', () => {
    expect(randomUsername(randomBytes)).toMatch(/^[a-z]+-[a-z]+-\d{6}$/);
  });

  test('has at least 30 bits, evenly spread over its words', () => {
    const counts = (names: string[], part: number): number[] => {
      const seen = new Map<string, number>();
      for (const name of names) {
        const word = name.split('-')[part] ?? '';
        seen.set(word, (seen.get(word) ?? 0) + 1);
      }
      return [...seen.values()];
    };
    const first = counts(
      bytes.map((byte) => randomUsername(words(byte, 0))),
      0,
    );
    const second = counts(
      bytes.map((byte) => randomUsername(words(0, byte))),
      1,
    );

    expect(new Set([...first, ...second]).size).toBe(1);
    expect(Math.log2(first.length * second.length * 10 ** 6)).toBeGreaterThanOrEqual(30);
  });

  test('is always a name that a client could ask for', () => {
    const names = bytes.flatMap((a) => bytes.map((b) => randomUsername(words(a, b))));

    expect(names.filter((name) => !USERNAME_PATTERN.test(name) || isReserved(name))).toEqual([]);
    expect(names.filter((name) => name.length < USERNAME_MIN || name.length > USERNAME_MAX)).toEqual([]);
  });

  test('favours no digit: bytes that would are drawn again', () => {
    const draws = [Uint8Array.of(0, 0), new Uint8Array(6).fill(255), new Uint8Array(6).fill(249)];
    const name = randomUsername(() => draws.shift() ?? new Uint8Array());

    expect(name).toMatch(/-999999$/);
  });
});
