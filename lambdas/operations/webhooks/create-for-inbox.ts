import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { inboxIdField } from '../fields.ts';
import { requireInbox } from '../require-inbox.ts';
import { createWebhookOperation } from './create.ts';
import { makeWebhook } from './make-webhook.ts';

const exampleInbox = 'calm-otter-483920@agents.example.com';
const { input, example } = createWebhookOperation;

export const createInboxWebhookOperation = defineOperation({
  ...createWebhookOperation,
  name: 'webhooks.create-for-inbox',
  summary: 'Create a webhook for one inbox',
  description: 'Covers the inbox of the path, unless inbox_ids says otherwise.',
  path: '/inboxes/{inbox_id}/webhooks',
  input: z.object({ inbox_id: inboxIdField, ...input.shape }),
  example: {
    input: { inbox_id: exampleInbox, ...example.input },
    output: { ...example.output, inbox_ids: [exampleInbox] },
  },
  async run(context, { inbox_id, ...wanted }) {
    const { inboxId } = await requireInbox(context, inbox_id);
    return makeWebhook(context, { ...wanted, inbox_ids: wanted.inbox_ids ?? [inboxId] });
  },
});
