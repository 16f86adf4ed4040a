import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { killTwice } from './kill-matrix.ts';
import { recoveryInThreeJobs, replayInThreeJobs } from './log-scenarios.ts';
import { arrivals, release, toWebhooks } from './scenarios.ts';
import { toSockets } from './socket-scenarios.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

describe('work that is killed at any request', () => {
  test.each([
    ...arrivals,
    release,
    toWebhooks,
    toSockets,
    replayInThreeJobs,
    recoveryInThreeJobs,
  ])('and again at any request of its repetition is done by the third one: $name', async (scenario) => {
    const { requests, cases } = await killTwice(world, scenario);

    expect(cases).toBeGreaterThanOrEqual(2 * requests);
    console.info(`${scenario.name}: ${requests} requests, ${cases} pairs of deaths`);
  }, 3_600_000);
});
