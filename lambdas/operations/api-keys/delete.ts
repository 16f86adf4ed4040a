import * as z from 'zod';
import { closeSocketsOfKey } from '../../auth/close-sockets.ts';
import { revokeKey } from '../../store/api-keys.ts';
import { defineOperation } from '../define.ts';
import { notFound } from '../errors.ts';
import { apiKeyExample } from './api-key.ts';
import { keyIdField } from './get.ts';
import { visibleKey } from './visible-key.ts';

export const deleteKeyOperation = defineOperation({
  name: 'api-keys.delete',
  summary: 'Delete (revoke) an API key',
  description: 'It stops working at once on every surface. A key may delete itself.',
  method: 'DELETE',
  path: '/api-keys/{api_key_id}',
  status: 204,
  input: z.object({ api_key_id: keyIdField }),
  output: z.undefined(),
  errors: ['forbidden', 'read_only', 'not_found'],
  access: { permission: 'api_key_delete', scope: 'any', pending: false },
  readOnly: false,
  destructive: true,
  idempotent: true,
  mcp: false,
  example: { input: { api_key_id: apiKeyExample.api_key_id }, output: undefined },
  async run(context, { api_key_id }) {
    const key = await visibleKey(context, api_key_id);
    if (!(await revokeKey(context.table, key))) throw notFound();
    await closeSocketsOfKey(context, key.tenantId, key.keyId);
    return undefined;
  },
});
