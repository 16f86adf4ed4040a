import { attached, type Fixture, fixture, parts } from './fixture.ts';

const MIXED = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'];
const INNER = 'From: c@z.test\r\nSubject: inner\r\n\r\ninner text';
const MIXED_WITHOUT_VERSION = ['Content-Type: multipart/mixed; boundary=b'];
const nested = (header: string): string => `Content-Type: message/rfc822\r\n\r\n${header}\r\n\r\nhi`;

/** `message/rfc822` and `multipart/digest`: a mail in a mail is a file, named by its subject. */
export const NESTED_MAILS: readonly Fixture[] = [
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
  fixture('digest-of-mails-without-a-type', {
    header: ['Content-Type: multipart/digest; boundary=b'],
    body: parts('\r\nSubject: one\r\n\r\nfirst', 'Content-Type: text/plain\r\n\r\nHello'),
    expected: {
      attachments: [
        attached('Subject: one\r\n\r\nfirst', { filename: 'one.eml', content_type: 'message/rfc822' }),
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
  ...(
    [
      ['subject', 'From: a@x.test\r\nSubject: Re: Lunch / Tea', 'Re Lunch Tea.eml'],
      ['encoded-subject', 'Subject: =?utf-8?B?R3LDvMOfZQ==?=', 'Grüße.eml'],
      ['folded-subject', 'Subject: one\r\n two\r\nFrom: a@x.test', 'one two.eml'],
      ['a-subject-behind-empty-lines', '\r\n\r\nFrom: a@x.test\r\nSubject: one', 'one.eml'],
      ['no-empty-line-behind-its-subject', 'Subject: one\r\nhere is the text', 'one.eml'],
      ['no-subject', 'From: a@x.test', null],
      ['no-subject-but-a-text-that-has-one', 'From: a@x.test\r\n \r\nto be read\r\nSubject to: x', null],
    ] as const
  ).map(([name, header, filename]) =>
    fixture(`nested-mail-with-${name}`, {
      header: MIXED_WITHOUT_VERSION,
      body: parts('\r\nHello', nested(header)),
      expected: {
        attachments: [attached(`${header}\r\n\r\nhi`, { filename, content_type: 'message/rfc822' })],
      },
    }),
  ),
];
