import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  type Account,
  accountCreation,
  findTenantOf,
  getAccount,
} from '../../../../lambdas/store/account/accounts.ts';
import {
  returnPlanCapacity,
  secondsUntilCreation,
  takePlanCapacity,
} from '../../../../lambdas/store/account/plan-capacity.ts';
import { transact } from '../../../../lambdas/store/table/transaction.ts';
import { opened } from '../../../opened.ts';
import { setSubscription, testAccount } from '../../test-account.ts';
import { NOW, testCaller } from '../../test-context.ts';
import { openTestTable } from '../table/test-table.ts';

const table = opened(openTestTable);

async function newAccount(overrides: Partial<Account> = {}): Promise<Account> {
  const unique = randomBytes(8).toString('hex');
  const account: Account = testAccount(`tenant-${unique}`, {
    signUpKeyId: `key_${unique}`,
    ...overrides,
  });
  await transact(table, accountCreation(table, account));
  return account;
}

async function stored(tenantId: string): Promise<Account> {
  const account = await getAccount(table, tenantId);
  if (account === undefined) throw new Error('there is no account');
  return account;
}

describe('an account', () => {
  test('is found by its id and by its human', async () => {
    const account = await newAccount();

    expect(await getAccount(table, account.tenantId)).toMatchObject(account);
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
  test('is nothing of an account that is not there', async () => {
    await expect(setSubscription(table, 'nobody', { canceled: true })).rejects.toMatchObject({
      name: 'ConditionsFailed',
    });
    expect(await getAccount(table, 'nobody')).toBeUndefined();
  });
});

describe('capacity under a cap', () => {
  const limit = { count: 0 };

  test('are taken up to the cap, however many take side by side, and come back', async () => {
    const account = await newAccount({ webhooks: 0 });
    const { tenantId } = account;
    const caller = testCaller({ tenantId });
    const request = { account, what: 'webhooks', cap: 5, limit, now: NOW } as const;
    await transact(table, takePlanCapacity(table, caller, request));
    const opened = { ...request, account: await stored(tenantId) };
    const take = () => transact(table, takePlanCapacity(table, caller, opened));
    const taken = await Promise.allSettled(Array.from({ length: 12 }, take));

    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await getAccount(table, tenantId)).toMatchObject({ webhooks: 5, inboxes: 1 });
    await transact(table, returnPlanCapacity(table, caller, 'webhooks'));
    await take();
    await expect(take()).rejects.toMatchObject({ name: 'ConditionsFailed' });
  });

  test('of a tenant that is gone, or with a caller of an earlier epoch, are neither taken nor returned', async () => {
    const account = await newAccount({ webhooks: 1, epoch: 1 });
    const request = { account, what: 'webhooks', cap: 5, limit, now: NOW } as const;
    const refused = { name: 'ConditionsFailed' };
    for (const caller of [testCaller({ tenantId: 'nobody' }), testCaller({ tenantId: account.tenantId })]) {
      await expect(transact(table, takePlanCapacity(table, caller, request))).rejects.toMatchObject(refused);
      await expect(transact(table, returnPlanCapacity(table, caller, 'webhooks'))).rejects.toMatchObject(
        refused,
      );
    }
    expect(await stored(account.tenantId)).toMatchObject({ webhooks: 1 });
  });

  test('count the creations of a minute exactly, and the next minute begins anew', async () => {
    const account = await newAccount({ inboxes: 0 });
    const caller = testCaller({ tenantId: account.tenantId });
    const create = async (now: Date) => {
      const request = {
        account: await stored(account.tenantId),
        what: 'inboxes',
        cap: 100,
        limit: { count: 3 },
        now,
      } as const;
      const wait = secondsUntilCreation(request);
      if (wait !== undefined) return wait;
      await transact(table, takePlanCapacity(table, caller, request));
      return 'created';
    };
    const start = new Date('2026-11-21T07:00:20.000Z');
    const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

    for (let i = 0; i < 3; i++) expect(await create(start)).toBe('created');
    expect(await create(start)).toBe(40);
    expect(await create(later(39.5))).toBe(1);
    expect(await create(later(40))).toBe('created');
    // A clock that is behind counts in the minute that is open.
    expect(await create(start)).toBe('created');
    expect(await create(start)).toBe('created');
    expect(await create(start)).toBe(100);
  });

  test('of the last creation of a minute are taken by one of those who take side by side', async () => {
    const account = await newAccount({ inboxes: 0 });
    const caller = testCaller({ tenantId: account.tenantId });
    const request = { account, what: 'inboxes', cap: 100, limit: { count: 3 }, now: NOW } as const;
    await transact(table, takePlanCapacity(table, caller, request));
    const opened = { ...request, account: await stored(account.tenantId) };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => transact(table, takePlanCapacity(table, caller, opened))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await stored(account.tenantId)).toMatchObject({ inboxes: 3 });
  });
});
