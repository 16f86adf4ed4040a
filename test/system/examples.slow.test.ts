import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endClaimsOf } from './bring-due.ts';
import { PROJECT_ROOT, Service } from './service.ts';

let service: Service;
let directory: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  service = await Service.start();
  directory = mkdtempSync(join(tmpdir(), 'examples-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill();
    await once(child, 'exit');
  }
});
afterAll(async () => {
  rmSync(directory, { recursive: true });
  await service.stop();
});

function example(
  name: string,
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
) {
  const { base_url, api_key, ws_url = '' } = service.runtime.endpoints;
  const child = spawn(process.execPath, [join(PROJECT_ROOT, 'examples', name), ...args], {
    cwd: PROJECT_ROOT,
    env: {
      PATH: process.env['PATH'] ?? '',
      AGENT_INBOX_BASE_URL: base_url,
      AGENT_INBOX_API_KEY: api_key,
      AGENT_INBOX_STREAM_URL: ws_url,
      ...environment,
    },
  });
  children.push(child);
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said.text += text;
    });
  }
  const printed = async (pattern: RegExp): Promise<string> => {
    await expect.poll(() => said.text).toMatch(pattern);
    return pattern.exec(said.text)?.[0] ?? '';
  };
  return { printed, child };
}

test('waits for the code of another service and prints it', async () => {
  const { printed } = example('wait-for-code.mjs');
  const inbox = await printed(/\S+@\S+/);
  await service.deliver({ to: inbox, subject: 'Your code', text: 'Your code is 135790.' });
  expect(await printed(/^\d{6}$/m)).toBe('135790');
});

test('signs up to a web service with the code that it mails', async () => {
  const SMTP_PORT = String(service.runtime.endpoints.smtp.port);
  const { printed: served } = example('made-up-service.mjs', [], { PORT: '0', SMTP_PORT });
  const { printed } = example('sign-up.mjs', [await served(/http:\/\/\S+/)]);
  expect(await printed(/Signed up as .*/)).toMatch(/@inbox\.localhost$/);
});

test('files attachments by what they hold', async () => {
  const content = randomBytes(100);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const { printed } = example('file-attachments.mjs', [directory]);
  await printed(/Watching/);
  await service.deliver({ to: service.development.inboxId, attachments: [{ filename: '../x', content }] });
  await printed(new RegExp(sha256));
  expect(readFileSync(join(directory, sha256))).toEqual(content);
});

test('finds words in every inbox, and marks them', async () => {
  const to = service.development.inboxId;
  await service.deliver({ to, subject: 'Order 77', text: 'The coffee machine is on its way.' });
  const { printed } = example('search.mjs', ['"coffee machine" -draft']);
  expect(await printed(/text: .*/)).toBe('text: The [coffee machine] is on its way.');
});

test('three workers share an inbox, and what the killed one held is handled by another', async () => {
  const { smtp } = service.runtime.endpoints;
  writeFileSync(join(directory, 'endpoints.json'), JSON.stringify({ smtp }));
  const { printed } = example('workers.mjs', [], { AGENT_INBOX_DATA_DIR: directory });
  const subject = (await printed(/ada was killed at Order \d/)).slice(-1);
  // In place of the half a minute of the shortest lease.
  expect(await endClaimsOf(service, 'ada')).toBe(1);
  expect(await printed(/(bob|cleo) handled Order \d, attempt 2/)).toContain(`Order ${subject}`);
  await printed(/All 6 orders are handled/);
});

test('receives webhooks that are signed, and no others', async () => {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const { printed } = example('webhook-receiver.mjs', [], { WEBHOOK_SECRET: secret, PORT: '0' });
  const url = await printed(/http:\/\/\S+/);
  const body = '{"event_type":"message.received","event_id":"evt_1","inbox_id":"a@b","message_id":"msg_1"}';
  const timestamp = String(Math.floor(Date.now() / 1000));
  const key = Buffer.from(secret.slice(6), 'base64');
  const signature = createHmac('sha256', key).update(`evt_1.${timestamp}.${body}`).digest('base64');
  const post = (signed: string) =>
    fetch(url, {
      method: 'POST',
      body,
      headers: { 'webhook-id': 'evt_1', 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signed}` },
    });
  expect((await post(signature)).status).toBe(204);
  await printed(/message\.received a@b msg_1/);
  expect((await post(randomBytes(32).toString('base64'))).status).toBe(400);
});
