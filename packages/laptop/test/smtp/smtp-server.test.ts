import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { ListMultipartUploadsCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { opened } from '../../../../test/opened.ts';
import { MailSink, RULE } from './mail-sink.ts';

const MEGABYTE = 1024 * 1024;
const sink = opened(() => MailSink.start());

const simple = {
  from: 'Ada <ada@example.org>',
  to: 'One <one@inbox.localhost>',
  subject: 'Hello',
  text: 'Hello',
};

async function dialogue(lines: readonly string[]): Promise<readonly string[]> {
  const socket = connect(sink.port, '127.0.0.1');
  const answers: string[] = [];
  const pending = [...lines];
  for await (const answer of createInterface({ input: socket })) {
    if (/^\d{3}-/.test(answer)) continue;
    answers.push(answer);
    const next = pending.shift();
    if (next === undefined) break;
    socket.write(`${next}\r\n`);
  }
  socket.destroy();
  return answers;
}

test('SMTP asks the 101st client to try again', async () => {
  const clients = Array.from({ length: 100 }, () => connect(sink.port, '127.0.0.1'));
  try {
    await Promise.all(clients.map((client) => once(client, 'data')));

    expect(await dialogue([])).toEqual([expect.stringMatching(/^421 /)]);
  } finally {
    for (const client of clients) client.destroy();
  }
  await expect.poll(() => dialogue([])).toEqual([expect.stringMatching(/^220 /)]);
});

test('SMTP stores a mail as sent and publishes the notification of SES', async () => {
  const raw = [
    'From: Ada <ada@example.org>',
    'To: "One, the first" <One@inbox.localhost>,',
    ' two@elsewhere.example',
    'Cc: three@inbox.localhost',
    'Subject: Hello',
    'Message-ID: <1@example.org>',
    'Date: Sat, 21 Nov 2026 06:00:00 +0000',
    '',
    '.A line with a dot',
    '',
  ].join('\r\n');

  await sink.send({
    envelope: { from: 'bounces@example.org', to: ['One+Tag@inbox.localhost', 'hidden@inbox.localhost'] },
    raw,
  });

  const { mail, receipt, notificationType } = await sink.nextNotification();
  expect(notificationType).toBe('Received');
  expect(mail).toMatchObject({
    source: 'bounces@example.org',
    destination: ['One@inbox.localhost', 'two@elsewhere.example', 'three@inbox.localhost'],
    headersTruncated: false,
    commonHeaders: {
      returnPath: 'bounces@example.org',
      from: ['Ada <ada@example.org>'],
      to: ['"One, the first" <One@inbox.localhost>', 'two@elsewhere.example'],
      cc: ['three@inbox.localhost'],
      date: 'Sat, 21 Nov 2026 06:00:00 +0000',
      messageId: '<1@example.org>',
      subject: 'Hello',
    },
  });
  expect(mail.headers[1]).toEqual({
    name: 'To',
    value: '"One, the first" <One@inbox.localhost>, two@elsewhere.example',
  });
  expect(receipt.recipients).toEqual(['One+Tag@inbox.localhost', 'hidden@inbox.localhost']);
  expect(receipt.action).toEqual({
    type: 'S3',
    topicArn: RULE.topicArn,
    bucketName: 'mail',
    objectKeyPrefix: 'incoming/',
    objectKey: `incoming/${mail.messageId}`,
  });
  expect([
    receipt.spamVerdict,
    receipt.virusVerdict,
    receipt.spfVerdict,
    receipt.dkimVerdict,
    receipt.dmarcVerdict,
  ]).toEqual(Array(5).fill({ status: 'PASS' }));
  expect((await sink.rawMail(`incoming/${mail.messageId}`)).toString()).toBe(raw);
});

test('a Bcc recipient is in the notification and not in the mail', async () => {
  await sink.send({ ...simple, bcc: 'secret@inbox.localhost' });

  const { mail, receipt } = await sink.nextNotification();
  expect(receipt.recipients).toEqual(['one@inbox.localhost', 'secret@inbox.localhost']);
  expect(JSON.stringify(mail)).not.toContain('secret');
});

test('the notification has the envelope addresses as the client sent them', async () => {
  await dialogue([
    'EHLO test',
    'MAIL FROM:<>',
    'RCPT TO:<B.Two@INBOX.Localhost>',
    'RCPT TO:<a@inbox.localhost>',
    'DATA',
    'Subject: x\r\n\r\nx\r\n.',
  ]);

  const { mail, receipt } = await sink.nextNotification();
  expect(receipt.recipients).toEqual(['B.Two@INBOX.Localhost', 'a@inbox.localhost']);
  expect(mail.source).toBe('');
});

test('SMTP refuses a recipient without a matching rule at RCPT', async () => {
  const sending = sink.send({ ...simple, to: ['one@elsewhere.example'] });
  await expect(sending).rejects.toMatchObject({ responseCode: 550 });

  // A sub-domain is another domain to SES.
  const toSubdomain = sink.send({ ...simple, to: ['one@sub.inbox.localhost'] });
  await expect(toSubdomain).rejects.toMatchObject({ responseCode: 550 });
});

test('SMTP defers recipient 101 to another transaction', async () => {
  const recipients = Array.from({ length: 101 }, (_, index) => `RCPT TO:<r${index}@inbox.localhost>`);

  const answers = await dialogue(['EHLO test', 'MAIL FROM:<ada@example.org>', ...recipients]);

  expect(answers.at(-2)).toMatch(/^250 /);
  expect(answers.at(-1)).toMatch(/^452 /);
});

test('SMTP refuses a mail with a declared size over 40 MB before the data', async () => {
  const answers = await dialogue(['EHLO test', `MAIL FROM:<ada@example.org> SIZE=${40 * MEGABYTE + 1}`]);
  expect(answers.at(-1)).toMatch(/^552 /);
});

test('SMTP refuses a mail over 40 MB after the data and stores nothing', async () => {
  const before = await sink.s3.send(new ListObjectsV2Command({ Bucket: 'mail' }));
  const line = `${'x'.repeat(998)}\r\n`;
  const body = line.repeat(Math.ceil((40 * MEGABYTE) / line.length) + 1);

  const answers = await dialogue([
    'EHLO test',
    'MAIL FROM:<ada@example.org>',
    'RCPT TO:<one@inbox.localhost>',
    'DATA',
    `Subject: big\r\n\r\n${body}.`,
  ]);

  expect(answers.at(-1)).toMatch(/^552 /);
  const after = await sink.s3.send(new ListObjectsV2Command({ Bucket: 'mail' }));
  expect(after.KeyCount).toBe(before.KeyCount);
  const uploads = await sink.s3.send(new ListMultipartUploadsCommand({ Bucket: 'mail' }));
  expect(uploads.Uploads ?? []).toEqual([]);
});

test('SMTP does not store a mail whose sender disconnects during the data', async () => {
  const before = await sink.s3.send(new ListObjectsV2Command({ Bucket: 'mail' }));
  const socket = connect(sink.port, '127.0.0.1');
  const opening = ['EHLO test', 'MAIL FROM:<ada@example.org>', 'RCPT TO:<one@inbox.localhost>', 'DATA'];
  for await (const answer of createInterface({ input: socket })) {
    if (/^\d{3}-/.test(answer)) continue;
    if (answer.startsWith('354')) break;
    socket.write(`${opening.shift()}\r\n`);
  }
  socket.end('Subject: half\r\n\r\nhalf');
  await once(socket, 'close');

  await sink.send({ ...simple, subject: 'whole' });

  const { mail } = await sink.nextNotification();
  expect(mail.commonHeaders['subject']).toBe('whole');
  const after = await sink.s3.send(new ListObjectsV2Command({ Bucket: 'mail' }));
  expect(after.KeyCount).toBe((before.KeyCount ?? 0) + 1);
  expect(sink.failures).toEqual([]);
});

test('SMTP stores a mail of 35 MB unchanged', async () => {
  const raw = Buffer.from(`Subject: large\r\n\r\n${`${'y'.repeat(998)}\r\n`.repeat(35 * 1024)}`);

  await sink.send({ envelope: { from: 'a@example.org', to: 'one@inbox.localhost' }, raw });

  const { mail } = await sink.nextNotification();
  expect((await sink.rawMail(`incoming/${mail.messageId}`)).equals(raw)).toBe(true);
});

test('a mail can choose its verdicts', async () => {
  await sink.send({
    ...simple,
    headers: { 'X-Simulate-Verdicts': 'spam=FAIL; spf=GRAY;dkim = processing_failed; dmarc=FAIL' },
  });

  const { receipt } = await sink.nextNotification();
  expect(receipt).toMatchObject({
    spamVerdict: { status: 'FAIL' },
    virusVerdict: { status: 'PASS' },
    spfVerdict: { status: 'GRAY' },
    dkimVerdict: { status: 'PROCESSING_FAILED' },
    dmarcVerdict: { status: 'FAIL' },
    dmarcPolicy: 'reject',
  });
});

test('a mail that asks for an unknown verdict is refused with the reason', async () => {
  const sending = sink.send({ ...simple, headers: { 'X-Simulate-Verdicts': 'spam=MAYBE' } });
  await expect(sending).rejects.toMatchObject({
    responseCode: 554,
    response: expect.stringContaining('spam=MAYBE'),
  });
});

test('an attachment with the EICAR test string fails the virus scan', async () => {
  const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST', 'FILE!$H+H*'].join('-');

  await sink.send({ ...simple, attachments: [{ filename: 'eicar.com', content: Buffer.from(eicar) }] });

  const { receipt } = await sink.nextNotification();
  expect([receipt.virusVerdict.status, receipt.spamVerdict.status]).toEqual(['FAIL', 'PASS']);
});

test('the notification truncates headers at 10 KB and stays small with 100 recipients', async () => {
  const to = Array.from({ length: 100 }, (_, index) => `${'r'.repeat(60)}${index}@inbox.localhost`);

  await sink.send({
    ...simple,
    envelope: { from: 'a@example.org', to },
    headers: { 'X-Long': 'v '.repeat(6000) },
  });

  const notification = await sink.nextNotification();
  expect(notification.mail.headersTruncated).toBe(true);
  expect(notification.receipt.recipients).toHaveLength(100);
  expect(JSON.stringify(notification).length).toBeLessThan(150_000);
});

test('a mail that cannot be stored is not acknowledged', async () => {
  const broken = await MailSink.start({ ...RULE, bucketName: 'no-such-bucket' });
  try {
    await expect(broken.send(simple)).rejects.toMatchObject({ responseCode: 451 });
    expect(broken.failures.map(({ message }) => message)).toEqual([expect.stringContaining('not stored')]);
  } finally {
    await broken.stop();
  }
});

test('a mail whose receipt cannot be published is not acknowledged', async () => {
  const broken = await MailSink.start({ ...RULE, topicArn: `${RULE.topicArn}Gone` });
  try {
    await expect(broken.send(simple)).rejects.toMatchObject({ responseCode: 451 });
  } finally {
    await broken.stop();
  }
});

test('SMTP replies with 250 after the disk has the mail and its notification', async () => {
  const disk = Promise.withResolvers<void>();
  const slow = await MailSink.start(RULE, () => disk.promise);
  try {
    let isAcknowledged = false;
    const sending = slow.send(simple).then(() => {
      isAcknowledged = true;
    });
    await slow.nextNotification();

    expect(isAcknowledged).toBe(false);
    disk.resolve();
    await sending;
  } finally {
    await slow.stop();
  }
});

test('SMTP does not reply with 250 when the sync of the disk fails', async () => {
  const broken = await MailSink.start(RULE, () => Promise.reject(new Error('EIO')));
  try {
    await expect(broken.send(simple)).rejects.toMatchObject({ responseCode: 451 });
    expect(broken.failures.map(({ message }) => message)).toEqual([expect.stringContaining('EIO')]);
  } finally {
    await broken.stop();
  }
});
