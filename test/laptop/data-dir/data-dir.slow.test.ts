import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDataDir } from '../../../packages/laptop/src/data-dir/data-dir.ts';
import { processInfo } from '../../../packages/laptop/src/engines/process-info.ts';
import { killedEngine } from '../../../packages/laptop/test/engines/killed-engine.ts';
import { refusedStart } from '../../system/child-runtime.ts';

function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'data-dir-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

test('a data directory is made where there is none', async () => {
  const path = join(temporaryDirectory(), 'deep', 'inside');

  const dataDir = await openDataDir(path, false);
  dataDir.close();

  expect(existsSync(dataDir.state)).toBe(true);
});

test('a second runtime is refused with the process id of the first', async () => {
  const path = temporaryDirectory();
  const first = await openDataDir(path, false);
  onTestFinished(() => first.close());

  await expect(openDataDir(path, false)).rejects.toThrow(`process id ${process.pid}`);
});

test('a directory is free again once its runtime has stopped', async () => {
  const path = temporaryDirectory();
  (await openDataDir(path, false)).close();
  (await openDataDir(path, false)).close();

  expect(existsSync(join(path, 'runtime.pid'))).toBe(false);
});

test('a directory is free again after its runtime was killed', async () => {
  const path = temporaryDirectory();
  const module = new URL('../../../packages/laptop/src/data-dir/data-dir.ts', import.meta.url).href;
  const program = `const { openDataDir } = await import(${JSON.stringify(module)}); await openDataDir(${JSON.stringify(path)}, false); console.log('locked'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await expect(openDataDir(path, false)).rejects.toThrow(`process id ${child.pid}`);

  child.kill('SIGKILL');
  await once(child, 'close');

  (await openDataDir(path, false)).close();
  expect(existsSync(join(path, 'runtime.pid'))).toBe(false);
});

test('a reset removes only files of the runtime', async () => {
  const path = temporaryDirectory();
  const before = await openDataDir(path, false);
  writeFileSync(join(before.state, 'mail'), '');
  writeFileSync(join(path, 'thesis.txt'), '');
  before.close();

  const after = await openDataDir(path, true);
  after.close();

  expect(existsSync(join(after.state, 'mail'))).toBe(false);
  expect(existsSync(join(path, 'thesis.txt'))).toBe(true);
});

test('a reset ends the engine of a killed runtime', async () => {
  const path = temporaryDirectory();
  const before = await openDataDir(path, false);
  const orphan = await killedEngine(join(before.state, 'dynamodb.sqlite'));
  before.close();
  expect(processInfo(orphan)).toBeDefined();

  (await openDataDir(path, true)).close();

  expect(processInfo(orphan)).toBeUndefined();
});

test('files in a data directory that other users may list can be read by their owner only', async () => {
  const path = temporaryDirectory();
  chmodSync(path, 0o755);

  const dataDir = await openDataDir(path, false);
  dataDir.close();

  expect(statSync(dataDir.state).mode & 0o077).toBe(0);
});

test('a temporary directory is removed with its runtime', async () => {
  const dataDir = await openDataDir(undefined, false);
  expect(existsSync(dataDir.state)).toBe(true);

  dataDir.close();

  expect(existsSync(dataDir.path)).toBe(false);
});

test('a path that cannot be a directory is refused with the flag to change', async () => {
  const file = join(temporaryDirectory(), 'file');
  writeFileSync(file, '');
  await expect(openDataDir(join(file, 'inside'), false)).rejects.toThrow(
    /is not writable \(ENOTDIR\).*--data-dir/,
  );
});

test.skipIf(process.platform !== 'linux').each([
  ['/proc/agent-inbox', 'is not writable (ENOENT)'],
  ['/proc/agent-inbox/deep/inside', 'is not writable (ENOENT)'],
  ['/proc', 'cannot be '],
  ['/dev/null', 'is not writable (ENOTDIR)'],
])(
  'npm start with the data directory %s ends at once and names the flag',
  { timeout: 20_000 },
  async (path, reason) => {
    const { code, output } = await refusedStart(['--data-dir', path, '--port', '0', '--smtp-port', '0']);

    expect(code).toBe(1);
    expect(output).toContain(`The data directory ${path} ${reason}`);
    expect(output).toContain('--data-dir');
  },
);
