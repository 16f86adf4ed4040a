import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { apiKeyExample, apiKeySchema, showKey } from './api-key.ts';
import { visibleKey } from './visible-key.ts';

export const keyIdField = z.string().min(1).max(200);

export const getKeyOperation = defineOperation({
  name: 'api-keys.get',
  summary: 'Get an API key',
  method: 'GET',
  path: '/api-keys/{api_key_id}',
  input: z.object({ api_key_id: keyIdField }),
  output: apiKeySchema,
  errors: ['not_found'],
  access: { permission: 'api_key_read', scope: 'any' },
  example: { input: { api_key_id: apiKeyExample.api_key_id }, output: apiKeyExample },
  async run(context, { api_key_id }) {
    return showKey(await visibleKey(context, api_key_id));
  },
});
