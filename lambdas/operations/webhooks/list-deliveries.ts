import * as z from 'zod';
import { listDeliveries } from '../../store/webhook/webhook-deliveries.ts';
import { defineOperation } from '../define.ts';
import { listOf, pageFields } from '../fields.ts';
import { pageEnvelope, pageRequest } from '../page-token.ts';
import { deliveryExample, deliverySchema, isVisible, showDelivery } from './delivery.ts';
import { webhookWithDeliveries } from './scope.ts';
import { webhookExample, webhookIdField } from './webhook.ts';

export const listDeliveriesOperation = defineOperation({
  name: 'webhooks.list-deliveries',
  summary: 'List the deliveries of a webhook',
  description:
    'Every event of the last 30 days that was sent or is to be sent, newest first, with its attempts.',
  method: 'GET',
  path: '/webhooks/{webhook_id}/deliveries',
  input: z.object({ webhook_id: webhookIdField, ...pageFields }),
  output: listOf('deliveries', deliverySchema),
  errors: ['not_found'],
  access: { permission: 'webhook_read', scope: 'any' },
  example: {
    input: { webhook_id: webhookExample.webhook_id },
    output: { count: 1, limit: 50, next_page_token: null, deliveries: [deliveryExample] },
  },
  async run(context, input) {
    const list = { operation: 'webhooks.list-deliveries', filters: [input.webhook_id] };
    const request = await pageRequest(context, list, input);
    const webhook = await webhookWithDeliveries(context, input.webhook_id);
    const page = await listDeliveries(context.table, webhook.webhookId, request, context.now());
    const visible = { ...page, items: page.items.filter((delivery) => isVisible(context.caller, delivery)) };
    return {
      ...(await pageEnvelope(context, list, request, visible)),
      deliveries: visible.items.map(showDelivery),
    };
  },
});
