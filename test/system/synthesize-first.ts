import { join } from 'node:path';
import { cacheDirectory } from '../../local/synthesize/cache-directory.mjs';
import { synthesize } from '../../local/synthesize/synthesize.ts';
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
