import * as z from 'zod';
import { newApiKey } from '../../accounts/new-account.ts';
import { closeSocketsOfTenant } from '../../auth/close-sockets.ts';
import { nameMade } from '../../caller/audit-draft.ts';
import { PERMISSION_FLAGS, type PermissionFlag } from '../../caller/permissions.ts';
import { type ApiError, conflict, invalid, suspended } from '../../core/errors.ts';
import { logInfo } from '../../observability/log.ts';
import { oneLine } from '../../operations/fields.ts';
import { OWN_LIMIT_NAMES } from '../../settings/plan-settings.ts';
import { IN_USE } from '../../store/account/accounts.ts';
import { getTenant } from '../../store/account/tenants.ts';
import { keyCreation } from '../../store/key/api-keys.ts';
import { markTenant, suspensionEnd, suspensionStart } from '../../store/key/suspension-marks.ts';
import { accountKey } from '../../store/keys.ts';
import { SUSPENDED_MAIL, type Suspension } from '../../store/suspension.ts';
import { tryTransact } from '../../store/table/transaction.ts';
import { rowCheck } from '../../store/table/write.ts';
import { webhooksOfTenant } from '../../store/webhook/webhooks.ts';
import { resumeJob } from '../../webhooks/recover.ts';
import { type ListedTenant, type SupportKey, supportKeySchema } from '../admin-answer.ts';
import { type AdminServices, auditOf } from '../admin-services.ts';
import { setLimit } from '../change-subscription.ts';
import { defineOperatorOperation } from '../define.ts';
import { findLivingTenant } from '../find-tenant.ts';
import { listedTenant } from '../show-tenant.ts';
import { auditOfTenant, change, named } from './fields.ts';

export const tenantControlOperations = [
  defineOperatorOperation({
    ...change,
    name: 'tenants.suspend',
    audit: auditOfTenant('tenant.suspended'),
    summary: 'Suspend a tenant: refuse its calls, pause its webhooks, and keep or drop its mail',
    path: '/tenants/{tenant}/suspend',
    input: named.input.extend({
      reason: oneLine(200).trim().min(1).describe('Reason, shown to the tenant in the error of each call'),
      receive: z
        .enum(SUSPENDED_MAIL)
        .default('keep')
        .describe('Whether its mail is kept or dropped: keep or drop'),
    }),
    run: (services, { tenant, ...how }) => suspendTenant(services, tenant, how),
  }),
  defineOperatorOperation({
    ...change,
    name: 'tenants.resume',
    audit: auditOfTenant('tenant.resumed'),
    summary: 'End a suspension and resume webhook deliveries',
    path: '/tenants/{tenant}/resume',
    run: (services, { tenant }) => resumeTenant(services, tenant),
  }),
  defineOperatorOperation({
    ...change,
    name: 'tenants.set-limit',
    audit: auditOfTenant('tenant.limit_changed'),
    summary: 'Override a plan limit for a tenant; `plan` removes the override',
    path: '/tenants/{tenant}/set-limit',
    input: named.input.extend({
      limit: z.enum(OWN_LIMIT_NAMES).describe(OWN_LIMIT_NAMES.join(', ')),
      value: z
        .union([z.int().min(0), z.literal('plan')], 'must be a whole number of at least 0, or plan')
        .describe('A number, or `plan` to remove the override'),
    }),
    run: (services, { tenant, limit, value }) => setLimit(services, tenant, limit, value),
  }),
  defineOperatorOperation({
    ...change,
    name: 'keys.create',
    audit: { action: 'api_key.created', resource: 'api_key' },
    summary: 'Create a support key for a tenant. It expires and cannot read spam',
    path: '/tenants/{tenant}/keys',
    input: named.input.extend({
      expires: z.string().describe('Lifetime, such as 30m or 12h; at most 24h'),
      read_only: z.boolean().default(false).describe('Read-only key'),
    }),
    output: supportKeySchema,
    run: (services, { tenant, ...how }) => createSupportKey(services, tenant, how),
  }),
] as const;

const SECONDS = { s: 1, m: 60, h: 3600 };
const MAX_SECONDS = 24 * 3600;

/** A support key must not read spam, and must not create keys and webhooks that outlive it. */
const NEVER: readonly PermissionFlag[] = [
  ...(['label_spam_read', 'api_key_create', 'api_key_delete'] as const),
  ...(['webhook_create', 'webhook_update'] as const),
];

/** The key expires, does not count against the plan, and is visible to the tenant. */
async function createSupportKey(
  services: AdminServices,
  named: string,
  { expires, read_only }: { readonly expires: string; readonly read_only: boolean },
): Promise<SupportKey> {
  const { table } = services;
  const seconds = secondsOf(expires);
  const { account } = await findLivingTenant(table, named);
  const now = services.now();

  const permissions = PERMISSION_FLAGS.filter(
    (flag) => !NEVER.includes(flag) && (!read_only || flag.endsWith('_read')),
  );
  const { key, secret } = newApiKey(services, {
    tenantId: account.tenantId,
    name: 'support',
    permissions,
    epoch: account.epoch,
    expiresAt: new Date(now.getTime() + seconds * 1000).toISOString(),
  });
  nameMade(services, key.keyId);
  const failed = await tryTransact(table, {
    ...keyCreation(table, key),
    ...auditOf(services, account.tenantId),
    // Suspending marks the existing keys, so a key that is created afterwards would stay unmarked.
    account: rowCheck(table, accountKey(account.tenantId), { has: ['pk'], condition: IN_USE }),
  });
  if (failed !== undefined) throw conflict(`Tenant ${account.tenantId} is suspended.`);
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
  throw invalid('expires', 'must be a lifetime such as 30m or 12h, at most 24h');
}

const ID_BYTES = 8;

/**
 * The account is changed first: from then on no key is created or changed, so that all keys are found and marked. A
 * repeat marks the keys that a crash left.
 */
export async function suspendTenant(
  services: AdminServices,
  named: string,
  { reason, receive }: Pick<Suspension, 'reason' | 'receive'>,
): Promise<ListedTenant> {
  const { table } = services;
  const { account } = await findLivingTenant(table, named);
  const { tenantId, suspension: read } = account;
  const id = Buffer.from(services.randomBytes(ID_BYTES)).toString('hex');
  const suspension = { id, at: read?.at ?? services.now().toISOString(), reason, receive };
  const writes = {
    ...suspensionStart(table, tenantId, suspension, read),
    ...auditOf(services, tenantId),
  };
  if ((await tryTransact(table, writes)) !== undefined) throw suspensionChanged(tenantId);
  await markTenant(table, tenantId, suspension);
  // Sockets are closed after the keys are marked, so that a socket that is being opened finds the mark.
  await closeSocketsOfTenant(services, tenantId, suspended(reason));
  const tenant = await findLivingTenant(table, tenantId);
  if (tenant.account.suspension?.id !== id) {
    if (tenant.account.suspension === undefined) await markTenant(table, tenantId, undefined);
    throw suspensionChanged(tenantId);
  }
  logInfo('tenant suspended', { tenant: tenantId, receive });
  return listedTenant(tenant);
}

/**
 * The account is changed last, so that a repeat after a crash does every step again. A job for each webhook queues its
 * paused deliveries after its mark is gone.
 */
export async function resumeTenant(services: AdminServices, named: string): Promise<ListedTenant> {
  const { table } = services;
  const tenant = await findLivingTenant(table, named);
  const { tenantId, suspension } = tenant.account;
  if (suspension === undefined) return listedTenant(tenant);
  await markTenant(table, tenantId, undefined);
  for (const webhook of await webhooksOfTenant(table, tenantId)) {
    await services.recoveries.send(resumeJob(webhook));
  }
  const failed = await tryTransact(table, {
    ...suspensionEnd(table, tenantId, suspension),
    ...auditOf(services, tenantId),
  });
  if (failed !== undefined) {
    // A concurrent suspension may have set marks that were removed here, so they are restored.
    const current = (await getTenant(table, tenantId))?.account.suspension;
    if (current !== undefined) await markTenant(table, tenantId, current);
    throw suspensionChanged(tenantId);
  }
  logInfo('tenant resumed', { tenant: tenantId });
  return listedTenant(await findLivingTenant(table, tenantId));
}

function suspensionChanged(tenantId: string): ApiError {
  return conflict(`Tenant ${tenantId} was suspended or resumed by another call. Try again.`);
}
