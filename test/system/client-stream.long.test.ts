import { connect, createServer, type Server, type Socket } from 'node:net';
import { AgentInbox, type MessageEvent } from 'agent-inbox-client/source';
import { expect, test } from 'vitest';
import { listenOnLoopback } from '../../packages/laptop/src/engines/listen.ts';
import { opened } from '../opened.ts';
import { Service } from './service.ts';

const service = opened(() => Service.start());
const account = opened(() => service.account());

function clientOf(apiKey: string, streamUrl: string): AgentInbox {
  return new AgentInbox({ baseUrl: service.runtime.endpoints.base_url, apiKey, streamUrl });
}

class Relay {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  connections = 0;
  url = '';

  constructor(target: URL) {
    this.#server = createServer((incoming) => {
      this.connections += 1;
      const outgoing = connect(Number(target.port), target.hostname);
      for (const [from, to] of [
        [incoming, outgoing],
        [outgoing, incoming],
      ] as const) {
        this.#sockets.add(from);
        from.pipe(to);
        from.on('error', () => to.destroy());
        from.on('close', () => to.destroy());
      }
    });
  }

  async open(target: URL): Promise<void> {
    const port = await listenOnLoopback(this.#server, 0);
    const url = new URL(target);
    url.port = String(port);
    this.url = url.href;
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}

test('tells each of 500 mails once although it is cut off 20 times', async () => {
  const inboxId = await service.inbox(account.apiKey);
  const target = new URL(service.runtime.endpoints.ws_url ?? '');
  const relay = new Relay(target);
  await relay.open(target);
  const stop = new AbortController();
  const seen: MessageEvent[] = [];
  const done = (async () => {
    const events = clientOf(account.apiKey, relay.url).stream({
      inbox_ids: [inboxId],
      since: new Date(),
      signal: stop.signal,
    });
    for await (const event of events) {
      seen.push(event);
      if (seen.length === 500) stop.abort();
    }
  })().catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });

  for (let cut = 0; cut < 20; cut += 1) {
    await Promise.all(
      Array.from({ length: 25 }, (_, mail) => service.send({ to: inboxId, subject: `${cut}.${mail}` })),
    );
    const before = relay.connections;
    await expect.poll(() => relay.connections).toBeGreaterThan(0);
    relay.cut();
    await expect.poll(() => relay.connections).toBeGreaterThan(before);
  }
  await done;
  await relay.close();

  expect(relay.connections).toBeGreaterThan(20);
  expect(new Set(seen.map(({ message_id }) => message_id)).size).toBe(500);
  expect(seen).toHaveLength(500);
});
