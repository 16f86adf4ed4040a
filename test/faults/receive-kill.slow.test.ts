import { expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { killOnce, killSomeTwice, ONE_PER_STATE } from './kill-matrix.ts';
import { arrivals, caught, release } from './scenarios.ts';
import { seeded } from './seeded.ts';
import { openWorld } from './world.ts';

/** All pairs are a long test. */
const PAIRS = 8;

const world = opened(openWorld);

test.each([
  ...arrivals,
  ...caught,
  release,
])('a receiver that is killed at any request before or after its effect is completed by the next one: $name', async (scenario) => {
  const { requests, cases } = await killOnce(world, scenario);

  expect(cases).toBe(ONE_PER_STATE ? requests + 1 : 2 * requests);
  console.info(`${scenario.name}: ${requests} requests, ${cases} deaths`);
});

test('a receiver that is killed twice leaves nothing that the third does not repair', async () => {
  for (const scenario of [...arrivals, ...caught, release]) {
    const died = await killSomeTwice(world, scenario, PAIRS, seeded(PAIRS));

    expect(died).toBeGreaterThan(0);
  }
});
