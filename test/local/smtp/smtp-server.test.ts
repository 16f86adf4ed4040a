import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { ListMultipartUploadsCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MailSink, RULE } from './mail-sink.ts';

const MEGABYTE = 1024 * 1024;
let sink: MailSink;

beforeAll(async () => {
  sink = await MailSink.start();
});
afterAll(() => sink.stop());

const simple = {
  from: 'Ada <ada@example.org>',
  to: 'One <one@inbox.localhost>',
  subject: 'Hello',
  text: 'Hello',
};

/** Talks SMTP line by line and gives each answer. */
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

test('a mail is stored as sent and its receipt is what SES publishes', async () => {
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

test('a Bcc stands in the receipt and nowhere in the mail', async () => {
  await sink.send({ ...simple, bcc: 'secret@inbox.localhost' });

  const { mail, receipt } = await sink.nextNotification();
  expect(receipt.recipients).toEqual(['one@inbox.localhost', 'secret@inbox.localhost']);
  expect(JSON.stringify(mail)).not.toContain('secret');
});

test('the receipt writes the envelope as the client did', async () => {
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

test('an address that no rule covers is refused when it is named', async () => {
  const sending = sink.send({ ...simple, to: ['one@elsewhere.example'] });
  await expect(sending).rejects.toMatchObject({ responseCode: 550 });

  // A sub-domain is another domain to SES.
  const toSubdomain = sink.send({ ...simple, to: ['one@sub.inbox.localhost'] });
  await expect(toSubdomain).rejects.toMatchObject({ responseCode: 550 });
});

test('recipient 101 is asked to come in another transaction', async () => {
  const recipients = Array.from({ length: 101 }, (_, index) => `RCPT TO:<r${index}@inbox.localhost>`);

  const answers = await dialogue(['EHLO test', 'MAIL FROM:<ada@example.org>', ...recipients]);

  expect(answers.at(-2)).toMatch(/^250 /);
  expect(answers.at(-1)).toMatch(/^452 /);
});

test('a mail announced as larger than 40 MB is refused before it is sent', async () => {
  const answers = await dialogue(['EHLO test', `MAIL FROM:<ada@example.org> SIZE=${40 * MEGABYTE + 1}`]);
  expect(answers.at(-1)).toMatch(/^552 /);
});

test('a mail that turns out larger than 40 MB is refused and leaves nothing behind', async () => {
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

test('a mail whose sender goes away in the middle is not stored', async () => {
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

test('a mail of 35 MB arrives whole', async () => {
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

test('headers beyond 10 KB are cut, and the receipt stays small with the most recipients', async () => {
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

test('a mail is acknowledged when the disk has it, which comes after its receipt', async () => {
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

test('a mail that the disk does not take is not acknowledged', async () => {
  const broken = await MailSink.start(RULE, () => Promise.reject(new Error('EIO')));
  try {
    await expect(broken.send(simple)).rejects.toMatchObject({ responseCode: 451 });
    expect(broken.failures.map(({ message }) => message)).toEqual([expect.stringContaining('EIO')]);
  } finally {
    await broken.stop();
  }
});
