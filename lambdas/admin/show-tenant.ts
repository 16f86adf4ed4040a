import { OWN_LIMIT_NAMES, OWN_LIMITS } from '../settings/plan-settings.ts';
import type { Tenant } from '../store/account/tenants.ts';
import type { Suspension } from '../store/suspension.ts';
import type { Table } from '../store/table/table.ts';
import { countDeferred, type DeferredTotal, getDeferredTotal } from '../store/usage/deferred-total.ts';
import { droppedIn } from '../store/usage/dropped-mail.ts';
import { monthOf } from '../store/usage/usage-head.ts';
import { planOf } from '../usage/plan.ts';
import { readTenantUsage } from '../usage/read-usage.ts';
import type { ListedTenant, ShownTenant } from './admin-answer.ts';
import type { AdminServices } from './admin-services.ts';

export function listedTenant(tenant: Tenant): ListedTenant {
  const { account, deletedAt } = tenant;
  return {
    tenant_id: account.tenantId,
    human_email: account.humanEmail,
    status: statusOf(tenant),
    plan: account.plan,
    verified: account.verified,
    canceled: account.canceled,
    suspension: shownSuspension(account.suspension),
    own_limits: shownLimits(account.ownLimits),
    inboxes: account.inboxes,
    webhooks: account.webhooks,
    created_at: account.createdAt,
    legal_hold: account.legalHold ?? null,
    held_inboxes: [...(account.heldInboxes ?? [])],
    deleted_at: deletedAt ?? null,
  };
}

function statusOf({ account, deletedAt }: Tenant): ListedTenant['status'] {
  if (deletedAt !== undefined) return 'deleted';
  if (account.suspension !== undefined) return 'suspended';
  if (account.canceled) return 'canceled';
  return account.verified ? 'active' : 'unverified';
}

function shownLimits(own: Tenant['account']['ownLimits'] = {}): ListedTenant['own_limits'] {
  const given = OWN_LIMIT_NAMES.filter((name) => own[OWN_LIMITS[name]] !== undefined);
  return Object.fromEntries(given.map((name) => [name, own[OWN_LIMITS[name]]]));
}

function shownSuspension(suspension: Suspension | undefined): ListedTenant['suspension'] {
  if (suspension === undefined) return null;
  const { at, reason, receive } = suspension;
  return { at, reason, receive };
}

export async function showTenant(
  { table, policy, now }: AdminServices,
  tenant: Tenant,
): Promise<ShownTenant> {
  const { account } = tenant;
  const moment = now().getTime();
  const month = monthOf(moment);
  const monthStart = Date.parse(`${month}-01T00:00:00.000Z`);
  const [[before, current], deferred, dropped] = await Promise.all([
    readTenantUsage(table, account.tenantId, [monthStart - 1, moment]),
    deferredOf(table, account.tenantId),
    droppedIn(table, account.tenantId, month),
  ]);
  const plan = planOf(policy, account);
  return {
    ...listedTenant(tenant),
    first_inbox_id: account.firstInboxId,
    limits: {
      inboxes: plan.inboxes,
      messages_per_month: plan.messagesPerMonth,
      storage_bytes: plan.storageBytes,
      webhooks: plan.webhooks,
      deferred_messages: plan.messagesPerMonth,
      deferred_bytes: plan.storageBytes,
    },
    usage: {
      inboxes: account.inboxes,
      messages_per_month: (current?.delivered ?? 0) - (before?.delivered ?? 0),
      storage_bytes: current?.bytes ?? 0,
      webhooks: account.webhooks,
      messages: current?.messages ?? 0,
      threads: current?.threads ?? 0,
      deferred_messages: deferred.messages,
      deferred_bytes: deferred.bytes,
      dropped_messages_per_month: dropped.messages,
      dropped_bytes_per_month: dropped.bytes,
    },
  };
}

/** Tenants from before totals were kept get one when the next email is deferred or released. */
async function deferredOf(table: Table, tenantId: string): Promise<DeferredTotal> {
  return (await getDeferredTotal(table, tenantId)) ?? countDeferred(table, tenantId);
}
