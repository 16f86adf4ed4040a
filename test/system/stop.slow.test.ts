import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { ChildRuntime } from './child-runtime.ts';
import { PROJECT_ROOT } from './service.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'stop-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('stops cleanly when it is asked to, and leaves no address behind', async () => {
  const runtime = await ChildRuntime.start(directory);
  expect(existsSync(join(directory, 'endpoints.json'))).toBe(true);

  expect(await runtime.stop()).toBe(0);
  expect(existsSync(join(directory, 'endpoints.json'))).toBe(false);
});

test('ends with 1 and the reason when its database has ended by itself', async () => {
  const runtime = await ChildRuntime.start(directory);
  const file = join(directory, 'state', 'dynamodb.sqlite.pid');
  const { pid } = z.object({ pid: z.int() }).parse(JSON.parse(readFileSync(file, 'utf8')));
  process.kill(pid, 'SIGKILL');

  expect(await runtime.ended()).toBe(1);
  expect(runtime.output).toContain('The database has stopped (exit SIGKILL): restart the service');
  expect(existsSync(join(directory, 'endpoints.json'))).toBe(false);
});

test('stops when the npm that started it has ended', async () => {
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

test('ends without a complaint when Ctrl-C comes while the functions are built', async () => {
  const program = join(PROJECT_ROOT, 'bin', 'agent-inbox.mjs');
  // A tag that no start had before: there is something to build.
  const tags = `tags={"test":"${randomUUID()}"}`;
  const flags = ['--data-dir', directory, '--port', '0', '--smtp-port', '0', '--set', tags];
  const runtime = spawn(process.execPath, [program, 'start', ...flags], {
    // In a group of its own: as in a terminal the signal goes to all of it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaint = text(runtime.stderr);
  let printed = '';
  runtime.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    printed += chunk;
  });
  await expect.poll(() => printed).toContain('Building the functions');
  process.kill(-Number(runtime.pid), 'SIGINT');

  const [code] = await once(runtime, 'exit');
  expect([code, await complaint]).toEqual([0, '']);
});
