import * as z from 'zod';
import { defineOperation } from '../define.ts';
import {
  deliveryExample,
  deliveryIdField,
  deliverySchema,
  showDelivery,
  startedDeliveryExample,
  visibleDelivery,
} from './delivery.ts';
import { webhookWithDeliveries } from './scope.ts';
import { startDelivery } from './start-delivery.ts';
import { webhookIdField } from './webhook.ts';

export const redeliverOperation = defineOperation({
  name: 'webhooks.redeliver',
  summary: 'Deliver an event again',
  description:
    'Starts a new delivery of the same event, under the same event_id and with a schedule of its own, regardless of the state of the original delivery. Redeliveries and test events together: at most 10 a minute for a webhook and 60 for a tenant (429).',
  method: 'POST',
  path: '/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver',
  input: z.object({ webhook_id: webhookIdField, delivery_id: deliveryIdField }),
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
