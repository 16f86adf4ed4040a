import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ChildRuntime } from './child-runtime.ts';
import { PROJECT_ROOT } from './service.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'stop-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it('stops cleanly when it is asked to, and leaves no address behind', async () => {
  const runtime = await ChildRuntime.start(directory);
  expect(existsSync(join(directory, 'endpoints.json'))).toBe(true);

  expect(await runtime.stop()).toBe(0);
  expect(existsSync(join(directory, 'endpoints.json'))).toBe(false);
});

it('stops when the npm that started it has ended', async () => {
  const program = join(PROJECT_ROOT, 'bin', 'agent-inbox.mjs');
  const command = `"$0" "${program}" start --data-dir "${directory}" --port 0 --smtp-port 0 & wait`;
  const npm = spawn('sh', ['-c', command, process.execPath], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: 'ignore',
  });
  const endpoints = join(directory, 'endpoints.json');
  await expect.poll(() => existsSync(endpoints)).toBe(true);
  npm.kill('SIGKILL');

  await expect.poll(() => existsSync(endpoints)).toBe(false);
});
