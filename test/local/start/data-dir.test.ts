import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDataDir } from '../../../local/data-dir.ts';

function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'data-dir-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

test('a data directory is made where there is none', () => {
  const path = join(temporaryDirectory(), 'deep', 'inside');

  const dataDir = openDataDir(path, false);
  dataDir.close();

  expect(existsSync(dataDir.state)).toBe(true);
});

test('a second runtime is refused and told who has the directory', () => {
  const path = temporaryDirectory();
  const first = openDataDir(path, false);
  onTestFinished(() => first.close());

  expect(() => openDataDir(path, false)).toThrow(`process id ${process.pid}`);
});

test('a directory is free again once its runtime has stopped', () => {
  const path = temporaryDirectory();
  openDataDir(path, false).close();
  expect(() => openDataDir(path, false).close()).not.toThrow();
});

test('a directory is free again after its runtime was killed', async () => {
  const path = temporaryDirectory();
  const module = new URL('../../../local/data-dir.ts', import.meta.url).href;
  const program = `const { openDataDir } = await import(${JSON.stringify(module)}); openDataDir(${JSON.stringify(path)}, false); console.log('locked'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(() => openDataDir(path, false)).toThrow(`process id ${child.pid}`);

  child.kill('SIGKILL');
  await once(child, 'close');

  expect(() => openDataDir(path, false).close()).not.toThrow();
});

test('a reset removes what the runtime made and nothing else', () => {
  const path = temporaryDirectory();
  const before = openDataDir(path, false);
  writeFileSync(join(before.state, 'mail'), '');
  writeFileSync(join(path, 'thesis.txt'), '');
  before.close();

  const after = openDataDir(path, true);
  after.close();

  expect(existsSync(join(after.state, 'mail'))).toBe(false);
  expect(existsSync(join(path, 'thesis.txt'))).toBe(true);
});

test('a temporary directory goes with its runtime', () => {
  const dataDir = openDataDir(undefined, false);
  expect(existsSync(dataDir.state)).toBe(true);

  dataDir.close();

  expect(existsSync(dataDir.path)).toBe(false);
});

test('a path that cannot be a directory is refused with the flag to change', () => {
  const file = join(temporaryDirectory(), 'file');
  writeFileSync(file, '');
  expect(() => openDataDir(join(file, 'inside'), false)).toThrow(/cannot be written \(ENOTDIR\).*--data-dir/);
});
