import { expect, test } from 'vitest';
import { opened, silent } from '../opened.ts';
import { KILLED, KILLED_TWICE_AT_TIMES } from './crash-scenarios.ts';
import { killOnce, killSomeTwice, ONE_PER_STATE } from './kill-matrix.ts';
import { seeded } from './seeded.ts';
import { openWorld } from './world.ts';

/** All pairs are a long test. */
const PAIRS = 12;

const world = opened(openWorld);
// What is due fails quietly where a process dies.
silent('error');

test.each(
  KILLED,
)('$name that is killed at any request, before or after its effect, is completed when it comes again, with its rows, objects and events', async (scenario) => {
  const { requests, cases } = await killOnce(world, scenario);

  expect(cases).toBe(ONE_PER_STATE ? requests + 1 : 2 * requests);
});

test.each(
  KILLED_TWICE_AT_TIMES,
)('$name that is killed twice is completed by the third run', async (scenario) => {
  expect(await killSomeTwice(world, scenario, PAIRS, seeded(PAIRS))).toBeGreaterThan(0);
});
