import { accountAddress, isOwnAddress } from '../accounts/human-email.ts';
import { planAccount, signUpKey } from '../accounts/new-account.ts';
import { revocationOf } from '../accounts/rotate-sign-up-key.ts';
import { closeSocketsOfKey } from '../auth/close-sockets.ts';
import { ApiError, conflict, invalid } from '../core/errors.ts';
import { inboxDomainsOf } from '../settings/policy.ts';
import { type Account, findTenantOf, signUpKeyRotation } from '../store/account/accounts.ts';
import { keyCreation } from '../store/key/api-keys.ts';
import { tryTransact } from '../store/table/transaction.ts';
import type { KeyedTenant } from './admin-answer.ts';
import { type AdminServices, auditOf } from './admin-services.ts';
import { requirePlan } from './change-subscription.ts';
import { findLivingTenant } from './find-tenant.ts';
import { listedTenant } from './show-tenant.ts';

const ATTEMPTS = 8;

interface NewTenant {
  readonly human_email: string;
  readonly plan: string;
  readonly client_id?: string | undefined;
}

/** A repeat with the same address and `client_id` finds the account and does not show its key again. */
export async function createTenant(services: AdminServices, wanted: NewTenant): Promise<KeyedTenant> {
  const { table, policy } = services;
  const humanEmail = accountAddress(wanted.human_email);
  if (isOwnAddress(humanEmail, inboxDomainsOf(policy))) {
    throw invalid('human_email', 'must not be an address of this service');
  }
  requirePlan(services, wanted.plan);
  for (let attempt = 1; ; attempt++) {
    const existing = await findTenantOf(table, humanEmail);
    if (existing !== undefined) return replay(services, existing, wanted.client_id);
    const { account, secret, writes } = planTenant(services, humanEmail, wanted);
    const failed = await tryTransact(table, writes);
    if (failed === undefined) {
      return { ...listedTenant({ account, deletedAt: undefined }), ...keyOf(account, secret) };
    }
    if (attempt === ATTEMPTS) throw failed;
  }
}

async function replay(
  { table }: AdminServices,
  tenantId: string,
  clientId: string | undefined,
): Promise<KeyedTenant> {
  const tenant = await findLivingTenant(table, tenantId);
  if (clientId === undefined || tenant.account.clientId !== clientId) {
    throw new ApiError(
      'conflict',
      `This address already has the account ${tenantId}. Use "tenants new-key" to replace its key.`,
    );
  }
  return { ...listedTenant(tenant), ...keyOf(tenant.account, null) };
}

function planTenant(services: AdminServices, humanEmail: string, { plan, client_id }: NewTenant) {
  const planned = planAccount(services, { humanEmail, verified: true, plan, clientId: client_id });
  return { ...planned, writes: { ...planned.writes, ...auditOf(services, planned.account.tenantId) } };
}

export async function newKey(services: AdminServices, named: string): Promise<KeyedTenant> {
  const { table } = services;
  const tenant = await findLivingTenant(table, named);
  const { account } = tenant;
  if (account.suspension !== undefined) {
    throw conflict(`Tenant ${account.tenantId} is suspended.`);
  }
  const { key, secret } = signUpKey(services, account.tenantId, account.epoch);
  const revocation = await revocationOf(table, account.tenantId, account.signUpKeyId);
  const moreKeys = revocation.oldRecord === undefined ? 1 : 0;
  const failed = await tryTransact(table, {
    ...keyCreation(table, key),
    ...auditOf(services, account.tenantId),
    ...signUpKeyRotation(table, account, { keyId: key.keyId, epoch: account.epoch, moreKeys }),
    ...revocation,
  });
  if (failed !== undefined) {
    throw conflict(`The key of ${account.tenantId} was changed by another call. Try again.`);
  }
  await closeSocketsOfKey(services, account.tenantId, account.signUpKeyId);
  return { ...listedTenant(tenant), ...keyOf(account, secret) };
}

function keyOf({ firstInboxId }: Account, secret: string | null) {
  return { inbox_id: firstInboxId, api_key: secret };
}
