import type { Account } from '../account/accounts.ts';
import { type CallerPart, CURRENT_EPOCH, keyExists, type WritingCaller } from '../account/caller-checks.ts';
import { accountKey, webhookKey } from '../keys.ts';
import { countUse, type MinuteUse, secondsUntilUse } from '../limit/minute-count.ts';
import type { Table } from '../table/table.ts';
import type { Writes } from '../table/transaction.ts';
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
  return {
    ...keyExists(table, caller),
    account: count(table, accountKey(tenantId), ofTenant(request), CURRENT_EPOCH, {
      ':callerEpoch': caller.epoch,
    }),
    webhook: count(
      table,
      webhookKey(tenantId, webhookId),
      ofWebhook(request),
      'enabled = :yes',
      { ':yes': true, ...(recoveryId === undefined ? {} : { ':recoveryId': recoveryId }) },
      recoveryId === undefined ? [] : ['recovery_id = :recoveryId'],
    ),
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

function count(
  table: Table,
  key: ReturnType<typeof webhookKey>,
  use: MinuteUse,
  condition: string,
  values: Readonly<Record<string, number | boolean | string>>,
  more: readonly string[] = [],
) {
  const { set: counting, add, condition: withinLimit, names, values: counted } = countUse(use);
  const set = [...counting, ...more];
  const clauses = [
    ...(set.length > 0 ? [`SET ${set.join(', ')}`] : []),
    ...(add.length > 0 ? [`ADD ${add.join(', ')}`] : []),
  ];
  return {
    Update: {
      TableName: table.name,
      Key: key,
      UpdateExpression: clauses.join(' '),
      ConditionExpression: `${condition} AND ${withinLimit}`,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: { ...counted, ...values },
    },
  };
}
