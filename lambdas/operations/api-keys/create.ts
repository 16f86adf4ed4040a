import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { apiKeyExample, createdApiKeySchema, keyNameField, permissionsField } from './api-key.ts';
import { issueKey } from './issue-key.ts';

export const createKeyOperation = defineOperation({
  name: 'api-keys.create',
  summary: 'Create an API key',
  description:
    'Without permissions the key can do everything that its maker can; with them it can do only what they name. A key that is pinned to an inbox makes keys of that inbox.',
  method: 'POST',
  path: '/api-keys',
  status: 201,
  input: z.object({ name: keyNameField.optional(), permissions: permissionsField.optional() }),
  output: createdApiKeySchema,
  errors: ['forbidden', 'read_only'],
  access: { permission: 'api_key_create', scope: 'any', pending: false },
  readOnly: false,
  destructive: false,
  idempotent: false,
  mcp: false,
  example: {
    input: { name: 'reader', permissions: { message_read: true, thread_read: true } },
    output: { ...apiKeyExample, api_key: 'ia_…' },
  },
  async run(context, input) {
    const { scope } = context.caller;
    return issueKey(context, input, scope.type === 'inbox' ? scope.inboxId : undefined);
  },
});
