import type { Account } from '../account/accounts.ts';
import { type CallerPart, inEpoch, keyExists, type WritingCaller } from '../account/caller-checks.ts';
import { accountKey, webhookKey } from '../keys.ts';
import { countUse, type MinuteUse, secondsUntilUse } from '../limit/minute-count.ts';
import type { Table } from '../table/table.ts';
import { rowUpdate, type Writes } from '../table/write.ts';
import { deliveryCreation, type WebhookDelivery } from './webhook-deliveries.ts';
import { STARTED_DELIVERIES, type Webhook } from './webhooks.ts';

/** D-ADD-15 limits test events, redeliveries and recoveries. */
export const STARTED_PER_MINUTE = { webhook: 10, tenant: 60 } as const;

export interface StartRequest {
  readonly account: Account;
  readonly webhook: Webhook;
  readonly now: Date;
}

function ofWebhook({ webhook, now }: StartRequest): MinuteUse {
  const counted = webhook.startedDeliveries;
  return { name: STARTED_DELIVERIES, counted, limit: STARTED_PER_MINUTE.webhook, now };
}

function ofTenant({ account, now }: StartRequest): MinuteUse {
  const counted = account.counted.deliveries;
  return { name: 'deliveries', counted, limit: STARTED_PER_MINUTE.tenant, now };
}

export function secondsUntilStart(
  request: StartRequest,
): { readonly of: keyof typeof STARTED_PER_MINUTE; readonly seconds: number } | undefined {
  const waits = { webhook: secondsUntilUse(ofWebhook(request)), tenant: secondsUntilUse(ofTenant(request)) };
  if (waits.tenant !== undefined) return { of: 'tenant', seconds: waits.tenant };
  return waits.webhook === undefined ? undefined : { of: 'webhook', seconds: waits.webhook };
}

/** `account` and `webhook` fail when their counts changed since they were read, and the caller must read both again. */
export function startCount(
  table: Table,
  caller: WritingCaller,
  request: StartRequest,
  recoveryId?: string,
): Writes<CallerPart | 'webhook'> {
  const { tenantId, webhookId } = request.webhook;
  const counting = countUse(ofWebhook(request));
  return {
    ...keyExists(table, caller),
    account: rowUpdate(table, accountKey(tenantId), { ...countUse(ofTenant(request)), ...inEpoch(caller) }),
    webhook: rowUpdate(table, webhookKey(tenantId, webhookId), {
      ...counting,
      set: { ...counting.set, recovery_id: recoveryId },
      was: { ...counting.was, enabled: true },
    }),
  };
}

export function deliveryStart(
  table: Table,
  caller: WritingCaller,
  request: StartRequest,
  delivery: WebhookDelivery,
): Writes<CallerPart | 'webhook' | 'delivery'> {
  return { ...startCount(table, caller, request), ...deliveryCreation(table, delivery) };
}
