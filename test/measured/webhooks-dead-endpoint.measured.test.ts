import { expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { Service } from '../system/service.ts';
import { hookTo, WebhookEndpoint } from '../system/webhook-endpoint.ts';
import { announce, nothingDue } from '../system/webhook-events.ts';

const EVENTS = 1000;
/** Fewer than one endpoint may have under way, so that none waits for its own like. */
const HEALTHY = 8;
const PLACES = 10;
/** What an attempt at a dead endpoint holds a worker for: waiting behind one would show as at least this. */
const DEADLINE_MS = 15_000;
/** For a machine under load. */
const PATIENCE = { timeout: 240_000, interval: 20 };

const service = opened(() => Service.start());

test('one dead endpoint that holds 1,000 events delays no healthy one', async () => {
  await using dead = await WebhookEndpoint.hanging();
  await using healthy = await WebhookEndpoint.open();
  const [deadAccount, healthyAccount] = [await service.account(), await service.account()];
  await hookTo(service, deadAccount, dead);
  await hookTo(service, healthyAccount, healthy);

  /** How long it takes until the healthy endpoint has had some more events. */
  const deliver = async (): Promise<number> => {
    const before = healthy.counts().size;
    const began = performance.now();
    await announce(service, healthyAccount, HEALTHY);
    await expect.poll(() => healthy.counts().size, PATIENCE).toBe(before + HEALTHY);
    return Math.round(performance.now() - began);
  };
  await deliver();
  const alone = await deliver();

  await announce(service, deadAccount, EVENTS);
  await expect.poll(() => dead.received.length, PATIENCE).toBeGreaterThanOrEqual(PLACES);
  await expect.poll(() => nothingDue(service), PATIENCE).toBe(true);
  const beside = await deliver();

  expect(beside).toBeLessThan(DEADLINE_MS);
  expect(dead.mostAtOnce).toBeLessThanOrEqual(PLACES);
  console.info(`${HEALTHY} deliveries: alone ${alone} ms, beside ${EVENTS} dead ones ${beside} ms`);
}, 600_000);
