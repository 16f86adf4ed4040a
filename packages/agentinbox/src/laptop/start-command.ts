import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The installed package contains its release and has no npm scripts. */
export const START_COMMAND = existsSync(fileURLToPath(new URL('../../../../release', import.meta.url)))
  ? 'agentinbox start'
  : 'npm start';
