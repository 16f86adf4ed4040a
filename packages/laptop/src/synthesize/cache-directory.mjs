import { homedir } from 'node:os';
import { join, sep } from 'node:path';

/**
 * A directory that everybody may write to could be anybody's, so a clone uses its own. The launcher needs this before
 * Node can read TypeScript. @param {string} projectRoot @returns {string}
 */
export function cacheDirectory(projectRoot) {
  if (!projectRoot.split(sep).includes('node_modules')) return join(projectRoot, '.cache');
  return join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'agentinbox');
}
