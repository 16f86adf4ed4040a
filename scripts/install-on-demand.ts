import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../.cache/packages', import.meta.url));

/**
 * Installs packages that only a bench or one step of `npm run test:all` needs, so that `npm ci` need not: once for each list of
 * versions, without their install scripts.
 * @param packages with exact versions, such as `maildev@3.0.0`.
 * @returns the folder whose `node_modules` has them.
 */
export function installOnDemand(...packages: readonly string[]): string {
  // A digest: a list of many packages is longer than a file system takes for a name.
  const folder = join(CACHE, createHash('sha256').update(packages.join('\n')).digest('hex').slice(0, 32));
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  // Renamed when complete: one that was interrupted is not taken for installed.
  const unfinished = `${folder}.${process.pid}`;
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
  execFileSync('npm', ['install', '--prefix', unfinished, ...options, ...packages], { stdio: 'inherit' });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
