import { on, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { Service } from './service.ts';

const HOUR_MS = 3_600_000;

const service = opened(() => Service.start());
const account = opened(() => service.account());

function startClient(way: 'stream' | 'waitFor', offMs: number, inboxId: string): Worker {
  const { base_url: baseUrl, ws_url: streamUrl } = service.runtime.endpoints;
  const workerData = { way, offMs, inboxId, baseUrl, streamUrl, apiKey: account.apiKey };
  return new Worker(new URL('./client-with-clock.ts', import.meta.url), { workerData });
}

/** What a stream reports of an inbox that gets a mail before its call, one before its socket is open, and one after. */
async function streamed(offMs: number, expected: number): Promise<(string | undefined)[]> {
  const inboxId = await service.inbox(account.apiKey);
  await service.deliver({ to: inboxId, subject: 'before' });
  const client = startClient('stream', offMs, inboxId);
  try {
    expect(await once(client, 'message')).toEqual(['called']);
    await service.deliver({ to: inboxId, subject: 'meanwhile' });
    const ids: string[] = [];
    const enough = new Promise<void>((resolve) => {
      client.on('message', (id: string) => {
        ids.push(id);
        if (ids.length === expected) resolve();
      });
    });
    client.postMessage('open');
    await expect.poll(() => ids.length).toBeGreaterThan(0);
    await service.deliver({ to: inboxId, subject: 'after' });
    await enough;
    const messages = await service.messages({ inboxId, apiKey: account.apiKey });
    const subjects = new Map(
      messages.map((each) => [each.string('message_id'), each.string('subject')] as const),
    );
    return ids.map((id) => subjects.get(id));
  } finally {
    await client.terminate();
  }
}

const CLOCKS = [
  ['is right', 0],
  ['is an hour ahead', HOUR_MS],
  ['is an hour behind', -HOUR_MS],
] as const;

describe('a client whose clock', () => {
  test.each(
    CLOCKS,
  )('%s streams what arrives after its call, all of it and nothing else', async (_, offMs) => {
    expect(await streamed(offMs, 2)).toEqual(['meanwhile', 'after']);
  });

  test.each(CLOCKS)('%s waits for mail and finds what came just before its call', async (_, offMs) => {
    const inboxId = await service.inbox(account.apiKey);
    await service.deliver({ to: inboxId, subject: 'before' });
    const newest = await service.newest({ inboxId, apiKey: account.apiKey });
    const client = startClient('waitFor', offMs, inboxId);
    const said: unknown[] = [];
    try {
      for await (const [text] of on(client, 'message')) if (said.push(text) === 2) break;
    } finally {
      await client.terminate();
    }
    expect(said).toEqual(['called', newest.string('message_id')]);
  });
});
