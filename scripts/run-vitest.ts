import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PROGRAM = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');

/** @returns the exit code; 1 when a signal ended it. */
export function runVitest(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<number> {
  const child = spawn(process.execPath, [PROGRAM, 'run', ...parameters], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
