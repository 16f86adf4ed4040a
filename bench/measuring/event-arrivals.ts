import { EventEmitter, once } from 'node:events';
import { WebSocket } from 'ws';
import * as z from 'zod';
import { httpsEndpoint } from '../../test/lambdas/webhooks/endpoint.ts';
import type { RuntimeProcess } from './runtime-process.ts';

const frameSchema = z.object({ type: z.literal('event'), event_id: z.string() });

export interface Arrivals extends AsyncDisposable {
  /** Resolves when `count` different events have arrived since the last call. @returns the time of the last one. */
  reached(count: number): Promise<number>;
}

class Tally extends EventEmitter {
  readonly #seen = new Set<string>();
  #read = 0;

  note(text: string): void {
    this.#seen.add(frameSchema.parse(JSON.parse(text)).event_id);
    this.emit('event', performance.now());
  }

  async reached(count: number): Promise<number> {
    let at = performance.now();
    while (this.#seen.size - this.#read < count) [at] = await once(this, 'event');
    this.#read += count;
    return at;
  }
}

export async function streamArrivals({ endpoints }: RuntimeProcess): Promise<Arrivals> {
  const tally = new Tally();
  const socket = new WebSocket(`${endpoints.ws_url}?api_key=${endpoints.api_key}`);
  socket.on('message', (data) => tally.note(data.toString()));
  await once(socket, 'open');
  return {
    reached: (count) => tally.reached(count),
    async [Symbol.asyncDispose]() {
      socket.close();
      await once(socket, 'close');
    },
  };
}

export async function webhookArrivals(runtime: RuntimeProcess): Promise<Arrivals> {
  const tally = new Tally();
  const endpoint = await httpsEndpoint((_message, reply) => {
    reply.writeHead(200).end();
    const newest = endpoint.requests.at(-1);
    if (newest !== undefined) tally.note(newest.body);
  });
  const created = await runtime.call('POST', '/webhooks', {
    url: `https://127.0.0.1:${endpoint.port}/hook`,
    event_types: ['message.received'],
  });
  const { webhook_id } = z.object({ webhook_id: z.string() }).parse(created);
  return {
    reached: (count) => tally.reached(count),
    async [Symbol.asyncDispose]() {
      await runtime.call('DELETE', `/webhooks/${webhook_id}`);
      await endpoint[Symbol.asyncDispose]();
    },
  };
}
