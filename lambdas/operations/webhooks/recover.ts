import * as z from 'zod';
import { cursorAt } from '../../store/log/log-cursor.ts';
import { timeOfPosition } from '../../store/log-position.ts';
import { startCount } from '../../store/webhook/started-deliveries.ts';
import { recoverJob } from '../../webhooks/recover.ts';
import { defineOperation } from '../define.ts';
import { cursorOfInstant } from '../events/event-cursor.ts';
import { refuseEventTypes } from '../events/subscription.ts';
import { visibleWebhook } from './scope.ts';
import { countStart } from './start-delivery.ts';
import { webhookExample, webhookIdField } from './webhook.ts';

const RECOVERY_ID_BYTES = 8;

export const recoverWebhookOperation = defineOperation({
  name: 'webhooks.recover',
  summary: 'Send what a webhook missed',
  description:
    'Sends every event since an instant that the webhook should have had, by its present event types and inboxes and since it was created, and that no attempt delivered. Runs behind a queue, five events a second at most, and replaces an earlier recovery of the webhook that still runs. Recoveries, test events and redeliveries together: at most 10 a minute for a webhook and 60 for a tenant (429).',
  method: 'POST',
  path: '/webhooks/{webhook_id}/recover',
  status: 202,
  input: z.object({
    webhook_id: webhookIdField,
    since: z.iso.datetime({ offset: true }).describe('ISO-8601 instant, at most 30 days ago'),
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
