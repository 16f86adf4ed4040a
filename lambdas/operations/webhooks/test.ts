import * as z from 'zod';
import { KEY_ENTROPY_BYTES, newId } from '../../ids.ts';
import { defineOperation } from '../define.ts';
import { refuseEventTypes } from '../events/subscription.ts';
import { deliverySchema, showDelivery, startedDeliveryExample } from './delivery.ts';
import { visibleWebhook } from './scope.ts';
import { startDelivery } from './start-delivery.ts';
import { webhookExample, webhookIdField } from './webhook.ts';

export const testWebhookOperation = defineOperation({
  name: 'webhooks.test',
  summary: 'Send a test event',
  description:
    'Sends an event of type webhook.test, signed and retried like any other. Its delivery tells what the endpoint answered. Test events and redeliveries together: at most 10 a minute for a webhook and 60 for a tenant (429).',
  method: 'POST',
  path: '/webhooks/{webhook_id}/test',
  input: z.object({ webhook_id: webhookIdField }),
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
