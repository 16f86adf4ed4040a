import type { Bounce } from '../../src/facts.ts';
import { type KindMail, multipart } from './kind-mail.ts';

/** How a server that keeps to RFC 3464 reports. */
interface Server {
  readonly name: string;
  readonly from: string;
  readonly subject: string;
  readonly delayed?: string;
  readonly says: string;
  readonly mta: string;
  readonly diagnostic: string;
  readonly status: string;
  /** Fields beside those that all have. */
  readonly more?: readonly string[];
  /** The original as a whole, as its header, or not at all. */
  readonly original: 'message/rfc822' | 'text/rfc822-headers' | 'none';
  readonly lines?: readonly string[];
}

const gone = 'gone@far.test';
const servers: readonly Server[] = [
  {
    name: 'Postfix',
    from: 'MAILER-DAEMON@mx.far.test (Mail Delivery System)',
    subject: 'Undelivered Mail Returned to Sender',
    delayed: 'Delayed Mail (still being retried)',
    says: 'This is the mail system at host mx.far.test.',
    mta: 'mx.far.test',
    diagnostic: 'smtp; 550 5.1.1 <gone@far.test>: Recipient address rejected: User unknown',
    status: '5.1.1',
    more: ['Original-Recipient: rfc822;gone@far.test', 'Remote-MTA: dns; far.test'],
    original: 'message/rfc822',
    lines: ['Auto-Submitted: auto-replied'],
  },
  {
    name: 'Sendmail',
    from: 'Mail Delivery Subsystem <MAILER-DAEMON@far.test>',
    subject: 'Returned mail: see transcript for details',
    delayed: 'Warning: could not send message for past 4 hours',
    says: 'The original message was received at Mon, 2 Mar 2026',
    mta: 'far.test',
    diagnostic: 'SMTP; 550 5.1.1 <gone@far.test>... User unknown',
    status: '5.1.1',
    original: 'text/rfc822-headers',
    lines: ['Auto-Submitted: auto-generated (failure)'],
  },
  {
    name: 'Exim',
    from: 'Mail Delivery System <Mailer-Daemon@far.test>',
    subject: 'Mail delivery failed: returning message to sender',
    delayed: 'Warning: message 1abc-0001 delayed 24 hours',
    says: 'This message was created automatically by mail delivery software.',
    mta: 'far.test',
    diagnostic: 'smtp; 550 No such user here',
    status: '5.0.0',
    original: 'message/rfc822',
    lines: ['X-Failed-Recipients: gone@far.test', 'Auto-Submitted: auto-replied'],
  },
  {
    name: 'Exchange Server',
    from: 'Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@far.test>',
    subject: 'Undeliverable: Hello',
    delayed: 'Delivery delayed: Hello',
    says: 'Delivery has failed to these recipients or groups:',
    mta: 'ex01.far.test',
    diagnostic: 'smtp;550 5.1.1 RESOLVER.ADR.RecipNotFound; not found',
    status: '5.1.1',
    more: ['X-Display-Name: Gone'],
    original: 'message/rfc822',
    lines: ['X-MS-Exchange-Message-Is-Ndr:', 'Auto-Submitted: auto-replied'],
  },
  {
    name: 'Exchange Online',
    from: 'Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@far.onmicrosoft.test>',
    subject: 'Undeliverable: Hello',
    says: "Your message couldn't be delivered to gone@far.test.",
    mta: 'AM0PR01MB1234.eurprd01.prod.exchangelabs.test',
    diagnostic: 'smtp;550 5.4.1 Recipient address rejected: Access denied.',
    status: '5.4.1',
    original: 'message/rfc822',
  },
  {
    name: 'Gmail',
    from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    subject: 'Delivery Status Notification (Failure)',
    delayed: 'Delivery Status Notification (Delay)',
    says: "Address not found. Your message wasn't delivered to gone@far.test",
    mta: 'googlemail.com',
    diagnostic: 'smtp; 550-5.1.1 The email account that you tried to reach does not exist.',
    status: '5.1.1',
    more: ['Remote-MTA: dns; gmail-smtp-in.l.google.com. (142.250.1.26)'],
    original: 'message/rfc822',
    lines: ['X-Failed-Recipients: gone@far.test', 'Auto-Submitted: auto-replied'],
  },
  {
    name: 'Yahoo',
    from: 'MAILER-DAEMON@yahoo.test',
    subject: 'Failure Notice',
    says: 'Sorry, we were unable to deliver your message to the following address.',
    mta: 'mta.yahoo.test',
    diagnostic: 'smtp; 554 30 Sorry, your message to gone@far.test cannot be delivered.',
    status: '5.0.0',
    original: 'message/rfc822',
  },
  {
    name: 'iCloud',
    from: 'Mail Delivery System <MAILER-DAEMON@mr85p00im.mail.me.test>',
    subject: 'Undelivered Mail Returned to Sender',
    says: 'This message has been undelivered.',
    mta: 'mail.me.test',
    diagnostic: 'smtp; 552 5.2.2 user is over quota',
    status: '5.2.2',
    original: 'text/rfc822-headers',
  },
  {
    name: 'Amazon SES',
    from: 'MAILER-DAEMON@amazonses.test',
    subject: 'Delivery Status Notification (Failure)',
    says: 'An error occurred while trying to deliver the mail to the following recipients:\ngone@far.test',
    mta: 'amazonses.test',
    diagnostic: 'smtp; 550 5.1.1 user unknown',
    status: '5.1.1',
    original: 'message/rfc822',
  },
  {
    name: 'OpenSMTPD',
    from: 'Mailer Daemon <MAILER-DAEMON@far.test>',
    subject: 'Delivery status notification: error',
    delayed: 'Delivery status notification: delayed',
    says: 'Hi! This is the MAILER-DAEMON, please DO NOT REPLY to this email.',
    mta: 'far.test',
    diagnostic: 'smtp; 550 Invalid recipient',
    status: '5.1.1',
    original: 'text/rfc822-headers',
  },
  {
    name: 'Haraka',
    from: 'MAILER-DAEMON@haraka.test',
    subject: 'failure notice',
    says: "I'm afraid I wasn't able to deliver your message to the following addresses.",
    mta: 'haraka.test',
    diagnostic: 'smtp; 550 I cannot deliver mail for <gone@far.test>',
    status: '5.1.1',
    original: 'message/rfc822',
  },
  {
    name: 'PowerMTA',
    from: 'PowerMTA <postmaster@pmta.test>',
    subject: 'Delivery report',
    says: 'Hello, this is the mail server on pmta.test.',
    mta: 'pmta.test',
    diagnostic: 'smtp;550 5.7.1 Blocked',
    status: '5.7.1',
    original: 'text/rfc822-headers',
  },
  {
    name: 'Courier',
    from: '"Courier mail server at far.test" <@far.test>',
    subject: 'NOTICE: mail delivery status.',
    says: 'This is a delivery status notification from far.test',
    mta: 'far.test',
    diagnostic: 'smtp; 550 User unknown.',
    status: '5.0.0',
    original: 'text/rfc822-headers',
  },
  {
    name: 'Oracle Messaging Server',
    from: 'Internet Mail Delivery <postmaster@far.test>',
    subject: 'Delivery Notification: Delivery has failed',
    delayed: 'Delivery Notification: Delivery has been delayed',
    says: 'This report relates to a message you sent with the following header fields:',
    mta: 'far.test',
    diagnostic: 'smtp;550 5.1.1 unknown or illegal alias: gone@far.test',
    status: '5.1.1',
    original: 'message/rfc822',
  },
  {
    name: 'Domino',
    from: 'Mail Router <MailRouter@far.test>',
    subject: 'DELIVERY FAILURE: User gone (gone@far.test) not listed in Domino Directory',
    says: 'Your message Subject: Hello was not delivered to: gone@far.test',
    mta: 'domino.far.test',
    diagnostic: 'X-Notes; User gone (gone@far.test) not listed in Domino Directory',
    status: '5.0.0',
    original: 'message/rfc822',
  },
  {
    name: 'GroupWise',
    from: 'Mail Delivery System <Mailer-Daemon@gw.far.test>',
    subject: 'Message status - undeliverable',
    says: 'The message that you sent was undeliverable to the following: gone',
    mta: 'gw.far.test',
    diagnostic: 'smtp; 550 5.1.1 User not found',
    status: '5.1.1',
    original: 'text/rfc822-headers',
  },
  {
    name: 'Mimecast',
    from: 'Mail Delivery System <MAILER-DAEMON@mimecast.test>',
    subject: '[Postmaster] Email Delivery Failure',
    says: 'This is a delivery failure notification message.',
    mta: 'mimecast.test',
    diagnostic: 'smtp; 550 Administrative prohibition',
    status: '5.7.1',
    original: 'text/rfc822-headers',
  },
  {
    name: 'Proofpoint',
    from: 'Mail Delivery Subsystem <MAILER-DAEMON@pphosted.test>',
    subject: 'Returned mail: see transcript for details',
    says: 'The following addresses had permanent fatal errors',
    mta: 'pphosted.test',
    diagnostic: 'SMTP; 550 5.1.1 User Unknown',
    status: '5.1.1',
    original: 'text/rfc822-headers',
  },
  {
    name: 'Cisco Secure Email',
    from: '"Mail Delivery System" <MAILER-DAEMON@esa.far.test>',
    subject: 'Delivery Status Notification (Failure)',
    says: 'The following message to <gone@far.test> was undeliverable.',
    mta: 'esa.far.test',
    diagnostic: "smtp; 5.1.0 - Unknown address error 550-'User unknown' (delivery attempts: 0)",
    status: '5.1.0',
    original: 'text/rfc822-headers',
  },
  {
    name: 'Stalwart',
    from: '"Mail Delivery Subsystem" <MAILER-DAEMON@stalwart.test>',
    subject: 'Failed to deliver message',
    delayed: 'Warning: Delay in message delivery',
    says: 'Your message could not be delivered to the following recipients:',
    mta: 'stalwart.test',
    diagnostic: 'smtp;550 5.1.2 Mailbox does not exist.',
    status: '5.1.2',
    original: 'text/rfc822-headers',
  },
  {
    name: 'Apache James',
    from: 'postmaster@james.test',
    subject: 'Re:Hello',
    says: 'Hi. This is the James mail server at james.test.',
    mta: 'james.test',
    diagnostic: 'smtp; 550 5.1.1 Unknown user: gone@far.test',
    status: '5.1.1',
    original: 'message/rfc822',
  },
  {
    name: 'CommuniGate',
    from: 'MAILER-DAEMON@cgate.test',
    subject: 'Undeliverable mail: Hello',
    says: 'Failed to deliver to gone@far.test',
    mta: 'cgate.test',
    diagnostic: 'smtp;550 gone@far.test unknown user account',
    status: '5.0.0',
    original: 'message/rfc822',
  },
  {
    name: 'MDaemon',
    from: '<MDaemon@far.test>',
    subject: 'Permanent Delivery Failure',
    says: 'The attached message had PERMANENT fatal delivery errors!',
    mta: 'far.test',
    diagnostic: 'smtp; 550 5.1.1 <gone@far.test>, Recipient unknown',
    status: '5.1.1',
    original: 'text/rfc822-headers',
  },
  {
    name: 'Kerio Connect',
    from: 'Mail Delivery Subsystem <postmaster@kerio.test>',
    subject: 'Delivery failure',
    says: 'Your message could not be delivered to the recipient.',
    mta: 'kerio.test',
    diagnostic: 'smtp; 550 5.1.1 Mailbox unavailable',
    status: '5.1.1',
    original: 'text/rfc822-headers',
  },
  {
    name: 'Yandex',
    from: 'mailer-daemon@yandex.test',
    subject: 'Недоставленное сообщение',
    says: 'Это письмо отправлено почтовым сервером yandex.test.',
    mta: 'yandex.test',
    diagnostic: 'smtp; 550 5.7.1 No such user!',
    status: '5.7.1',
    original: 'message/rfc822',
  },
  {
    name: 'GMX',
    from: 'GMX Mailer Daemon <mailer-daemon@gmx.test>',
    subject: 'Mail delivery failed: returning message to sender',
    says: 'This message was created automatically by mail delivery software.',
    mta: 'gmx.test',
    diagnostic: 'smtp; 550 Requested action not taken: mailbox unavailable',
    status: '5.0.0',
    original: 'message/rfc822',
  },
];

const ORIGINAL = 'From: agent@inbox.test\nTo: gone@far.test\nMessage-ID: <sent-1@inbox.test>\nSubject: Hello';

function report(server: Server, action: string, status: string): KindMail {
  const subject = action === 'delayed' ? (server.delayed ?? server.subject) : server.subject;
  const fields = [
    `Reporting-MTA: dns; ${server.mta}`,
    'Arrival-Date: Mon, 2 Mar 2026 08:59:58 +0000',
    '',
    ...(server.more ?? []),
    `Final-Recipient: rfc822; ${gone}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: ${server.diagnostic}`,
  ];
  const original =
    server.original === 'none' ? [] : [{ type: server.original, body: `${ORIGINAL}\n\nHello` }];
  const mail = multipart(
    'multipart/report; report-type=delivery-status',
    [`From: ${server.from}`, `Subject: ${subject}`, ...(server.lines ?? [])],
    [
      { type: 'text/plain', body: server.says },
      { type: 'message/delivery-status', body: fields.join('\n') },
      ...original,
    ],
  );
  const bounce: Bounce = {
    action,
    status,
    recipient: gone,
    diagnostic: server.diagnostic.replace(/^[\w-]+\s*;\s*/, ''),
    original_message_id: '<sent-1@inbox.test>',
  };
  return { name: `${server.name}: ${action}`, mail, expected: { kind: 'bounce', bounce } };
}

export const BOUNCES: readonly KindMail[] = servers.flatMap((server) => [
  report(server, 'failed', server.status),
  report(server, 'delayed', '4.4.1'),
]);

/** Reports of success, and of lists that were opened (RFC 3464 section 2.3.3). */
export const RECEIPTS_OF_DELIVERY: readonly KindMail[] = servers
  .slice(0, 3)
  .flatMap((server) => ['delivered', 'relayed', 'expanded'].map((action) => report(server, action, '2.0.0')));
