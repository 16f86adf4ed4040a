import { afterAll, expect, test } from 'vitest';
import { httpsEndpoint } from '../lambdas/webhooks/endpoint.ts';
import { type Account, Service } from './service.ts';
import { OpenRequests } from './webhook-endpoint.ts';

const TENANTS = 5;
const MAILS = 6;
/** For a machine under load; a request stays open until the test answers it or its 15 seconds are over. */
const PATIENCE = { timeout: 60_000, interval: 10 };

const started = new AsyncDisposableStack();
afterAll(() => started.disposeAsync());

/** Webhooks of several tenants at one host. Some of them stop to answer. */
class Host {
  readonly open = new OpenRequests();
  quiet = 0;
  answered = 0;
  readonly #service: Service;
  readonly #port: number;

  private constructor(service: Service, port: number) {
    this.#service = service;
    this.#port = port;
  }

  static async of(service: Service): Promise<Host> {
    let host: Host | undefined;
    const endpoint = await httpsEndpoint(({ url = '' }, reply) => {
      if (host === undefined) return;
      const isQuiet = url.startsWith('/quiet');
      if (isQuiet) host.quiet += 1;
      if (!isQuiet && host.open.isHolding) return host.open.add(reply);
      host.answered += 1;
      reply.writeHead(200).end();
    });
    started.use(endpoint);
    host = new Host(service, endpoint.port);
    return host;
  }

  /** An account with two webhooks that are known to be fast. */
  async tenant(path: string): Promise<Account> {
    const account = await this.#service.account();
    const before = this.answered;
    for (const n of [0, 1]) {
      const url = `https://127.0.0.1:${this.#port}${path}/${n}`;
      const body = { url, event_types: ['message.received'] };
      const made = await this.#service.post('/webhooks', body, account.apiKey);
      expect(made.status).toBe(201);
    }
    await this.#service.send({ to: account.inboxId });
    await expect.poll(() => this.answered - before, PATIENCE).toBe(2);
    return account;
  }
}

test.each([
  1_000, 10,
])('a burst to fast webhooks arrives while those of five other tenants at the host wait for their answers, with the limits of %i executions [D-ADD-16]', async (executions) => {
  const service = await Service.start({ account: { executions }, without: ['waitingCalls'] });
  started.defer(() => service.stop());
  const host = await Host.of(service);
  const quiet = await host.tenant('/quiet');
  const attackers: Account[] = [];
  for (let n = 0; n < TENANTS; n++) attackers.push(await host.tenant(`/slow/${n}`));
  host.open.isHolding = true;
  for (let n = 0; n < 6; n++) for (const { inboxId } of attackers) await service.send({ to: inboxId });
  // Two of each tenant, and more than one execution of each function could hold by batches.
  await expect.poll(() => host.open.now, PATIENCE).toBeGreaterThanOrEqual(3 * TENANTS);

  const before = host.quiet;
  const { now: held, ended } = host.open;
  await Promise.all(Array.from({ length: MAILS }, () => service.send({ to: quiet.inboxId })));
  await expect.poll(() => host.quiet - before, PATIENCE).toBe(2 * MAILS);
  // It did not wait for all that were open, however long a loaded machine took.
  expect(host.open.ended - ended).toBeLessThan(held);
  host.open.release(200);
}, 180_000);
