import { attached, type Fixture, fixture, parts } from './fixture.ts';

/** Types that are none, with the name of a file, and what the file is. */
const TYPES: readonly (readonly [type: string, filename: string, contentType?: string])[] = [
  ['pdf; name="a.pdf"', 'a.pdf'],
  ['application-x-gzip; name=a.gz', 'a.gz'],
  ['name="a.pdf"', 'a.pdf'],
  ['; name=a.pdf', 'a.pdf'],
  ['application/; name=a.pdf', 'a.pdf'],
  ['/pdf; name=a.pdf', 'a.pdf'],
  ['application pdf; name="a.pdf"', 'a.pdf'],
  ['attachment; filename="a.pdf"', 'a.pdf'],
  ['image; name="x y.gif"', 'x y.gif'],
  ['pdf name=a.pdf', 'a.pdf'],
  ["unknown; name*=utf-8''%C3%A9.bin", 'é.bin'],
  ['"application/pdf"; name="a.pdf"', 'a.pdf', 'application/pdf'],
  ['Content-Type: application/pdf; name=a.pdf', 'a.pdf', 'application/pdf'],
  ['application/pdf name="a.pdf"', 'a.pdf', 'application/pdf'],
];

const FILES: readonly Fixture[] = TYPES.flatMap(([type, filename, contentType], i) => {
  const file = attached('%PDF\xff', { filename, content_type: contentType ?? 'application/octet-stream' });
  const name = `type-broken-${i + 1}`;
  return [
    fixture(`${name}-alone`, {
      header: [`Content-Type: ${type}`],
      body: '%PDF\xff',
      expected: { text: '', attachments: [file] },
    }),
    fixture(name, {
      header: ['Content-Type: multipart/mixed; boundary=b'],
      body: parts('\r\nHello', `Content-Type: ${type}\r\n\r\n%PDF\xff`),
      expected: { attachments: [file] },
    }),
  ];
});

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

const ENCODINGS: readonly Fixture[] = [
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

export const MISLABELLED_PARTS: readonly Fixture[] = [...FILES, ...ENCODINGS];
