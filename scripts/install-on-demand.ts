import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../.cache/packages', import.meta.url));

/**
 * Installs exact versions without install scripts, for packages that only a bench or a step of `npm run test:all`
 * needs. @returns the folder that contains `node_modules`.
 */
export function installOnDemand(...packages: readonly string[]): string {
  // A list of many packages would exceed the length limit of a file name.
  const folder = join(CACHE, createHash('sha256').update(packages.join('\n')).digest('hex').slice(0, 32));
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  // The rename is last, so that an interrupted installation is not used.
  const unfinished = `${folder}.${process.pid}`;
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
  execFileSync('npm', ['install', '--prefix', unfinished, ...options, ...packages], { stdio: 'inherit' });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // A concurrent process has installed it first.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
