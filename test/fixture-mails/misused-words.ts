import { attached, type Fixture, fixture, parts, subject, UNAUTHENTICATED } from './fixture.ts';

/** RFC 2047 where mailers bend it. */
const SUBJECTS: readonly Fixture[] = [
  subject('character-split-over-encodings', '=?utf-8?B?w6nD?= =?utf-8?Q?=A9?=', 'éé'),
  subject('character-split-over-languages', '=?UTF-8?Q?=C3?= =?utf-8*en?Q?=A9?=', 'é'),
  subject('emoji-split', '=?utf-8?Q?=F0=9F=9A?= =?utf-8?Q?=80?=', '🚀'),
  subject('base64-split-anywhere', '=?utf-8?B?w6?= =?utf-8?B?k=?=', 'é'),
  subject('base64-in-pieces', '=?utf-8?B?w6k=w6k=?=', 'éé'),
  subject('base64-folded', '=?utf-8?B?w6\r\n k=?=', 'é'),
  subject('gb2312-split', '=?gb2312?B?xOO6?= =?gb2312?B?ww==?=', '你好'),
  subject('gb2312-beyond-its-table', '=?gb2312?B?6cx0?=', '樘t'),
  subject(
    'iso-2022-jp-in-words',
    '=?iso-2022-jp?B?GyRCRnxLXBsoQg==?= =?iso-2022-jp?B?GyRCOGwbKEI=?=',
    '日本語',
  ),
  subject(
    'iso-2022-jp-shifted-over-words',
    '=?iso-2022-jp?B?GyRCRnxL?= =?iso-2022-jp?B?XDhsGyhC?=',
    '日本語',
  ),
  subject('shift-jis-of-windows', '=?shift_jis?B?h0A=?=', '①'),
  subject('utf-16-from-the-big-end', '=?utf-16?B?/v8AZQBz?=', 'es'),
  subject('latin-1-of-windows', '=?iso-8859-1?Q?=93Gr=FC=DFe=94?=', '“Grüße”'),
  subject('ascii-that-is-none', '=?us-ascii?Q?caf=E9?=', 'café'),
  subject('utf-8-that-is-none', '=?utf-8?Q?caf=E9?=', 'café'),
  subject('charset-nobody-knows', '=?unknown-8bit?Q?caf=E9?=', 'café'),
  subject('charset-empty', '=??Q?caf=C3=A9?=', 'café'),
  subject('charset-in-quotes', '=?"utf-8"?Q?caf=C3=A9?=', 'café'),
  subject('charset-with-a-year', '=?iso-8859-1:1987?Q?caf=E9?=', 'café'),
  subject('charset-of-the-platform', '=?x-mac-cyrillic?Q?=8F?=', 'П'),
  subject('question-marks-inside', '=?utf-8?Q?what?_a?b?=', 'what? a?b'),
  subject('unfinished-before-another', '=?utf-8?Q?never =?utf-8?Q?ends?=', '=?utf-8?Q?never ends'),
  subject('between-letters', 'a=?utf-8?Q?=C3=A9?=b', 'aéb'),
  subject('in-comment', '(=?utf-8?Q?=C3=A9?=)', '(é)'),
  subject('encoded-line-end', '=?utf-8?Q?one=0D=0AFrom:_evil@z.test?=', 'one From: evil@z.test'),
  subject('unknown-encoding', '=?utf-8?X?abc?=', '=?utf-8?X?abc?='),
  subject('windows-1252', Buffer.from('\u0093M\u00fcller\u0094', 'latin1'), '“Müller”'),
  subject(
    'utf-8-cut-off',
    Buffer.concat([Buffer.from('Zażółć 日'), Buffer.from([0xe6, 0x97])]),
    'Zażółć 日\ufffd',
  ),
];

const sender = (name: string, line: string, from: readonly string[], isClear = true): Fixture =>
  fixture(`sender-${name}`, {
    people: [`From: ${line}`],
    expected: { from, to: [], labels: isClear ? ['received'] : UNAUTHENTICATED },
  });
const FILLER = 'x'.repeat(17_000);

/** Who sent a mail, where a program may take another for it; and names that look like more than a name. */
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

const CONTENT = 'content';
const named = (name: string, parameters: string | Buffer, filename: string | null): Fixture =>
  fixture(`file-${name}`, {
    header: ['Content-Type: multipart/mixed; boundary=b'],
    body: parts(
      '\r\nHello',
      Buffer.concat([
        Buffer.from('Content-Type: application/x-file\r\nContent-Disposition: attachment; '),
        Buffer.from(parameters),
        Buffer.from(`\r\n\r\n${CONTENT}`),
      ]),
    ),
    expected: { attachments: [attached(CONTENT, { filename, content_type: 'application/x-file' })] },
  });

/** RFC 2231 where mailers bend it. */
const NAMES: readonly Fixture[] = [
  named('segments-out-of-order', "filename*1*=b; filename*0*=utf-8''a", 'ab'),
  named('segments-with-a-gap', 'filename*0=a; filename*2=c', 'ac'),
  named(
    'segments-beyond-nine',
    `${Array.from({ length: 12 }, (_, i) => `filename*${11 - i}=${'abcdefghijkl'[11 - i]}`).join('; ')}`,
    'abcdefghijkl',
  ),
  named('character-split-over-segments', "filename*0*=utf-8''%C3; filename*1*=%A9", 'é'),
  named('segment-that-is-not-spelled', 'filename*0*=utf-8\'\'%C3%A9; filename*1=" %41"', 'é %41'),
  named('both-forms', "filename=fallback; filename*=utf-8''%C3%A9", 'é'),
  named('extended-in-quotes', 'filename*="utf-8\'\'a%20b"', 'a b'),
  named('extended-without-a-charset', 'filename*=a%20%C3%A9', 'a é'),
  named('extended-with-an-empty-charset', "filename*=''a%20b", 'a b'),
  named('extended-in-an-unknown-charset', "filename*=x-nowhere''caf%E9", 'café'),
  named('extended-in-iso-2022-kr', "filename*=iso-2022-kr''%1B%24%29C%0E%3EH%0F", '안'),
  named('broken-percents', "filename*=utf-8''100%zz%4", '100%zz%4'),
  named('words-folded', 'filename="=?utf-8?B?w6k=?=\r\n\t=?utf-8?B?w6k=?="', 'éé'),
  named('words-over-segments', 'filename*0="=?utf-8?B?w6"; filename*1="k=?="', 'é'),
  named('word-with-a-semicolon', 'filename="=?utf-8?Q?a;b?="', 'a;b'),
  named('windows-path', 'filename="C:\\Users\\new\\a.pdf"', 'C:\\Users\\new\\a.pdf'),
  named('latin-1', Buffer.from('filename="caf\u00e9"', 'latin1'), 'café'),
  named('control-characters', "filename*=utf-8''a%0D%0Ab%07%00c", 'a b \ufffdc'),
  named('right-to-left', 'filename="a\u202egnp.exe"', 'a\u202egnp.exe'),
  named('blank', 'filename="  "', null),
  named('unclosed', 'filename="a b', 'a b'),
  named('twice', 'filename=a.pdf; filename=b.pdf', 'a.pdf'),
  named('with-a-comment', 'filename=a.pdf (the first)', 'a.pdf'),
  named('with-a-comment-behind-quotes', 'filename="a b.pdf" (the "first"; x)', 'a b.pdf'),
  named('with-a-number', 'filename=a b (1).pdf', 'a b (1).pdf'),
  named('with-blanks', 'filename=a b c', 'a b c'),
  named('of-300-characters', `filename="${'x'.repeat(300)}"`, 'x'.repeat(255)),
];

export const MISUSED_WORDS: readonly Fixture[] = [
  ...SUBJECTS,
  ...SENDERS,
  ...NAMES,
  fixture('file-name-alone-in-its-disposition', {
    header: ['Content-Type: multipart/mixed; boundary=b'],
    body: parts(
      '\r\nHello',
      `Content-Type: application/x-file\r\nContent-Disposition: filename=a.pdf\r\n\r\n${CONTENT}`,
    ),
    expected: { attachments: [attached(CONTENT, { filename: 'a.pdf', content_type: 'application/x-file' })] },
  }),
];
