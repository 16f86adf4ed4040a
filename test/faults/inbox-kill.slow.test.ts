import { expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { inboxCreated, inboxDeleted } from './inbox-scenarios.ts';
import { killOnce, killSomeTwice, ONE_PER_STATE } from './kill-matrix.ts';
import { seeded } from './seeded.ts';
import { openWorld } from './world.ts';

const world = opened(openWorld);

test.each([
  inboxCreated,
  inboxDeleted,
])('$name that is killed at any request, also between the announcement of its event and its write, is completed when it is asked for again, with its event', async (scenario) => {
  const { requests, cases } = await killOnce(world, scenario);

  expect(cases).toBe(ONE_PER_STATE ? requests + 1 : 2 * requests);
  expect(await killSomeTwice(world, scenario, 12, seeded(12))).toBeGreaterThan(0);
});
