import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Account,
  accountCreation,
  findTenantOf,
  getAccount,
  returnPlace,
  setSubscription,
  takePlace,
} from '../../../lambdas/store/accounts.ts';
import { transact } from '../../../lambdas/store/transaction.ts';
import { NOW } from '../test-context.ts';
import { openTestTable, type TestTable } from './test-table.ts';

let table: TestTable;
beforeAll(async () => {
  table = await openTestTable();
});
afterAll(() => table.stop());

async function newAccount(overrides: Partial<Account> = {}): Promise<Account> {
  const unique = randomBytes(8).toString('hex');
  const account: Account = {
    tenantId: `tenant-${unique}`,
    humanEmail: `${unique}@example.com`,
    verified: false,
    plan: 'unverified',
    canceled: false,
    inboxes: 1,
    webhooks: 0,
    firstInboxId: `${unique}@agents.test`,
    signUpKeyId: `key_${unique}`,
    pendingKeyId: undefined,
    createdAt: NOW.toISOString(),
    ...overrides,
  };
  await transact(table, accountCreation(table, account));
  return account;
}

describe('an account', () => {
  test('is found by its id and by its human', async () => {
    const account = await newAccount();

    expect(await getAccount(table, account.tenantId)).toEqual(account);
    expect(await findTenantOf(table, account.humanEmail)).toBe(account.tenantId);
    expect(await getAccount(table, 'nobody')).toBeUndefined();
    expect(await findTenantOf(table, 'nobody@example.com')).toBeUndefined();
  });

  test('is one for each address', async () => {
    const account = await newAccount();

    await expect(newAccount({ humanEmail: account.humanEmail })).rejects.toMatchObject({
      found: new Map([['human', {}]]),
    });
  });
});

describe('what the operator changes', () => {
  test('is canceled and active again', async () => {
    const { tenantId } = await newAccount();
    await setSubscription(table, tenantId, { canceled: true });
    expect(await getAccount(table, tenantId)).toMatchObject({ canceled: true, plan: 'unverified' });
    await setSubscription(table, tenantId, { canceled: false });

    expect(await getAccount(table, tenantId)).toMatchObject({ canceled: false });
  });

  test('is the plan, alone and together', async () => {
    const { tenantId } = await newAccount();
    await setSubscription(table, tenantId, { plan: 'partner' });
    expect(await getAccount(table, tenantId)).toMatchObject({ canceled: false, plan: 'partner' });
    await setSubscription(table, tenantId, { plan: 'verified', canceled: true });

    expect(await getAccount(table, tenantId)).toMatchObject({ canceled: true, plan: 'verified' });
  });

  test('is nothing of an account that is not there', async () => {
    await expect(setSubscription(table, 'nobody', { canceled: true })).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
    });
    expect(await getAccount(table, 'nobody')).toBeUndefined();
  });
});

describe('places', () => {
  test('are taken up to the cap, however many take side by side, and come back', async () => {
    const { tenantId } = await newAccount({ webhooks: 0 });
    const taken = await Promise.allSettled(
      Array.from({ length: 12 }, () => transact(table, takePlace(table, tenantId, 'webhooks', 5))),
    );

    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await getAccount(table, tenantId)).toMatchObject({ webhooks: 5, inboxes: 1 });
    await transact(table, returnPlace(table, tenantId, 'webhooks'));
    await transact(table, takePlace(table, tenantId, 'webhooks', 5));
    await expect(transact(table, takePlace(table, tenantId, 'webhooks', 5))).rejects.toMatchObject({
      name: 'ConditionsFailed',
    });
  });

  test('of a tenant that is gone are not counted', async () => {
    await expect(transact(table, takePlace(table, 'nobody', 'inboxes', 5))).rejects.toMatchObject({
      name: 'ConditionsFailed',
    });
    await expect(transact(table, returnPlace(table, 'nobody', 'inboxes'))).rejects.toMatchObject({
      name: 'ConditionsFailed',
    });
  });
});
