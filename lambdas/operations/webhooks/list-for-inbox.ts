import * as z from 'zod';
import { notFound } from '../../core/errors.ts';
import { getInbox } from '../../store/inbox/inboxes.ts';
import { listWebhooks } from '../../store/webhook/webhooks.ts';
import { defineOperation } from '../define.ts';
import { inboxIdField, listOf, pageFields } from '../fields.ts';
import { pageEnvelope, pageRequest } from '../page-token.ts';
import { showWebhook, webhookExample, webhookSchema } from './webhook.ts';

export const listInboxWebhooksOperation = defineOperation({
  name: 'webhooks.list-for-inbox',
  summary: 'List the webhooks of one inbox',
  description: 'Those that cover this inbox and no other.',
  method: 'GET',
  path: '/inboxes/{inbox_id}/webhooks',
  status: 200,
  input: z.object({ inbox_id: inboxIdField, ...pageFields }),
  output: listOf('webhooks', webhookSchema),
  errors: ['forbidden', 'not_found'],
  access: { permission: 'webhook_read', scope: 'any', pending: false },
  readOnly: true,
  destructive: false,
  idempotent: true,
  mcp: false,
  example: {
    input: { inbox_id: 'calm-otter-483920@agents.example.com' },
    output: { count: 1, limit: 50, next_page_token: null, webhooks: [webhookExample] },
  },
  async run(context, input) {
    const { table, caller } = context;
    const list = { operation: 'webhooks.list-for-inbox', filters: [input.inbox_id] };
    const request = await pageRequest(context, list, input);
    const inbox = await getInbox(table, caller.tenantId, input.inbox_id);
    if (inbox === undefined) throw notFound('inbox');
    const page = await listWebhooks(table, caller.tenantId, inbox.inboxId, request);
    return { ...(await pageEnvelope(context, list, request, page)), webhooks: page.items.map(showWebhook) };
  },
});
