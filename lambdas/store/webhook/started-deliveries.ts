import type { Account } from '../account/accounts.ts';
import { type CallerPart, inEpoch, keyExists, type WritingCaller } from '../account/caller-checks.ts';
import { accountKey, webhookKey } from '../keys.ts';
import { countUse, type MinuteUse, secondsUntilUse } from '../limit/minute-count.ts';
import type { Table } from '../table/table.ts';
import { rowUpdate, type Writes } from '../table/write.ts';
import { deliveryCreation, type WebhookDelivery } from './webhook-deliveries.ts';
import { STARTED_DELIVERIES, type Webhook } from './webhooks.ts';

/** Test events, redeliveries and recoveries that clients start in a minute (D-ADD-15). */
export const STARTED_PER_MINUTE = { webhook: 10, tenant: 60 } as const;

export interface StartRequest {
  /** Account and webhook as they were read. */
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

/** Whole seconds until another delivery may be started, and whose limit says so; undefined when one may be started now. */
export function secondsUntilStart(
  request: StartRequest,
): { readonly of: keyof typeof STARTED_PER_MINUTE; readonly seconds: number } | undefined {
  const waits = { webhook: secondsUntilUse(ofWebhook(request)), tenant: secondsUntilUse(ofTenant(request)) };
  if (waits.tenant !== undefined) return { of: 'tenant', seconds: waits.tenant };
  return waits.webhook === undefined ? undefined : { of: 'webhook', seconds: waits.webhook };
}

/**
 * The writes that count what a client starts for its webhook and its tenant, bound to the caller's credential. `account` fails when the tenant's count moved past what was read, or the caller's epoch is over; `webhook`
 * when the webhook's count did, or it was deleted or switched off: read both again.
 * @param recoveryId of a recovery, which replaces an earlier one of the webhook.
 */
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

/** The writes that start a delivery which a client asks for; they fail as those of `startCount`. */
export function deliveryStart(
  table: Table,
  caller: WritingCaller,
  request: StartRequest,
  delivery: WebhookDelivery,
): Writes<CallerPart | 'webhook' | 'delivery'> {
  return { ...startCount(table, caller, request), ...deliveryCreation(table, delivery) };
}
