import { createSecret, hashSecret, secretPrefix } from '../auth/secret.ts';
import { nameMade } from '../caller/audit-draft.ts';
import { PERMISSION_FLAGS, type PermissionFlag } from '../caller/permissions.ts';
import { KEY_ENTROPY_BYTES, newId } from '../ids.ts';
import { IN_USE } from '../store/account/accounts.ts';
import { type ApiKeyRecord, keyCreation } from '../store/key/api-keys.ts';
import { accountKey } from '../store/keys.ts';
import { failedConditions, transact } from '../store/table/transaction.ts';
import { AdminError, type SupportKey } from './admin-answer.ts';
import type { AdminServices } from './admin-services.ts';
import { findLivingTenant } from './find-tenant.ts';
import { auditOf } from './operator-log.ts';

const SECONDS = { s: 1, m: 60, h: 3600 };
const MAX_SECONDS = 24 * 3600;

/** Neither spam, nor keys that would outlive it. */
const NEVER: readonly PermissionFlag[] = ['label_spam_read', 'api_key_create', 'api_key_delete'];

/**
 * Makes a key to a tenant for support. It expires, takes no capacity of the plan, and its tenant sees it.
 * @param expires such as `1h`
 * @throws AdminError tenant_not_found, tenant_deleted, invalid_request, conflict for a suspended tenant
 */
export async function createSupportKey(
  services: AdminServices,
  named: string,
  { expires, read_only }: { readonly expires: string; readonly read_only: boolean },
): Promise<SupportKey> {
  const { table } = services;
  const seconds = secondsOf(expires);
  const { account } = await findLivingTenant(table, named);
  const now = services.now();
  const secret = createSecret((size) => services.randomBytes(size));
  const permissions = PERMISSION_FLAGS.filter(
    (flag) => !NEVER.includes(flag) && (!read_only || flag.endsWith('_read')),
  );
  const key: ApiKeyRecord = {
    keyId: newId('key', now, services.randomBytes(KEY_ENTROPY_BYTES)),
    tenantId: account.tenantId,
    inboxId: undefined,
    name: 'support',
    prefix: secretPrefix(secret),
    permissions,
    secretHash: hashSecret(secret),
    createdAt: now.toISOString(),
    epoch: account.epoch,
    expiresAt: new Date(now.getTime() + seconds * 1000).toISOString(),
  };
  nameMade(services, key.keyId);
  const failed = await failedConditions(transact, table, {
    ...keyCreation(table, key),
    ...auditOf(services, account.tenantId),
    // A suspended tenant's keys are marked, and this one would not be.
    account: {
      ConditionCheck: {
        TableName: table.name,
        Key: accountKey(account.tenantId),
        ConditionExpression: `attribute_exists(pk) AND ${IN_USE}`,
      },
    },
  });
  if (failed !== undefined) throw new AdminError('conflict', `Tenant ${account.tenantId} is suspended.`);
  return {
    tenant_id: account.tenantId,
    api_key_id: key.keyId,
    api_key: secret,
    permissions: [...permissions],
    expires_at: key.expiresAt ?? '',
  };
}

function secondsOf(expires: string): number {
  const [, count, unit] = /^(\d{1,5})([smh])$/.exec(expires) ?? [];
  const seconds = Number(count) * SECONDS[unit as keyof typeof SECONDS];
  if (seconds > 0 && seconds <= MAX_SECONDS) return seconds;
  throw new AdminError('invalid_request', 'expires must be a number with s, m or h, and at most 24h');
}
