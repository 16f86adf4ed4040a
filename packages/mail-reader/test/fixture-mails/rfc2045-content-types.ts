import { attached, type Fixture, fixture, parts, UNAUTHENTICATED } from './fixture.ts';

const MIXED = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'];

/** Invalid types, the file name in each, and the type that the file gets. */
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

/** Types and parameters that are spelled wrong. */
const SPELLINGS: readonly Fixture[] = [
  ...(
    [
      ['one-word', 'text'],
      ['several-words', 'plain text here'],
      ['no-value', ''],
      ['markdown', 'text/markdown; charset=utf-8'],
    ] as const
  ).map(([name, type]) => fixture(`type-of-${name}`, { header: [`Content-Type: ${type}`], expected: {} })),
  ...(
    [
      ['no-semicolon', 'text/html charset=iso-8859-1'],
      ['comma', 'text/html, charset=iso-8859-1'],
      ['comment', 'text/html (a comment); charset=iso-8859-1'],
      ['blanks', 'text / html ; charset = iso-8859-1'],
      ['open-quote', 'text/html; charset="iso-8859-1'],
      ['capitals', 'TEXT/HTML; CHARSET=ISO-8859-1'],
    ] as const
  ).map(([name, type]) =>
    fixture(`type-with-${name}`, {
      header: [`Content-Type: ${type}`],
      body: Buffer.from('<p>Gr\u00fc\u00dfe</p>', 'latin1'),
      expected: { text: 'Grüße', html: '<p>Grüße</p>' },
    }),
  ),
  fixture('type-of-nothing', {
    header: MIXED,
    body: parts('\r\nHello', 'Content-Type:\r\nContent-Disposition: attachment\r\n\r\nfile'),
    expected: { attachments: [attached('file', { filename: null })] },
  }),
  // Found by mutation, as is the Message-ID with a NUL below.
  fixture('type-unfinished', {
    raw: 'Content-Type:;boundary=b\n\n--b\nContent-Type:',
    expected: {
      from: [],
      to: [],
      text: '',
      rfc_message_id: null,
      labels: UNAUTHENTICATED,
    },
  }),
];

export const CONTENT_TYPES: readonly Fixture[] = [...FILES, ...SPELLINGS];
