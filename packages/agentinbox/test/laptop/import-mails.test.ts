import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { opened } from '../../../../test/opened.ts';
import { freePort } from '../../../laptop/src/engines/free-port.ts';
import { MailSink } from '../../../laptop/test/smtp/mail-sink.ts';
import { type ImportFlags, importMails } from '../../src/laptop/import-mails.ts';

const TO = 'one@inbox.localhost';
const sink = opened(() => MailSink.start());

function file(content: string | Buffer): string {
  const directory = mkdtempSync(join(tmpdir(), 'import-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, 'mails'), content);
  return join(directory, 'mails');
}

async function run(flags: Partial<ImportFlags>) {
  const [refused, done]: [string[], number[]] = [[], []];
  const smtp = `127.0.0.1:${sink.port}`;
  const outcome = await importMails(
    { to: TO, skip: 0, smtp, dataDir: '', ...flags },
    { onMail: (count) => done.push(count), onRefused: (text) => refused.push(text) },
  ).catch((error: Error) => error);
  return { outcome: outcome instanceof Error ? outcome.message : outcome, refused, done };
}

async function received() {
  const { mail } = await sink.nextNotification();
  return { source: mail.source, raw: (await sink.rawMail(`incoming/${mail.messageId}`)).toString('latin1') };
}

test('the bytes of a mail arrive unchanged, from the address of its Return-Path', async () => {
  const raw =
    'Return-Path: <bounce+1@list.example>\r\nFrom: A <a@b.example>\r\n\r\n.dot\r\n\xe9 \xff\r\n\r\n';

  expect(await run({ eml: [file(Buffer.from(raw, 'latin1'))] })).toEqual({
    outcome: `1 message sent to ${TO}`,
    refused: [],
    done: [1],
  });
  expect(await received()).toEqual({ source: 'bounce+1@list.example', raw });
});

test.each([
  ['From: A <a@b.example>', 'a@b.example'],
  ['From: a@b.example', 'a@b.example'],
  ['Return-Path: <>\nFrom: a@b.example', ''],
  ['From: nobody', 'unknown@localhost'],
])('the sender of a mail with %j is %j', async (header, source) => {
  await run({ eml: [file(`${header}\n\nText\n`)] });

  expect(await received()).toMatchObject({ source });
});

test('a refused mail is named with the reason, and those after it are sent', async () => {
  const bad = 'Subject: Bad\nX-Simulate-Verdicts: nonsense';
  const mbox = file(`From a\nA: 1\n\n1\n\nFrom b\n${bad}\n\n2\n\nFrom c\n\nFrom d\nA: 4\n\n4\n`);

  const { outcome, refused, done } = await run({ mbox });

  expect(outcome).toBe(`2 messages sent to ${TO}, 2 refused`);
  expect(refused).toEqual([
    expect.stringMatching(/^Message 2 of .*mails \("Bad"\): .*554 /),
    expect.stringMatching(/^Message 3 of .*mails: it is empty$/),
  ]);
  expect(done).toEqual([1, 2, 3, 4]);
  expect([(await received()).raw, (await received()).raw]).toEqual([
    'A: 1\r\n\r\n1\r\n',
    'A: 4\r\n\r\n4\r\n',
  ]);
});

test('--skip leaves out the first mails', async () => {
  const mbox = file('From a\nA: 1\n\nFrom b\nB: 2\n');

  expect(await run({ mbox, skip: 1 })).toMatchObject({ outcome: `1 message sent to ${TO}`, done: [1, 2] });
  expect((await received()).raw).toBe('B: 2\r\n');
  expect((await run({ mbox, skip: 2 })).outcome).toBe('No messages to import: --skip skips all 2');
});

test('a failure after some mails says how the import continues', async () => {
  const eml = [file('A: 1\n\n'), '/nonexistent/mail'];

  expect((await run({ eml })).outcome).toBe('Stopped after message 1; --skip 1 continues with the next');
  await received();
});

test.each([
  ['no file', {}, /Pass either --eml or --mbox/],
  ['a missing file', { mbox: '/nonexistent/mbox' }, /Cannot read the message \/nonexistent\/mbox/],
  ['a refused recipient', { to: 'one@elsewhere.example' }, /550 .*inbox\.localhost/],
])('an import with %s ends with the first mail', async (_what, flags, message) => {
  const mbox = file('From a\nA: 1\n\nFrom b\nB: 2\n');

  const { outcome, done } = await run('to' in flags ? { mbox, ...flags } : flags);

  expect(outcome).toMatch(message);
  expect(done).toEqual([]);
});

test('a service that is gone is named by its address', async () => {
  const smtp = `127.0.0.1:${await freePort()}`;

  expect((await run({ eml: [file('A: 1\n\n')], smtp })).outcome).toMatch(`Nothing answers at ${smtp}`);
});
