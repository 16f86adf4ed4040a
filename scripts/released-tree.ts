import { execFileSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The newest tag of a release; undefined before the first one. */
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

/**
 * The sources of a release in a directory of its own, with the packages that are installed here.
 * @param ref a tag or a commit. @throws Error when the clone does not have it.
 */
export function releasedTree(root: string, ref: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'release-'));
  const archive = execFileSync('git', ['archive', '--format=tar', ref], {
    cwd: root,
    maxBuffer: 512 * 1024 * 1024,
  });
  execFileSync('tar', ['-x', '-C', directory], { input: archive });
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
  return directory;
}
