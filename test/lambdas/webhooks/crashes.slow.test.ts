import { describe, expect, test } from 'vitest';
import { opened, silent } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { type Answer, DeliveryWorld, ERROR, OK } from './delivery-world.ts';

const table = opened(openTestTable);
silent('log');

const SCHEDULE = [0, 5, 60];

/** An endpoint's behaviour, and what the log has to say in the end when nothing crashes. */
const endpoints: Readonly<Record<string, { answer: () => Answer; state: string; attempts: number }>> = {
  'that works': { answer: () => () => OK, state: 'delivered', attempts: 1 },
  'that fails once': {
    answer: () => {
      let calls = 0;
      return () => (calls++ === 0 ? ERROR : OK);
    },
    state: 'delivered',
    attempts: 2,
  },
  'that always fails': { answer: () => () => ERROR, state: 'dead', attempts: 3 },
  'that is gone': {
    answer: () => () => ({ delivered: false, status: 410, error: 'status' }),
    state: 'abandoned',
    attempts: 1,
  },
};
const cases = Object.entries(endpoints);

async function expectTruth(
  world: DeliveryWorld,
  webhook: Parameters<DeliveryWorld['deliveries']>[0],
  state: string,
) {
  const deliveries = await world.deliveries(webhook);
  expect(deliveries).toHaveLength(1);
  const [delivery] = deliveries;
  expect(world.waiting).toBe(0);
  expect(world.requests.length).toBeGreaterThanOrEqual(1);
  expect(world.requests.length).toBeLessThanOrEqual(SCHEDULE.length);
  expect(delivery?.state).toBe(state);
  // One entry for each attempt, in order; one that could not be logged says so.
  const logged = delivery?.attempts ?? [];
  expect(logged.map(({ attempt }) => attempt)).toEqual(logged.map((_, index) => index + 1));
  expect(delivery?.attempt).toBe(logged.length);
  const interrupted = logged.filter(({ error }) => error === 'interrupted').length;
  expect(interrupted).toBeLessThanOrEqual(1);
  expect(world.requests.length).toBeGreaterThanOrEqual(logged.length - interrupted);
  expect(world.requests.length).toBeLessThanOrEqual(logged.length);
  expect(delivery?.leased_until).toBeUndefined();
  if (state === 'dead') expect(world.dead.length).toBeGreaterThanOrEqual(1);
  if (state !== 'dead') expect(world.dead).toEqual([]);
  expect((await world.reread(webhook))?.enabled).toBe(state !== 'abandoned');
}

describe.each(cases)('an endpoint %s', (_name, { answer, state, attempts }) => {
  test('is tried as often as it takes when nothing crashes', async () => {
    const [world, webhook] = await DeliveryWorld.open(table, { schedule: SCHEDULE, answer: answer() });
    using _world = world;
    world.publish();
    await world.run();

    await expectTruth(world, webhook, state);
    expect(world.requests).toHaveLength(attempts);
    expect((await world.deliveries(webhook))[0]?.attempts.map(({ error }) => error)).not.toContain(
      'interrupted',
    );
  });

  test('gets each event at least once and at most 20 times when a worker dies before or after any effect', async () => {
    let effects: number;
    {
      const [world] = await DeliveryWorld.open(table, { schedule: SCHEDULE, answer: answer() });
      using _world = world;
      world.effects = 0;
      world.publish();
      await world.run();
      effects = world.effects;
    }
    expect(effects).toBeGreaterThanOrEqual(10);
    for (let effect = 0; effect < effects; effect++) {
      for (const when of ['before', 'after'] as const) {
        const [world, webhook] = await DeliveryWorld.open(table, { schedule: SCHEDULE, answer: answer() });
        using _world = world;
        world.dieAt({ effect, when });
        world.publish();
        await world.run();
        await expectTruth(world, webhook, state);
      }
    }
  });

  test('is tried no oftener when each message and each event comes three times', async () => {
    const [world, webhook] = await DeliveryWorld.open(table, {
      schedule: SCHEDULE,
      answer: answer(),
      copies: 3,
    });
    using _world = world;
    world.publish();
    await world.run();

    await expectTruth(world, webhook, state);
    expect(world.requests).toHaveLength(attempts);
  });

  test('is tried no oftener when all copies are worked on side by side', async () => {
    const [world, webhook] = await DeliveryWorld.open(table, {
      schedule: SCHEDULE,
      answer: answer(),
      copies: 3,
    });
    using _world = world;
    world.publish();
    await world.runTogether();
    await world.runTogether();
    await world.run();

    await expectTruth(world, webhook, state);
    expect(world.requests).toHaveLength(attempts);
  });
});

test('copies of a message have no offspring: what is queued does not grow from attempt to attempt', async () => {
  const attempts = 8;
  const [world, webhook] = await DeliveryWorld.open(table, {
    schedule: [0, ...Array(attempts - 1).fill(60)],
    answer: () => ERROR,
    copies: 2,
  });
  using _world = world;
  world.publish();
  await world.run();

  expect(world.requests).toHaveLength(attempts);
  expect((await world.deliveries(webhook))[0]?.state).toBe('dead');
  // Two copies of each event and attempt queue the next one each; those that hop on the way do so once more.
  expect(world.sent).toBeLessThanOrEqual(12 * attempts);
});
