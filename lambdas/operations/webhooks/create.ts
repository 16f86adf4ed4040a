import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { clientIdField } from '../inboxes/inbox.ts';
import { makeWebhook } from './make-webhook.ts';
import {
  createdWebhookSchema,
  eventTypesField,
  inboxIdsField,
  urlField,
  wantedKindFields,
  webhookExample,
} from './webhook.ts';

export const createWebhookOperation = defineOperation({
  name: 'webhooks.create',
  summary: 'Create a webhook',
  description:
    'Events are POSTed to the URL and signed by Standard Webhooks. Keep the secret: it is shown once.',
  method: 'POST',
  path: '/webhooks',
  input: z.object({
    url: urlField,
    event_types: eventTypesField,
    inbox_ids: inboxIdsField.optional(),
    client_id: clientIdField.optional(),
    ...wantedKindFields,
  }),
  output: createdWebhookSchema,
  errors: ['cap_hit', 'not_found', 'conflict'],
  audit: { action: 'webhook.created', resource: 'webhook' },
  access: { permission: 'webhook_create', scope: 'any' },
  missingInReplay: ['secret'],
  example: {
    input: { url: webhookExample.url, event_types: ['message.received'] },
    output: { ...webhookExample, secret: 'whsec_…' },
  },
  run: makeWebhook,
});
