import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { inboxIdField } from '../fields.ts';
import { requireInbox } from '../require-inbox.ts';
import { listWebhooksOperation, webhooksPage } from './list.ts';

const { input, example } = listWebhooksOperation;

export const listInboxWebhooksOperation = defineOperation({
  ...listWebhooksOperation,
  name: 'webhooks.list-for-inbox',
  summary: 'List the webhooks of one inbox',
  description: 'Those that cover this inbox and no other.',
  path: '/inboxes/{inbox_id}/webhooks',
  input: z.object({ inbox_id: inboxIdField, ...input.shape }),
  errors: ['not_found'],
  example: { ...example, input: { inbox_id: 'calm-otter-483920@agents.example.com' } },
  run: (context, { inbox_id, ...page }) =>
    webhooksPage(
      context,
      { operation: 'webhooks.list-for-inbox', filters: [inbox_id] },
      page,
      async () => (await requireInbox(context, inbox_id)).inboxId,
    ),
});
