import { describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { killOnce, killSomeTwice, ONE_PER_STATE } from './kill-matrix.ts';
import { recovery, recoveryInThreeJobs, replayInThreeJobs, replayToSocket } from './log-scenarios.ts';
import { toWebhooks } from './scenarios.ts';
import { seeded } from './seeded.ts';
import { toSockets, toSocketsInJobs } from './socket-scenarios.ts';
import { openWorld } from './world.ts';

/** All pairs are a long test. */
const PAIRS = 12;

const world = opened(openWorld);

describe('a fan-out, a replay or a recovery that is killed at any request', () => {
  test.each([
    toWebhooks,
    toSockets,
    toSocketsInJobs,
    replayToSocket,
    replayInThreeJobs,
    recovery,
    recoveryInThreeJobs,
  ])('before or after its effect is completed by the next one: $name', async (scenario) => {
    const { requests, cases } = await killOnce(world, scenario);

    expect(cases).toBe(ONE_PER_STATE ? requests + 1 : 2 * requests);
    console.info(`${scenario.name}: ${requests} requests, ${cases} deaths`);
  });

  test.each([
    toWebhooks,
    toSockets,
    toSocketsInJobs,
    replayToSocket,
    replayInThreeJobs,
    recovery,
    recoveryInThreeJobs,
  ])('$name, when the next is killed as well', async (scenario) => {
    const died = await killSomeTwice(world, scenario, PAIRS, seeded(PAIRS));

    expect(died).toBeGreaterThan(0);
  });
});
