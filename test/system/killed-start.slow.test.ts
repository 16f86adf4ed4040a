import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { processInfo } from '../../packages/laptop/src/engines/process-info.ts';
import { descendantsOf } from '../../packages/laptop/test/engines/child-processes.ts';
import { PROJECT_ROOT } from './service.ts';

/** @param isLaunched as the launcher starts the runtime where the machine's Node is too old. */
async function startedRuntime(isLaunched: boolean) {
  const directory = mkdtempSync(join(tmpdir(), 'killed-start-'));
  const start = `"$0" "${join(PROJECT_ROOT, 'bin', 'agent-inbox.mjs')}" start --data-dir "${directory}" --port 0 --smtp-port 0`;
  // Without what says that npm has started the tests.
  const { npm_lifecycle_event: _npm, ...inherited } = process.env;
  const env = { ...inherited, ...(isLaunched ? { AGENT_INBOX_LAUNCHER: '1' } : {}) };
  const program = spawn(
    '/bin/sh',
    ['-c', isLaunched ? `${start} & wait` : `exec ${start}`, process.execPath],
    {
      env,
      stdio: 'ignore',
    },
  );
  // The first start after a change builds the functions.
  await expect.poll(() => existsSync(join(directory, 'endpoints.json')), { timeout: 180_000 }).toBe(true);
  const pid = Number(program.pid);
  const descendants = descendantsOf(pid);
  onTestFinished(() => {
    for (const left of descendants.filter((each) => processInfo(each) !== undefined))
      process.kill(left, 'SIGKILL');
    rmSync(directory, { recursive: true, force: true });
  });
  return { program, descendants };
}

test.each([
  ['the runtime', false],
  ['the launcher of the runtime', true],
])(
  'npm start leaves no process behind when %s is killed with SIGKILL',
  { timeout: 240_000 },
  async (_, isLaunched) => {
    const { program, descendants } = await startedRuntime(isLaunched);
    expect(descendants.map((pid) => processInfo(pid)?.command)).toContainEqual(
      expect.stringContaining('dynamodb.sqlite'),
    );

    program.kill('SIGKILL');

    await expect
      .poll(
        () => descendants.map((pid) => processInfo(pid)?.command).filter((command) => command !== undefined),
        {
          timeout: 30_000,
        },
      )
      .toEqual([]);
  },
);
