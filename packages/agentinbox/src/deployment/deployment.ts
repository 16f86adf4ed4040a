import type { Release } from '../release/release.ts';
import type { Identity } from './identity.ts';
import type { ReleaseBucket } from './release-bucket.ts';
import type { StackSettings } from './settings.ts';
import type { DeploymentFlags, World } from './world.ts';

export interface DeployFlags extends DeploymentFlags {
  readonly settings: string;
  readonly try?: boolean;
  readonly release?: string;
  readonly wait: number;
}

export interface Deployment {
  readonly world: World;
  readonly flags: DeployFlags;
  readonly place: Identity;
  readonly release: Release;
  readonly bucket: ReleaseBucket;
  readonly settings: StackSettings;
}
