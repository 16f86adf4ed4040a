import { expect, test } from 'vitest';
import { LIMITS } from '../../../lambdas/settings/plan-settings.ts';
import { type Account, accountCreation } from '../../../lambdas/store/account/accounts.ts';
import { tenantWaitsKey, type WaitingFunction } from '../../../lambdas/store/keys.ts';
import { leasePoolOf } from '../../../lambdas/store/limit/lease-pool.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import {
  returnWaitLeases,
  takeWaitLeases,
  type WaitServices,
} from '../../../lambdas/waiting/wait-until-found.ts';
import { opened } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { testAccount, verifiedAccount } from '../test-account.ts';
import { NOW, testCaller, testContext } from '../test-context.ts';

const table = opened(openTestTable);

const WAIT_MS = 20_000;
const endsAt = NOW.getTime() + WAIT_MS;
const limitsOf = (plan: 'unverified' | 'verified') => ({
  waits: LIMITS.waits[plan],
  waitsPerKey: LIMITS.waitsPerKey[plan],
});
const verified = limitsOf('verified');

async function openTenant(account: Account, overrides: Partial<WaitServices> = {}) {
  await transact(table, accountCreation(table, account));
  return (keyId: string, more: Partial<WaitServices> = {}): WaitServices =>
    testContext({
      table,
      waitingCalls: 10_000,
      caller: testCaller({ tenantId: account.tenantId, keyId }),
      ...overrides,
      ...more,
    });
}

const refusal = async (run: Promise<unknown>) =>
  run.then(
    () => undefined,
    (error: unknown) => error,
  );

async function waitBesideEachOther(services: WaitServices, calls: number) {
  const all = await Promise.allSettled(Array.from({ length: calls }, () => takeWaitLeases(services, endsAt)));
  return all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

test.each([
  ['verified', verifiedAccount('tenant-v'), verified],
  ['unverified', testAccount('tenant-u'), limitsOf('unverified')],
])('a key of a tenant on the plan %s has the waiting calls of the plan; one more is 429 until one ends', async (_, account, plan) => {
  const services = (await openTenant(account))('key_1');
  const taken = await waitBesideEachOther(services, plan.waitsPerKey + 5);
  expect(taken).toHaveLength(plan.waitsPerKey);
  expect(await refusal(takeWaitLeases(services, endsAt))).toMatchObject({
    name: 'rate_limited',
    message: 'Too many calls by this key are waiting. Retry in 20 seconds.',
    retryAfterSeconds: WAIT_MS / 1000,
  });

  const [first] = taken;
  if (first !== undefined) await returnWaitLeases(services, first);
  expect(await refusal(takeWaitLeases(services, endsAt))).toBeUndefined();
});

test('a plan that says how many calls wait overrides the default, for the tenant and for a key', async () => {
  const { policy } = testContext();
  const [plan] = Object.values(policy.plans);
  if (plan === undefined) throw new Error('There is no plan');
  const plans = { ...policy.plans, small: { ...plan, waits: 3, waitsPerKey: 2 } };
  const call = await openTenant(verifiedAccount('tenant-small', { plan: 'small' }), {
    policy: { ...policy, plans },
  });

  expect(await waitBesideEachOther(call('key_1'), 5)).toHaveLength(2);
  expect(await waitBesideEachOther(call('key_2'), 5)).toHaveLength(1);
});

test('a tenant has the waiting calls of its plan over all keys and both functions; another tenant has its own', async () => {
  const call = await openTenant(verifiedAccount('busy-tenant'));
  for (let key = 0; key < verified.waits / verified.waitsPerKey; key++) {
    await waitBesideEachOther(
      call(`key_${key}`, { waitsIn: key % 2 === 0 ? 'api' : 'mcp' }),
      verified.waitsPerKey,
    );
  }

  expect(await refusal(takeWaitLeases(call('key_9'), endsAt))).toMatchObject({
    message: 'Too many calls by this account are waiting. Retry in 20 seconds.',
  });
  const other = await openTenant(verifiedAccount('other-tenant'));
  expect(await refusal(takeWaitLeases(other('key_9'), endsAt))).toBeUndefined();
});

test('the leases of an instance that died expire after its wait', async () => {
  const call = await openTenant(verifiedAccount('dead-tenant'));
  await waitBesideEachOther(call('key_1'), verified.waitsPerKey);
  const at = (ms: number) => call('key_1', { now: () => new Date(endsAt + ms) });

  expect(await refusal(takeWaitLeases(at(4_999), endsAt))).toMatchObject({ retryAfterSeconds: 1 });
  expect(await refusal(takeWaitLeases(at(5_000), endsAt + WAIT_MS))).toBeUndefined();
});

test('a call of a tenant that was deleted does not wait', async () => {
  const services = testContext({ table, caller: testCaller({ tenantId: 'never-was' }) });

  expect(await refusal(takeWaitLeases(services, endsAt))).toMatchObject({ name: 'unauthenticated' });
});

async function openSmallStack(name: string, waitingCalls: number) {
  const stack = await openTestTable();
  const wait = async (account: Account, waitsIn: WaitingFunction, at = NOW) => {
    await transact(stack, accountCreation(stack, account)).catch(() => undefined);
    const services = testContext({
      table: stack,
      waitingCalls,
      caller: testCaller({ tenantId: account.tenantId, keyId: name }),
      now: () => at,
      waitsIn,
    });
    return { services, leases: await takeWaitLeases(services, at.getTime() + WAIT_MS) };
  };
  return { stack, wait };
}

test('all tenants together have waitingCalls in each function; a refused call holds no lease of its tenant', async () => {
  const { stack, wait } = await openSmallStack('full', 8);
  try {
    const taken = await Promise.all(
      Array.from({ length: 8 }, (_, i) => wait(verifiedAccount(`tenant-${i}`), 'api')),
    );
    const more = verifiedAccount('one-more');
    expect(await refusal(wait(more, 'api'))).toMatchObject({
      name: 'rate_limited',
      message: 'Too many calls by all accounts are waiting. Retry in 20 seconds.',
    });
    expect(await stack.row(tenantWaitsKey('one-more'))).toMatchObject({ total: 0 });
    expect(await refusal(wait(more, 'mcp'))).toBeUndefined();
    for (let i = 1; i < 8; i++)
      expect(await refusal(wait(verifiedAccount(`mcp-${i}`), 'mcp'))).toBeUndefined();
    expect(await refusal(wait(verifiedAccount('mcp-8'), 'mcp'))).toMatchObject({ name: 'rate_limited' });

    for (const { services, leases } of taken.slice(0, 1)) await returnWaitLeases(services, leases);
    expect(await refusal(wait(more, 'api'))).toBeUndefined();
    // The functions that held the others died: their leases expire.
    const later = new Date(endsAt + 10_000);
    for (let i = 0; i < 8; i++)
      expect(await refusal(wait(verifiedAccount(`later-${i}`), 'api', later))).toBeUndefined();
    expect(await refusal(wait(more, 'api', later))).toMatchObject({ name: 'rate_limited' });
  } finally {
    await stack.stop();
  }
});

test.each([
  [30, 3],
  [2, 1],
])('unverified accounts together have a tenth of the waiting calls: of %i they have %i, verified ones the rest', async (waitingCalls, unverifiedOnes) => {
  const { stack, wait } = await openSmallStack('unverified', waitingCalls);
  try {
    const flood = await Promise.allSettled(
      Array.from({ length: 12 }, (_, i) => wait(testAccount(`free-${i}`), 'api')),
    );
    expect(flood.filter(({ status }) => status === 'fulfilled')).toHaveLength(unverifiedOnes);
    expect(await refusal(wait(testAccount('free-12'), 'api'))).toMatchObject({
      message: 'Too many calls by unverified accounts are waiting. Retry in 20 seconds.',
    });
    for (let i = unverifiedOnes; i < waitingCalls; i++) {
      expect(await refusal(wait(verifiedAccount(`paying-${i}`), 'api'))).toBeUndefined();
    }
  } finally {
    await stack.stop();
  }
});

test('keys that come and go leave no counts in the row of their tenant', async () => {
  const call = await openTenant(verifiedAccount('tenant-of-many-keys'));
  for (let i = 0; i < 40; i++) {
    const services = call(`key_${i}`);
    await returnWaitLeases(services, await takeWaitLeases(services, endsAt));
  }

  const { counts } = leasePoolOf(await table.row(tenantWaitsKey('tenant-of-many-keys')));
  expect(counts.size).toBeLessThanOrEqual(11);
});
