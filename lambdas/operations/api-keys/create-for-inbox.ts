import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { inboxIdField } from '../fields.ts';
import { requireInbox } from '../require-inbox.ts';
import { createKeyOperation } from './create.ts';
import { issueKey } from './issue-key.ts';

const exampleInbox = 'calm-otter-483920@agents.example.com';
const { input, example } = createKeyOperation;

export const createInboxKeyOperation = defineOperation({
  ...createKeyOperation,
  name: 'api-keys.create-for-inbox',
  summary: 'Create an API key for one inbox',
  description: 'The key is pinned to the inbox, whatever its permissions.',
  path: '/inboxes/{inbox_id}/api-keys',
  input: z.object({ inbox_id: inboxIdField, ...input.shape }),
  errors: ['not_found'],
  audit: { action: 'api_key.created', resource: 'api_key' },
  access: { permission: 'api_key_create', scope: 'any' },
  example: {
    input: { inbox_id: exampleInbox, name: 'reader' },
    output: {
      ...example.output,
      permissions: null,
      scope_type: 'inbox',
      scope_id: exampleInbox,
      inbox_id: exampleInbox,
    },
  },
  async run(context, { inbox_id, ...key }) {
    const { inboxId } = await requireInbox(context, inbox_id);
    return issueKey(context, key, inboxId);
  },
});
