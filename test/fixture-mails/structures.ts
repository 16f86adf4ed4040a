import { attached, type Fixture, fixture, parts, UNAUTHENTICATED } from './fixture.ts';

const MIXED = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'];
const ALTERNATIVE = ['MIME-Version: 1.0', 'Content-Type: multipart/alternative; boundary=b'];
const INNER = 'From: c@z.test\r\nSubject: inner\r\n\r\ninner text';
const CALENDAR = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR';
const REPORT =
  'Reporting-MTA: dns; mx.x.test\r\n\r\nFinal-Recipient: rfc822; bob@y.test\r\nAction: failed\r\nStatus: 5.1.1';

/** How parts stand together. */
const NESTING: readonly Fixture[] = [
  fixture('alternative', {
    header: ALTERNATIVE,
    body: parts('Content-Type: text/plain\r\n\r\nplain', 'Content-Type: text/html\r\n\r\n<p>rich</p>'),
    expected: { text: 'plain', html: '<p>rich</p>' },
  }),
  fixture('html-alone', {
    header: ['Content-Type: text/html; charset=utf-8'],
    body: '<p>Hello <b>Bob</b></p><p>Ä</p>',
    expected: { text: 'Hello Bob\n\nÄ', html: '<p>Hello <b>Bob</b></p><p>Ä</p>' },
  }),
  fixture('html-reply', {
    header: ['Content-Type: text/html; charset=utf-8', 'In-Reply-To: <p@x.test>'],
    body: '<div>Yes.</div><div>On 1/1/26 09:00, Bob &lt;bob@y.test&gt; wrote:<br></div><blockquote><div>Shall I?</div></blockquote>',
    expected: {
      text: 'Yes.\n\nOn 1/1/26 09:00, Bob <bob@y.test> wrote:\n\n> Shall I?',
      html: '<div>Yes.</div><div>On 1/1/26 09:00, Bob &lt;bob@y.test&gt; wrote:<br></div><blockquote><div>Shall I?</div></blockquote>',
      extracted_text: 'Yes.',
      thread: ['<p@x.test>'],
    },
  }),
  fixture('html-reply-between-the-lines', {
    header: ['Content-Type: text/html; charset=utf-8', 'In-Reply-To: <p@x.test>'],
    body: '<p>Hi</p><p>On 1/1/26, Bob wrote:</p><blockquote>one?</blockquote><p>yes</p><blockquote>two?</blockquote><p>no</p>',
    expected: {
      text: 'Hi\n\nOn 1/1/26, Bob wrote:\n\n> one?\n\nyes\n\n> two?\n\nno',
      html: '<p>Hi</p><p>On 1/1/26, Bob wrote:</p><blockquote>one?</blockquote><p>yes</p><blockquote>two?</blockquote><p>no</p>',
      extracted_text: 'Hi\n\nOn 1/1/26, Bob wrote:\n\n> one?\n\nyes\n\n> two?\n\nno',
      thread: ['<p@x.test>'],
    },
  }),
  fixture('html-in-windows-1252', {
    header: ['Content-Type: text/html; charset=windows-1252'],
    body: Buffer.from('<p>\x93Hi\x94</p>', 'latin1'),
    expected: { text: '“Hi”', html: '<p>“Hi”</p>' },
  }),
  fixture('two-texts', {
    header: MIXED,
    body: parts('\r\none', '\r\ntwo'),
    expected: { text: 'one\ntwo' },
  }),
  fixture('text-after-attachment', {
    header: MIXED,
    body: parts('Content-Disposition: attachment; filename=f\r\n\r\nfile', '\r\nHello'),
    expected: { attachments: [attached('file', { filename: 'f', content_type: 'text/plain' })] },
  }),
  fixture('text-as-attachment', {
    header: ['Content-Type: text/plain', 'Content-Disposition: attachment; filename=a.txt'],
    body: 'in the file',
    expected: {
      text: '',
      attachments: [attached('in the file', { filename: 'a.txt', content_type: 'text/plain' })],
    },
  }),
  fixture('related', {
    header: ['Content-Type: multipart/related; boundary=b'],
    body: parts(
      'Content-Type: text/html\r\n\r\n<img src="cid:i@x" alt="A chart">',
      'Content-Type: image/png\r\nContent-ID: <i@x>\r\nContent-Disposition: inline\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=',
    ),
    expected: {
      text: 'A chart',
      html: '<img src="cid:i@x" alt="A chart">',
      attachments: [
        attached(Buffer.from('iVBORw0KGgo=', 'base64'), {
          filename: null,
          content_type: 'image/png',
          content_disposition: 'inline',
          content_id: 'i@x',
        }),
      ],
    },
  }),
  fixture('rfc822', {
    header: MIXED,
    body: parts('\r\nHello', `Content-Type: message/rfc822\r\n\r\n${INNER}`),
    expected: { attachments: [attached(INNER, { filename: 'inner.eml', content_type: 'message/rfc822' })] },
  }),
  fixture('rfc822-named', {
    header: MIXED,
    body: parts(
      '\r\nHello',
      `Content-Type: message/rfc822; name=inner.eml\r\nContent-Disposition: attachment; filename=inner.eml\r\n\r\n${INNER}`,
    ),
    expected: { attachments: [attached(INNER, { filename: 'inner.eml', content_type: 'message/rfc822' })] },
  }),
  fixture('calendar', {
    header: ALTERNATIVE,
    body: parts(
      'Content-Type: text/plain\r\n\r\nHello',
      `Content-Type: text/calendar; method=REQUEST\r\n\r\n${CALENDAR}`,
    ),
    expected: { attachments: [attached(CALENDAR, { filename: null, content_type: 'text/calendar' })] },
  }),
  fixture('winmail', {
    header: MIXED,
    body: parts(
      '\r\nHello',
      'Content-Type: application/ms-tnef; name="winmail.dat"\r\nContent-Disposition: attachment; filename="winmail.dat"\r\nContent-Transfer-Encoding: base64\r\n\r\neJ8+IgAB',
    ),
    expected: {
      attachments: [
        attached(Buffer.from('eJ8+IgAB', 'base64'), {
          filename: 'winmail.dat',
          content_type: 'application/ms-tnef',
        }),
      ],
    },
  }),
  fixture('delivery-report', {
    header: [
      'Subject: Undelivered',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    ],
    body: parts(
      'Content-Type: text/plain\r\n\r\nIt failed.',
      `Content-Type: message/delivery-status\r\n\r\n${REPORT}`,
      `Content-Type: message/rfc822\r\n\r\n${INNER}`,
    ),
    expected: {
      subject: 'Undelivered',
      text: `It failed.\n${REPORT.replaceAll('\r\n', '\n')}`,
      attachments: [attached(INNER, { filename: 'inner.eml', content_type: 'message/rfc822' })],
    },
  }),
  fixture('delivery-report-with-the-old-header', {
    header: [
      'Subject: Undeliverable: Lunch',
      'In-Reply-To: <p@x.test>',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    ],
    body: parts(
      '\r\nIt failed.\r\n\r\nFrom: Ann <ann@x.test>\r\nTo: bob@y.test\r\nSubject: Lunch\r\nDate: today',
      `Content-Type: message/delivery-status\r\n\r\n${REPORT}`,
    ),
    expected: {
      subject: 'Undeliverable: Lunch',
      text: `It failed.\n\nFrom: Ann <ann@x.test>\nTo: bob@y.test\nSubject: Lunch\nDate: today\n${REPORT.replaceAll('\r\n', '\n')}`,
      extracted_text: `It failed.\n\nFrom: Ann <ann@x.test>\nTo: bob@y.test\nSubject: Lunch\nDate: today\n${REPORT.replaceAll('\r\n', '\n')}`,
      thread: ['<p@x.test>'],
    },
  }),
  fixture('signed', {
    header: ['Content-Type: multipart/signed; protocol="application/pgp-signature"; boundary=b'],
    body: parts(
      'Content-Type: text/plain\r\n\r\nHello',
      'Content-Type: application/pgp-signature; name=s.asc\r\n\r\nSIG',
    ),
    expected: {
      attachments: [attached('SIG', { filename: 's.asc', content_type: 'application/pgp-signature' })],
    },
  }),
  fixture('empty-file', {
    header: MIXED,
    body: parts(
      '\r\nHello',
      'Content-Type: application/octet-stream\r\nContent-Disposition: attachment; filename=e\r\n\r\n',
    ),
    expected: { attachments: [attached('', { filename: 'e' })] },
  }),
  fixture('same-name-twice', {
    header: MIXED,
    body: parts(
      '\r\nHello',
      'Content-Disposition: attachment; filename=f\r\n\r\none',
      'Content-Disposition: attachment; filename=f\r\n\r\ntwo',
    ),
    expected: {
      attachments: [
        attached('one', { filename: 'f', content_type: 'text/plain' }),
        attached('two', { filename: 'f', content_type: 'text/plain' }),
      ],
    },
  }),
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
  fixture('boundary-with-spaces', {
    header: ['Content-Type: multipart/mixed; boundary="b c"'],
    body: '--b c\r\n\r\nHello\r\n--b c--\r\n',
    expected: {},
  }),
  fixture('preamble-and-epilogue', {
    header: MIXED,
    body: Buffer.concat([Buffer.from('not shown\r\n'), parts('\r\nHello'), Buffer.from('nor this')]),
    expected: {},
  }),
  fixture('unterminated', { header: MIXED, body: '--b\r\n\r\nHello', expected: {} }),
  fixture('boundary-missing', {
    header: ['Content-Type: multipart/mixed'],
    expected: {},
  }),
];

/** Bodies that are encoded or broken in their own way. */
const ENCODINGS: readonly Fixture[] = [
  fixture('flowed', {
    header: ['Content-Type: text/plain; format=flowed'],
    body: 'One line \r\nthat goes on.\r\nAnother.\r\n',
    expected: {
      text: 'One line that goes on.\nAnother.',
      extracted_text: 'One line that goes on.\nAnother.',
    },
  }),
  fixture('flowed-delsp', {
    header: ['Content-Type: text/plain; format=flowed; delsp=yes'],
    body: 'One wo \r\nrd.\r\n',
    expected: { text: 'One word.' },
  }),
  fixture('flowed-quotes', {
    header: [
      'Content-Type: text/plain; format=flowed; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      'In-Reply-To: <p@x.test>',
    ],
    body: 'Yes=20\r\nof course.\r\n\r\n> one line=20\r\n> that goes on\r\n>> deeper=20\r\n>> still\r\n>From here\r\n --=20\r\nAnn=20\r\n',
    expected: {
      text: 'Yes of course.\n\n> one line that goes on\n>> deeper still\n> From here\n-- \nAnn',
      extracted_text: 'Yes of course.',
      thread: ['<p@x.test>'],
    },
  }),
  fixture('flowed-quote', {
    header: ['Content-Type: text/plain; format=flowed', 'In-Reply-To: <p@x.test>'],
    body: 'Yes. \r\nIt is.\r\n\r\n> a line\r\n> and another\r\n',
    expected: {
      text: 'Yes. It is.\n\n> a line\n> and another',
      extracted_text: 'Yes. It is.',
      thread: ['<p@x.test>'],
    },
  }),
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
  fixture('unknown-charset', { header: ['Content-Type: text/plain; charset=x-unknown'], expected: {} }),
  fixture('utf-8-without-a-charset', { body: 'Größe', expected: { text: 'Größe' } }),
  fixture('nul-in-the-body', { body: 'a\0b', expected: { text: 'a\ufffdb' } }),
  fixture('long-line', { body: 'x'.repeat(20_000), expected: { text: 'x'.repeat(20_000) } }),
  fixture('bare-line-feeds', {
    raw: 'From: Ann <ann@x.test>\nTo: Bob <bob@y.test>\nMessage-ID: <m@x.test>\nSubject: lf\n\none\ntwo\n',
    expected: { subject: 'lf', text: 'one\ntwo' },
  }),
  fixture('mixed-line-ends', {
    raw: 'From: Ann <ann@x.test>\r\nTo: Bob <bob@y.test>\nMessage-ID: <m@x.test>\r\nSubject: mixed\n\r\none\r\ntwo\n',
    expected: { subject: 'mixed', text: 'one\ntwo' },
  }),
  fixture('bare-returns-in-the-body', {
    body: 'one\rtwo',
    expected: { text: 'one\rtwo', extracted_text: 'one\ntwo' },
  }),
  fixture('bare-return-in-the-header', {
    header: ['Subject: one\rFrom: evil@z.test'],
    expected: { subject: 'one From: evil@z.test', labels: UNAUTHENTICATED },
  }),
  fixture('no-header', {
    raw: '\r\nHello',
    expected: { from: [], to: [], rfc_message_id: null, labels: UNAUTHENTICATED },
  }),
  fixture('no-body', {
    raw: 'From: Ann <ann@x.test>\r\nSubject: s\r\n',
    expected: { subject: 's', to: [], text: '', rfc_message_id: null },
  }),
  fixture('nothing', {
    raw: '',
    expected: { from: [], to: [], text: '', rfc_message_id: null, labels: UNAUTHENTICATED },
  }),
];

const thread = (
  name: string,
  header: readonly string[],
  ids: readonly string[],
  rfcMessageId: string | null = '<m@x.test>',
): Fixture => fixture(`thread-${name}`, { header, expected: { thread: ids, rfc_message_id: rfcMessageId } });

/** What tells which thread a mail belongs to. */
const THREADS: readonly Fixture[] = [
  thread('reply', ['In-Reply-To: <p@x>', 'References: <r@x> <p@x>'], ['<p@x>', '<r@x>']),
  thread('references-alone', ['References: <r@x> <q@x>'], ['<q@x>', '<r@x>']),
  thread('in-reply-to-with-words', ['In-Reply-To: Your mail of <p@x>, Monday'], ['<p@x>']),
  thread('folded', ['References: <r@x>\r\n <q@x>'], ['<q@x>', '<r@x>']),
  thread('repeated', ['In-Reply-To: <p@x>', 'References: <p@x> <p@x>'], ['<p@x>']),
  thread('glued', ['References: <r@x><q@x>'], ['<q@x>', '<r@x>']),
  thread('empty', ['In-Reply-To: <>', 'References: <>'], []),
  thread('bare-id', ['Message-ID: bare@x.test'], [], '<bare@x.test>'),
  thread('id-with-nul', ['Message-ID: <m\0@x.test>'], [], '<m\ufffd@x.test>'),
  thread('id-twice', ['Message-ID: <one@x.test>', 'Message-ID: <two@x.test>'], [], '<one@x.test>'),
];

export const STRUCTURES: readonly Fixture[] = [...NESTING, ...ENCODINGS, ...THREADS];
