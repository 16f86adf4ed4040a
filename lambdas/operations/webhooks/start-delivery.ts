import type { Context } from '../../core/context.ts';
import { ApiError, notFound, rateLimited, suspended, unauthenticated } from '../../core/errors.ts';
import type { DeliverableEvent } from '../../events/events.ts';
import { KEY_ENTROPY_BYTES, newId } from '../../ids.ts';
import { type Account, getAccount } from '../../store/account/accounts.ts';
import type { CallerPart } from '../../store/account/caller-checks.ts';
import { failedConditions, transact, type Writes } from '../../store/table/transaction.ts';
import {
  deliveryStart,
  STARTED_PER_MINUTE,
  type StartRequest,
  secondsUntilStart,
} from '../../store/webhook/started-deliveries.ts';
import { newDelivery, type WebhookDelivery } from '../../store/webhook/webhook-deliveries.ts';
import { getWebhook, type Webhook } from '../../store/webhook/webhooks.ts';
import { nextMessage } from '../../webhooks/enqueue.ts';

/** The message is first looked at when the row below has most likely been written. */
const DECISION_SECONDS = 1;

/** Starts that were faster than this one, under the same limits. */
const ATTEMPTS = 8;

/**
 * Starts a delivery that a client asks for, beside any other of the same event. It is queued first: a crash between
 * the two leaves a message that finds nothing, never a delivery in the log that is not attempted.
 * @throws ApiError conflict for a webhook that is switched off, rate_limited when the minute's starts of the webhook or
 *   the tenant are used up, not_found and unauthenticated when the webhook or the caller's key was deleted meanwhile
 */
export async function startDelivery(
  context: Context,
  webhook: Webhook,
  event: DeliverableEvent,
): Promise<WebhookDelivery> {
  const { table, caller, randomBytes, deliveryQueue: queue } = context;
  const now = context.now();
  const delivery = newDelivery(
    {
      delivery_id: newId('del', now, randomBytes(KEY_ENTROPY_BYTES)),
      tenant: webhook.tenantId,
      webhook_id: webhook.webhookId,
      event,
    },
    now,
  );
  await startingAccount(context, webhook, now);
  await queue.send(nextMessage({ queue, now: () => now, randomBytes }, delivery), DECISION_SECONDS);
  await countStart(context, webhook, (request) => deliveryStart(table, caller, request, delivery));
  return delivery;
}

/**
 * Makes the writes that start something for a webhook, under its limits and those of the tenant.
 * @throws ApiError as startDelivery
 */
export async function countStart(
  context: Context,
  webhook: Webhook,
  writesOf: (request: StartRequest) => Writes<CallerPart | 'webhook' | 'delivery'>,
): Promise<void> {
  const { table } = context;
  const now = context.now();
  let request = { webhook, account: await startingAccount(context, webhook, now), now };
  for (let attempt = 1; ; attempt++) {
    const failed = await failedConditions(transact, table, writesOf(request));
    if (failed === undefined) return;
    if (failed.of('caller')) throw unauthenticated();
    if (attempt === ATTEMPTS) throw failed;
    const reread = await getWebhook(table, webhook.tenantId, webhook.webhookId);
    if (reread === undefined) throw notFound('webhook');
    const later = context.now();
    request = { webhook: reread, account: await startingAccount(context, reread, later), now: later };
  }
}

/** The account under whose limits a delivery may be started now. @throws ApiError when none may. */
async function startingAccount({ table, caller }: Context, webhook: Webhook, now: Date): Promise<Account> {
  if (!webhook.enabled) throw new ApiError('conflict', 'The webhook is switched off: enable it first.');
  const account = await getAccount(table, caller.tenantId);
  if (account === undefined || account.epoch !== caller.epoch) throw unauthenticated();
  if (account.suspension !== undefined) throw suspended(account.suspension.reason);
  const wait = secondsUntilStart({ account, webhook, now });
  if (wait === undefined) return account;
  const limit = STARTED_PER_MINUTE[wait.of];
  throw rateLimited(
    wait.seconds,
    `At most ${limit} test events, redeliveries and recoveries are started in a minute for a ${wait.of}`,
  );
}
