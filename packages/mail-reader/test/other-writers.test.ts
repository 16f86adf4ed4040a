import { describe, expect, test } from 'vitest';
import { read } from './read-lines.ts';

/** Forms of fields, reports and calendars that other programs and languages write, with what defines or writes each. */

const encoded = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;

describe('an event', () => {
  const eventOf = async (...lines: readonly string[]) => {
    const file = ['BEGIN:VCALENDAR', 'METHOD:REQUEST', 'BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'];
    const fields = ['Subject: i', 'Content-Type: text/calendar; method=REQUEST; charset=utf-8'];
    return (await read(fields, [...file, 'END:VCALENDAR'].join('\n'))).kindFacts.calendar;
  };

  test.each([
    ['CLDR, windowsZones: Etc/GMT+12', 'Dateline Standard Time', '-12:00'],
    ['CLDR, windowsZones: Etc/GMT-13', 'UTC+13', '+13:00'],
    ['CLDR, windowsZones: Asia/Singapore', 'Singapore Standard Time', '+08:00'],
    ['Outlook in German', '"(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien"', '+02:00'],
    ['Outlook in French', '"(UTC+01:00) Bruxelles, Copenhague, Madrid, Paris"', '+02:00'],
    ['Outlook in Japanese', '"(UTC+09:00) 大阪、札幌、東京"', '+09:00'],
    ['Outlook in Chinese', '"(UTC+08:00) 北京，重庆，香港特别行政区，乌鲁木齐"', '+08:00'],
    ['Outlook in Russian', '"(UTC+03:00) Москва, Санкт-Петербург"', '+03:00'],
    // Windows shows one zone of this offset with the name of Canada.
    ['Outlook in French, for New York', '"(UTC-05:00) Est (É.-U. et Canada)"', '-04:00'],
    // Zones of this offset have summer time, or have none.
    ['Outlook in German, for Indiana', '"(UTC-05:00) Indiana (Ost)"', ''],
    ['Ruby on Rails, ActiveSupport::TimeZone', '"Pacific Time (US & Canada)"', '-07:00'],
    ['a zone of Exchange without quotes', 'tzone://Microsoft/Utc', 'Z'],
    ['an offset with a colon without quotes', 'UTC+02:00', '+02:00'],
    ['a tz name in small letters', 'europe/berlin', '+02:00'],
    ['a zone of Evolution', '/freeassociation.sourceforge.net/Europe/Berlin', '+02:00'],
  ])('has the offset of %s', async (_source, zone, offset) => {
    const event = await eventOf(`DTSTART;TZID=${zone}:20260827T160000`, 'DURATION:PT1H');

    expect([event?.start, event?.end]).toEqual([
      `2026-08-27T16:00:00${offset}`,
      `2026-08-27T17:00:00${offset}`,
    ]);
    expect(event?.timezone).toBe(zone.replaceAll('"', ''));
  });

  test('is without an offset where a name in another language is of years with summer time', async () => {
    const event = await eventOf('DTSTART;TZID="(UTC+03:30) تهران":20220601T160000');

    expect(event?.start).toBe('2022-06-01T16:00:00');
  });

  /** RFC 5545, 3.3.6. */
  test.each([
    ['of all units', 'DTSTART:20260101T100000Z', 'P1DT2H30M15S', '2026-01-02T12:30:15Z'],
    ['of weeks', 'DTSTART;VALUE=DATE:20260101', 'P1W', '2026-01-08'],
    [
      'of a day of 25 hours',
      'DTSTART;TZID=America/New_York:20261031T120000',
      'P1D',
      '2026-11-01T12:00:00-05:00',
    ],
    [
      'of 24 hours on it',
      'DTSTART;TZID=America/New_York:20261031T120000',
      'PT24H',
      '2026-11-01T11:00:00-05:00',
    ],
    ['below zero', 'DTSTART:20260101T100000Z', '-PT15M', null],
  ])('has the end of a duration %s', async (_what, start, duration, end) => {
    expect((await eventOf(start, `DURATION:${duration}`))?.end).toBe(end);
  });

  /** RFC 5545, 3.8.4.4. */
  test.each([
    ['of a day', 'RECURRENCE-ID;VALUE=DATE:20261207', '2026-12-07', null],
    ['with its type', 'RECURRENCE-ID;VALUE=DATE-TIME:20261207T090000Z', '2026-12-07T09:00:00Z', null],
    [
      'of a zone of Windows, and what follows',
      'RECURRENCE-ID;TZID=W. Europe Standard Time;RANGE=THISANDFUTURE:20261207T090000',
      '2026-12-07T09:00:00+01:00',
      'thisandfuture',
    ],
  ])('that is an occurrence %s has its time', async (_what, line, id, range) => {
    const event = await eventOf('DTSTART:20261207T100000Z', line);

    expect([event?.recurrence_id, event?.recurrence_range]).toEqual([id, range]);
  });

  test.each([
    [
      'with quotes (RFC 6868)',
      "CN=George ^'Babe^' Ruth:mailto:babe@x.example",
      'George "Babe" Ruth',
      'babe@x.example',
    ],
    ['with an escaped address (RFC 6068)', 'CN=Joe:MAILTO:joe%2Bx@x.example', 'Joe', 'joe+x@x.example'],
    ['with a parameter (RFC 7986)', 'EMAIL=real@x.example;CN=R:urn:uuid:1', 'R', 'real@x.example'],
  ])('names an attendee %s', async (_what, written, name, email) => {
    const event = await eventOf('DTSTART:20261207T100000Z', `ATTENDEE;${written}`);

    expect(event?.attendees).toEqual([{ name, email, answer: null }]);
  });
});

describe('a report of a delivery', () => {
  const FAILED = '<bob@example.com>: 550 5.1.1 unknown';
  const TEXT = 'Content-Type: text/plain; charset=utf-8';

  test.each([
    [
      'of sendmail as text',
      ['From: MAILER-DAEMON@mx.example', 'Subject: Returned mail: see transcript for details'],
      '   ----- The following addresses had permanent fatal errors -----\n<bob@example.com>\n    (reason: 550 5.1.1 <bob@example.com>... User unknown)\n\n   ----- Transcript of session follows -----\n<<< 550 5.1.1 <bob@example.com>... User unknown',
      '5.1.1',
    ],
    [
      'of qmail',
      ['From: MAILER-DAEMON@mx.example', 'Subject: failure notice'],
      "I'm afraid I wasn't able to deliver your message to the following addresses.\n\n<bob@example.com>:\nSorry, no mailbox here by that name. (#5.1.1)\n\n--- Below this line is a copy of the message.",
      '5.1.1',
    ],
    [
      'of Naver, in Korean',
      ['From: Postmaster@mx.example', `Subject: ${encoded('메일 발송 실패 안내')}`, TEXT],
      '메일이 전송되지 못했습니다.\n받는사람 : bob@example.com\n실패 사유 : 550 5.1.1 No such user',
      '5.1.1',
    ],
    [
      'of Mail.ru, in Russian',
      ['From: mailer-daemon@mx.example', 'Subject: Mail failure.', TEXT],
      'К сожалению, Ваше письмо не может быть доставлено одному или нескольким получателям:\n\nbob@example.com: user not found',
      null,
    ],
    [
      'in Polish',
      ['From: MAILER-DAEMON@mx.example', `Subject: ${encoded('Nie można dostarczyć wiadomości')}`, TEXT],
      `Wiadomość nie mogła zostać dostarczona do:\n\n${FAILED}`,
      '5.1.1',
    ],
    [
      'in Turkish',
      ['From: postmaster@mx.example', `Subject: ${encoded('İletilemedi: merhaba')}`, TEXT],
      `Bu alıcılara teslim edilemedi:\n\n${FAILED}`,
      '5.1.1',
    ],
  ])('%s names who it failed for', async (_what, lines, body, status) => {
    const { kindFacts } = await read(lines, body);

    expect(kindFacts.kind).toBe('bounce');
    expect(kindFacts.bounce).toMatchObject({ recipient: 'bob@example.com', status, action: 'failed' });
  });

  const fields = (type: string, ...lines: readonly string[]) =>
    read(
      [
        'From: mailer-daemon@x.example',
        'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
      ],
      `--x\n\nfailed\n--x\nContent-Type: message/${type}\n\nReporting-MTA: dns; x.example\n\n${lines.join('\n')}\n--x--`,
    );

  test.each([
    [
      'an address beyond ASCII (RFC 6533, 3)',
      'global-delivery-status',
      ['Final-Recipient: utf-8; b\\x{F6}b@example.com'],
      'böb@example.com',
    ],
    [
      'an original address as xtext (RFC 3461, 4.2)',
      'delivery-status',
      ['Original-Recipient: rfc822;bob+2Bnews@example.com', 'Final-Recipient: rfc822;bob+news@example.com'],
      'bob+news@example.com',
    ],
    [
      'an address with a plus',
      'delivery-status',
      ['Original-Recipient: rfc822;bob+2Bnews@example.com', 'Final-Recipient: rfc822;box7@example.com'],
      'bob+2Bnews@example.com',
    ],
    [
      'a user without an address, and another who waits',
      'delivery-status',
      [
        'Final-Recipient: LOCAL; bob',
        'Action: failed',
        '',
        'Final-Recipient: rfc822; carol@example.com',
        'Action: delayed',
      ],
      null,
    ],
  ])('with %s has it as recipient', async (_what, type, lines, recipient) => {
    const { bounce } = (await fields(type, ...lines, ...(lines.length > 2 ? [] : ['Action: failed'])))
      .kindFacts;

    expect(bounce).toMatchObject({ action: 'failed', recipient });
  });
});

/** The value of Auto-Submitted has parameters and comments (RFC 3834, 5; RFC 5436, 2.7.1). */
test.each([
  ['auto-replied (vacation)', 'auto_reply'],
  ['auto-replied; owner-email="ann@b.example"', 'auto_reply'],
  ['auto-notified; owner-email="ann@b.example"', 'other'],
  ['no', 'personal'],
])('Auto-Submitted: %s makes a mail %s', async (value, kind) => {
  expect((await read(['Subject: s', `Auto-Submitted: ${value}`], 'I am away')).kindFacts.kind).toBe(kind);
});

/** What Exchange writes in the language of the mailbox. */
test.each([
  'Samodejni odgovor',
  'Automaatvastus',
  'Automatinis atsakymas',
  'Automātiska atbilde',
  'Resposta automàtica',
  'Аутоматски одговор',
  'پاسخ خودکار',
])('"%s" is the subject of an automatic reply', async (subject) => {
  const fields = [`Subject: ${encoded(`${subject}: Hi`)}`, 'Auto-Submitted: auto-generated'];

  expect((await read(fields, 'x')).kindFacts.kind).toBe('auto_reply');
});

test.each([
  [
    'comments and other schemes (RFC 2369, 2)',
    '(Leave) <mailto:off@l.example>, (FTP) <ftp://l.example/x>, <https://l.example/u>',
    ['https://l.example/u'],
    'mailto:off@l.example',
  ],
  [
    'blanks in the brackets (RFC 2369, 2)',
    '<mailto: u@l.example>, < https://l.example/u >',
    ['https://l.example/u'],
    'mailto:u@l.example',
  ],
  [
    'several addresses (RFC 6068, 2)',
    '<mailto:u@l.example,v@l.example?subject=x>',
    [],
    'mailto:u@l.example,v@l.example?subject=x',
  ],
  [
    'the address as a field (RFC 6068, 2)',
    '<mailto:?subject=x&to=u@l.example>',
    [],
    'mailto:?subject=x&to=u@l.example',
  ],
  ['an encoded word beyond ASCII', encoded('<https://l.example/ü>'), ['https://l.example/ü'], null],
])('List-Unsubscribe with %s is read', async (_what, value, urls, mailto) => {
  expect((await read([`List-Unsubscribe: ${value}`], 'news')).kindFacts.unsubscribe).toEqual({
    one_click: false,
    urls,
    mailto,
  });
});

test.each([
  ['commas', '<a@x>,<b@x>', ['<a@x>', '<b@x>']],
  ['blanks around signs (RFC 5322, 4.5.4)', '<a @x . y> <b@\n x>', ['<a@x.y>', '<b@x>']],
  ['encoded words', encoded('<a@x> <b@x>'), ['<a@x>', '<b@x>']],
  ['a phrase (RFC 5322, 4.5.4)', 'Your message <a@x> of Monday', ['<a@x>']],
])('References with %s are read', async (_what, value, references) => {
  expect((await read(['Subject: Re: s', `References: ${value}`], 'x')).references).toEqual(references);
});

test.each([
  ['its boundary twice, the first used', 'Content-Type: multipart/mixed; boundary=B; boundary="C"'],
  ['its boundary twice, the second used', 'Content-Type: multipart/mixed; boundary="C"; boundary=B'],
  ['an encoded boundary', 'Content-Type: multipart/mixed; boundary="=?utf-8?Q?B?="'],
  ['an encoded beginning', 'Content-Type: =?utf-8?Q?multipart/mixed=3B?= boundary=B'],
  ['its boundary in parts (RFC 2231, 3)', 'Content-Type: multipart/mixed; boundary*0=""; boundary*1=B'],
])('a multipart that has %s is taken apart', async (_what, field) => {
  const { text, attachments } = await read(
    [field],
    '--B\nContent-Type: text/plain\n\nHello?\n--B\nContent-Type: application/pdf; name=a.pdf\n\nx\n--B--',
  );

  expect([text.trim(), attachments.map(({ filename }) => filename)]).toEqual(['Hello?', ['a.pdf']]);
});
