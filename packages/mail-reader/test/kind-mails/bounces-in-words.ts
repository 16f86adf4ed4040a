import type { Bounce } from '../../src/facts.ts';
import { type KindMail, written } from './kind-mail.ts';

function inWords(name: string, lines: readonly string[], body: string, bounce: Partial<Bounce>): KindMail {
  const facts = {
    action: 'failed',
    status: null,
    diagnostic: null,
    original_message_id: null,
    recipient: 'gone@far.test',
  };
  return { name, mail: written(lines, body), expected: { kind: 'bounce', bounce: { ...facts, ...bounce } } };
}

/** Servers that do not write RFC 3464. */
export const BOUNCES_IN_WORDS: readonly KindMail[] = [
  inWords(
    'qmail',
    ['From: MAILER-DAEMON@far.test', 'Subject: failure notice'],
    "Hi. This is the qmail-send program at far.test.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<gone@far.test>:\nSorry, no mailbox here by that name. (#5.1.1)\n\n--- Below this line is a copy of the message.\n\nReturn-Path: <agent@inbox.test>\nMessage-ID: <sent-1@inbox.test>\nSubject: Hello\n\nHello",
    {
      status: '5.1.1',
      diagnostic: 'Sorry, no mailbox here by that name. (#5.1.1)',
      original_message_id: '<sent-1@inbox.test>',
    },
  ),
  inWords(
    'qmail with an answer of the other server',
    ['From: MAILER-DAEMON@qm.test', 'Subject: failure notice'],
    "Hi. This is the qmail-send program at qm.test.\nI'm afraid I wasn't able to deliver your message to the following addresses.\n\n<gone@far.test>:\n192.0.2.1 does not like recipient.\nRemote host said: 550 5.7.1 Unable to relay\nGiving up on 192.0.2.1.",
    { status: '5.7.1', diagnostic: 'Remote host said: 550 5.7.1 Unable to relay' },
  ),
  inWords(
    'Exim of old',
    [
      'From: Mail Delivery System <Mailer-Daemon@far.test>',
      'Subject: Mail delivery failed: returning message to sender',
      'X-Failed-Recipients: gone@far.test',
      'Auto-Submitted: auto-replied',
    ],
    'This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  gone@far.test\n    SMTP error from remote mail server after RCPT TO:<gone@far.test>:\n    550 5.1.1 Unknown recipient\n\n------ This is a copy of the message ------\n\nMessage-Id: <sent-2@inbox.test>\nSubject: Hello',
    {
      status: '5.1.1',
      diagnostic: '550 5.1.1 Unknown recipient',
      original_message_id: '<sent-2@inbox.test>',
    },
  ),
  inWords(
    'Exim of old: delayed',
    [
      'From: Mail Delivery System <Mailer-Daemon@far.test>',
      'Subject: Warning: message 1xYz-0001 delayed 24 hours',
      'X-Failed-Recipients: gone@far.test',
    ],
    'This message was created automatically by mail delivery software.\nA message that you sent has not yet been delivered to one or more of its\nrecipients after more than 24 hours on the queue.',
    { action: 'delayed' },
  ),
  inWords(
    'hMailServer',
    ['From: mailer-daemon@h.test', 'Subject: Message undeliverable: Hello'],
    'Your message did not reach some or all of the intended recipients.\n\n   Sent: Mon, 2 Mar 2026\n   Subject: Hello\n\nThe following recipient(s) could not be reached:\n\ngone@far.test\n   Error Type: SMTP\n   Remote server replied: 550 5.1.1 User unknown',
    { status: '5.1.1', diagnostic: 'Remote server replied: 550 5.1.1 User unknown' },
  ),
  inWords(
    'MailEnable',
    ['From: "Postmaster" <postmaster@me.test>', 'Subject: Message Delivery Failure'],
    'MailEnable: Message delivery has failed.\n\nMessage could not be delivered to the following recipient:\nRecipient: [SMTP:gone@far.test]\nReason: 550 no mailbox here',
    { diagnostic: 'Reason: 550 no mailbox here' },
  ),
  inWords(
    'IMail',
    ['From: Postmaster <postmaster@im.test>', 'Subject: Undeliverable Mail'],
    'User mailbox exceeds allowed size: gone@far.test\n\nOriginal message follows.',
    {},
  ),
  inWords(
    'SmarterMail',
    ['From: "System Administrator" <postmaster@sm.test>', 'Subject: Delivery Failure'],
    'Could not deliver message to the following recipient(s):\n\nFailed Recipient: gone@far.test\nReason: Remote host said: 550 5.1.1 Not our customer',
    { status: '5.1.1', diagnostic: 'Reason: Remote host said: 550 5.1.1 Not our customer' },
  ),
  inWords(
    'Mercury',
    ['From: Electronic Postmaster <postmaster@mc.test>', 'Subject: Postmaster notify: delivery failure.'],
    'The message that you sent could not be delivered.\n\n  <gone@far.test>: 554 Mailbox full',
    { diagnostic: '<gone@far.test>: 554 Mailbox full' },
  ),
  inWords(
    'GMX of old',
    [
      'From: GMX Mailer Daemon <mailer-daemon@gmx.test>',
      'Subject: Mail delivery failed: returning message to sender',
      'Auto-Submitted: auto-replied',
    ],
    'This message was created automatically by mail delivery software.\nA message that you sent could not be delivered.\n\n"gone@far.test":\nSMTP error from remote server for RCPT TO command, host: mx.far.test (192.0.2.9) reason: 550 no such user',
    {
      diagnostic:
        'SMTP error from remote server for RCPT TO command, host: mx.far.test (192.0.2.9) reason: 550 no such user',
    },
  ),
  inWords(
    'T-Online',
    ['From: Mail Delivery System <MAILER-DAEMON@t.test>', 'Subject: Unzustellbare Nachricht'],
    'Die Nachricht konnte nicht zugestellt werden.\nEmpfaenger: gone@far.test\nGrund: 550 Postfach unbekannt',
    { diagnostic: 'Grund: 550 Postfach unbekannt' },
  ),
  inWords(
    'Orange',
    ['From: MAILER-DAEMON@or.test', 'Subject: Message non remis'],
    "Votre message n'a pas pu etre remis a gone@far.test\nErreur : 550 5.1.1 Adresse inconnue",
    { status: '5.1.1', diagnostic: 'Erreur : 550 5.1.1 Adresse inconnue' },
  ),
  inWords(
    'QQ',
    [
      'From: PostMaster@qq.test',
      'Subject: 系统退信/The email is returned',
      'Content-Type: text/plain; charset=utf-8',
    ],
    '抱歉，您的邮件被退回来了……\n收件人邮件地址：gone@far.test\n退信原因: 550 Mailbox not found',
    { diagnostic: '退信原因: 550 Mailbox not found' },
  ),
  inWords(
    '163',
    ['From: Postmaster@163.test', 'Subject: 系统退信', 'Content-Type: text/plain; charset=utf-8'],
    '您的邮件未能送达\ngone@far.test\n550 User not found',
    { diagnostic: '550 User not found' },
  ),
  inWords(
    'docomo',
    [
      'From: Mail Delivery Subsystem <mailer-daemon@doc.test>',
      'Subject: メールが配信できません',
      'Content-Type: text/plain; charset=utf-8',
    ],
    '次のあて先へのメッセージは配信できませんでした。\n<gone@far.test>\n550 Unknown user',
    { diagnostic: '550 Unknown user' },
  ),
  inWords(
    'mail.ru',
    [
      'From: mailer-daemon@ru.test',
      'Subject: Письмо не доставлено',
      'Content-Type: text/plain; charset=utf-8',
    ],
    'Ваше письмо не может быть доставлено: gone@far.test\n550 Message was not accepted -- invalid mailbox.',
    { diagnostic: '550 Message was not accepted -- invalid mailbox.' },
  ),
  inWords(
    'Libero',
    ['From: Mail Delivery System <postmaster@lib.test>', 'Subject: Mancato recapito: Hello'],
    'Impossibile recapitare il messaggio a gone@far.test\n550 RCPT TO:<gone@far.test> User unknown',
    { diagnostic: '550 RCPT TO:<gone@far.test> User unknown' },
  ),
  inWords(
    'Telefonica',
    ['From: MAILER-DAEMON@tel.test', 'Subject: Fallo en la entrega del mensaje'],
    'No se ha podido entregar el mensaje a gone@far.test',
    {},
  ),
  inWords(
    'UOL',
    [
      'From: MAILER-DAEMON@uol.test',
      'Subject: Mensagem devolvida',
      'Content-Type: text/plain; charset=utf-8',
    ],
    'A mensagem não foi entregue para gone@far.test',
    {},
  ),
  inWords(
    'KPN',
    ['From: Mail Delivery System <mailer-daemon@kpn.test>', 'Subject: Onbestelbaar: Hello'],
    'Het bericht kan niet worden bezorgd bij gone@far.test',
    {},
  ),
  inWords(
    'WP',
    [
      'From: MAILER-DAEMON@wp.test',
      'Subject: Wiadomosc niedostarczona',
      'Content-Type: text/plain; charset=utf-8',
    ],
    'Nie można dostarczyć wiadomości do: gone@far.test',
    {},
  ),
  inWords(
    'a server with an empty sender',
    ['From: <>', 'Subject: Returned mail: User unknown'],
    'The message for gone@far.test was not delivered.',
    {},
  ),
  inWords(
    'Lotus Notes',
    ['From: Mail Delivery Subsystem <MAILER-DAEMON@ln.test>', 'Subject: DELIVERY FAILURE: 550 gone@far.test'],
    'Your message\n  Subject: Hello\nwas not delivered to:\n  gone@far.test\nbecause:\n  550 No such user',
    { diagnostic: '550 No such user' },
  ),
  inWords(
    'AOL',
    ['From: Mail Delivery Subsystem <MAILER-DAEMON@aol.test>', 'Subject: Returned mail: User unknown'],
    'The following address had permanent fatal errors\n<gone@far.test>\n550 MAILBOX NOT FOUND',
    { diagnostic: '550 MAILBOX NOT FOUND' },
  ),
  inWords(
    'a server that queues',
    ['From: Mail Delivery System <MAILER-DAEMON@q.test>', 'Subject: Delivery delayed'],
    'Your mail to gone@far.test was not delivered yet: 451 4.7.1 Greylisted',
    {
      action: 'delayed',
      status: '4.7.1',
      diagnostic: 'Your mail to gone@far.test was not delivered yet: 451 4.7.1 Greylisted',
    },
  ),
];
