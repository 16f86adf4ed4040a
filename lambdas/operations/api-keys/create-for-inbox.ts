import * as z from 'zod';
import { notFound } from '../../core/errors.ts';
import { getInbox } from '../../store/inbox/inboxes.ts';
import { defineOperation } from '../define.ts';
import { inboxIdField } from '../fields.ts';
import { apiKeyExample, createdApiKeySchema, keyNameField, permissionsField } from './api-key.ts';
import { issueKey } from './issue-key.ts';

export const createInboxKeyOperation = defineOperation({
  name: 'api-keys.create-for-inbox',
  summary: 'Create an API key for one inbox',
  description: 'The key is pinned to the inbox, whatever its permissions.',
  method: 'POST',
  path: '/inboxes/{inbox_id}/api-keys',
  status: 201,
  input: z.object({
    inbox_id: inboxIdField,
    name: keyNameField,
    permissions: permissionsField.optional(),
  }),
  output: createdApiKeySchema,
  errors: ['forbidden', 'read_only', 'not_found'],
  access: { permission: 'api_key_create', scope: 'any', pending: false },
  readOnly: false,
  destructive: false,
  idempotent: false,
  mcp: false,
  example: {
    input: { inbox_id: 'calm-otter-483920@agents.example.com', name: 'reader' },
    output: {
      ...apiKeyExample,
      permissions: null,
      scope_type: 'inbox',
      scope_id: 'calm-otter-483920@agents.example.com',
      inbox_id: 'calm-otter-483920@agents.example.com',
      api_key: 'ia_…',
    },
  },
  async run(context, { inbox_id, ...key }) {
    const inbox = await getInbox(context.table, context.caller.tenantId, inbox_id);
    if (inbox === undefined) throw notFound('inbox');
    return issueKey(context, key, inbox.inboxId);
  },
});
