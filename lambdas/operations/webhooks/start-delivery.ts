import * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { conflict, notFound, rateLimited, suspended, unauthenticated } from '../../core/errors.ts';
import type { DeliverableEvent } from '../../events/events.ts';
import { KEY_ENTROPY_BYTES, newId } from '../../ids.ts';
import { type Account, getAccount } from '../../store/account/accounts.ts';
import type { CallerPart } from '../../store/account/caller-checks.ts';
import { cursorAt } from '../../store/log/log-cursor.ts';
import { timeOfPosition } from '../../store/log-position.ts';
import { tryTransact } from '../../store/table/transaction.ts';
import type { Writes } from '../../store/table/write.ts';
import {
  deliveryStart,
  STARTED_PER_MINUTE,
  type StartRequest,
  secondsUntilStart,
  startCount,
} from '../../store/webhook/started-deliveries.ts';
import { newDelivery, type WebhookDelivery } from '../../store/webhook/webhook-deliveries.ts';
import { getWebhook, type Webhook } from '../../store/webhook/webhooks.ts';
import { nextMessage } from '../../webhooks/enqueue.ts';
import { recoverJob } from '../../webhooks/recover.ts';
import { defineOperation } from '../define.ts';
import { cursorOfInstant } from '../events/event-cursor.ts';
import { refuseEventTypes } from '../events/subscription.ts';
import { idField } from '../fields.ts';
import {
  deliveryExample,
  deliverySchema,
  showDelivery,
  startedDeliveryExample,
  visibleDelivery,
} from './delivery.ts';
import { visibleWebhook, webhookExample, webhookWithDeliveries } from './webhook.ts';

const RECOVERY_ID_BYTES = 8;
const START_RATE = `${STARTED_PER_MINUTE.webhook} per minute for a webhook and ${STARTED_PER_MINUTE.tenant} for an account (429).`;

export const recoverWebhookOperation = defineOperation({
  name: 'webhooks.recover',
  summary: 'Resend the events that a webhook missed',
  description:
    'Resends every undelivered event since the given time that matches the current event types and inboxes of the webhook and does not precede its creation. It runs in the background at up to five events a second, and replaces an earlier recovery of the webhook that is still running. Recoveries, test events and redeliveries share a limit: ' +
    START_RATE,
  method: 'POST',
  path: '/webhooks/{webhook_id}/recover',
  status: 202,
  input: z.object({
    webhook_id: idField,
    since: z.iso.datetime({ offset: true }).describe('ISO 8601 time, at most 30 days ago'),
  }),
  output: z.object({ recovering: z.literal(true) }),
  errors: ['not_found', 'conflict'],
  audit: { action: 'webhook.recovered', resource: 'webhook', id: 'webhook_id' },
  access: { permission: 'webhook_update', scope: 'any' },
  idempotent: true,
  example: {
    input: { webhook_id: webhookExample.webhook_id, since: '2026-11-21T09:00:00Z' },
    output: { recovering: true as const },
  },
  async run(context, { webhook_id, since }) {
    const webhook = await visibleWebhook(context, webhook_id);
    refuseEventTypes(context, webhook.eventTypes);
    const { settled } = cursorOfInstant('since', since, context.now());
    const { table, caller } = context;
    const recoveryId = Buffer.from(context.randomBytes(RECOVERY_ID_BYTES)).toString('hex');
    await countStart(context, webhook, (request) => startCount(table, caller, request, recoveryId));
    const from = Math.max(timeOfPosition(settled), Date.parse(webhook.createdAt));
    await context.recoveries.send(recoverJob(webhook, recoveryId, cursorAt(from)));
    return { recovering: true as const };
  },
});

export const testWebhookOperation = defineOperation({
  name: 'webhooks.test',
  summary: 'Send a test event',
  description:
    'Sends an event of type webhook.test, signed and retried like any other. Its delivery shows how the endpoint responded. Recoveries, test events and redeliveries share a limit: ' +
    START_RATE,
  method: 'POST',
  path: '/webhooks/{webhook_id}/test',
  input: z.object({ webhook_id: idField }),
  output: deliverySchema,
  errors: ['not_found', 'conflict'],
  audit: { action: 'webhook.tested', resource: 'webhook', id: 'webhook_id' },
  access: { permission: 'webhook_update', scope: 'any' },
  example: {
    input: { webhook_id: webhookExample.webhook_id },
    output: {
      ...startedDeliveryExample,
      event_type: 'webhook.test',
      inbox_id: null,
      message_id: null,
      thread_id: null,
    },
  },
  async run(context, { webhook_id }) {
    const webhook = await visibleWebhook(context, webhook_id);
    refuseEventTypes(context, webhook.eventTypes);
    const now = context.now();
    const delivery = await startDelivery(context, webhook, {
      event_type: 'webhook.test',
      event_id: newId('evt', now, context.randomBytes(KEY_ENTROPY_BYTES)),
      timestamp: now.toISOString(),
      tenant_id: webhook.tenantId,
      webhook_id: webhook.webhookId,
    });
    return showDelivery(delivery);
  },
});

export const redeliverOperation = defineOperation({
  name: 'webhooks.redeliver',
  summary: 'Redeliver an event',
  description:
    'Starts a new delivery of the same event, with the same event_id and its own retry schedule, regardless of the state of the original delivery. Recoveries, test events and redeliveries share a limit: ' +
    START_RATE,
  method: 'POST',
  path: '/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver',
  input: z.object({ webhook_id: idField, delivery_id: idField }),
  output: deliverySchema,
  errors: ['not_found', 'conflict'],
  audit: { action: 'webhook.redelivered', resource: 'webhook', id: 'webhook_id' },
  access: { permission: 'webhook_update', scope: 'any' },
  example: {
    input: { webhook_id: deliveryExample.webhook_id, delivery_id: deliveryExample.delivery_id },
    output: { ...startedDeliveryExample, delivery_id: 'del_01kajf3b2m5t8w0y4z6a1c' },
  },
  async run(context, { webhook_id, delivery_id }) {
    const webhook = await webhookWithDeliveries(context, webhook_id);
    const { event } = await visibleDelivery(context, webhook, delivery_id);
    return showDelivery(await startDelivery(context, webhook, event));
  },
});

/** The delay lets the transaction commit or fail before the message is first read. */
const DECISION_SECONDS = 1;

const ATTEMPTS = 8;

/** The message is queued first: after a crash it finds no delivery, and no delivery stays without an attempt. */
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

async function countStart(
  context: Context,
  webhook: Webhook,
  writesOf: (request: StartRequest) => Writes<CallerPart | 'webhook' | 'delivery'>,
): Promise<void> {
  const { table } = context;
  const now = context.now();
  let request = { webhook, account: await startingAccount(context, webhook, now), now };
  for (let attempt = 1; ; attempt++) {
    const failed = await tryTransact(table, writesOf(request));
    if (failed === undefined) return;
    if (failed.of('caller')) throw unauthenticated();
    if (attempt === ATTEMPTS) throw failed;
    const reread = await getWebhook(table, webhook.tenantId, webhook.webhookId);
    if (reread === undefined) throw notFound('webhook');
    const later = context.now();
    request = { webhook: reread, account: await startingAccount(context, reread, later), now: later };
  }
}

async function startingAccount({ table, caller }: Context, webhook: Webhook, now: Date): Promise<Account> {
  if (!webhook.enabled) throw conflict('The webhook is disabled. Enable it first.');
  const account = await getAccount(table, caller.tenantId);
  if (account === undefined || account.epoch !== caller.epoch) throw unauthenticated();
  if (account.suspension !== undefined) throw suspended(account.suspension.reason);
  const wait = secondsUntilStart({ account, webhook, now });
  if (wait === undefined) return account;
  const limit = STARTED_PER_MINUTE[wait.of];
  throw rateLimited(
    wait.seconds,
    `At most ${limit} test events, redeliveries and recoveries can start per minute for each ${wait.of}`,
  );
}
