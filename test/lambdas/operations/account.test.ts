import { expect, test } from 'vitest';
import { getAccountOperation } from '../../../lambdas/operations/account/account.ts';
import { execute } from '../../../lambdas/operations/execute.ts';
import { type Account, accountCreation } from '../../../lambdas/store/account/accounts.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { createQuotaCounter } from '../../../lambdas/store/usage/quota-counter.ts';
import { opened } from '../../opened.ts';
import { arrive, newInbox } from '../store/receive/arriving-mail.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { testAccount, verifiedAccount } from '../test-account.ts';
import { NOW, testCaller, testContext } from '../test-context.ts';

const table = opened(openTestTable);

const plan = { inboxes: 3, messagesPerMonth: 100_000, storageBytes: 50_000, webhooks: 2, keys: 10 };
const policy = {
  ...testContext().policy,
  plans: { verified: plan, unverified: { ...plan, messagesPerMonth: 100 } },
};

async function accountOf(
  account: Account,
  now = NOW,
): Promise<{ body: unknown; calls: readonly { name: string }[] }> {
  let body: unknown;
  const calls = await table.callsOf(async () => {
    const caller = testCaller({ tenantId: account.tenantId });
    const context = testContext({ table, caller, policy, now: () => now });
    body = (await execute(getAccountOperation, context, {})).body;
  });
  return { body, calls };
}

test('an account far from its caps: what the log counts, in two reads and a query', async () => {
  const account = verifiedAccount('tenant-far', { inboxes: 2, webhooks: 1, keys: 4 });
  await transact(table, accountCreation(table, account));
  const inbox = await newInbox(table, { tenantId: account.tenantId });
  for (const id of ['<1@x.test>', '<2@x.test>']) await arrive(table, inbox, { id });

  const { body, calls } = await accountOf(account);

  expect(body).toEqual({
    organization_id: 'tenant-far',
    verified: true,
    unlisted: 'accept',
    notify: 'none',
    retention_days: null,
    status: 'active',
    limits: {
      inboxes: { used: 2, max: 3 },
      messages_per_month: { used: 2, max: 100_000 },
      storage_bytes: { used: 2_000, max: 50_000 },
      webhooks: { used: 1, max: 2 },
      api_keys: { used: 4, max: 10 },
    },
  });
  expect(calls.map(({ name }) => name)).toEqual(['BatchGetItem', 'GetItem', 'Query']);
});

test('an account near its caps: the exact counter, in one read; in a new month no message is used', async () => {
  const counter = { month: '2026-11', delivered: 7, bytes: 900, since: 0 };
  for (const [tenant, at, used] of [
    ['tenant-near', NOW, 7],
    ['tenant-month', new Date('2026-12-01T00:00:00Z'), 0],
  ] as const) {
    const account = testAccount(tenant, { canceled: true });
    await transact(table, accountCreation(table, account));
    await createQuotaCounter(table, tenant, counter);

    const { body, calls } = await accountOf(account, at);

    expect(body).toMatchObject({
      verified: false,
      status: 'canceled',
      limits: { messages_per_month: { used, max: 100 }, storage_bytes: { used: 900, max: 50_000 } },
    });
    expect(calls.map(({ name }) => name)).toEqual(['BatchGetItem']);
  }
});

test('needs metrics_read and a key of all inboxes, and is 404 for a tenant that was deleted', async () => {
  const { tenantId, inboxId } = await newInbox(table);
  const scoped = testCaller({ tenantId, scope: { type: 'inbox', inboxId } });
  const restricted = testCaller({ permissions: ['inbox_read'] });
  for (const caller of [scoped, restricted]) {
    await expect(execute(getAccountOperation, testContext({ table, caller }), {})).rejects.toMatchObject({
      name: 'forbidden',
    });
  }
  const context = testContext({ table, caller: testCaller({ tenantId: 'nobody' }) });
  await expect(execute(getAccountOperation, context, {})).rejects.toMatchObject({ name: 'not_found' });
});
