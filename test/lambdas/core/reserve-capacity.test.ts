import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { signUp } from '../../../lambdas/accounts/sign-up.ts';
import { identify } from '../../../lambdas/auth/identify.ts';
import type { Context } from '../../../lambdas/core/context.ts';
import { reserveCapacity } from '../../../lambdas/core/reserve-capacity.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { opened } from '../../opened.ts';
import { liveServices } from '../accounts/live-services.ts';
import { keyServices, SOURCE } from '../auth/key-services.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { setSubscription } from '../test-account.ts';
import { NOW } from '../test-context.ts';

const table = opened(openTestTable);

/** Sign-up takes one inbox and one key. */
const USED = { inboxes: 1, keys: 1, webhooks: 0 } as const;
const MANY = { inboxes: 1000, messagesPerMonth: 1, storageBytes: 1, webhooks: 1000, keys: 1000 };

async function tenant(limits: Partial<typeof MANY>, creationsPerMinute: number) {
  let now = NOW;
  const live = liveServices(table, { sourceIp: randomBytes(6).toString('hex'), now: () => now });
  const plan = { ...MANY, ...limits };
  const policy = { ...live.context.policy, creationsPerMinute, plans: { unverified: MANY, verified: plan } };
  const context = { ...live.context, policy };
  const human = `${randomBytes(6).toString('hex')}@example.com`;
  const { organizationId, secret } = await signUp(context, human, undefined);
  await setSubscription(table, organizationId, { plan: 'verified' });
  const { caller } = await identify(keyServices(table, NOW), secret, SOURCE);
  return {
    context: { ...context, caller },
    wait: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

async function take(context: Context, what: keyof typeof USED, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await transact(table, await reserveCapacity(context, what));
}

describe.each(['inboxes', 'keys', 'webhooks'] as const)('a slot of the plan for %s', (what) => {
  test.each([1, 4])('is claimed up to a limit of %i, and not once more', async (limit) => {
    const { context } = await tenant({ [what]: limit }, 0);
    await take(context, what, limit - USED[what]);

    await expect(reserveCapacity(context, what)).rejects.toMatchObject({ name: 'cap_hit' });
  });

  test('is claimed as often in a minute as the setting says, not once more, and again after it', async () => {
    const { context, wait } = await tenant({}, 3);
    wait(60_000);
    await take(context, what, 3);

    await expect(reserveCapacity(context, what)).rejects.toMatchObject({ name: 'rate_limited' });
    wait(60_000);
    await take(context, what, 1);
  });
});
