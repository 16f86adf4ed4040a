import { expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { Service } from './service.ts';
import { hookTo, OpenRequests, WebhookEndpoint } from './webhook-endpoint.ts';

/** Limits of attempts in flight (D-ADD-16). */
const MAX_IN_FLIGHT = { webhook: 10, tenant: 20 };
const SLOW_WEBHOOKS = 10;
const MAILS = 12;
/** For a machine under load; a request stays open until the test answers it or its 15 seconds are over. */
const PATIENCE = { timeout: 60_000, interval: 10 };

const service = opened(() => Service.start());

test('ten webhooks of one tenant whose endpoints do not answer delay no other tenant, and have at most 20 open requests [D-ADD-16]', async () => {
  const open = new OpenRequests();
  const endpoints = await Promise.all(
    Array.from({ length: SLOW_WEBHOOKS }, () => WebhookEndpoint.hanging(open)),
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
  await expect.poll(() => open.now, PATIENCE).toBeGreaterThan(4);

  // The delivery arrives before one of the open requests has ended.
  const endedBefore = open.ended;
  await service.send({ to: tenant.inboxId });
  await expect.poll(() => quiet.received.length, PATIENCE).toBe(2);
  expect({ ended: open.ended, areOpen: open.now > 0 }).toEqual({ ended: endedBefore, areOpen: true });

  // When the open requests are answered, the others follow: each endpoint receives one, within the limits.
  const answerOpen = (): boolean => {
    open.answer(500);
    return endpoints.every(({ received }) => received.length > 0);
  };
  await expect.poll(answerOpen, PATIENCE).toBe(true);
  expect(open.most).toBeLessThanOrEqual(MAX_IN_FLIGHT.tenant);
  for (const { mostAtOnce } of endpoints) expect(mostAtOnce).toBeLessThanOrEqual(MAX_IN_FLIGHT.webhook);
}, 180_000);
