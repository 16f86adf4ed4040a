import * as z from 'zod';
import { mayReceive } from '../../auth/event-access.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { PageRequest } from '../../store/table/page.ts';
import {
  ABANDON_REASONS,
  DELIVERY_STATES,
  getDelivery,
  listDeliveries,
  type WebhookDelivery,
} from '../../store/webhook/webhook-deliveries.ts';
import type { Webhook } from '../../store/webhook/webhooks.ts';
import { defineOperation } from '../define.ts';
import { EXAMPLE_TIME, idField, listOf, onePage, pageFields, timestamp } from '../fields.ts';
import { pageOf } from '../page-token.ts';
import { webhookExample, webhookWithDeliveries } from './webhook.ts';

const outcome = {
  status: z.int().nullable().describe('HTTP status of the response; null if there was none'),
  duration_ms: z.int().nullable(),
  error: z.string().nullable().describe('Null if it succeeded'),
};

export const deliverySchema = z
  .object({
    delivery_id: z.string(),
    webhook_id: z.string(),
    event_id: z.string(),
    event_type: z.string(),
    inbox_id: z.string().nullable().describe('Null for a test event'),
    message_id: z.string().nullable(),
    thread_id: z.string().nullable(),
    state: z
      .enum(DELIVERY_STATES)
      .describe('dead: every attempt failed; abandoned: ended earlier (see reason)'),
    reason: z.enum(ABANDON_REASONS).nullable().describe('Why it was abandoned'),
    attempt: z.int().describe('Attempts so far, including one in progress'),
    ...outcome,
    next_attempt_at: z.string().nullable().describe('When the next attempt is due'),
    attempts: z
      .array(z.object({ attempt: z.int(), started_at: timestamp, ...outcome }))
      .describe('Oldest first. status, duration_ms and error of the delivery are those of the last attempt'),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Delivery' });

type Shown = z.input<typeof deliverySchema>;

export function showDelivery(delivery: WebhookDelivery): Shown {
  const { event } = delivery;
  const ids: Readonly<Record<string, unknown>> = event;
  const idOf = (name: string) => (typeof ids[name] === 'string' ? ids[name] : null);
  const attempts = delivery.attempts.map(({ attempt, at, status, duration_ms, error }) => ({
    attempt,
    started_at: new Date(at).toISOString(),
    status: status ?? null,
    duration_ms: duration_ms ?? null,
    error: error ?? null,
  }));
  const last = attempts.at(-1);
  return {
    delivery_id: delivery.delivery_id,
    webhook_id: delivery.webhook_id,
    event_id: event.event_id,
    event_type: event.event_type,
    inbox_id: idOf('inbox_id'),
    message_id: idOf('message_id'),
    thread_id: idOf('thread_id'),
    state: delivery.state,
    reason: delivery.reason ?? null,
    attempt: delivery.attempt,
    status: last?.status ?? null,
    duration_ms: last?.duration_ms ?? null,
    error: last?.error ?? null,
    next_attempt_at:
      delivery.next_attempt_at === undefined ? null : new Date(delivery.next_attempt_at).toISOString(),
    attempts,
    created_at: delivery.created_at,
    updated_at: delivery.updated_at,
  };
}

/** The webhook may have covered other inboxes before, or received spam, which the key may not see. */
export async function visibleDelivery(
  { table, now, caller }: Context,
  { webhookId }: Webhook,
  deliveryId: string,
): Promise<WebhookDelivery> {
  const delivery = await getDelivery(table, webhookId, deliveryId, now());
  if (delivery === undefined || !mayReceive(caller, delivery.event)) throw notFound('delivery');
  return delivery;
}

const attemptExample = {
  attempt: 1,
  started_at: '2026-11-21T09:00:01.000Z',
  status: 200,
  duration_ms: 84,
  error: null,
};

export const deliveryExample: Shown = {
  delivery_id: 'del_01kajf2v4g8q3k7m9x2c1d',
  webhook_id: 'wh_01kajf2v4g8q3k7m9x2c1d',
  event_id: 'evt_01kajf2v4g8q3k7m9x2c1d',
  event_type: 'message.received',
  inbox_id: 'calm-otter-483920@agents.example.com',
  message_id: 'msg_01kajf2v4g8q3k7m9x2c1d',
  thread_id: 'thr_8q3k7m9x2c1d',
  state: 'delivered',
  reason: null,
  attempt: 1,
  status: 200,
  duration_ms: 84,
  error: null,
  next_attempt_at: null,
  attempts: [attemptExample],
  created_at: EXAMPLE_TIME,
  updated_at: '2026-11-21T09:00:01.000Z',
};

export const startedDeliveryExample: Shown = {
  ...deliveryExample,
  state: 'pending',
  attempt: 0,
  status: null,
  duration_ms: null,
  next_attempt_at: EXAMPLE_TIME,
  attempts: [],
  updated_at: EXAMPLE_TIME,
};

export const listDeliveriesOperation = defineOperation({
  name: 'webhooks.list-deliveries',
  summary: 'List the deliveries of a webhook',
  description:
    'Lists every event of the last 30 days that was or will be sent, newest first, with its attempts.',
  method: 'GET',
  path: '/webhooks/{webhook_id}/deliveries',
  input: z.object({ webhook_id: idField, ...pageFields }),
  output: listOf('deliveries', deliverySchema),
  errors: ['not_found'],
  access: { permission: 'webhook_read', scope: 'any' },
  example: {
    input: { webhook_id: webhookExample.webhook_id },
    output: onePage({ deliveries: [deliveryExample] }),
  },
  async run(context, input) {
    const list = { operation: 'webhooks.list-deliveries', filters: [input.webhook_id] };
    const read = async (request: PageRequest) => {
      const { webhookId } = await webhookWithDeliveries(context, input.webhook_id);
      const found = await listDeliveries(context.table, webhookId, request, context.now());
      return {
        ...found,
        items: found.items.filter((delivery) => mayReceive(context.caller, delivery.event)),
      };
    };
    const { items, ...page } = await pageOf(context, list, input, read, showDelivery);
    return { ...page, deliveries: items };
  },
});
