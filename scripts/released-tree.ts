import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { installOnDemand } from './install-on-demand.ts';

export function lastRelease(root: string): string | undefined {
  try {
    const git = ['describe', '--tags', '--abbrev=0', '--match', 'v*'];
    return execFileSync('git', git, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** @param ref a tag or a commit. @throws Error when the clone does not have it. */
export function releasedTree(root: string, ref: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'release-'));
  const archive = execFileSync('git', ['archive', '--format=tar', ref], {
    cwd: root,
    maxBuffer: 512 * 1024 * 1024,
  });
  execFileSync('tar', ['-x', '-C', directory], { input: archive });
  linkPackages(root, directory);
  return directory;
}

const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

/** Links the packages installed here and installs those that only the release needs. */
function linkPackages(root: string, directory: string): void {
  const ours = join(root, 'node_modules');
  const modules = join(directory, 'node_modules');
  const { dependencies, devDependencies } = manifestSchema.parse(
    JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')),
  );
  const missing = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name]) => !existsSync(join(ours, name)),
  );
  if (missing.length === 0) {
    symlinkSync(ours, modules);
    return;
  }
  mkdirSync(modules);
  const theirs = installOnDemand(...missing.map(([name, version]) => `${name}@${version}`));
  for (const from of [ours, join(theirs, 'node_modules')]) linkEntries(from, modules);
}

function linkEntries(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('@')) linkEntries(join(from, name), join(to, name));
    else if (!existsSync(join(to, name))) symlinkSync(join(from, name), join(to, name));
  }
}
