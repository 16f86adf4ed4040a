import { homedir } from 'node:os';
import { join, sep } from 'node:path';

/**
 * Where what a start has made is kept for the next. In a clone that is the project's own directory: a directory that
 * everybody may write to could be anybody's. An installed package may not be writable, and is made anew by each version.
 * Plain JavaScript, because the launcher needs it before Node can read TypeScript.
 * @param {string} projectRoot
 * @returns {string}
 */
export function cacheDirectory(projectRoot) {
  if (!projectRoot.split(sep).includes('node_modules')) return join(projectRoot, '.cache');
  return join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'agentinbox');
}
