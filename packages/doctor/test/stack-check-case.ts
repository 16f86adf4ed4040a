import { expect } from 'vitest';
import type { StackContext } from '../src/check.ts';
import { STACK_CHECKS } from '../src/examine-stack.ts';
import { findingsOf, type StackWorld, stackWorld } from './stack-world.ts';

export type StackCheckCase = [
  what: string,
  check: string,
  breakIt: (world: StackWorld) => void,
  status: string,
  detail: RegExp,
  advice: RegExp,
  context?: Partial<StackContext>,
];

export function checkOf(id: string) {
  const check = STACK_CHECKS.find((each) => each.id === id);
  if (check === undefined) throw new Error(`There is no check ${id}`);
  return check;
}

export async function expectReported([
  _what,
  id,
  breakIt,
  status,
  detail,
  advice,
  changes,
]: StackCheckCase): Promise<void> {
  const world = stackWorld();
  expect((await findingsOf(checkOf(id), world.context())).map((finding) => finding.status)).toEqual(
    expect.not.arrayContaining(['warning', 'failure', 'not_checked']),
  );
  breakIt(world);

  const found = (await findingsOf(checkOf(id), world.context(changes))).filter(
    ({ status: found }) => found !== 'ok',
  );
  expect(found).toEqual([
    expect.objectContaining({
      status,
      detail: expect.stringMatching(detail),
      advice: expect.stringMatching(advice),
    }),
  ]);
}
