import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../ops/repository-files.ts';

/** What tools write. */
const MADE = new Set(['dist', 'node_modules', '__pycache__', 'results', 'cdk.out']);
const BUDGETS = 'test/architecture/budgets';

/** Kilobytes by folder. */
const budgets = new Map(
  readFileSync(join(ROOT, BUDGETS), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([room = '', kilobytes]) => [room, Number(kilobytes)]),
);

function bytesOf(path: string): number {
  if (!statSync(path).isDirectory()) return statSync(path).size;
  return readdirSync(path)
    .filter((name) => !MADE.has(name) && !name.startsWith('.'))
    .reduce((sum, name) => sum + bytesOf(join(path, name)), 0);
}

test.each([...budgets])('the room %s has at most %i KB', (room, kilobytes) => {
  // A commit that raises the budget says what it brings.
  expect(Math.ceil(bytesOf(join(ROOT, room)) / 1024)).toBeLessThanOrEqual(kilobytes);
});

test('each package and each folder of code has a budget', () => {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`);

  expect([...budgets.keys()].toSorted()).toEqual(
    ['bench', 'bin', 'console', 'lambdas', 'lib', 'scripts', 'test', ...packages].toSorted(),
  );
});
