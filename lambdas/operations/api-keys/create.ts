import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { apiKeyExample, createdApiKeySchema, keyNameField, permissionsField } from './api-key.ts';
import { issueKey } from './issue-key.ts';

export const createKeyOperation = defineOperation({
  name: 'api-keys.create',
  summary: 'Create an API key',
  description: 'Without permissions it has full access; with them it can do only what they name.',
  method: 'POST',
  path: '/api-keys',
  input: z.object({ name: keyNameField, permissions: permissionsField.optional() }),
  output: createdApiKeySchema,
  audit: { action: 'api_key.created', resource: 'api_key' },
  access: { permission: 'api_key_create', scope: 'organization' },
  example: {
    input: { name: 'reader', permissions: { message_read: true, thread_read: true } },
    output: { ...apiKeyExample, api_key: 'ia_…' },
  },
  async run(context, input) {
    return issueKey(context, input, undefined);
  },
});
