import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The npm package that carries the genuine DynamoDB Local of AWS, with its libraries for every platform. */
const PACKAGE = 'amplify-dynamodb-simulator';
const VERSION = '2.9.30';
const TARBALL = `${PACKAGE}-${VERSION}.tgz`;
/** Of the tarball, as the registry states it: another file is never run. */
const SHA512 = 'xTeeRLvzEfqyd5lh3bH4c0kHvSHHmmhD5ZDsHFKAQ5g2Zl6JqlFdutaQhCLHzxEp6Ry1o7TB6niIoXuQAnSewQ==';

/**
 * Fetches DynamoDB Local once and keeps it. It is no dependency of the project: 56 MB that only this command needs.
 * @returns the folder with DynamoDBLocal.jar and DynamoDBLocal_lib.
 * @throws Error with npm's or tar's own words.
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
    // A folder of that name is complete: another run may look for it at any time.
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
