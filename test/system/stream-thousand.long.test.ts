import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { opened } from '../opened.ts';
import { Service } from './service.ts';
import { StreamClient } from './stream-client.ts';

/** A key has 600 requests a minute, and connecting is one. */
const KEYS = 2;
const SOCKETS_PER_KEY = 500;
const AT_ONCE = 8;
/** For a machine under load. */
const TIMEOUT_MS = 120_000;

describe('a thousand sockets of one tenant', () => {
  const service = opened(() => Service.start());
  const account = opened(() => service.account());

  test(
    'each get the one event of one mail',
    async () => {
      const clients: StreamClient[] = [];
      for (let key = 0; key < KEYS; key++) {
        const made = await service.post('/api-keys', { name: `key ${key}` }, account.apiKey);
        clients.push(...(await openSockets(made.string('api_key'))));
      }
      await service.deliver({ to: account.inboxId });
      const frames = await Promise.all(clients.map((client) => client.next()));

      expect(frames).toHaveLength(KEYS * SOCKETS_PER_KEY);
      const { event_id } = z.object({ event_id: z.string() }).parse(frames[0]);
      for (const frame of frames) {
        expect(frame).toMatchObject({ type: 'event', event_id, inbox_id: account.inboxId });
      }
      expect(Math.max(...clients.map((client) => client.frames.length))).toBe(1);
      for (const client of clients) client.socket.terminate();
    },
    TIMEOUT_MS,
  );

  async function openSockets(key: string): Promise<StreamClient[]> {
    const url = `${service.runtime.endpoints.ws_url}?api_key=${key}`;
    const clients: StreamClient[] = [];
    const waiting = Array.from({ length: SOCKETS_PER_KEY }).values();
    const opener = async () => {
      for (const _ of waiting) clients.push(await StreamClient.open(url));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, opener));
    return clients;
  }
});
