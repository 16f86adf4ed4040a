import * as z from 'zod';
import { notFound } from '../../core/errors.ts';
import { getInbox } from '../../store/inbox/inboxes.ts';
import { listKeys } from '../../store/key/api-keys.ts';
import { defineOperation } from '../define.ts';
import { inboxIdField, listOf, pageFields } from '../fields.ts';
import { pageEnvelope, pageRequest } from '../page-token.ts';
import { apiKeyExample, apiKeySchema, showKey } from './api-key.ts';

export const listInboxKeysOperation = defineOperation({
  name: 'api-keys.list-for-inbox',
  summary: 'List the API keys of one inbox',
  method: 'GET',
  path: '/inboxes/{inbox_id}/api-keys',
  status: 200,
  input: z.object({ inbox_id: inboxIdField, ...pageFields }),
  output: listOf('api_keys', apiKeySchema),
  errors: ['forbidden', 'not_found'],
  access: { permission: 'api_key_read', scope: 'any', pending: false },
  readOnly: true,
  destructive: false,
  idempotent: true,
  mcp: false,
  example: {
    input: { inbox_id: 'calm-otter-483920@agents.example.com' },
    output: { count: 1, limit: 50, next_page_token: null, api_keys: [apiKeyExample] },
  },
  async run(context, input) {
    const { table, caller } = context;
    const list = { operation: 'api-keys.list-for-inbox', filters: [input.inbox_id] };
    const request = await pageRequest(context, list, input);
    const inbox = await getInbox(table, caller.tenantId, input.inbox_id);
    if (inbox === undefined) throw notFound('inbox');
    const page = await listKeys(table, caller.tenantId, inbox.inboxId, request);
    return { ...(await pageEnvelope(context, list, request, page)), api_keys: page.items.map(showKey) };
  },
});
