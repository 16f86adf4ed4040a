import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PACKAGE = fileURLToPath(new URL('../../packages/python-client/', import.meta.url));

const VERSION = spawnSync('python3', ['-c', 'import sys; print(*sys.version_info[:2])'], {
  encoding: 'utf8',
});
const [major = 0, minor = 0] = String(VERSION.stdout ?? '')
  .split(' ')
  .map(Number);

export const IS_CI = process.env['CI'] !== undefined;
/** Whether this machine can run the Python client. In CI it must: a missing interpreter fails there. */
export const HAS_PYTHON = IS_CI || major > 3 || (major === 3 && minor >= 9);
export const HAS_MYPY = IS_CI || spawnSync('mypy', ['--version'], { encoding: 'utf8' }).status === 0;
if (!HAS_PYTHON) process.stderr.write('SKIPPED: the tests of the Python client need python3, 3.9 or later\n');

if (HAS_PYTHON && !HAS_MYPY) {
  process.stderr.write('SKIPPED: the types of the Python client are checked with mypy\n');
}

/** An interpreter with what builds the package: the first on the path, or the system's, for which Debian has it (`flit`). */
export const BUILDER = ['python3', '/usr/bin/python3'].find(
  (command) => spawnSync(command, ['-c', 'import flit_core']).status === 0,
);
if (BUILDER === undefined)
  process.stderr.write('SKIPPED: the package of the Python client is built with flit_core\n');

export interface Ran {
  readonly output: string;
  readonly exitCode: number;
}

export function python(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  return run('python3', args, { PYTHONPATH: join(PACKAGE, 'src'), ...environment });
}

export function run(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const home = mkdtempSync(join(tmpdir(), 'python-home-'));
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONWARNINGS: 'error',
    ...environment,
  };
  return new Promise((resolve) => {
    execFile(program, [...args], { cwd: PACKAGE, env }, (error, stdout, stderr) => {
      rmSync(home, { recursive: true });
      resolve({ output: stdout + stderr, exitCode: error === null ? 0 : Number(error.code ?? -1) });
    });
  });
}
