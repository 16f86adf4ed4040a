import { join } from 'node:path';
import { synthesize } from '@agent-inbox/laptop';
import { cacheDirectory } from '@agent-inbox/laptop/cache-directory';
import { PROJECT_ROOT, SETTINGS } from './settings.ts';

/** Before the workers start their runtimes: each would synthesize the same template. */
export default async function synthesizeFirst(): Promise<void> {
  await synthesize({
    projectRoot: PROJECT_ROOT,
    context: SETTINGS,
    cacheDir: join(cacheDirectory(PROJECT_ROOT), 'assembly'),
    onBuild: () => {},
  });
}
