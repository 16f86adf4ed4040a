import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { descendantsOf } from '../../packages/laptop/test/engines/child-processes.ts';
import { PROJECT_ROOT } from '../system/service.ts';

const PROGRAM = join(PROJECT_ROOT, 'bin', 'agent-inbox.mjs');
/** The most that `start --ci` may take when nothing happens, engines included. */
const MAX_IDLE_MEGABYTES = 250;

test.skipIf(process.platform !== 'linux')('start --ci takes at most 250 MB when idle', async () => {
  const program = spawn(process.execPath, [PROGRAM, 'start', '--ci'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void program.kill('SIGTERM'));
  await once(createInterface(program.stdout), 'line');
  const all = [Number(program.pid), ...descendantsOf(Number(program.pid))];
  const megabytes = () =>
    all.reduce((sum, pid) => {
      const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      return sum + Number(kilobytes) / 1024;
    }, 0);

  await expect.poll(megabytes, { timeout: 60_000, interval: 1_000 }).toBeLessThanOrEqual(MAX_IDLE_MEGABYTES);
});
