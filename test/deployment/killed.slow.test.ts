import { expect, test } from 'vitest';
import type { Command, DeploymentWorld } from './deployment-world.ts';
import { deployed, outdated, prepared, YES } from './prepared-world.ts';

/**
 * Kills the command after each of its calls has reached AWS, starts it again, and compares what is there in the end.
 * @returns how many calls it makes
 */
async function expectSameEnd(world: DeploymentWorld, command: Command): Promise<number> {
  const restore = world.save();
  const { calls, failure } = await world.run(command);
  const expected = world.state();
  for (let at = 1; at <= calls; at++) {
    restore();
    const killed = await world.run(command, { death: { at, isSent: true } });
    expect(killed.isDead, `call ${at}`).toBe(true);
    const again = await world.run(command);
    expect({ at, failure: again.failure, state: world.state() }).toEqual({ at, failure, state: expected });
  }
  return calls;
}

test('deploy that is killed at any call and started again ends as one that was not', async () => {
  expect(await expectSameEnd(await prepared(), ['deploy', YES])).toBeGreaterThan(30);
});

test('deploy that is killed at any call while a first deployment fails leaves nothing behind', async () => {
  const world = await prepared();
  const empty = world.state();
  world.aws.cloudFormation.failing.set('ApiFunction', 'Resource limit exceeded');

  expect(await expectSameEnd(world, ['deploy', YES])).toBeGreaterThan(25);
  expect(world.state()).toEqual(empty);
});

test('upgrade that is killed at any call and started again ends as one that was not', async () => {
  expect(await expectSameEnd(await outdated(), ['upgrade', YES])).toBeGreaterThan(20);
});

test('upgrade whose probe fails ends at the previous version, at whichever call it is killed', async () => {
  const world = await outdated();
  world.probeFailures = ['mail: was sent but not received'];

  expect(await expectSameEnd(world, ['upgrade', YES])).toBeGreaterThan(30);
  expect(world.state()).toMatchObject({ stacks: [{ tags: { 'agent-inbox:version': '0.1.0' } }] });
});

test('destroy that is killed at any call and started again ends as one that was not', async () => {
  expect(await expectSameEnd(await deployed(), ['destroy', { confirm: 'AgentInbox' }])).toBeGreaterThan(15);
});

test('destroy --everything that is killed at any call and started again leaves nothing behind', async () => {
  const world = await deployed();
  const command = ['destroy', { everything: true, confirm: 'agents.example.com' }] as const;

  expect(await expectSameEnd(world, command)).toBeGreaterThan(25);
  expect(world.state()).toMatchObject({ stacks: [], tables: [], buckets: [], identities: [] });
});
