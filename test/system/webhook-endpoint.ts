import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import * as z from 'zod';
import { type HttpsEndpoint, httpsEndpoint } from '../lambdas/webhooks/endpoint.ts';
import type { Account, Service } from './service.ts';

const frameSchema = z.object({
  type: z.literal('event'),
  event_type: z.string(),
  event_id: z.string(),
  timestamp: z.string(),
  inbox_id: z.string().optional(),
  thread_id: z.string().optional(),
  message_id: z.string().optional(),
  webhook_id: z.string().optional(),
});
export type Frame = z.output<typeof frameSchema>;

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly frame: Frame;
}

export class OpenRequests {
  /** Whether endpoints that stop to answer have done so. */
  isHolding = false;
  now = 0;
  most = 0;
  ended = 0;
  readonly #replies = new Set<ServerResponse>();

  add(reply: ServerResponse): void {
    this.#replies.add(reply);
    this.now += 1;
    this.most = Math.max(this.most, this.now);
    reply.on('close', () => {
      this.#replies.delete(reply);
      this.now -= 1;
      this.ended += 1;
    });
  }

  release(status: number): void {
    this.isHolding = false;
    this.answer(status);
  }

  answer(status: number): void {
    const replies = [...this.#replies];
    this.#replies.clear();
    for (const reply of replies) reply.writeHead(status).end();
  }
}

/** An https endpoint on this machine that answers with the next of the statuses, the last of them for ever. */
export class WebhookEndpoint implements AsyncDisposable {
  readonly #endpoint: HttpsEndpoint;
  readonly #load: OpenRequests;

  private constructor(endpoint: HttpsEndpoint, load = new OpenRequests()) {
    this.#endpoint = endpoint;
    this.#load = load;
  }

  static async open(...statuses: readonly number[]): Promise<WebhookEndpoint> {
    const left = [...statuses];
    let status = 200;
    return WebhookEndpoint.answering(() => {
      status = left.shift() ?? status;
      return status;
    });
  }

  /** One whose status, and the header Retry-After, are asked for at each request. */
  static async answering(
    status: () => number,
    retryAfterSeconds: () => number | undefined = () => undefined,
  ): Promise<WebhookEndpoint> {
    return new WebhookEndpoint(
      await httpsEndpoint((_message, reply) => {
        const seconds = retryAfterSeconds();
        reply.writeHead(status(), seconds === undefined ? {} : { 'retry-after': String(seconds) }).end();
      }),
    );
  }

  /** One that holds requests until so many are there, answers those with 500, and all later ones with 200. */
  static async gathering(count: number): Promise<WebhookEndpoint> {
    const held: (() => void)[] = [];
    let isOpen = false;
    return new WebhookEndpoint(
      await httpsEndpoint((_message, reply) => {
        if (isOpen) return void reply.writeHead(200).end();
        held.push(() => reply.writeHead(500).end());
        if (held.length < count) return;
        isOpen = true;
        for (const fail of held.splice(0)) fail();
      }),
    );
  }

  /**
   * One that accepts requests and does not answer.
   * @param all counts its requests together with those of other endpoints
   */
  static async hanging(all: OpenRequests = new OpenRequests()): Promise<WebhookEndpoint> {
    const own = new OpenRequests();
    const endpoint = await httpsEndpoint((_message, reply) => {
      own.add(reply);
      all.add(reply);
    });
    return new WebhookEndpoint(endpoint, own);
  }

  /** One that answers at once until all are held. */
  static async stopping(all: OpenRequests): Promise<WebhookEndpoint> {
    const endpoint = await httpsEndpoint((_message, reply) => {
      if (all.isHolding) all.add(reply);
      else reply.writeHead(200).end();
    });
    return new WebhookEndpoint(endpoint, all);
  }

  get url(): string {
    return `https://127.0.0.1:${this.#endpoint.port}/hook`;
  }

  get received(): readonly Received[] {
    return this.#endpoint.requests.map(({ message, body }) => ({
      headers: message.headers,
      body,
      frame: frameSchema.parse(JSON.parse(body)),
    }));
  }

  get mostAtOnce(): number {
    return this.#load.most;
  }

  counts(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { frame } of this.received) counts.set(frame.event_id, (counts.get(frame.event_id) ?? 0) + 1);
    return counts;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#endpoint[Symbol.asyncDispose]();
  }
}

export interface Hook {
  readonly id: string;
  readonly secret: string;
}

export async function hookTo(
  service: Service,
  { apiKey }: Pick<Account, 'apiKey'>,
  endpoint: WebhookEndpoint,
  wanted: object = {},
): Promise<Hook> {
  const answer = await service.post(
    '/webhooks',
    { url: endpoint.url, event_types: ['message.received'], ...wanted },
    apiKey,
  );
  if (answer.status !== 201) throw new Error(`create webhook: ${answer.status} ${answer.text}`);
  return { id: answer.string('webhook_id'), secret: answer.string('secret') };
}
