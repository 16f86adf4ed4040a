import { attached, type Fixture, fixture, parts } from './fixture.ts';

const MIXED = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'];
const THE_FILE = attached('file', { filename: 'f', content_type: 'text/plain' });

const WRONG_BASE64 = 'a text is not base64 as it says';
/** Texts that are labelled base64, and are not. */
const WORDS: readonly (readonly [name: string, text: string])[] = [
  ['sentence', 'Hello Bob, this is plain text.'],
  ['word', 'Hello'],
  ['word-like-a-group', 'test'],
  ['words', 'some more word test data'],
  ['lines', 'Dear Bob,\n\nthank you for your mail.\n\nAnn'],
  ['umlauts', 'Sehr geehrter Herr Müller,\n\nvielen Dank für Ihre Nachricht.'],
  ['cyrillic', 'Привет, как дела?'],
  ['chinese', '你好，世界'],
  ['quoted-printable', 'Gr=C3=BC=C3=9Fe'],
  ['dots', '...!!!'],
];

const encoding = (name: string, encoding: string, body: string, text: string): Fixture =>
  fixture(`encoding-${name}`, {
    header: [`Content-Transfer-Encoding: ${encoding}`],
    body,
    expected: { text },
  });
const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Encodings that are labelled wrong or spelled wrong. */
const LABELS: readonly Fixture[] = [
  ...WORDS.map(([name, text]) =>
    fixture(`not-base64-${name}`, {
      header: ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64'],
      body: text,
      expected: { text, parse_error: WRONG_BASE64 },
    }),
  ),
  fixture('not-base64-page', {
    header: ['Content-Type: text/html', 'Content-Transfer-Encoding: base64'],
    body: '<p>Hello</p>',
    expected: { html: '<p>Hello</p>', parse_error: WRONG_BASE64 },
  }),
  ...['ok', 'hello', 'Grüße aus Köln', 'a longer text, in which there are several words and commas'].map(
    (text, i) => encoding(`base64-${i + 1}`, 'base64', base64(text), text),
  ),
  ...(
    [
      ['utf-8', 'DQo=', ''],
      ['us-ascii', 'IA==', ''],
      ['iso-8859-1', 'U+0=', 'Sí'],
      ['koi8-r', 'xME=', 'да'],
      ['gb2312', 'xOM=', '你'],
      ['shift_jis', 'gs0=', 'は'],
      ['gb18030', 'usO1xA==\r\n\r\n______\r\nA list', '好的\n______\nA list'],
    ] as const
  ).map(([charset, body, text]) =>
    fixture(`base64-short-${charset}`, {
      header: [`Content-Type: text/plain; charset=${charset}`, 'Content-Transfer-Encoding: base64'],
      body,
      expected: { text, extracted_text: text },
    }),
  ),
  encoding('base64-latin-1', 'base64', Buffer.from('Grüße', 'latin1').toString('base64'), 'Grüße'),
  encoding(
    'base64-in-groups',
    'base64',
    base64('Hello there Bob').replaceAll(/.{4}/g, '$& '),
    'Hello there Bob',
  ),
  ...['base-64', 'BASE64;', '"base64"', 'x-base64', 'b64', 'base64 (RFC 2045)'].map((name, i) =>
    encoding(`base64-name-${i + 1}`, name, base64('Grüße'), 'Grüße'),
  ),
  ...[
    'quoted printable',
    'quoted_printable',
    'quotedprintable',
    'Quoted-Printable;',
    'qp',
    'x-quoted-printable',
  ].map((name, i) => encoding(`quoted-printable-name-${i + 1}`, name, 'Gr=C3=BC=C3=9Fe', 'Grüße')),
  ...['8-bit', '7bits', 'plain', 'text/plain', 'none', 'utf-8'].map((name, i) =>
    encoding(`none-name-${i + 1}`, name, 'Grüße = x', 'Grüße = x'),
  ),
];

/** Bodies that keep or break the rules of their encoding; uuencode is older than MIME. */
const BODIES: readonly Fixture[] = [
  fixture('quoted-printable', {
    header: ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: quoted-printable'],
    body: 'Caf=C3=A9 a=\r\nu lait=20\r\n',
    expected: { text: 'Café au lait' },
  }),
  fixture('quoted-printable-broken', {
    header: ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: quoted-printable'],
    body: '100=% sure =\r\n',
    expected: { text: '100=% sure' },
  }),
  fixture('base64-with-noise', {
    header: ['Content-Transfer-Encoding: base64'],
    body: 'SGVs\r\n!!bG8=\r\n',
    expected: {},
  }),
  fixture('base64-without-padding', {
    header: ['Content-Transfer-Encoding: base64'],
    body: 'SGVsbG8',
    expected: {},
  }),
  fixture('encoding-in-capitals', {
    header: ['CONTENT-TRANSFER-ENCODING: BASE64'],
    body: 'SGVsbG8=',
    expected: {},
  }),
  fixture('unknown-encoding', { header: ['Content-Transfer-Encoding: x-unknown'], expected: {} }),
  fixture('base64-with-a-footer', {
    header: ['Content-Transfer-Encoding: base64'],
    body: 'SGVsbG8=\r\n\r\n___________\r\nfooter of a list\r\n',
    expected: {
      text: 'Hello\n___________\nfooter of a list',
    },
  }),
  fixture('base64-without-padding-with-a-footer', {
    header: ['Content-Transfer-Encoding: base64'],
    body: 'SGVsbG8h\r\n\r\nSee https://x.test/ for more.\r\n',
    expected: { text: 'Hello!\nSee https://x.test/ for more.' },
  }),
  fixture('base64-in-pieces', {
    header: ['Content-Transfer-Encoding: base64'],
    body: 'SGVs\r\nbA==\r\nbw==\r\n',
    expected: {},
  }),
  fixture('base64-cut-off', {
    header: MIXED,
    body: parts(
      '\r\nHello',
      'Content-Disposition: attachment; filename=f\r\nContent-Transfer-Encoding: base64\r\n\r\nZmlsZX',
    ),
    expected: { attachments: [THE_FILE] },
  }),
  fixture('quoted-printable-odd', {
    header: ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: quoted-printable'],
    body: 'Caf=c3=a9 =  \r\nau lait \t\r\nl=C3=\r\n=A0, 1=2, =zz=\r\n',
    expected: { text: 'Café au lait\nlà, 1=2, =zz' },
  }),
  fixture('uuencoded', {
    body: 'begin 644 f\r\n$9FEL90``\r\n`\r\nend\r\n',
    expected: { text: 'begin 644 f\n$9FEL90``\n`\nend' },
  }),
  fixture('uuencode-of-a-file', {
    header: MIXED,
    body: parts(
      '\r\nHello',
      'Content-Type: application/octet-stream; name=file.bin\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: X-uuencode\r\n\r\nbegin 644 f\r\n$9FEL90``\r\n`\r\nend',
    ),
    expected: {
      attachments: [attached('file', { filename: 'file.bin', content_type: 'application/octet-stream' })],
    },
  }),
  fixture('uuencode-of-a-text', {
    header: ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: uuencode'],
    body: 'begin 644 f\r\n*:,.I;&QO"G1W;P``\r\n`\r\nend\r\n',
    expected: { text: 'h\u00e9llo\ntwo' },
  }),
  ...['"base64"', 'base64;', 'BASE64 (as it were)'].map((encoding, i) =>
    fixture(`encoding-spelled-${i + 1}`, {
      header: [`Content-Transfer-Encoding: ${encoding}`],
      body: 'SGVsbG8=\r\n',
      expected: {},
    }),
  ),
];

export const TRANSFER_ENCODINGS: readonly Fixture[] = [...LABELS, ...BODIES];
