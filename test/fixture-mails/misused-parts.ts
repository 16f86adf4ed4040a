import { attached, type Fixture, fixture, parts } from './fixture.ts';

const MIXED = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'];
const ALTERNATIVE = ['MIME-Version: 1.0', 'Content-Type: multipart/alternative; boundary=b'];
const FILE = 'Content-Disposition: attachment; filename=f\r\n\r\nfile';
const THE_FILE = attached('file', { filename: 'f', content_type: 'text/plain' });
const PLAIN = 'Content-Type: text/plain\r\n\r\nplain';
const RICH = 'Content-Type: text/html\r\n\r\n<p>rich</p>';
const FORMS = `Content-Type: multipart/alternative; boundary=c\r\n\r\n--c\r\n${PLAIN}\r\n--c\r\n${RICH}\r\n--c--\r\n`;

/** Text and HTML that are no forms of each other: each must be read in both. */
const BESIDE: readonly Fixture[] = [
  fixture('beside-footer-of-a-list', {
    header: MIXED,
    body: parts(RICH, 'Content-Type: text/plain\r\n\r\nfooter & <list>'),
    expected: {
      text: 'rich\nfooter & <list>',
      html: '<p>rich</p><br/>\n<p>footer &amp; &lt;list&gt;</p>',
    },
  }),
  fixture('beside-introduction', {
    header: MIXED,
    body: parts(PLAIN, RICH),
    expected: { text: 'plain\nrich', html: '<p>plain</p><br/>\n<p>rich</p>' },
  }),
  fixture('beside-forms-and-footer', {
    header: MIXED,
    body: parts(FORMS, 'Content-Type: text/plain\r\n\r\nfooter'),
    expected: { text: 'plain\nfooter', html: '<p>rich</p><br/>\n<p>footer</p>' },
  }),
  fixture('beside-html-around-a-picture', {
    header: MIXED,
    body: parts(
      'Content-Type: text/html\r\n\r\n<p>above</p>',
      'Content-Type: image/png\r\nContent-Disposition: inline; filename=p.png\r\n\r\nPNG',
      'Content-Type: text/html\r\n\r\n<p>below</p>',
    ),
    expected: {
      text: 'above\nbelow',
      html: '<p>above</p><br/>\n<p>below</p>',
      attachments: [
        attached('PNG', { filename: 'p.png', content_type: 'image/png', content_disposition: 'inline' }),
      ],
    },
  }),
  fixture('beside-form-of-several', {
    header: ALTERNATIVE,
    body: parts(
      PLAIN,
      `Content-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\n${RICH}\r\n--c\r\n${FILE}\r\n--c\r\n${RICH}\r\n--c--`,
    ),
    expected: { text: 'plain', html: '<p>rich</p><br/>\n<p>rich</p>', attachments: [THE_FILE] },
  }),
  fixture('beside-form-without-words', {
    header: ALTERNATIVE,
    body: parts('Content-Type: text/plain\r\n\r\n \r\n ', RICH),
    expected: { text: 'rich', html: '<p>rich</p>' },
  }),
  fixture('beside-page-for-amp', {
    header: ALTERNATIVE,
    body: parts(PLAIN, 'Content-Type: text/x-amp-html\r\n\r\n<html amp4email>', RICH),
    expected: {
      text: 'plain',
      html: '<p>rich</p>',
      attachments: [attached('<html amp4email>', { filename: null, content_type: 'text/x-amp-html' })],
    },
  }),
  fixture('beside-shown-file', {
    header: MIXED,
    body: parts(
      '\r\nHello',
      'Content-Type: text/plain; name=notes.txt\r\nContent-Disposition: inline; filename=notes.txt\r\n\r\nnotes',
    ),
    expected: {
      attachments: [
        attached('notes', {
          filename: 'notes.txt',
          content_type: 'text/plain',
          content_disposition: 'inline',
        }),
      ],
    },
  }),
  fixture('beside-nothing-but-a-shown-file', {
    header: MIXED,
    body: parts('Content-Type: text/plain\r\nContent-Disposition: inline; filename=body.txt\r\n\r\nHello'),
    expected: {},
  }),
];

/** Boundaries as servers and gateways leave them. */
const BOUNDARIES: readonly Fixture[] = [
  fixture('boundary-padded', {
    header: MIXED,
    body: `--b \t\r\n\r\nHello\r\n--b  \r\n${FILE}\r\n--b-- \r\nnot shown`,
    expected: { attachments: [THE_FILE] },
  }),
  fixture('boundary-of-the-outer-ends-the-inner', {
    header: MIXED,
    body: parts(
      `Content-Type: multipart/alternative; boundary=c\r\n\r\n--c\r\n${PLAIN}\r\n--c\r\n${RICH}`,
      FILE,
    ),
    expected: { text: 'plain', html: '<p>rich</p>', attachments: [THE_FILE] },
  }),
  fixture('boundary-of-the-outermost-ends-all', {
    header: MIXED,
    body: `--b\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\nContent-Type: multipart/mixed; boundary=d\r\n\r\n--d\r\n\r\nHello\r\n--b\r\n${FILE}\r\n--b--\r\nnot shown`,
    expected: { attachments: [THE_FILE] },
  }),
  fixture('boundary-with-specials', {
    header: ['Content-Type: multipart/mixed; boundary="=_(a)?:/\\"b"'],
    body: '--=_(a)?:/"b\r\n\r\nHello\r\n--=_(a)?:/"b--\r\n',
    expected: {},
  }),
  fixture('boundary-ending-in-a-blank', {
    header: ['Content-Type: multipart/mixed; boundary="b "'],
    body: '--b\r\n\r\nHello\r\n--b--\r\n',
    expected: {},
  }),
  fixture('boundary-behind-no-semicolon', {
    header: ['Content-Type: multipart/mixed boundary=b'],
    body: parts('\r\nHello', FILE),
    expected: { attachments: [THE_FILE] },
  }),
  fixture('boundary-alike-but-longer', {
    header: MIXED,
    body: parts('\r\nHello\r\n--bb\r\n--b-\r\n-- \r\nthere'),
    expected: { text: 'Hello\n--bb\n--b-\n-- \nthere', extracted_text: 'Hello\n--bb\n--b-' },
  }),
  fixture('boundary-before-a-comment', {
    header: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b (of the parts)'],
    body: parts(PLAIN),
    expected: { text: 'plain' },
  }),
  fixture('boundary-of-nothing-inside', { header: MIXED, body: '--b--\r\n', expected: { text: '' } }),
];

/** Types and encodings that are not spelled as they should be. */
const TYPES: readonly Fixture[] = [
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
  ...['"base64"', 'base64;', 'BASE64 (as it were)'].map((encoding, i) =>
    fixture(`encoding-spelled-${i + 1}`, {
      header: [`Content-Transfer-Encoding: ${encoding}`],
      body: 'SGVsbG8=\r\n',
      expected: {},
    }),
  ),
  fixture('digest-of-mails-without-a-type', {
    header: ['Content-Type: multipart/digest; boundary=b'],
    body: parts('\r\nSubject: one\r\n\r\nfirst', 'Content-Type: text/plain\r\n\r\nHello'),
    expected: {
      attachments: [
        attached('Subject: one\r\n\r\nfirst', { filename: 'one.eml', content_type: 'message/rfc822' }),
      ],
    },
  }),
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
];

/** Mail that is signed, encrypted, reported or of old. */
const SPECIAL: readonly Fixture[] = [
  fixture('smime-opaque', {
    header: [
      'Content-Type: application/pkcs7-mime; smime-type=signed-data; name=smime.p7m',
      'Content-Disposition: attachment; filename=smime.p7m',
      'Content-Transfer-Encoding: base64',
    ],
    body: 'MIIB\r\n',
    expected: {
      text: '',
      attachments: [
        attached(Buffer.from('MIIB', 'base64'), {
          filename: 'smime.p7m',
          content_type: 'application/pkcs7-mime',
        }),
      ],
    },
  }),
  fixture('pgp-encrypted', {
    header: ['Content-Type: multipart/encrypted; protocol="application/pgp-encrypted"; boundary=b'],
    body: parts(
      'Content-Type: application/pgp-encrypted\r\n\r\nVersion: 1',
      'Content-Type: application/octet-stream; name=encrypted.asc\r\nContent-Disposition: inline; filename=encrypted.asc\r\n\r\nPGP',
    ),
    expected: {
      text: '',
      attachments: [
        attached('Version: 1', { filename: null, content_type: 'application/pgp-encrypted' }),
        attached('PGP', { filename: 'encrypted.asc', content_disposition: 'inline' }),
      ],
    },
  }),
  fixture('mbox-line', {
    raw: 'From ann@x.test Thu Jan  1 09:00:00 2026\r\nFrom: Ann <ann@x.test>\r\nTo: Bob <bob@y.test>\r\nMessage-ID: <m@x.test>\r\n\r\n>From here on\r\n',
    expected: { text: '>From here on' },
  }),
  fixture('read-receipt', {
    header: ['Content-Type: multipart/report; report-type=disposition-notification; boundary=b'],
    body: parts(
      '\r\nHello',
      'Content-Type: message/disposition-notification\r\n\r\nDisposition: manual-action',
    ),
    expected: {
      attachments: [
        attached('Disposition: manual-action', {
          filename: null,
          content_type: 'message/disposition-notification',
        }),
      ],
    },
  }),
  fixture('rfc822-in-base64', {
    header: MIXED,
    body: parts(
      '\r\nHello',
      'Content-Type: message/rfc822\r\nContent-Transfer-Encoding: base64\r\n\r\nU3ViamVjdDogeA0KDQp5',
    ),
    expected: {
      attachments: [attached('Subject: x\r\n\r\ny', { filename: 'x.eml', content_type: 'message/rfc822' })],
    },
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
];

export const MISUSED_PARTS: readonly Fixture[] = [...BESIDE, ...BOUNDARIES, ...TYPES, ...SPECIAL];
