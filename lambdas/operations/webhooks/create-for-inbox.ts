import * as z from 'zod';
import { notFound } from '../../core/errors.ts';
import { getInbox } from '../../store/inbox/inboxes.ts';
import { defineOperation } from '../define.ts';
import { inboxIdField } from '../fields.ts';
import { clientIdField } from '../inboxes/inbox.ts';
import { makeWebhook } from './make-webhook.ts';
import { createdWebhookSchema, eventTypesField, inboxIdsField, urlField, webhookExample } from './webhook.ts';

const exampleInbox = 'calm-otter-483920@agents.example.com';

export const createInboxWebhookOperation = defineOperation({
  name: 'webhooks.create-for-inbox',
  summary: 'Create a webhook for one inbox',
  description: 'Covers the inbox of the path, unless inbox_ids says otherwise.',
  method: 'POST',
  path: '/inboxes/{inbox_id}/webhooks',
  status: 201,
  input: z.object({
    inbox_id: inboxIdField,
    url: urlField,
    event_types: eventTypesField,
    inbox_ids: inboxIdsField.optional(),
    client_id: clientIdField.optional(),
  }),
  output: createdWebhookSchema,
  errors: ['forbidden', 'read_only', 'cap_hit', 'not_found', 'conflict'],
  access: { permission: 'webhook_create', scope: 'any', pending: false },
  readOnly: false,
  destructive: false,
  idempotent: false,
  missingInReplay: ['secret'],
  mcp: false,
  example: {
    input: { inbox_id: exampleInbox, url: webhookExample.url, event_types: ['message.received'] },
    output: { ...webhookExample, inbox_ids: [exampleInbox], secret: 'whsec_…' },
  },
  async run(context, { inbox_id, ...wanted }) {
    const inbox = await getInbox(context.table, context.caller.tenantId, inbox_id);
    if (inbox === undefined) throw notFound('inbox');
    return makeWebhook(context, { ...wanted, inbox_ids: wanted.inbox_ids ?? [inbox.inboxId] });
  },
});
