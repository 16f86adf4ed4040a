import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { DeploymentWorld } from './deployment-world.ts';
import { type ReleaseOptions, writeRelease } from './release-folder.ts';

export const SETTINGS = {
  inboxDomain: 'agents.example.com',
  senderDomain: 'none',
  alarmEmail: 'ops@example.com',
};
export const YES = { yes: true };

/** An empty account, and a folder with settings. */
export async function prepared(settings: object = SETTINGS): Promise<DeploymentWorld> {
  const world = await DeploymentWorld.make();
  writeFileSync(world.settings, JSON.stringify(settings));
  return world;
}

/** An account with a deployed stack. */
export async function deployed(settings: object = SETTINGS): Promise<DeploymentWorld> {
  const world = await prepared(settings);
  expect((await world.run(['deploy', YES])).failure).toBeUndefined();
  return world;
}

/** A deployed stack, and a release of a later version. */
export async function outdated(change?: ReleaseOptions['change']): Promise<DeploymentWorld> {
  const world = await deployed();
  writeRelease(join(world.folder, 'release'), { version: '0.2.0', change });
  return world;
}
