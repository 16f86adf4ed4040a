import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { killOnce, killTwice } from './kill-matrix.ts';
import { arrivals, release } from './scenarios.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

describe('a receiver that is killed at any request, before or after its effect, leaves nothing that the next does not mend', () => {
  test.each([...arrivals, release])('$name', async (scenario) => {
    const { requests, cases } = await killOnce(world, scenario);

    expect(cases).toBe(2 * requests);
    console.info(`${scenario.name}: ${requests} requests, ${cases} deaths`);
  });
});

test('a receiver that is killed twice leaves nothing that the third does not mend (all pairs are a long test)', async () => {
  for (const scenario of [...arrivals, release]) {
    const { cases } = await killTwice(world, scenario, (pair) => pair % 197 === 0);

    expect(cases).toBeGreaterThan(1);
  }
});
