import { AWAY } from './auto-replies.ts';
import { type KindMail, multipart, written } from './kind-mail.ts';

const personal = (name: string, mail: string): KindMail => ({
  name,
  mail,
  expected: { kind: 'personal', bounce: null, unsubscribe: null, list: null },
});

const BOUNCE =
  'This is the mail system at host mx.far.test.\n\n<gone@far.test>: 550 5.1.1 User unknown\n\nFinal-Recipient: rfc822; gone@far.test\nAction: failed\nStatus: 5.1.1';

/** Mails of people that resemble something else. */
export const PERSONAL: readonly KindMail[] = [
  ...AWAY.map(({ language, text }) =>
    personal(
      `a person who writes of being away, in ${language}`,
      written(['Content-Type: text/plain; charset=utf-8'], text),
    ),
  ),
  ...AWAY.map(({ language, prefix, text }) =>
    personal(
      `a person whose subject begins like an automatic reply, in ${language}`,
      written([`Subject: ${prefix}: is it on?`, 'Content-Type: text/plain; charset=utf-8'], text),
    ),
  ),
  personal(
    'a person who asks about a bounce',
    written(['Subject: Undelivered Mail Returned to Sender'], BOUNCE),
  ),
  personal(
    'a person who forwards a bounce',
    written(['Subject: Fwd: Delivery Status Notification (Failure)'], `What is this?\n\n${BOUNCE}`),
  ),
  personal(
    'a person who attaches a bounce',
    multipart(
      'multipart/mixed',
      ['Subject: failure notice'],
      [
        { type: 'text/plain', body: 'I got this.' },
        {
          type: 'message/rfc822',
          body: `Content-Type: multipart/report; report-type=delivery-status; boundary=b2\n\n--b2\nContent-Type: message/delivery-status\n\nAction: failed\n--b2--`,
        },
      ],
    ),
  ),
  personal(
    'a person who attaches the status alone',
    multipart(
      'multipart/mixed',
      ['Subject: failure notice'],
      [
        { type: 'text/plain', body: 'I got this.' },
        {
          type: 'message/delivery-status',
          lines: ['Content-Disposition: attachment; filename="status"'],
          body: 'Reporting-MTA: dns; a.test\n\nFinal-Recipient: rfc822; gone@far.test\nAction: failed',
        },
      ],
    ),
  ),
  personal(
    'the postmaster, who writes a letter',
    written(
      ['From: Postmaster <postmaster@far.test>', 'Subject: Maintenance on Sunday'],
      'The server will be down for an hour. Questions to help@far.test.',
    ),
  ),
  personal(
    'the postmaster, who writes of a delivery without naming anyone',
    written(
      ['From: postmaster@far.test', 'Subject: Delivery problems'],
      'We had problems with deliveries yesterday.',
    ),
  ),
  personal('Auto-Submitted: no', written(['Auto-Submitted: no'], 'I wrote this.')),
  personal('an answer', written(['Subject: Re: Hello', 'In-Reply-To: <s@inbox.test>'], 'Thanks!')),
  personal(
    'header fields in the text',
    written([], 'Auto-Submitted: auto-replied\nList-Id: <x.test>\nPrecedence: bulk'),
  ),
  personal(
    'header fields in an attached mail',
    multipart(
      'multipart/mixed',
      [],
      [
        { type: 'text/plain', body: 'See below.' },
        {
          type: 'message/rfc822',
          body: 'List-Id: <x.test>\nAuto-Submitted: auto-replied\nSubject: x\n\nHello',
        },
      ],
    ),
  ),
  personal('precedence of a first class letter', written(['Precedence: first-class'], 'Dear agent')),
  personal('an empty list id', written(['List-Id:'], 'Dear agent')),
  personal('a delay of a train', written(['Subject: Delayed'], 'My train is delayed.')),
  personal(
    'a report as a file',
    multipart(
      'multipart/mixed',
      ['Subject: Report domain'],
      [
        { type: 'text/plain', body: 'The report.' },
        {
          type: 'application/zip',
          lines: ['Content-Disposition: attachment; filename="report.zip"'],
          body: 'UEsDBA==',
        },
      ],
    ),
  ),
  personal('a link to leave in the text', written([], 'To unsubscribe: https://x.test/u')),
  personal('X-Autoreply: no', written(['X-Autoreply: no'], 'Dear agent')),
  personal('a signed letter', written(['DKIM-Signature: v=1; d=x.test; h=From; b=y'], 'Dear agent')),
  personal(
    'a person named Mailer',
    written(
      ['From: Mailer Smith <mailer.smith@x.test>', 'Subject: returned mail'],
      'Your letter to gone@far.test came back.',
    ),
  ),
];
