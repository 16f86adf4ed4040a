import type { Context } from '../core/context.ts';
import { rateLimited, unauthenticated } from '../core/errors.ts';
import { logError } from '../observability/log.ts';
import { getAccount } from '../store/account/accounts.ts';
import { tenantSearchesKey } from '../store/keys.ts';
import { returnLease, takeLease } from '../store/limit/lease-pool.ts';
import { planOf } from '../usage/plan.ts';

/** The lease is longer than any function that searches lives. */
const LEASE_MS = 30_000;
const TOKEN_BYTES = 6;

/** The lease limits concurrent searches of an account, because a search takes CPU time. */
export async function withSearchLease<Found>(
  { table, policy, caller: { tenantId }, now, randomBytes }: Context,
  search: () => Promise<Found>,
): Promise<Found> {
  const account = await getAccount(table, tenantId);
  if (account === undefined) throw unauthenticated();
  const lease = {
    key: tenantSearchesKey(tenantId),
    token: Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url'),
    until: now().getTime() + LEASE_MS,
    limit: planOf(policy, account).searches,
    shares: [],
  };
  if ((await takeLease({ table, now }, lease)) !== undefined)
    throw rateLimited(1, 'This account has too many searches running');
  try {
    return await search();
  } finally {
    await returnLease(table, lease.key, lease.token, []).catch((error: unknown) =>
      logError('lease of a search not returned', error, {}),
    );
  }
}
