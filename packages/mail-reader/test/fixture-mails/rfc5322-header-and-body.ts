import { type Expected, type Fixture, fixture, UNAUTHENTICATED } from './fixture.ts';

const raw = (name: string, lines: readonly string[], expected: Partial<Expected>): Fixture =>
  fixture(`header-end-${name}`, {
    raw: lines.join('\r\n'),
    expected: { from: ['a@x.test'], to: [], rfc_message_id: null, subject: 's', ...expected },
  });
const FROM = 'From: a@x.test';
const SUBJECT = 'Subject: s';

/** Headers that end without an empty line, and mails without a header. */
const HEADER_ENDS: readonly Fixture[] = [
  raw('text', [FROM, SUBJECT, 'here is the text'], { text: 'here is the text' }),
  raw('text-and-empty-line', [FROM, SUBJECT, 'first', '', 'second'], { text: 'first\n\nsecond' }),
  raw('text-with-colon', [FROM, SUBJECT, 'Dear Bob,', 'Note: this', '', 'x'], {
    text: 'Dear Bob,\nNote: this\n\nx',
  }),
  raw('text-quoting-a-header', [FROM, SUBJECT, '> old', 'Subject: t', '', 'x'], {
    text: '> old\nSubject: t\n\nx',
  }),
  raw('text-quoting-a-sender', [FROM, SUBJECT, 'old mail:', 'From: b@y.test', '', 'x'], {
    text: 'old mail:\nFrom: b@y.test\n\nx',
    labels: UNAUTHENTICATED,
  }),
  raw('colon-in-a-continuation-line', ['From', ' : b@y.test', FROM, SUBJECT, '', 'text'], {
    from: ['b@y.test', 'a@x.test'],
    text: 'text',
    labels: UNAUTHENTICATED,
  }),
  raw('padded-names', ['From   : a@x.test', 'Subject : s', '', 'text'], { text: 'text' }),
  raw('blanks', [FROM, SUBJECT, '   ', 'text'], { text: 'text' }),
  raw('tab', [FROM, SUBJECT, '\t', 'text', '', 'more'], { text: 'text\n\nmore' }),
  raw('blanks-among-fields', [FROM, '  ', SUBJECT, '', 'text'], { text: 'text' }),
  raw('tab-before-an-unknown-field', [FROM, SUBJECT, '\t', 'Organisation: Prices Ltd', '', 'text'], {
    text: 'text',
  }),
  raw('tab-before-a-line-with-colon', [FROM, SUBJECT, '\t', 'Note: this', 'and that', '', 'x'], {
    text: 'Note: this\nand that\n\nx',
  }),
  raw('name-above-ascii', [FROM, 'Invalìd-Header: this', SUBJECT, '', 'text'], { text: 'text' }),
  raw('broken-line-among-fields', [FROM, 'by mx.x.test with SMTP', SUBJECT, '', 'text'], { text: 'text' }),
  raw('sender-behind-broken-line', [SUBJECT, 'broken', FROM, '', 'text'], { text: 'text' }),
  raw('mailbox-line', ['From a@x.test Thu Jan  1 09:00:00 2026', FROM, SUBJECT, '', 'text'], {
    text: 'text',
  }),
  raw('quoted-mailbox-line', ['>From a@x.test Thu Jan  1 09:00:00 2026', FROM, SUBJECT, '', 'text'], {
    text: 'text',
  }),
  raw('folded-blank-line', [FROM, SUBJECT, ' ', ' indented', '', 'text'], {
    text: ' indented\n\ntext',
    extracted_text: 'indented\n\ntext',
  }),
  raw('none', ['Hello Bob,', '', 'how are you?'], {
    labels: UNAUTHENTICATED,
    from: [],
    subject: '',
    text: 'Hello Bob,\n\nhow are you?',
  }),
  raw('none-in-one-line', ['Hello'], { from: [], subject: '', text: 'Hello', labels: UNAUTHENTICATED }),
  raw('empty-line-in-front', ['', '', FROM, SUBJECT, '', 'text'], { text: 'text', labels: UNAUTHENTICATED }),
  raw('line-feeds', [[FROM, SUBJECT, 'text', '', 'more'].join('\n')], { text: 'text\n\nmore' }),
  raw('returns-alone', [[FROM, SUBJECT, '', 'text', 'more'].join('\r')], {
    text: 'text\nmore',
    labels: UNAUTHENTICATED,
  }),
  raw(
    'in-a-part',
    [
      FROM,
      SUBJECT,
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'text',
      '',
      'more',
      '--b',
      'Content-Type: text/plain',
      ' ',
      'last',
      '--b--',
    ],
    { text: 'text\n\nmore\nlast' },
  ),
  raw(
    'at-a-boundary',
    [
      FROM,
      SUBJECT,
      'Content-Type: multipart/mixed; boundary=b',
      '--b',
      'Content-Disposition: inline',
      '',
      'text',
      '--b--',
    ],
    { text: 'text' },
  ),
  raw(
    'boundary-in-a-line-without-its-blank',
    [FROM, 'Content-Type: multipart/mixed;', 'boundary="b"', SUBJECT, '', '--b', '', 'text', '--b--'],
    { text: 'text' },
  ),
];

/** Line ends that are not CRLF, and mails that lack a part. */
const LINES: readonly Fixture[] = [
  fixture('bare-line-feeds', {
    raw: 'From: Ann <ann@x.test>\nTo: Bob <bob@y.test>\nMessage-ID: <m@x.test>\nSubject: lf\n\none\ntwo\n',
    expected: { subject: 'lf', text: 'one\ntwo' },
  }),
  fixture('mixed-line-ends', {
    raw: 'From: Ann <ann@x.test>\r\nTo: Bob <bob@y.test>\nMessage-ID: <m@x.test>\r\nSubject: mixed\n\r\none\r\ntwo\n',
    expected: { subject: 'mixed', text: 'one\ntwo' },
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
  fixture('mbox-line', {
    raw: 'From ann@x.test Thu Jan  1 09:00:00 2026\r\nFrom: Ann <ann@x.test>\r\nTo: Bob <bob@y.test>\r\nMessage-ID: <m@x.test>\r\n\r\n>From here on\r\n',
    expected: { text: '>From here on' },
  }),
  fixture('nul-in-the-body', { body: 'a\0b', expected: { text: 'a\ufffdb' } }),
  fixture('long-line', { body: 'x'.repeat(20_000), expected: { text: 'x'.repeat(20_000) } }),
  fixture('bare-returns-in-the-body', {
    body: 'one\rtwo',
    expected: { text: 'one\rtwo', extracted_text: 'one\ntwo' },
  }),
  fixture('line-ends-with-two-returns', {
    body: 'one\r\r\ntwo\r\r\n',
    expected: { text: 'one\ntwo' },
  }),
];

export const HEADER_AND_BODY: readonly Fixture[] = [...HEADER_ENDS, ...LINES];
