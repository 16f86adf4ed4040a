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

/** The delay lets the transaction commit or fail before the jobs are first read. */
const DECISION_SECONDS = 2;

export function unreachable(): ApiError {
  return forbidden(
    'This service can currently send email only to verified addresses; ask its operator for an account.',
  );
}

/**
 * Frees the address, username and invitation of an account whose human never got an email. The removal jobs are queued
 * first and end if the account still exists; after a crash the next sign-up removes it. @returns false when the human
 * was ever emailed or confirmed
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
