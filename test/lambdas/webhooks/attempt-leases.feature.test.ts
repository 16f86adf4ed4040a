import { describe, expect, test } from 'vitest';
import { endpointKey, hostAttemptsKey, tenantAttemptsKey } from '../../../lambdas/store/keys.ts';
import { leasePoolOf, liveLeases, takeLease } from '../../../lambdas/store/limit/lease-pool.ts';
import type { Key } from '../../../lambdas/store/table/table.ts';
import { endpointOf } from '../../../lambdas/store/webhook/endpoints.ts';
import { ATTEMPT_LEASE_MS, MAX_IN_FLIGHT } from '../../../lambdas/webhooks/lane.ts';
import type { Attempt, SendOutcome } from '../../../lambdas/webhooks/send.ts';
import { seeded } from '../../faults/seeded.ts';
import { opened, silent } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { DeliveryWorld, ERROR, OK } from './delivery-world.ts';

const table = opened(openTestTable);
silent('log');

const MINUTE = 60_000;
/** Slow attempts of one tenant at one host: its own, and a third of the 15 of all. */
const SLOW_AT_HOST = 2 + 5;
const TIMEOUT: SendOutcome = { delivered: false, error: 'timeout', durationMs: 15_000 };

const poolOf = async (key: Key) => leasePoolOf(await table.row(key));

class Deferred {
  readonly underWay = new Map<string, number>();
  readonly most = new Map<string, number>();
  readonly #release: (() => void)[] = [];
  #total = 0;
  mostAtOnce = 0;

  async send({ url }: Attempt): Promise<SendOutcome> {
    const { host } = new URL(url);
    this.#count(host, 1);
    await new Promise<void>((resolve) => this.#release.push(resolve));
    this.#count(host, -1);
    return TIMEOUT;
  }

  get total(): number {
    return this.#total;
  }

  releaseAll(): void {
    for (const release of this.#release.splice(0)) release();
  }

  #count(host: string, change: number): void {
    const now = (this.underWay.get(host) ?? 0) + change;
    this.underWay.set(host, now);
    this.most.set(host, Math.max(this.most.get(host) ?? 0, now));
    this.#total += change;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#total);
  }
}

/** Works on what is due for some seconds, many workers side by side, while the endpoints hold what they got. */
async function runDeferred(
  world: DeliveryWorld,
  held: Deferred,
  isDeferred: (attempt: Attempt) => boolean,
  seconds = 20,
) {
  const { send } = world.services;
  const services = {
    ...world.services,
    send: (attempt: Attempt) => (isDeferred(attempt) ? held.send(attempt) : send(attempt)),
  };
  const rounds: Promise<void>[] = [];
  for (let second = 0; second < seconds; second++) {
    rounds.push(world.runTogether(services));
    await expect.poll(() => world.working === held.total).toBe(true);
    world.pass(1000);
  }
  return {
    async finish() {
      held.releaseAll();
      await Promise.all(rounds);
    },
  };
}

describe('attempts in flight', () => {
  test('are at most 7 slow ones of one tenant at a host: 2 of its own and a third of the slow ones; what finds no lease is not counted as an attempt', async () => {
    const world = new DeliveryWorld(table, { random: seeded(1) });
    using _world = world;
    await world.tenant();
    const healthy = await world.webhook();
    world.publish();
    await world.run();
    const dead = await world.webhook({ url: 'https://dead.test/' });
    for (let n = 0; n < 3 * SLOW_AT_HOST; n++) world.publish();
    await world.runTogether();
    const held = new Deferred();
    const running = await runDeferred(world, held, ({ url }) => url === dead.url);

    expect(held.total).toBe(SLOW_AT_HOST);
    // The healthy endpoint got everything while workers still waited for the other one.
    expect((await world.deliveries(healthy)).every(({ state }) => state === 'delivered')).toBe(true);
    await running.finish();
    expect(held.mostAtOnce).toBe(SLOW_AT_HOST);
    const begun = (await world.deliveries(dead)).filter(({ attempt }) => attempt > 0);
    expect(begun).toHaveLength(SLOW_AT_HOST);
    const { health } = endpointOf(await table.row(endpointKey(dead.webhookId)), world.now);
    expect(health.consecutiveTimeouts).toBe(SLOW_AT_HOST);
    for (const key of [tenantAttemptsKey(world.tenantId), hostAttemptsKey('dead.test')]) {
      const pool = await poolOf(key);
      expect([[...pool.counts.values()].some((count) => count !== 0), pool.held.size]).toEqual([false, 0]);
    }
  });

  test('are at most 20 of one tenant, whose fast webhooks get theirs while three quarters are held', async () => {
    const world = new DeliveryWorld(table, { random: seeded(1) });
    using _world = world;
    await world.tenant();
    const healthy = await world.webhook();
    world.publish();
    await world.run();
    for (let n = 0; n < 10; n++) await world.webhook({ url: `https://slow-${n}.test/` });
    for (let n = 0; n < 10; n++) world.publish();
    await world.runTogether();
    const held = new Deferred();
    const running = await runDeferred(world, held, ({ url }) => url.includes('slow-'));

    expect(held.total).toBeGreaterThanOrEqual(0.75 * MAX_IN_FLIGHT.tenant);
    expect((await world.deliveries(healthy)).every(({ state }) => state === 'delivered')).toBe(true);
    await running.finish();
    expect(held.mostAtOnce).toBeLessThanOrEqual(MAX_IN_FLIGHT.tenant);
  });

  test('are at most 15 slow ones at one host beyond the 2 that each tenant has whatever others do', async () => {
    const worlds = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const [world] = await DeliveryWorld.open(table, { random: seeded(1) });
        await world.webhook({ url: 'https://shared.test/path' });
        for (let n = 0; n < 12; n++) world.publish();
        await world.runTogether();
        return world;
      }),
    );
    const held = new Deferred();
    const finishes: (() => Promise<void>)[] = [];
    const ofTenants: number[] = [];
    for (const world of worlds) {
      const before = held.total;
      const { send } = world.services;
      const services = {
        ...world.services,
        send: (attempt: Attempt) => (attempt.url.includes('shared') ? held.send(attempt) : send(attempt)),
      };
      const rounds: Promise<void>[] = [];
      for (let second = 0; second < 10; second++) {
        rounds.push(world.runTogether(services));
        await expect.poll(() => world.working === held.total - before).toBe(true);
        world.pass(1000);
      }
      ofTenants.push(held.total - before);
      finishes.push(async () => {
        await Promise.all(rounds);
      });
    }

    // The first three have a third each of the slow ones.
    expect(ofTenants).toEqual([SLOW_AT_HOST, SLOW_AT_HOST, SLOW_AT_HOST, 2, 2]);
    held.releaseAll();
    for (const finish of finishes) await finish();
    expect(held.most.get('shared.test')).toBe(15 + 5 * MAX_IN_FLIGHT.tenantAtHost);
    for (const world of worlds) world[Symbol.dispose]();
  });

  test('of endpoints that stop to answer hold 2 workers of the main lane for a tenant at a host, 4 in all, and none of what another tenant needs there', async () => {
    const held = new Deferred();
    const knownAt = async (...hosts: readonly string[]) => {
      const world = new DeliveryWorld(table, { random: seeded(1) });
      await world.tenant();
      for (const host of hosts) await world.webhook({ url: `https://${host}.test/` });
      world.publish();
      await world.run();
      return world;
    };
    const worlds = await Promise.all(
      Array.from({ length: 5 }, () => knownAt('shared', 'shared', 'own-a', 'own-b')),
    );
    const quiet = await knownAt('shared');
    const rounds: Promise<void>[] = [];
    for (const world of worlds) {
      const before = held.total;
      for (let n = 0; n < 12; n++) world.publish();
      for (let round = 0; round < 4; round++) {
        rounds.push(world.runTogether({ ...world.services, send: (attempt) => held.send(attempt) }));
        await expect.poll(() => world.working === held.total - before).toBe(true);
      }
    }

    const workers = await Promise.all(
      worlds.map(async ({ tenantId, now }) => {
        const leases = liveLeases(await poolOf(tenantAttemptsKey(tenantId)), now);
        const main = leases.filter(({ shares }) => shares.includes('main'));
        return [
          main.filter(({ shares }) => shares.includes('at:shared.test')).length,
          main.length,
          leases.length,
        ];
      }),
    );
    expect(workers.every(([atHost = 3, main]) => atHost <= 2 && main === 4)).toBe(true);
    expect(held.most.get('shared.test')).toBeGreaterThan(MAX_IN_FLIGHT.host);
    for (let n = 0; n < 2; n++) quiet.publish();
    const since = quiet.elapsed;
    for (let round = 0; round < 2; round++) await quiet.runTogether();
    expect(quiet.requests.filter(({ at }) => at >= since)).toHaveLength(2);
    held.releaseAll();
    await Promise.all(rounds);
    for (const world of [...worlds, quiet]) world[Symbol.dispose]();
  });

  test('beyond the two of a tenant at a host whose other leases are held wait for its own, which its fast attempts return soon', async () => {
    const host = 'taken.test';
    const [world] = await DeliveryWorld.open(table, { random: seeded(1) });
    using _world = world;
    const webhook = await world.webhook({ url: `https://${host}/` });
    world.publish();
    await world.run();
    // Of others, ten seconds ago.
    const now = world.now;
    const until = now.getTime() + ATTEMPT_LEASE_MS - 10_000;
    const wanted = { key: hostAttemptsKey(host), limit: MAX_IN_FLIGHT.host, until, shares: [] };
    for (let n = 0; n < MAX_IN_FLIGHT.host; n++)
      expect(await takeLease({ table, now: () => now }, { ...wanted, token: `other-${n}` })).toBeUndefined();

    const events = 12;
    for (let n = 0; n < events; n++) world.publish();
    for (let second = 0; second < 12; second++) {
      await world.runTogether();
      world.pass(1000);
    }
    const deliveries = await world.deliveries(webhook);
    expect(deliveries.map(({ state }) => state)).toEqual(Array(events + 1).fill('delivered'));
  });

  test('that cannot open their secret take no lease', async () => {
    const [world] = await DeliveryWorld.open(table, { schedule: [0, 60] });
    using _world = world;
    world.publish();
    let asked = 0;
    const keyring = {
      key: async () => {
        asked += 1;
        throw new DeliveryWorld.Died();
      },
    };
    await world.run(1_000, { ...world.services, keyring });

    expect(asked).toBe(1);
    expect(liveLeases(await poolOf(tenantAttemptsKey(world.tenantId)), world.now)).toEqual([]);
    await world.run();
    expect(world.requests).toHaveLength(1);
  });

  test('of a worker that died free their leases after 40 seconds, without anybody who looks after them', async () => {
    const [world, webhook] = await DeliveryWorld.open(table, { schedule: [0, 60], random: seeded(1) });
    using _world = world;
    const events = Array.from({ length: MAX_IN_FLIGHT.webhook }, () => world.publish());
    await world.runTogether();
    const { send: _send, ...rest } = world.services;
    for (let second = 0; second < 5; second++) {
      await world.runTogether({
        ...rest,
        send: async () => {
          throw new DeliveryWorld.Died();
        },
      });
      world.pass(1000);
    }
    const held = liveLeases(await poolOf(tenantAttemptsKey(world.tenantId)), world.now).length;
    expect(held).toBeGreaterThan(MAX_IN_FLIGHT.webhook / 2);
    await world.run();

    const deliveries = await world.deliveries(webhook);
    expect(deliveries).toHaveLength(events.length);
    for (const { state, attempts } of deliveries) {
      expect(state).toBe('delivered');
      expect(attempts.at(-1)?.error).toBeUndefined();
    }
    const interrupted = deliveries.filter(({ attempts }) => attempts[0]?.error === 'interrupted');
    expect(interrupted.length).toBe(held);
  });
});

test('a breaker calls an endpoint after timeouts in a row with one probe at a time only, and everything comes when it is back', async () => {
  const world = new DeliveryWorld(table, {
    answer: ({ at }) => (at < 120 * MINUTE ? TIMEOUT : OK),
    random: seeded(1),
  });
  using _world = world;
  await world.tenant();
  const dead = await world.webhook({ url: 'https://dead.test/' });
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

describe('an attempt', () => {
  test('at an endpoint that answers fast writes four updates: a lease taken and returned, and the delivery twice', async () => {
    const [world] = await DeliveryWorld.open(table);
    using _world = world;
    world.publish();
    await world.run();
    world.publish();
    await world.runTogether();
    const calls = await table.callsOf(() => world.run());

    const counted = (name: string) => calls.filter((call) => call.name === name).length;
    expect(counted('BatchGetItem')).toBe(1);
    expect(counted('GetItem')).toBe(0);
    expect(counted('UpdateItem')).toBe(4);
    expect(world.requests).toHaveLength(2);
  });

  test('at an endpoint that fails keeps the time since when it fails, for as long as it does', async () => {
    const [world, webhook] = await DeliveryWorld.open(table, { answer: () => ERROR });
    using _world = world;
    world.publish();
    await world.run(60 * 60 * MINUTE);

    const { health } = endpointOf(await table.row(endpointKey(webhook.webhookId)), world.now);
    expect(health.failingSince).toBeLessThan(world.now.getTime() - 59 * 60 * MINUTE);
  });
});
