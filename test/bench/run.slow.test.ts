import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const RUN = fileURLToPath(new URL('../../bench/run.ts', import.meta.url));

function bench(...args: readonly string[]) {
  return spawnSync(process.execPath, [RUN, ...args], { encoding: 'utf8' });
}

const names = bench('none')
  .stderr.match(/There are: (.+)\./)?.[1]
  ?.split(', ');

describe('npm run bench', () => {
  test('names its parts', () => {
    expect(names).toContain('api');
  });

  test.each(names ?? [])('%s --quick measures every row of its tables', (name) => {
    const { status, stdout, stderr } = bench(name, '--quick');

    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`${name} took `);
    expect(stdout).not.toMatch(/\b(?:NaN|undefined|Infinity)\b/);
  });
});
