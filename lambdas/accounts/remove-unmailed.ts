import type { PublicContext } from '../core/context.ts';
import { type ApiError, forbidden } from '../core/errors.ts';
import { logInfo } from '../observability/log.ts';
import type { Account } from '../store/account/accounts.ts';
import { neverMailed } from '../store/account/codes.ts';
import { tenantDeletion } from '../store/account/tenants.ts';
import { auditWrites } from '../store/audit-log.ts';
import { getInbox, inboxDeletion } from '../store/inbox/inboxes.ts';
import { tryTransact } from '../store/table/transaction.ts';
import type { Admission } from './admission.ts';
import { signUpAudit } from './sign-up-audit.ts';

/** The jobs are first looked at when the transaction has most likely been decided. */
const DECISION_SECONDS = 2;

/** SES may not send to the address of a sign-up. */
export function unreachable(): ApiError {
  return forbidden(
    'So far, this service can send email only to verified addresses; ask its operator for an account.',
  );
}

/**
 * Removes an account that could mail its human nothing since it was made, as if it had not been made: address, username and
 * invitation are free again. The jobs that remove its data are queued first, and end where the account lives. Of parallel
 * sign-ups the last one removes it; one that crashed leaves an account that the next sign-up removes.
 * @param account with the key that this sign-up made
 * @returns false for an account whose human confirmed or was ever mailed
 */
export async function removeUnmailed(
  services: PublicContext,
  account: Account,
  admission: Admission,
): Promise<boolean> {
  if (account.verified) return false;
  const { table, purgeQueue } = services;
  const { tenantId, firstInboxId, signUpKeyId } = account;
  const now = services.now();
  const requested_at = now.toISOString();
  const inbox = await getInbox(table, tenantId, firstInboxId);
  await purgeQueue.send({ whole_tenant: tenantId, requested_at }, DECISION_SECONDS);
  if (inbox !== undefined) {
    const job = { inbox_id: firstInboxId, tenant: tenantId, list_key: inbox.listKey, requested_at };
    await purgeQueue.send(job, DECISION_SECONDS);
  }
  const failed = await tryTransact(table, {
    ...tenantDeletion(table, account, now, { sign_up_key: signUpKeyId, verified: false }),
    ...neverMailed(table, tenantId),
    ...(inbox === undefined ? {} : inboxDeletion(table, inbox, now, now)),
    ...admission.giveBack(tenantId),
    ...auditWrites(table, tenantId, signUpAudit(services, 'tenant.deleted', tenantId)),
  });
  if (failed === undefined) logInfo('account that cannot be mailed removed', { tenant: tenantId });
  return failed?.of('code') !== true;
}
