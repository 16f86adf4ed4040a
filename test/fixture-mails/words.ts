import { type Fixture, fixture, subject, UNAUTHENTICATED } from './fixture.ts';

/** RFC 2047 as it is used and misused, and RFC 6532. */
const SUBJECTS: readonly Fixture[] = [
  subject('q', '=?utf-8?Q?Caf=C3=A9_au_lait?=', 'Café au lait'),
  subject('b', '=?UTF-8?B?Q2Fmw6k=?=', 'Café'),
  subject('lower-case-encoding', '=?utf-8?q?Caf=c3=a9?= =?utf-8?b?w6k=?=', 'Caféé'),
  subject('between-words', 'Re: =?utf-8?Q?Caf=C3=A9?= today', 'Re: Café today'),
  subject('adjacent', '=?utf-8?Q?one?= =?utf-8?Q?two?=', 'onetwo'),
  subject('folded-words', '=?utf-8?Q?one?=\r\n =?utf-8?Q?two?=', 'onetwo'),
  subject('character-split-over-words', '=?utf-8?B?w6nD?= =?utf-8?B?qQ==?=', 'éé'),
  subject('character-split-in-q', '=?utf-8?Q?=E6=97?= =?utf-8?Q?=A5?=', '日'),
  subject('two-charsets', '=?iso-8859-1?Q?=E9?= =?utf-8?Q?=C3=A9?=', 'éé'),
  subject('underscores', '=?utf-8?Q?a_b=5Fc?=', 'a b_c'),
  subject('spaces-inside', '=?utf-8?Q?a b?=', 'a b'),
  subject('without-padding', '=?utf-8?B?Q2Fmw6k?=', 'Café'),
  subject('language', '=?utf-8*fr?Q?Caf=C3=A9?=', 'Café'),
  subject('unknown-charset', '=?x-nowhere?Q?plain?=', 'plain'),
  subject('empty-word', 'a =?utf-8?Q??= b', 'a  b'),
  subject('unfinished', '=?utf-8?Q?never', '=?utf-8?Q?never'),
  subject('in-quotes', '"=?utf-8?Q?Caf=C3=A9?="', '"Café"'),
  subject('no-space-between', '=?utf-8?Q?a?==?utf-8?Q?b?=', 'ab'),
  subject('folded', 'one\r\n two\r\n\tthree', 'one two three'),
  subject('utf-8', 'Müller 日本 🚀', 'Müller 日本 🚀'),
  subject('latin-1', Buffer.from('M\u00fcller', 'latin1'), 'Müller'),
  subject('utf-8-with-a-replacement', 'M\ufffdller ü', 'M\ufffdller ü'),
  subject('nothing', '', ''),
  subject('emoji', '=?UTF-8?B?8J+agA==?= launch', '🚀 launch'),
  fixture('subject-missing', { expected: { subject: '' } }),
  fixture('subject-twice', { header: ['Subject: first', 'Subject: second'], expected: { subject: 'first' } }),
];

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
  people('utf-8', ['From: Jörg Müller <jörg@müller.test>'], { from: ['Jörg Müller <jörg@müller.test>'] }),
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

export const WORDS: readonly Fixture[] = [...SUBJECTS, ...PEOPLE];
