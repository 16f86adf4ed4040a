import { afterAll, beforeAll, expect, test } from 'vitest';
import { Service } from './service.ts';
import { hookTo, openRequests, WebhookEndpoint } from './webhook-endpoint.ts';

/** Limits of attempts in flight (D-ADD-16). */
const MAX_IN_FLIGHT = { webhook: 10, tenant: 20 };
const SLOW_WEBHOOKS = 10;
const MAILS = 12;
/** For a machine under load; every request stays open until the test answers it or the attempt's 15 seconds are over. */
const PATIENCE = { timeout: 60_000, interval: 10 };

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

test('ten webhooks of one tenant that hold every request hold back no other tenant, and never more than 20 requests at once [D-ADD-16]', async () => {
  const held = openRequests();
  const endpoints = await Promise.all(
    Array.from({ length: SLOW_WEBHOOKS }, () => WebhookEndpoint.hanging(held)),
  );
  await using stack = new AsyncDisposableStack();
  for (const endpoint of endpoints) stack.use(endpoint);
  const quiet = await WebhookEndpoint.open();
  stack.use(quiet);
  const [attacker, tenant] = [await service.account(), await service.account()];
  await hookTo(service, tenant, quiet);
  await service.deliver({ to: tenant.inboxId });
  expect(quiet.received).toHaveLength(1);

  for (const endpoint of endpoints) await hookTo(service, attacker, endpoint);
  for (let n = 0; n < MAILS; n++) await service.send({ to: attacker.inboxId });
  await expect.poll(() => held.now, PATIENCE).toBeGreaterThan(4);

  // The delivery arrives before one of the open requests has ended.
  const endedBefore = held.ended;
  await service.send({ to: tenant.inboxId });
  await expect.poll(() => quiet.received.length, PATIENCE).toBe(2);
  expect({ ended: held.ended, areOpen: held.now > 0 }).toEqual({ ended: endedBefore, areOpen: true });

  // All of them are tried in the end, with what the limits let through.
  await expect.poll(() => endpoints.every(({ received }) => received.length > 0), PATIENCE).toBe(true);
  expect(held.most).toBeLessThanOrEqual(MAX_IN_FLIGHT.tenant);
  for (const { mostAtOnce } of endpoints) expect(mostAtOnce).toBeLessThanOrEqual(MAX_IN_FLIGHT.webhook);
}, 180_000);
