import * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { listKeys } from '../../store/key/api-keys.ts';
import { defineOperation } from '../define.ts';
import { listOf, pageFields } from '../fields.ts';
import { type ListIdentity, type PageInput, pageEnvelope, pageRequest } from '../page-token.ts';
import { apiKeyExample, apiKeySchema, showKey } from './api-key.ts';

export const listKeysOperation = defineOperation({
  name: 'api-keys.list',
  summary: 'List API keys',
  description: 'Newest first, without secrets. A key that is pinned to an inbox sees the keys of that inbox.',
  method: 'GET',
  path: '/api-keys',
  input: z.object(pageFields),
  output: listOf('api_keys', apiKeySchema),
  access: { permission: 'api_key_read', scope: 'any' },
  example: {
    input: {},
    output: { count: 1, limit: 50, next_page_token: null, api_keys: [apiKeyExample] },
  },
  async run(context, input) {
    const { scope } = context.caller;
    const inboxId = scope.type === 'inbox' ? scope.inboxId : undefined;
    const list = { operation: 'api-keys.list', filters: [inboxId ?? ''] };
    return keysPage(context, list, input, async () => inboxId);
  },
});

/** A page of a tenant's keys. @param inboxOf reads which inbox they are of, once the page token is known to be good */
export async function keysPage(
  context: Context,
  list: ListIdentity,
  input: PageInput,
  inboxOf: () => Promise<string | undefined>,
) {
  const request = await pageRequest(context, list, input);
  const page = await listKeys(context.table, context.caller.tenantId, await inboxOf(), request);
  return { ...(await pageEnvelope(context, list, request, page)), api_keys: page.items.map(showKey) };
}
