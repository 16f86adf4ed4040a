import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, expect, test } from 'vitest';
import { request } from './answer.ts';
import { ChildRuntime } from './child-runtime.ts';
import { WebhookEndpoint } from './webhook-endpoint.ts';

const RETRIES = 100;
/** The endpoint fails until the runtime is killed, however long that takes on a machine under load. */
const SCHEDULE = [0, ...Array(15).fill(5)];
/** When the endpoint asks to be tried again: by then the first attempts are over and the runtime is killed. */
const AGAIN_MS = 20_000;
/** Messages that were being worked on at the kill come again after their visibility timeout of two minutes. */
const PATIENCE = { timeout: 240_000, interval: 200 };
const SIDE_BY_SIDE = 10;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function start(dataDir: string): Promise<ChildRuntime> {
  const runtime = await ChildRuntime.start(dataDir, ['--set', `webhookSchedule=${JSON.stringify(SCHEDULE)}`]);
  cleanups.push(() => runtime.kill());
  return runtime;
}

test('a runtime that is killed with 100 retries pending makes every one of them after the restart', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'webhooks-kill-'));
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const first = await start(dataDir);
  let status = 500;
  const again = Date.now() + AGAIN_MS;
  await using endpoint = await WebhookEndpoint.answering(
    () => status,
    () => Math.max(0, Math.ceil((again - Date.now()) / 1000)),
  );
  const { base_url, api_key } = first.endpoints;
  const created = await request(`${base_url}/webhooks`, {
    method: 'POST',
    headers: { 'x-api-key': api_key },
    body: JSON.stringify({ url: endpoint.url, event_types: ['message.received'] }),
  });
  expect(created.status).toBe(201);
  const log = async (runtime: ChildRuntime, state: string): Promise<number> => {
    const url = `${runtime.endpoints.base_url}/webhooks/${created.string('webhook_id')}/deliveries?limit=100`;
    const answer = await request(url, { headers: { 'x-api-key': api_key } });
    const logged = answer.list('deliveries').filter((each) => each.list('attempts').length > 0);
    return logged.filter((each) => each.string('state') === state).length;
  };

  const { smtp, inbox_id: to } = first.endpoints;
  const mails = createTransport({ ...smtp, ignoreTLS: true, pool: true, maxConnections: SIDE_BY_SIDE });
  await Promise.all(
    Array.from({ length: RETRIES }, (_, n) => {
      const subject = `mail ${n}`;
      return mails.sendMail({ from: 'ada@sender.example', to, subject, text: subject });
    }),
  );
  mails.close();
  await expect.poll(() => log(first, 'pending'), PATIENCE).toBe(RETRIES);
  await first.kill();
  expect(endpoint.counts().size).toBe(RETRIES);
  status = 200;

  const second = await start(dataDir);
  await expect.poll(() => log(second, 'delivered'), PATIENCE).toBe(RETRIES);
  expect(endpoint.counts().size).toBe(RETRIES);
  expect(Math.max(...endpoint.counts().values())).toBeLessThanOrEqual(SCHEDULE.length);
  expect(Math.min(...endpoint.counts().values())).toBeGreaterThanOrEqual(2);
}, 600_000);
