import { afterAll, expect, test } from 'vitest';
import { type Account, Service } from './service.ts';
import { hookTo, OpenRequests, WebhookEndpoint } from './webhook-endpoint.ts';

/** A tenant may hold four workers of webhooks that have answered fast: together these tenants want 24. */
const TENANTS = 6;
const MAILS = 4;
const CALLS = 30;
/** For a machine under load; a request stays open until the test answers it or its 15 seconds are over. */
const PATIENCE = { timeout: 60_000, interval: 10 };

const started = new AsyncDisposableStack();
afterAll(() => started.disposeAsync());

/** A service with the waiting calls that the account allows. */
async function start(executions: number, settings: Readonly<Record<string, string>> = {}): Promise<Service> {
  const service = await Service.start({ account: { executions }, settings, without: ['waitingCalls'] });
  started.defer(() => service.stop());
  return service;
}

const wait = (service: Service, { inboxId }: Account, key: string) =>
  service.get(`/inboxes/${inboxId}/messages?wait=25`, key);

const whoami = async (service: Service, { apiKey }: Account) => (await service.get('/whoami', apiKey)).status;

/** Sends a burst of events to webhooks that have answered fast until then, and answer no more. */
async function burst(service: Service, open: OpenRequests, stack: AsyncDisposableStack): Promise<void> {
  const endpoints = await Promise.all(Array.from({ length: TENANTS }, () => WebhookEndpoint.stopping(open)));
  const tenants: Account[] = [];
  for (const endpoint of endpoints) {
    stack.use(endpoint);
    const tenant = await service.account();
    await hookTo(service, tenant, endpoint);
    await service.deliver({ to: tenant.inboxId });
    expect(endpoint.received).toHaveLength(1);
    tenants.push(tenant);
  }
  open.isHolding = true;
  for (let n = 0; n < MAILS; n++) {
    for (const { inboxId } of tenants) await service.send({ to: inboxId });
  }
}

test('ten executions leave the API and receiving alive in a burst to webhooks that stop to answer', async () => {
  const service = await start(10);
  const account = await service.account();
  const open = new OpenRequests();
  await using stack = new AsyncDisposableStack();
  await burst(service, open, stack);
  // Two workers of the main lane, and two of the slow one with ten attempts each.
  await expect.poll(() => open.now, PATIENCE).toBeGreaterThan(4);

  const statuses = [];
  for (let n = 0; n < CALLS; n++) statuses.push(await whoami(service, account));
  expect(new Set(statuses)).toEqual(new Set([200]));
  await service.send({ to: account.inboxId, subject: 'arrives' });
  await expect.poll(async () => (await service.messages(account)).length, PATIENCE).toBe(1);
  expect(open.now).toBeGreaterThan(0);
  open.release(200);
}, 180_000);

test('ten executions with the limits of 1,000 leave none for the API in the same burst', async () => {
  const service = await start(10, { concurrency: '1000' });
  const account = await service.account();
  const open = new OpenRequests();
  await using stack = new AsyncDisposableStack();
  await burst(service, open, stack);

  await expect.poll(() => whoami(service, account), PATIENCE).toBe(503);
  open.release(200);
}, 180_000);

test('ten executions let two calls wait in the API, refuse one more in the envelope, and answer others', async () => {
  const service = await start(10);
  const account = await service.account();
  const calls = [1, 2].map(() => wait(service, account, account.apiKey));
  await expect.poll(() => service.waitingCalls(account), PATIENCE).toBe(2);

  expect((await wait(service, account, account.apiKey)).string('name')).toBe('rate_limited');
  expect(await whoami(service, account)).toBe(200);
  await service.send({ to: account.inboxId });
  for (const call of calls) expect((await call).list('messages')).toHaveLength(1);
}, 180_000);

test('1,000 executions let 60 calls of an agent team wait without a setting, and a mail ends all of them', async () => {
  const service = await start(1_000);
  const account = await service.account();
  const keys = [account.apiKey, await service.key(account.apiKey), await service.key(account.apiKey)];
  const calls = keys.flatMap((key) => Array.from({ length: 20 }, () => wait(service, account, key)));
  await expect.poll(() => service.waitingCalls(account), PATIENCE).toBe(60);

  await service.send({ to: account.inboxId });
  for (const call of calls) expect((await call).list('messages')).toHaveLength(1);
}, 180_000);
