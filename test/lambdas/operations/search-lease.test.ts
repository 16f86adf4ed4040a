import { expect, test } from 'vitest';
import type { ApiError } from '../../../lambdas/core/errors.ts';
import { withSearchLease } from '../../../lambdas/operations/search-lease.ts';
import { accountCreation } from '../../../lambdas/store/account/accounts.ts';
import { tenantSearchesKey } from '../../../lambdas/store/keys.ts';
import { leasePoolOf } from '../../../lambdas/store/limit/lease-pool.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { opened } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { verifiedAccount } from '../test-account.ts';
import { NOW, testCaller, testContext } from '../test-context.ts';

const table = opened(openTestTable);

let accounts = 0;

async function accountWith(plan: 'unverified' | 'verified', searches?: number) {
  const tenantId = `tenant-${accounts++}`;
  const account = {
    ...verifiedAccount(tenantId),
    plan,
    ownLimits: searches === undefined ? {} : { searches },
  };
  await transact(table, accountCreation(table, account));
  return testContext({ table, caller: testCaller({ tenantId }) });
}

/** Searches that go on until they are ended. */
function running(context: Awaited<ReturnType<typeof accountWith>>, count: number) {
  const ended = Promise.withResolvers<void>();
  const begun: Promise<void>[] = [];
  const searches = Array.from({ length: count }, () => {
    const begin = Promise.withResolvers<void>();
    begun.push(begin.promise);
    return withSearchLease(context, async () => {
      begin.resolve();
      await ended.promise;
      return 'found';
    });
  });
  const end = () => {
    ended.resolve();
    return Promise.all(searches);
  };
  return { begun: Promise.all(begun), end };
}

test.each([
  ['unverified', undefined, 2],
  ['verified', undefined, 10],
  ['verified', 3, 3],
] as const)('an account with the plan %s and the limit %s of its own has %i searches at once, and one more is 429', async (plan, own, most) => {
  const context = await accountWith(plan, own);
  const first = running(context, most);
  await first.begun;

  const refused: ApiError = await withSearchLease(context, async () => 'found').catch((error) => error);
  expect(refused).toMatchObject({ name: 'rate_limited', retryAfterSeconds: 1 });

  expect(await first.end()).toEqual(Array.from({ length: most }, () => 'found'));
  const again = running(context, most);
  await again.begun;
  await again.end();
});

test('a search that fails returns its lease, and one whose function died is free half a minute later', async () => {
  const context = await accountWith('unverified');
  const failing = withSearchLease(context, async () => Promise.reject(new Error('lost')));
  await expect(failing).rejects.toThrow('lost');
  const key = tenantSearchesKey(context.caller.tenantId);
  expect(leasePoolOf(await table.row(key)).held.size).toBe(0);

  const dead = running(context, 2);
  await dead.begun;
  const later = { ...context, now: () => new Date(NOW.getTime() + 30_001) };
  expect(await withSearchLease(later, async () => 'found')).toBe('found');
  await dead.end();
});
