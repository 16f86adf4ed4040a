import { expect, test } from 'vitest';
import { EXECUTION_SHARES, executionsOf } from '../../../lambdas/deployment/executions.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

test('ten executions give each function two, and attempts at webhooks that hang leave six', () => {
  const { Waits, ...others } = executionsOf(10);

  expect([Waits, ...Object.values(others)]).toEqual(Array(10).fill(2));
  expect((others['DeliverWebhook'] ?? 0) + (others['DeliverSlowWebhook'] ?? 0)).toBe(4);
});

test('1,000 executions give each function its most, and an agent team its waiting calls', () => {
  const all = executionsOf(1_000);

  expect(all).toEqual(
    Object.fromEntries(Object.entries(EXECUTION_SHARES).map(([name, { most }]) => [name, most])),
  );
  expect(all).toMatchObject({ Waits: 200, ReceiveMail: 50, DeliverWebhook: 100 });
});

test.each([
  100, 150, 200, 300, 400, 500, 1_000, 10_000,
])('%i executions are enough for all functions together, so that another call finds one', (unreserved) => {
  const { Waits = 0, ...others } = executionsOf(unreserved);

  expect(2 * Waits + sum(Object.values(others))).toBeLessThanOrEqual(unreserved);
});

test('fewer executions than functions have reserved give each two', () => {
  expect(new Set(Object.values(executionsOf(-5)))).toEqual(new Set([2]));
});
