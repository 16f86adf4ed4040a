import type { Tenant } from '../store/account/tenants.ts';
import { monthOf } from '../store/usage/usage-head.ts';
import { DAY_MS, type MeteredDay, meteredDays, startOf } from '../usage/metered-days.ts';
import { PRICED_ON } from '../usage/unit-costs.ts';
import { AdminError, type TenantUsage } from './admin-answer.ts';
import type { AdminServices } from './admin-services.ts';

/** @throws AdminError invalid_request */
export async function tenantUsage(
  { table, now }: AdminServices,
  { account: { tenantId } }: Tenant,
  month: string = monthOf(now().getTime()),
): Promise<TenantUsage> {
  if (month > monthOf(now().getTime())) throw new AdminError('invalid_request', 'month: is not yet');
  const days: string[] = [];
  for (let at = startOf(`${month}-01`); at <= now().getTime() && monthOf(at) === month; at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10));
  const metered = await meteredDays(table, tenantId, days, now());
  const sum = (of: (day: MeteredDay) => number) => metered.reduce((all, day) => all + of(day), 0);
  const last = metered.at(-1);
  return {
    tenant_id: tenantId,
    month,
    messages_received: sum(({ received }) => received),
    messages_stored: last?.messages ?? 0,
    bytes_stored: last?.bytes ?? 0,
    cost_usd: costOf(
      sum(({ receivingUsd }) => receivingUsd),
      sum(({ storageUsd }) => storageUsd),
    ),
    days: metered.map(({ day, received, messages, bytes, receivingUsd, storageUsd }) => ({
      day,
      messages_received: received,
      messages_stored: messages,
      bytes_stored: bytes,
      cost_usd: costOf(receivingUsd, storageUsd),
    })),
    priced_on: PRICED_ON,
  };
}

function costOf(receiving: number, storage: number): TenantUsage['cost_usd'] {
  const [r, s, total] = [receiving, storage, receiving + storage].map((each) => Number(each.toFixed(8)));
  return { receiving: r ?? 0, storage: s ?? 0, total: total ?? 0 };
}
