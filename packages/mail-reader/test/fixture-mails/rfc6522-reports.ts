import { attached, type Fixture, fixture, parts } from './fixture.ts';

const INNER = 'From: c@z.test\r\nSubject: inner\r\n\r\ninner text';
const REPORT =
  'Reporting-MTA: dns; mx.x.test\r\n\r\nFinal-Recipient: rfc822; bob@y.test\r\nAction: failed\r\nStatus: 5.1.1';

/** `multipart/report`: delivery status (RFC 3464) and read receipts (RFC 8098). */
export const REPORTS: readonly Fixture[] = [
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
];
