import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointKey, endpointOf, PLACES } from '../../../lambdas/store/endpoints.ts';
import type { Attempt, SendOutcome } from '../../../lambdas/webhooks/send.ts';
import { openTestTable, type TestTable } from '../store/test-table.ts';
import { DeliveryWorld, silenceLog } from './delivery-world.ts';

let table: TestTable;
beforeAll(async () => {
  silenceLog();
  table = await openTestTable();
});
afterAll(() => table.stop());

const DEAD_URL = 'https://dead.test/';
const TIMEOUT: SendOutcome = { delivered: false, error: 'timeout', durationMs: 15_000 };
const MINUTE = 60_000;

/** A tenant with a dead endpoint beside a healthy one, and as many events for both. */
async function deadBesideHealthy(events: number) {
  const world = new DeliveryWorld(table, { random: Math.random });
  await world.tenant();
  const dead = await world.webhook({ url: DEAD_URL });
  const healthy = await world.webhook();
  for (let n = 0; n < events; n++) world.publish();
  return { world, dead, healthy };
}

test('has at most ten attempts under way at once, and what finds no place loses none', async () => {
  const { world, dead, healthy } = await deadBesideHealthy(40);
  using _world = world;
  let underWay = 0;
  let most = 0;
  const finish: (() => void)[] = [];
  const { send } = world.services;
  const hanging = async (attempt: Attempt): Promise<SendOutcome> => {
    if (attempt.url !== DEAD_URL) return send(attempt);
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise<void>((resolve) => finish.push(resolve));
    underWay -= 1;
    return TIMEOUT;
  };
  await world.runTogether();
  const rounds: Promise<void>[] = [];
  // The healthy endpoint gets everything while the dead one still holds its workers.
  for (let second = 0; second < 20; second++) {
    rounds.push(world.runTogether({ ...world.services, send: hanging }));
    await expect.poll(() => world.working === underWay).toBe(true);
    world.pass(1000);
  }
  expect(world.requests).toHaveLength(40);
  expect(underWay).toBe(PLACES);
  for (const end of finish) end();
  await Promise.all(rounds);

  expect(most).toBe(PLACES);
  expect((await world.deliveries(healthy)).every(({ state }) => state === 'delivered')).toBe(true);
  const begun = (await world.deliveries(dead)).filter(({ attempt }) => attempt > 0);
  expect(begun).toHaveLength(PLACES);
  const endpoint = endpointOf(await table.row(endpointKey(dead.webhookId)), world.now);
  expect(endpoint.places.every((place) => place === undefined)).toBe(true);
  expect(endpoint.health.consecutiveTimeouts).toBe(PLACES);
});

test('is left alone after timeouts in a row, but for one probe at a time, and everything comes when it is back', async () => {
  const world = new DeliveryWorld(table, {
    answer: ({ at }) => (at < 120 * MINUTE ? TIMEOUT : { delivered: true, status: 200 }),
    random: Math.random,
  });
  using _world = world;
  await world.tenant();
  const dead = await world.webhook({ url: DEAD_URL });
  for (let n = 0; n < 50; n++) world.publish();
  await world.run(120 * MINUTE);

  // Without a breaker: 50 events, five attempts each by now. With it: five to open it, then ever rarer probes.
  expect(world.requests.length).toBeLessThan(25);
  await world.run();
  const deliveries = await world.deliveries(dead);
  expect(deliveries.map(({ state }) => state)).toEqual(deliveries.map(() => 'delivered'));
  expect(deliveries).toHaveLength(50);
  const lastAt = Math.max(...world.requests.map(({ at }) => at));
  expect(lastAt).toBeLessThan(24 * 60 * MINUTE);
});

test('of a worker that died comes free by itself', async () => {
  const [world, webhook] = await DeliveryWorld.open(table, { schedule: [0, 60], random: Math.random });
  using _world = world;
  const events = Array.from({ length: PLACES }, () => world.publish());
  await world.runTogether();
  const { send: _send, ...rest } = world.services;
  await world.runTogether({
    ...rest,
    send: async () => {
      throw new DeliveryWorld.Died();
    },
  });
  const taken = endpointOf(await table.row(endpointKey(webhook.webhookId)), world.now).places;
  expect(taken.filter((place) => place !== undefined).length).toBeGreaterThan(PLACES / 2);
  await world.run();

  const deliveries = await world.deliveries(webhook);
  expect(deliveries).toHaveLength(events.length);
  for (const { state, attempts } of deliveries) {
    expect(state).toBe('delivered');
    expect(attempts.at(-1)?.error).toBeUndefined();
  }
  const interrupted = deliveries.filter(({ attempts }) => attempts[0]?.error === 'interrupted');
  expect(interrupted.length).toBeGreaterThan(PLACES / 2);
});
