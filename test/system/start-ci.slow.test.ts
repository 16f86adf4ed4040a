import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { processInfo } from '../../packages/laptop/src/engines/process-info.ts';
import { descendantsOf } from '../../packages/laptop/test/engines/child-processes.ts';
import { PROJECT_ROOT } from './service.ts';

const PROGRAM = join(PROJECT_ROOT, 'bin', 'agent-inbox.mjs');
const endpointsSchema = z.object({
  base_url: z.string(),
  api_key: z.string(),
  inbox_id: z.string(),
  smtp: z.object({ host: z.string(), port: z.number() }),
});

/** Without what says that npm has started the tests: only `--ci` may end it then. */
function withoutNpm(): NodeJS.ProcessEnv {
  const { npm_lifecycle_event: _npm, ...rest } = process.env;
  return rest;
}

test('start --ci prints one line of JSON and nothing else, answers there, and keeps nothing', async () => {
  const program = spawn(process.execPath, [PROGRAM, 'start', '--ci'], {
    env: withoutNpm(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void program.kill('SIGKILL'));
  const lines: string[] = [];
  const output = createInterface(program.stdout).on('line', (line) => lines.push(line));
  const complaints = text(program.stderr);
  await once(output, 'line');
  const { base_url, api_key, inbox_id } = endpointsSchema.parse(JSON.parse(lines[0] ?? ''));
  const answer = await fetch(`${base_url}/inboxes/${inbox_id}`, { headers: { 'x-api-key': api_key } });
  expect(answer.status).toBe(200);
  const [pid = 0] = descendantsOf(Number(program.pid)).filter((each) =>
    processInfo(each)?.command.includes('--db-path'),
  );
  const [, file = ''] = /--db-path (\S+)/.exec(processInfo(pid)?.command ?? '') ?? [];
  expect(existsSync(file)).toBe(true);

  program.kill('SIGTERM');
  const [code] = await once(program, 'exit');
  expect([code, lines.length]).toEqual([0, 1]);
  expect((await complaints).replaceAll(/^Buil(?:ding|t) .*\n/gm, '')).toBe('');
  expect(existsSync(file)).toBe(false);
});

test.each([
  ['SIGTERM'],
  ['SIGKILL'],
] as const)('start --ci ends with all its processes when its parent ends by %s', async (signal) => {
  const command = `"$0" "${PROGRAM}" start --ci & wait`;
  const parent = spawn('sh', ['-c', command, process.execPath], {
    env: withoutNpm(),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(createInterface(parent.stdout), 'line');
  const descendants = descendantsOf(Number(parent.pid));
  onTestFinished(() => {
    for (const left of descendants.filter((each) => processInfo(each) !== undefined))
      process.kill(left, 'SIGKILL');
  });
  expect(descendants.length).toBeGreaterThan(1);
  parent.kill(signal);

  await expect
    .poll(() => descendants.filter((pid) => processInfo(pid) !== undefined), { timeout: 60_000 })
    .toEqual([]);
});
