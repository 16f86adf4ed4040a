import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BEFORE_DEPLOY_CHECKS } from '../../../packages/doctor/src/examine-before-deploy.ts';
import { FIRST_ACCOUNT_CHECKS } from '../../../packages/doctor/src/examine-first-account.ts';
import { LOCAL_CHECKS } from '../../../packages/doctor/src/examine-local.ts';
import { STACK_CHECKS } from '../../../packages/doctor/src/examine-stack.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(`${ROOT}${file}`, 'utf8');

test('docs/doctor.md names every check of doctor in the list of its target', () => {
  const [, stack = '', local = '', before = '', first = ''] = read('docs/doctor.md').split(/^## Checks .*$/m);
  for (const [text, checks] of [
    [stack, STACK_CHECKS],
    [local, LOCAL_CHECKS],
    [before, BEFORE_DEPLOY_CHECKS],
    [first, FIRST_ACCOUNT_CHECKS],
  ] as const) {
    for (const { id } of checks) expect(text).toMatch(new RegExp(`^- \`${id}\``, 'm'));
  }
});

test('the ids of doctor’s checks are unique for each target', () => {
  for (const checks of [STACK_CHECKS, LOCAL_CHECKS, BEFORE_DEPLOY_CHECKS, FIRST_ACCOUNT_CHECKS]) {
    const ids = checks.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
