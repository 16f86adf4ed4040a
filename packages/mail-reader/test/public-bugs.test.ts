import { describe, expect, test } from 'vitest';
import { read } from './read-lines.ts';

/** Mails after public bug reports of other programs, and the shortest ones of mails that were read wrong. */

const DAEMON = [
  'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
  'Subject: Undelivered Mail Returned to Sender',
];
const FIELDS =
  'Reporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; bob@example.com\nAction: failed\nStatus: 5.1.1';

describe('a report of a delivery', () => {
  test.each<[string, readonly string[], string, string | null, string | null]>([
    [
      'without a status part',
      [...DAEMON, 'Content-Type: multipart/report; report-type=delivery-status; boundary=x'],
      '--x\n\nDelivery has failed to these recipients:\n\nbob@example.com\n550 5.1.10 recipient not found\n\n--x--',
      'bob@example.com',
      '5.1.10',
    ],
    [
      'that tells whom to ask',
      DAEMON,
      'Your message could not be delivered.\n\nFor further assistance, please contact <postmaster@mx.example>\n\n<bob@example.com>: host mail.example.com said: 550 5.1.1 <bob@example.com>... User unknown',
      'bob@example.com',
      '5.1.1',
    ],
    [
      'that quotes the header of what was sent, as Exchange does',
      DAEMON,
      'Your message\n\n  To: list@far.example\n  Subject: hello\n\ndid not reach the following recipient(s):\n\nbob@example.com on Mon, 2 Mar 2026\n    The account does not exist <mx.example #5.1.1>',
      'bob@example.com',
      '5.1.1',
    ],
    [
      'with the fields as text',
      [...DAEMON.slice(0, 1), 'Subject: Returned mail: see transcript for details'],
      'The following addresses had permanent fatal errors\nbob\n\nFinal-Recipient: RFC822; ann@sender.example\nAction: failed\nStatus: 4.4.7\n\nMessage-Id: <2018@mx.example>',
      'ann@sender.example',
      '4.4.7',
    ],
    [
      'that names a version',
      DAEMON,
      'Failure reasons: user not listed in public Name & Address Book\nbob@example.com\n\nReceived: by gw.example (Lotus SMTP MTA v4.6.1\n  (569.2 2-6-1999))',
      'bob@example.com',
      null,
    ],
    [
      'that names a version of the mailer',
      DAEMON,
      'sent by Exim 4.96.1, version 5.1.2\n\nCould not deliver to bob@example.com',
      'bob@example.com',
      null,
    ],
    [
      'to who sent it',
      [...DAEMON.slice(0, 1), 'Subject: failure notice'],
      'I was not able to deliver your message to the following addresses.\n\n<ann@sender.example>:\nRemote host said: 552 Error: disk quota exceeded',
      null,
      null,
    ],
    [
      'in quotes',
      DAEMON,
      "The following message, addressed to 'bob@example.com',\nfailed because it has not been collected after 30 days",
      'bob@example.com',
      null,
    ],
    [
      'with its part in another mail',
      [...DAEMON.slice(0, 1), 'Subject: Delivery Status', 'Content-Type: multipart/mixed; boundary=x'],
      `--x\nContent-Type: message/delivery-status; name="d.txt"\nContent-Disposition: attachment; filename="d.txt"\n\n${FIELDS}\n--x--`,
      'bob@example.com',
      '5.1.1',
    ],
    [
      'with its part in the mail of an ordinary sender',
      [
        'From: Mailserver <mail@mx.example>',
        'Subject: Unzustellbar: hi',
        'Content-Type: multipart/mixed; boundary=x',
      ],
      `--x\n\nNachricht konnte nicht zugestellt werden\n--x\nContent-Type: message/delivery-status\n\n${FIELDS}\n--x--`,
      'bob@example.com',
      '5.1.1',
    ],
    [
      'with its part named as text',
      [...DAEMON, 'Content-Type: multipart/report; report-type=delivery-status; boundary=x'],
      `--x\n\nSorry\n--x\nContent-Type: text/plain; name="details.txt"\n\n${FIELDS}\n--x--`,
      'bob@example.com',
      '5.1.1',
    ],
    [
      'with its part as a file of bytes (RFC 3464 names the fields, not the file)',
      [...DAEMON, 'Content-Type: multipart/report; report-type=delivery-status; boundary=x'],
      `--x\n\nSorry\n--x\nContent-Type: application/octet-stream\n\n${FIELDS}\n--x--`,
      'bob@example.com',
      '5.1.1',
    ],
    [
      'with its part as a file that is named like one, in another mail',
      ['From: <mail@mx.example>', 'Subject: Undeliverable: hi', 'Content-Type: multipart/mixed; boundary=x'],
      `--x\n\nNot delivered\n--x\nContent-Type: application/octet-stream; name="delivery-status"\n\n${FIELDS}\n--x--`,
      'bob@example.com',
      '5.1.1',
    ],
    [
      'with its part as an attached text',
      [...DAEMON, 'Content-Type: multipart/mixed; boundary=x'],
      `--x\n\nNot delivered\n--x\nContent-Type: text/plain\nContent-Disposition: attachment; filename=details.txt\n\n${FIELDS}\n--x--`,
      'bob@example.com',
      '5.1.1',
    ],
    [
      'of Courier, without an address of its own',
      ['From: "Courier mail server at mx.example" <@>', 'Subject: NOTICE: mail delivery status.'],
      'This is a delivery status notification from mx.example,\nrunning the Courier mail server.\n\n                  UNDELIVERABLE MAIL\n\nYour message to the following recipients cannot be delivered:\n\n<bob@example.com>:\n    mx.far.example [192.0.2.9]:\n>>> RCPT TO:<bob@example.com>\n<<< 550 5.1.1 User unknown',
      'bob@example.com',
      '5.1.1',
    ],
    [
      'of a server that no rule names',
      ['From: System Administrator <mail-server@mx.example>', 'Subject: Delivery Failure'],
      'Could not deliver message to the following recipient(s):\n\nFailed Recipient: bob@example.com\nReason: Remote host said: 550 5.1.1 no such account',
      'bob@example.com',
      '5.1.1',
    ],
    [
      'with an empty return path',
      ['Return-Path: <>', 'From: x@mx.example', 'Subject: FAILED MAIL to bob'],
      'bob@example.com: 550 5.1.1 User unknown',
      'bob@example.com',
      '5.1.1',
    ],
    [
      'of a mobile network, in English',
      ['From: no-reply@ezweb.example', 'Subject: Mail System Error - Returned Mail'],
      'Could not be delivered to: <bob@example.com>\n    As their mailbox is full.',
      'bob@example.com',
      null,
    ],
    [
      'of a mobile network, in Japanese',
      [
        'From: no-reply@app.auone.example',
        'Subject: Mail System Error - Returned Mail',
        'Content-Type: text/plain; charset=utf-8',
      ],
      '次のあて先へのメッセージはエラーのため送信できませんでした。\n\nbob@example.com',
      'bob@example.com',
      null,
    ],
    [
      'to a telephone',
      ['From: no-reply@vtext.example', 'Subject: Undeliverable Message'],
      'Error:       No valid recipients for this MM\nTo:     5551231234@vtext.example\nSubject: hello',
      null,
      null,
    ],
    [
      'of a mailer that names the address in the subject',
      ['From: mailer@mx.example', 'Subject: FAILED MAIL to bob@example.com'],
      'Your message to bob@example.com was not delivered.\n550 5.1.1 User unknown',
      'bob@example.com',
      '5.1.1',
    ],
    [
      'of a gateway',
      ['From: imss@mx.example', 'Subject: Mail could not be delivered'],
      'Sent <<< RCPT TO:<bob@example.com>\nReceived >>> 550 5.1.1 <bob@example.com>... User unknown',
      'bob@example.com',
      '5.1.1',
    ],
    [
      'of a sender without an address',
      ['From: Postmaster <>', 'Subject: Undeliverable mail'],
      "Failed to deliver to 'bob@example.com'\nSMTP module reports: 550 No such user",
      'bob@example.com',
      null,
    ],
    [
      'of a post_master',
      ['From: post_master@mx.example', 'Subject: Delivery failure'],
      'Your mail could not be delivered:\n\nbob@example.com: 550 5.1.1 User unknown',
      'bob@example.com',
      '5.1.1',
    ],
    [
      'behind a boundary and a field on one line',
      [
        ...DAEMON,
        'Content-Type: multipart/report; report-type=delivery-status;\n\tboundary="x" Message-Id: <1@mx.example>',
      ],
      `--x\n\nnotification\n--x\nContent-Type: message/delivery-status\n\n${FIELDS}\n--x--`,
      'bob@example.com',
      '5.1.1',
    ],
  ])('%s names who it failed for', async (_what, lines, body, recipient, status) => {
    const { kindFacts } = await read(lines, body);

    expect(kindFacts.kind).toBe('bounce');
    expect(kindFacts.bounce).toMatchObject({ recipient, status, action: 'failed' });
  });

  test('of Exim has all lines of its reason', async () => {
    const body =
      'A message that you sent could not be delivered:\n\n  bob@example.com\n    host mx.example.com [192.0.2.9]\n    SMTP error from remote mail server after RCPT TO:<bob@example.com>:\n    550 5.1.1 <bob@example.com>: Recipient address rejected:\n    User unknown';
    const said = await read(DAEMON, body);
    const words = await read(DAEMON, 'could not be delivered:\n\n  bob@example.com\n    Unrouteable address');

    expect(said.kindFacts.bounce?.diagnostic).toContain(
      '550 5.1.1 <bob@example.com>: Recipient address rejected: User unknown',
    );
    expect(words.kindFacts.bounce?.diagnostic).toBe('Unrouteable address');
  });

  test.each([
    [
      'a shop that could not deliver',
      ['From: no-reply@shop.example', 'Subject: Delivery failed: parcel 5501'],
      'We rang at 550 Main Street. Ask info@shop.example.',
    ],
    [
      'a shop whose post came back',
      ['From: service@shop.example', 'Subject: Returned mail'],
      'Your parcel for kim@doe.example came back.',
    ],
    [
      'a person who answers one',
      ['From: bob@far.example', 'Subject: Re: Undelivered Mail'],
      'Bob got 550 5.1.1 for kim@doe.example, too.',
    ],
    [
      'the postmaster',
      ['From: postmaster@far.example', 'Subject: Delivery problems'],
      'We had problems with deliveries yesterday.',
    ],
  ])('is not one of %s', async (_who, lines, body) => {
    expect((await read(lines, body)).kindFacts.bounce).toBeNull();
  });
});

/** Fields of osTicket, Zendesk and of old mailers beside RFC 3834. */
test.each([
  'X-Autoresponse: vacation',
  'X-Auto-Reply: yes',
  'X-Auto-Response: 1',
  'X-Auto-Responder: ticket',
])('%s marks an automatic reply', async (field) => {
  expect((await read(['Subject: s', field], 'I am away')).kindFacts.kind).toBe('auto_reply');
});

/** RFC 2369 section 2: white space in the brackets does not count. */
test.each([
  [
    '=?us-ascii?Q?=3Chttps=3A=2F=2Fl=2Eexample=2Fo?=\n =?us-ascii?Q?=3Fuid=3Da1=3E?=',
    ['https://l.example/o?uid=a1'],
    null,
  ],
  ['<https://l.example/o?\n uid=a1>', ['https://l.example/o?uid=a1'], null],
  ['<mailto:x@l.example?subject=leave%20a@b.example>', [], 'mailto:x@l.example?subject=leave%20a@b.example'],
  ['<mailto:x@l.example?subject=leave me>', [], 'mailto:x@l.example?subject=leave%20me'],
  ['<mailto:x%40l.example>, https://no.example', [], 'mailto:x%40l.example'],
  ['https://l.example/o?uid=a1', ['https://l.example/o?uid=a1'], null],
])('List-Unsubscribe %j is read', async (value, urls, mailto) => {
  expect((await read([`List-Unsubscribe: ${value}`], 'news')).kindFacts.unsubscribe).toEqual({
    one_click: false,
    urls,
    mailto,
  });
});

describe('a header that is written wrong', () => {
  const parts =
    '--B\nContent-Type: text/plain\n\nHello world?\n--B\nContent-Type: application/pdf; name=a.pdf\n\nx\n--B--';

  test.each([
    [
      'two boundaries, the second used',
      ['Content-Type: multipart/mixed; boundary=A', 'Content-Type: multipart/mixed; boundary=B'],
    ],
    [
      'two boundaries, the first used',
      ['Content-Type: multipart/mixed; boundary=B', 'Content-Type: multipart/mixed; boundary=A'],
    ],
    ['a text and a multipart', ['Content-Type: text/plain', 'Content-Type: multipart/mixed; boundary=B']],
    ['an encoded multipart', ['Content-Type: =?utf-8?Q?multipart/mixed=3B_boundary=3DB?=']],
  ])('with %s is taken apart', async (_what, lines) => {
    const { text, attachments } = await read(lines, parts);

    expect([text.trim(), attachments.map(({ filename }) => filename)]).toEqual(['Hello world?', ['a.pdf']]);
  });

  test('keeps the text before the parts where a field says that it is the text', async () => {
    const lines = ['Content-Type: text/plain', 'Content-Type: multipart/mixed; boundary=B'];

    expect((await read(lines, `Above\n${parts}`)).text).toMatch(/^Above\s+Hello world\?\s*$/);
  });

  test('of one encoded word is a file, whose long name keeps its ending', async () => {
    const pdf = await read(['Content-Type: =?utf-8?Q?application/pdf=3B_name=3D=22a.pdf=22?='], '%PDF-1.4');
    const long = await read([`Content-Type: image/jpeg; name="${'n'.repeat(300)}.jpg"`], 'x');

    expect([pdf.text, pdf.attachments[0]?.filename]).toEqual(['', 'a.pdf']);
    expect(long.attachments[0]?.filename).toMatch(/^n{251}\.jpg$/);
  });

  test.each([
    ['7bit', 'base64', 'R3LDvMOfZSBhdXMgS8O2bG4=', 'Grüße aus Köln'],
    ['base64', '8bit', 'R3LDvMOfZSBhdXMgS8O2bG4=', 'Grüße aus Köln'],
    ['binary', 'quoted-printable', 'Gr=C3=BC=C3=9Fe', 'Grüße'],
    ['7bit', '8bit', 'a=3Db', 'a=3Db'],
    ['7bit', 'base64', 'Not encoded at all.', 'Not encoded at all.'],
  ])('with two encodings, %s and %s, is decoded by the one that is one', async (first, second, body, text) => {
    const lines = [first, second].map((name) => `Content-Transfer-Encoding: ${name}`);

    expect((await read(['Content-Type: text/plain; charset=utf-8', ...lines], body)).text.trim()).toBe(text);
  });

  test('has a day of three digits', async () => {
    const { date } = await read(['Date: Tue, 029 Apr 2019 23:34:45 -0800'], 'hi');
    expect(date?.toISOString()).toBe('2019-04-30T07:34:45.000Z');
  });
});

test('two calendar files with names of their own and one content are two', async () => {
  const file = (name: string) =>
    `--x\nContent-Type: text/calendar; name="${name}"\nContent-Disposition: attachment; filename="${name}"\n\nBEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nEND:VEVENT\nEND:VCALENDAR\n`;
  const { attachments } = await read(
    ['Content-Type: multipart/mixed; boundary=x'],
    `${file('a.ics')}${file('b.ics')}--x--`,
  );

  expect(attachments.map(({ filename }) => filename)).toEqual(['a.ics', 'b.ics']);
});
