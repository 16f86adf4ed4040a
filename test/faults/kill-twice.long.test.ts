import { expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { KILLED_TWICE } from './crash-scenarios.ts';
import { killTwice } from './kill-matrix.ts';
import { openWorld } from './world.ts';

const world = opened(openWorld);

test.each(
  KILLED_TWICE,
)('work that is killed at any request and again at any request of its repetition is done by the third one: $name', async (scenario) => {
  const { requests, cases } = await killTwice(world, scenario);

  expect(cases).toBeGreaterThanOrEqual(2 * requests);
  console.info(`${scenario.name}: ${requests} requests, ${cases} pairs of deaths`);
}, 3_600_000);
