import { type Fixture, fixture, UNAUTHENTICATED } from './fixture.ts';

const people = (
  name: string,
  lines: readonly string[],
  expected: {
    readonly from?: readonly string[];
    readonly to?: readonly string[];
    readonly labels?: readonly string[];
    readonly cc?: readonly string[];
  },
): Fixture => fixture(`people-${name}`, { people: lines, expected: { from: [], to: [], ...expected } });

/** Address fields, and what makes a sender ambiguous. */
const PEOPLE: readonly Fixture[] = [
  people('bare', ['From: ann@x.test', 'To: bob@y.test'], { from: ['ann@x.test'], to: ['bob@y.test'] }),
  people('quoted', ['From: "Ann, of X" <ann@x.test>'], { from: ['"Ann, of X" <ann@x.test>'] }),
  people('encoded', ['From: =?utf-8?Q?J=C3=B6rg?= <j@x.test>'], { from: ['Jörg <j@x.test>'] }),
  people('encoded-with-comma', ['From: =?utf-8?Q?M=2C_J?= <j@x.test>'], { from: ['"M, J" <j@x.test>'] }),
  people('utf-8', ['From: Jörg Müller <jörg@müller.test>'], {
    from: ['Jörg Müller <jörg@müller.test>'],
    labels: UNAUTHENTICATED,
  }),
  people('comment', ['From: ann@x.test (Ann Example)'], { from: ['Ann Example <ann@x.test>'] }),
  people('group', ['From: ann@x.test', 'To: Team: Bob <bob@y.test>, cy@y.test;'], {
    from: ['ann@x.test'],
    to: ['Bob <bob@y.test>', 'cy@y.test'],
  }),
  people('undisclosed', ['From: ann@x.test', 'To: undisclosed-recipients:;'], { from: ['ann@x.test'] }),
  people('several', ['From: ann@x.test', 'To: a@y.test, B <b@y.test>', 'Cc: c@y.test'], {
    from: ['ann@x.test'],
    to: ['a@y.test', 'B <b@y.test>'],
    cc: ['c@y.test'],
  }),
  people('to-twice', ['From: ann@x.test', 'To: a@y.test', 'To: b@y.test'], {
    from: ['ann@x.test'],
    to: ['a@y.test', 'b@y.test'],
  }),
  people('from-twice', ['From: ann@x.test', 'From: evil@z.test'], {
    from: ['ann@x.test', 'evil@z.test'],
    labels: UNAUTHENTICATED,
  }),
  people('two-in-from', ['From: ann@x.test, evil@z.test'], {
    from: ['ann@x.test', 'evil@z.test'],
    labels: UNAUTHENTICATED,
  }),
  people('from-in-other-case', ['FROM: ann@x.test', 'from : evil@z.test'], {
    from: ['ann@x.test', 'evil@z.test'],
    labels: UNAUTHENTICATED,
  }),
  people('from-empty', ['From:', 'To: bob@y.test'], { to: ['bob@y.test'], labels: UNAUTHENTICATED }),
  people('from-missing', ['To: bob@y.test'], { to: ['bob@y.test'], labels: UNAUTHENTICATED }),
  people('from-with-a-blank-and-another', ['From : evil@z.test', 'From: ann@x.test'], {
    from: ['evil@z.test', 'ann@x.test'],
    labels: UNAUTHENTICATED,
  }),
  people('folded', ['From: Ann\r\n <ann@x.test>'], { from: ['Ann <ann@x.test>'] }),
  people('name-as-address', ['From: "bank@bank.test" <evil@z.test>'], {
    from: ['"bank@bank.test" <evil@z.test>'],
  }),
];

const sender = (name: string, line: string, from: readonly string[], isClear = true): Fixture =>
  fixture(`sender-${name}`, {
    people: [`From: ${line}`],
    expected: { from, to: [], labels: isClear ? ['received'] : UNAUTHENTICATED },
  });
const FILLER = 'x'.repeat(17_000);

/** Senders that programs may read differently, names that look like addresses, and long lists. */
const SENDERS: readonly Fixture[] = [
  sender('two-in-brackets', '<a@x.test> <b@y.test>', ['"b@y.test" <a@x.test>'], false),
  sender('two-bare', 'a@x.test b@y.test', ['"b@y.test" <a@x.test>'], false),
  sender(
    'second-in-an-encoded-name',
    '=?utf-8?Q?<a@x.test>?= <b@y.test>',
    ['"<a@x.test>" <b@y.test>'],
    false,
  ),
  sender(
    'second-behind-a-long-comment',
    `a@x.test (${FILLER}), b@y.test`,
    [`${FILLER.slice(0, 4096)} <a@x.test>`, 'b@y.test'],
    false,
  ),
  sender(
    'second-behind-a-long-name',
    `"${FILLER}" <a@x.test>, b@y.test`,
    [`${FILLER.slice(0, 4096)} <a@x.test>`, 'b@y.test'],
    false,
  ),
  sender(
    'behind-many-headers',
    `a@x.test\r\n${'X: y\r\n'.repeat(600)}From: b@y.test`,
    ['a@x.test', 'b@y.test'],
    false,
  ),
  sender('name-is-its-address', 'a@x.test <a@x.test>', ['a@x.test']),
  sender('comment-with-an-address', 'a@x.test (<b@y.test>)', ['"<b@y.test>" <a@x.test>']),
  sender('name-with-brackets', '"<a@bank.test>" <e@y.test>', ['"<a@bank.test>" <e@y.test>']),
  sender('name-with-a-list', '=?utf-8?Q?a=40bank.test=2C_b?= <e@y.test>', ['"a@bank.test, b" <e@y.test>']),
  sender('name-with-quotes', '"A \\"B\\" C" <a@x.test>', ['"A \\"B\\" C" <a@x.test>']),
  sender('comma-in-an-encoded-name', '=?utf-8?Q?Smith,_John?= <j@x.test>', ['"Smith, John" <j@x.test>']),
  sender('quoted-local-part', '"John Doe" <"john doe"@x.test>', ['John Doe <"john doe"@x.test>']),
  sender('route', '<@r.test,@s.test:a@x.test>', ['a@x.test'], false),
  sender('two-at-signs', 'a@b.test@evil.test', ['a@b.test@evil.test'], false),
  sender('at-sign-behind-the-brackets', '<a@b.test>@evil.test', ['"@evil.test" <a@b.test>'], false),
  sender('address-literal', 'a@[192.0.2.1]', ['a@[192.0.2.1]']),
  sender('punycode', 'a@xn--mnchen-3ya.test', ['a@xn--mnchen-3ya.test']),
  sender('unclosed', 'Ann <a@x.test', ['Ann <a@x.test>'], false),
  sender('unclosed-quote', '"Ann <a@x.test>', ['Ann <a@x.test>'], false),
  sender('unopened', 'a@x.test>', ['a@x.test'], false),
  sender('words-alone', 'MAILER-DAEMON', ['MAILER-DAEMON'], false),
  sender('latin-1', '=?iso-8859-1?Q?Andr=E9?= =?iso-8859-1?Q?_B=E9?= <a@x.test>', ['André Bé <a@x.test>']),
  fixture('recipients-of-a-large-list', {
    header: [
      `Cc: ${Array.from({ length: 450 }, (_, i) => `Recipient ${i} <recipient.number.${i}@some-long-domain.test>`).join(',\r\n ')}`,
    ],
    expected: {
      cc: Array.from(
        { length: 450 },
        (_, i) => `Recipient ${i} <recipient.number.${i}@some-long-domain.test>`,
      ),
    },
  }),
  fixture('recipients-with-words', {
    people: ['From: Ann <ann@x.test>', 'To: Team: a@y.test, b@y.test; (the end of the group)'],
    expected: { to: ['a@y.test', 'b@y.test'] },
  }),
];

export const ADDRESSES: readonly Fixture[] = [...PEOPLE, ...SENDERS];
