import { planOf } from '../operations/plan.ts';
import { countHeld } from '../store/held.ts';
import type { Tenant } from '../store/tenants.ts';
import { monthOf } from '../store/usage-head.ts';
import { readTenantUsage } from '../usage/read-usage.ts';
import type { ListedTenant, ShownTenant } from './admin-answer.ts';
import type { AdminServices } from './admin-services.ts';

export function listedTenant({ account, deletedAt }: Tenant): ListedTenant {
  return {
    tenant_id: account.tenantId,
    human_email: account.humanEmail,
    plan: account.plan,
    verified: account.verified,
    canceled: account.canceled,
    inboxes: account.inboxes,
    webhooks: account.webhooks,
    created_at: account.createdAt,
    deleted_at: deletedAt ?? null,
  };
}

/** A tenant with its limits and what it uses at this moment, by the same ledger as /metrics/usage. */
export async function showTenant({ table, plans, now }: AdminServices, tenant: Tenant): Promise<ShownTenant> {
  const { account } = tenant;
  const moment = now().getTime();
  const monthStart = Date.parse(`${monthOf(moment)}-01T00:00:00.000Z`);
  const [[before, current], held] = await Promise.all([
    readTenantUsage(table, account.tenantId, [monthStart - 1, moment]),
    countHeld(table, account.tenantId),
  ]);
  const plan = planOf({ plans }, account);
  return {
    ...listedTenant(tenant),
    first_inbox_id: account.firstInboxId,
    limits: {
      inboxes: plan.inboxes,
      messages_per_month: plan.messagesPerMonth,
      storage_bytes: plan.storageBytes,
      webhooks: plan.webhooks,
    },
    usage: {
      inboxes: account.inboxes,
      messages_per_month: (current?.delivered ?? 0) - (before?.delivered ?? 0),
      storage_bytes: current?.bytes ?? 0,
      webhooks: account.webhooks,
      messages: current?.messages ?? 0,
      threads: current?.threads ?? 0,
      held_messages: held,
    },
  };
}
