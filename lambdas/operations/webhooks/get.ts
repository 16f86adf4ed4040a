import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { visibleWebhook } from './scope.ts';
import { showWebhook, webhookExample, webhookIdField, webhookSchema } from './webhook.ts';

export const getWebhookOperation = defineOperation({
  name: 'webhooks.get',
  summary: 'Get a webhook',
  method: 'GET',
  path: '/webhooks/{webhook_id}',
  input: z.object({ webhook_id: webhookIdField }),
  output: webhookSchema,
  errors: ['not_found'],
  access: { permission: 'webhook_read', scope: 'any' },
  example: { input: { webhook_id: webhookExample.webhook_id }, output: webhookExample },
  async run(context, { webhook_id }) {
    return showWebhook(await visibleWebhook(context, webhook_id));
  },
});
