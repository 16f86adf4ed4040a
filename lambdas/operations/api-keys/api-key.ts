import * as z from 'zod';
import { closeSocketsOfKey } from '../../auth/close-sockets.ts';
import { refusedCaller } from '../../auth/refused-caller.ts';
import { flagsFromPermissions, PERMISSIONS, type PermissionFlag } from '../../caller/permissions.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { callerChecks, isCallerRevoked, keyExists } from '../../store/account/caller-checks.ts';
import { returnPlanCapacity } from '../../store/account/plan-capacity.ts';
import { auditWrites } from '../../store/audit-log.ts';
import { getKey, keyRevocation, type ListedApiKey, listKeys } from '../../store/key/api-keys.ts';
import type { PageRequest } from '../../store/table/page.ts';
import { tryTransact } from '../../store/table/transaction.ts';
import { defineOperation } from '../define.ts';
import { EXAMPLE_TIME, idField, listOf, oneLine, onePage, pageFields, timestamp } from '../fields.ts';
import { inboxOfKey, ofInbox, requireInbox } from '../of-inbox.ts';
import { type ListIdentity, type PageInput, pageOf } from '../page-token.ts';

const flags = Object.fromEntries(
  Object.entries(PERMISSIONS).map(([flag, meaning]) => [flag, z.boolean().optional().describe(meaning)]),
) as Record<PermissionFlag, z.ZodOptional<z.ZodBoolean>>;

/** An unknown flag is refused, because the key could not have what the client expects. */
export const permissionsField = z
  .strictObject(flags, {
    error: ({ code }) =>
      code === 'invalid_type' ? 'must be an object such as {"message_read": true}' : undefined,
  })
  .describe('Flags set to true are granted and all others are denied. If omitted, everything is granted');

export const keyNameField = oneLine(200).min(1).describe('A human-readable name');

/** FLD-50 to FLD-53 and D-KEY-04 define the record. */
const apiKeySchema = z
  .object({
    api_key_id: z.string(),
    type: z.literal('bearer'),
    name: z.string(),
    prefix: z.string().describe('First characters of the secret, to tell keys apart'),
    permissions: z.record(z.string(), z.boolean()).nullable().describe('Null for full access'),
    scope_type: z.enum(['organization', 'inbox']),
    scope_id: z.string(),
    inbox_id: z.string().optional().describe('Present only for an inbox-scoped key'),
    expires_at: timestamp.nullable().describe("When an operator's support key expires; null for other keys"),
    used_at: timestamp.nullable().describe('Last use, to the minute; null before the first use'),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'ApiKey' });

export const createdApiKeySchema = apiKeySchema.extend({
  api_key: z.string().describe('The secret. It is shown only once'),
});

export function showKey(key: ListedApiKey): z.input<typeof apiKeySchema> {
  return {
    api_key_id: key.keyId,
    type: 'bearer',
    name: key.name,
    prefix: key.prefix,
    permissions: flagsFromPermissions(key.permissions),
    scope_type: key.inboxId === undefined ? 'organization' : 'inbox',
    scope_id: key.inboxId ?? key.tenantId,
    expires_at: key.expiresAt ?? null,
    used_at: key.usedAt,
    created_at: key.createdAt,
    updated_at: key.createdAt,
    inbox_id: key.inboxId,
  };
}

export const apiKeyExample: z.input<typeof apiKeySchema> = {
  api_key_id: 'key_01kajf2v4g8q3k7m9x2c1d',
  type: 'bearer',
  name: 'reader',
  prefix: 'ia_Ab3dEf9h',
  permissions: { message_read: true, thread_read: true },
  scope_type: 'organization',
  scope_id: '8f14e45f-ceea-467f-9575-2f0c5d9b8a11',
  expires_at: null,
  used_at: null,
  created_at: EXAMPLE_TIME,
  updated_at: EXAMPLE_TIME,
};

export const getKeyOperation = defineOperation({
  name: 'api-keys.get',
  summary: 'Get an API key',
  method: 'GET',
  path: '/api-keys/{api_key_id}',
  input: z.object({ api_key_id: idField }),
  output: apiKeySchema,
  errors: ['not_found'],
  access: { permission: 'api_key_read', scope: 'any' },
  example: { input: { api_key_id: apiKeyExample.api_key_id }, output: apiKeyExample },
  async run(context, { api_key_id }) {
    return showKey(await visibleKey(context, api_key_id));
  },
});

export const listKeysOperation = defineOperation({
  name: 'api-keys.list',
  summary: 'List API keys',
  description:
    'Lists keys without their secrets, newest first. An inbox-scoped key sees only the keys of its inbox.',
  method: 'GET',
  path: '/api-keys',
  input: z.object(pageFields),
  output: listOf('api_keys', apiKeySchema),
  access: { permission: 'api_key_read', scope: 'any' },
  example: {
    input: {},
    output: onePage({ api_keys: [apiKeyExample] }),
  },
  async run(context, input) {
    const inboxId = inboxOfKey(context.caller);
    const list = { operation: 'api-keys.list', filters: [inboxId ?? ''] };
    return keysPage(context, list, input, async () => inboxId);
  },
});

const { description: _ofAll, ...list } = listKeysOperation;
const { exampleInput, ...listOfInbox } = ofInbox(list);

export const listInboxKeysOperation = defineOperation({
  ...list,
  ...listOfInbox,
  name: 'api-keys.list-for-inbox',
  summary: 'List the API keys of one inbox',
  errors: ['not_found'],
  example: { ...list.example, input: exampleInput },
  run: (context, { inbox_id, ...page }) =>
    keysPage(
      context,
      { operation: 'api-keys.list-for-inbox', filters: [inbox_id] },
      page,
      async () => (await requireInbox(context, inbox_id)).inboxId,
    ),
});

async function keysPage(
  context: Context,
  list: ListIdentity,
  input: PageInput,
  inboxOf: () => Promise<string | undefined>,
) {
  const { table, caller } = context;
  const read = async (request: PageRequest) => listKeys(table, caller.tenantId, await inboxOf(), request);
  const { items, ...page } = await pageOf(context, list, input, read, showKey);
  return { ...page, api_keys: items };
}

export const deleteKeyOperation = defineOperation({
  name: 'api-keys.delete',
  summary: 'Delete (revoke) an API key',
  description: 'The key stops working immediately over REST, MCP and the stream. A key may delete itself.',
  method: 'DELETE',
  path: '/api-keys/{api_key_id}',
  input: z.object({ api_key_id: idField }),
  output: z.undefined(),
  errors: ['not_found'],
  audit: { action: 'api_key.deleted', resource: 'api_key', id: 'api_key_id' },
  access: { permission: 'api_key_delete', scope: 'any' },
  example: { input: { api_key_id: apiKeyExample.api_key_id }, output: undefined },
  async run(context, { api_key_id }) {
    const { table, caller } = context;
    const key = await visibleKey(context, api_key_id);
    const failed = await tryTransact(table, {
      ...keyRevocation(table, key),
      // An operator's support key takes no capacity.
      ...(key.expiresAt === undefined
        ? returnPlanCapacity(table, caller, 'keys')
        : callerChecks(table, caller)),
      // DynamoDB cannot check and delete the same row in one transaction, so a key that deletes itself has no separate
      // check.
      ...(key.keyId === caller.keyId
        ? auditWrites(table, caller.tenantId, caller.audit)
        : keyExists(table, caller)),
    });
    if (failed !== undefined)
      throw isCallerRevoked(failed) ? await refusedCaller(table, caller.tenantId) : notFound('api_key');
    await closeSocketsOfKey(context, key.tenantId, key.keyId);
    return undefined;
  },
});

async function visibleKey({ table, caller }: Context, keyId: string): Promise<ListedApiKey> {
  const key = await getKey(table, caller.tenantId, keyId);
  const inScope = caller.scope.type === 'organization' || key?.inboxId === caller.scope.inboxId;
  if (key === undefined || !inScope) throw notFound('api_key');
  return key;
}
