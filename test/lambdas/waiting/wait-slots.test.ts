import { afterAll, beforeAll, expect, test } from 'vitest';
import { stackWaitsKey } from '../../../lambdas/store/keys.ts';
import type { WaitServices } from '../../../lambdas/waiting/wait-services.ts';
import {
  MAX_WAITING,
  returnWaitSlots,
  STACK_SHARDS,
  takeWaitSlots,
} from '../../../lambdas/waiting/wait-slots.ts';
import { openTestTable, type TestTable } from '../store/test-table.ts';
import { NOW, testCaller, testContext } from '../test-context.ts';

let table: TestTable;
beforeAll(async () => {
  table = await openTestTable();
});
afterAll(() => table.stop());

const WAIT_MS = 20_000;
const endsAt = NOW.getTime() + WAIT_MS;

function callerOf(tenantId: string, keyId: string, overrides: Partial<WaitServices> = {}): WaitServices {
  return testContext({ table, caller: testCaller({ tenantId, keyId }), ...overrides });
}

const refusal = async (run: Promise<unknown>) =>
  run.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a key has 25 waiting calls, side by side; one more is 429 at once, until one ends', async () => {
  const services = callerOf('tenant-of-key', 'key_1');
  const all = await Promise.allSettled(
    Array.from({ length: MAX_WAITING.key + 5 }, () => takeWaitSlots(services, endsAt)),
  );
  const taken = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(taken).toHaveLength(MAX_WAITING.key);
  expect(await refusal(takeWaitSlots(services, endsAt))).toMatchObject({
    name: 'rate_limited',
    message: 'Too many calls of this key are waiting. Retry in 20 seconds.',
    retryAfterSeconds: WAIT_MS / 1000,
  });

  const [first] = taken;
  if (first !== undefined) await returnWaitSlots(services, first);
  expect(await refusal(takeWaitSlots(services, endsAt))).toBeUndefined();
});

test('a tenant has 100 waiting calls over all keys; another tenant has its own', async () => {
  for (let key = 0; key < MAX_WAITING.tenant / MAX_WAITING.key; key++) {
    const services = callerOf('busy-tenant', `key_${key}`);
    await Promise.all(Array.from({ length: MAX_WAITING.key }, () => takeWaitSlots(services, endsAt)));
  }

  expect(await refusal(takeWaitSlots(callerOf('busy-tenant', 'key_9'), endsAt))).toMatchObject({
    message: 'Too many calls of this account are waiting. Retry in 20 seconds.',
  });
  expect(await refusal(takeWaitSlots(callerOf('other-tenant', 'key_9'), endsAt))).toBeUndefined();
});

test('the slots of an instance that died expire after its wait', async () => {
  const dead = callerOf('dead-tenant', 'key_1');
  await Promise.all(Array.from({ length: MAX_WAITING.key }, () => takeWaitSlots(dead, endsAt)));
  const at = (ms: number) => callerOf('dead-tenant', 'key_1', { now: () => new Date(endsAt + ms) });

  expect(await refusal(takeWaitSlots(at(4_999), endsAt))).toMatchObject({ retryAfterSeconds: 1 });
  expect(await refusal(takeWaitSlots(at(5_000), endsAt + WAIT_MS))).toBeUndefined();
});

test('all tenants together have as many waiting calls as the setting says, spread over four rows', async () => {
  const stack = await openTestTable();
  try {
    const { policy } = testContext();
    const services = (tenant: string) =>
      callerOf(tenant, 'key_1', { table: stack, policy: { ...policy, waitingCalls: 8 } });
    const taken = await Promise.all(
      Array.from({ length: 8 }, (_, i) => takeWaitSlots(services(`tenant-${i}`), endsAt)),
    );
    expect(await refusal(takeWaitSlots(services('one-more'), endsAt))).toMatchObject({
      name: 'rate_limited',
      message: 'Too many calls of all accounts are waiting. Retry in 20 seconds.',
    });
    for (let shard = 0; shard < STACK_SHARDS; shard++) {
      expect(await stack.row(stackWaitsKey(shard))).toMatchObject({ total: 2 });
    }
    const [first] = taken;
    if (first !== undefined) await returnWaitSlots(services('tenant-0'), first);
    // The refused call holds no slot of its tenant either.
    expect(await stack.row({ pk: 'WAITS#tenant:one-more', sk: 'WAITS' })).toMatchObject({ total: 0 });
    expect(await refusal(takeWaitSlots(services('one-more'), endsAt))).toBeUndefined();
  } finally {
    await stack.stop();
  }
});
