import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { opened } from '../../../../test/opened.ts';
import { freePort } from '../../../laptop/src/engines/free-port.ts';
import { MailSink } from '../../../laptop/test/smtp/mail-sink.ts';
import { type SendFlags, sendFromFlags } from '../../src/laptop/send-mail.ts';

const sink = opened(() => MailSink.start());

function flags(changes: Partial<SendFlags>): SendFlags {
  return {
    to: ['one@inbox.localhost'],
    from: 'ada@example.org',
    subject: 'Hello',
    text: 'text',
    smtp: `127.0.0.1:${sink.port}`,
    dataDir: temporaryDirectory(),
    ...changes,
  };
}

function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'send-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

test('a mail goes out with its attachment and headers', async () => {
  const file = join(temporaryDirectory(), 'note.txt');
  writeFileSync(file, 'attached');

  const answer = await sendFromFlags(
    flags({ attach: [file], header: ['In-Reply-To: <1@example.org>'], html: '<b>Hello</b>' }),
  );

  expect(answer).toContain('one@inbox.localhost');
  const { mail } = await sink.nextNotification();
  const raw = (await sink.rawMail(`incoming/${mail.messageId}`)).toString();
  expect(raw).toContain('In-Reply-To: <1@example.org>');
  expect(raw).toContain('filename=note.txt');
  expect(raw).toContain('<b>Hello</b>');
});

test('send without a running service says how to start one', async () => {
  const { smtp: _, ...running } = flags({});
  await expect(sendFromFlags(running)).rejects.toThrow(/No service is running.*npm start/);
});

test('a server may be named by an IPv6 address', async () => {
  const port = await freePort();
  await expect(sendFromFlags(flags({ smtp: `[::1]:${port}` }))).rejects.toThrow(
    `Nothing answers at ::1:${port}`,
  );
});

test('a service that is gone is named by its address', async () => {
  const port = await freePort();
  await expect(sendFromFlags(flags({ smtp: `127.0.0.1:${port}` }))).rejects.toThrow(
    `Nothing answers at 127.0.0.1:${port}`,
  );
});

test('send reports the reply of a server that refuses the mail', async () => {
  await expect(sendFromFlags(flags({ to: ['one@elsewhere.example'] }))).rejects.toThrow(
    /550 .*inbox\.localhost/,
  );
});

test.each([
  [{ smtp: 'nowhere' }, /--smtp must be host:port/],
  [{ header: ['no colon'] }, /--header must be "Name: value"/],
  [{ from: 'notanaddress' }, /--from must be an address, not "notanaddress"/],
  [{ from: 'Ada <ada>' }, /--from must be an address/],
  [{ cc: ['ada'] }, /--cc must be an address/],
  [{ bcc: ['ada@x.test', 'ada'] }, /--bcc must be an address, not "ada"/],
])('%o is refused', async (changes, message) => {
  await expect(sendFromFlags(flags(changes))).rejects.toThrow(message);
});
