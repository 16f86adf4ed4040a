import { type Fixture, fixture } from './fixture.ts';

const GREETING = Buffer.from('Gr\u00fc\u00dfe', 'latin1');
/** Ways to name ISO-8859-1, or nothing that exists. */
const LABELS: readonly string[] = [
  '"iso-8859-1;"',
  "'iso-8859-1'",
  'iso-8859-1 (Latin 1)',
  '3Diso-8859-1',
  '=?iso-8859-1?=',
  'ISO_8859-1:1987',
  'latin1',
  'us-ascii',
  'ansi_x3.4-1968',
  'unknown-8bit',
  'x-user-defined',
  '8bit',
  'x-nowhere',
];

/** UTF-16 that does not say which byte comes first, or does not say that it is UTF-16. */
const UTF_16: readonly (readonly [name: string, label: string, hex: string])[] = [
  ['without-a-mark-from-the-big-end', 'utf-16', '004700f6002065e5'],
  ['without-a-mark-from-the-little-end', 'utf-16', '4700f6002000e565'],
  ['as-ucs-2', 'iso-10646-ucs-2', '004700f6002065e5'],
  ['named-utf-8', 'utf-8', 'fffe4700f6002000e565'],
  ['named-latin-1', 'us-ascii', 'feff004700f6002065e5'],
];

/** Charsets that are misspelled, missing or unknown, or that the text is not in. */
export const MISUSED_CHARSETS: readonly Fixture[] = [
  ...LABELS.map((label, i) =>
    fixture(`charset-label-${i + 1}`, {
      header: [`Content-Type: text/plain; charset=${label}`],
      body: GREETING,
      expected: { text: 'Grüße' },
    }),
  ),
  fixture('charset-missing', { body: GREETING, expected: { text: 'Grüße' } }),
  fixture('charset-missing-in-base64', {
    header: ['Content-Transfer-Encoding: base64'],
    body: GREETING.toString('base64'),
    expected: { text: 'Grüße' },
  }),
  fixture('charset-utf-8-that-is-none', {
    header: ['Content-Type: text/plain; charset=utf-8'],
    body: GREETING,
    expected: { text: 'Grüße' },
  }),
  fixture('charset-utf-8-with-a-broken-character', {
    header: ['Content-Type: text/plain; charset=utf-8'],
    body: Buffer.concat([Buffer.from('Grüße, Jörg '), Buffer.from([0xfc])]),
    expected: { text: 'Grüße, Jörg \ufffd' },
  }),
  fixture('charset-latin-1-of-windows', {
    header: ['Content-Type: text/plain; charset=iso-8859-1'],
    body: Buffer.from('\u0093Gr\u00fc\u00dfe\u0094 \u0080', 'latin1'),
    expected: { text: '“Grüße” €' },
  }),
  fixture('charset-in-the-page', {
    header: ['Content-Type: text/html'],
    body: Buffer.from(
      '<meta http-equiv="Content-Type" content="text/html; charset=koi8-r"><p>\u00f0\u00f2\u00e9\u00f7\u00e5\u00f4</p>',
      'latin1',
    ),
    expected: {
      text: 'ПРИВЕТ',
      html: '<meta http-equiv="Content-Type" content="text/html; charset=koi8-r"><p>ПРИВЕТ</p>',
    },
  }),
  fixture('charset-in-the-page-is-wrong', {
    header: ['Content-Type: text/html; charset=utf-8'],
    body: '<meta charset="iso-8859-1"><p>Grüße</p>',
    expected: { text: 'Grüße', html: '<meta charset="iso-8859-1"><p>Grüße</p>' },
  }),
  fixture('charset-utf-16-from-the-big-end', {
    header: ['Content-Type: text/plain; charset=utf-16', 'Content-Transfer-Encoding: base64'],
    body: Buffer.from('feff004700f6', 'hex').toString('base64'),
    expected: { text: 'Gö' },
  }),
  fixture('charset-utf-8-with-a-mark', {
    header: ['Subject: =?utf-8?B?77u/R8O2?=', 'Content-Type: text/plain; charset=utf-8'],
    body: '\ufeffGö',
    expected: { subject: 'Gö', text: 'Gö' },
  }),
  fixture('charset-of-the-yen', {
    header: ['Content-Type: text/plain; charset=iso-2022-jp'],
    body: Buffer.from('\u001b(J100\\ ~\u001b$B%F\u001b(B \\~', 'latin1'),
    expected: { text: '100¥ ‾テ \\~' },
  }),
  fixture('charset-of-old-japanese-mailers', {
    header: ['Content-Type: text/plain; charset=cp50220'],
    body: Buffer.from('1b2442467c4b5c1b2842', 'hex'),
    expected: { text: '日本' },
  }),
  fixture('charset-missing-in-japanese', {
    header: [Buffer.from('5375626a6563743a201b2442467c4b5c1b2842', 'hex')],
    body: Buffer.from('1b2442467c4b5c386c1b28420d0a', 'hex'),
    expected: { subject: '日本', text: '日本語' },
  }),
  fixture('charset-in-the-page-is-impossible', {
    header: ['Content-Type: text/html'],
    body: Buffer.from('<meta charset="utf-16"><p>Gr\u00fc\u00dfe</p>', 'latin1'),
    expected: { text: 'Grüße', html: '<meta charset="utf-16"><p>Grüße</p>' },
  }),
  fixture('charset-in-the-language', {
    header: ["Content-Type: text/plain; charset*=us-ascii'en'iso-8859-1"],
    body: GREETING,
    expected: { text: 'Grüße' },
  }),
  ...UTF_16.map(([name, label, hex]) =>
    fixture(`charset-utf-16-${name}`, {
      header: [`Content-Type: text/plain; charset=${label}`, 'Content-Transfer-Encoding: base64'],
      body: Buffer.from(hex, 'hex').toString('base64'),
      expected: { text: 'Gö 日' },
    }),
  ),
  fixture('html-in-windows-1252', {
    header: ['Content-Type: text/html; charset=windows-1252'],
    body: Buffer.from('<p>\x93Hi\x94</p>', 'latin1'),
    expected: { text: '“Hi”', html: '<p>“Hi”</p>' },
  }),
  fixture('unknown-charset', { header: ['Content-Type: text/plain; charset=x-unknown'], expected: {} }),
  fixture('utf-8-without-a-charset', { body: 'Größe', expected: { text: 'Größe' } }),
];
