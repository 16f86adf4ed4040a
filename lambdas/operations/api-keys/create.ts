import * as z from 'zod';
import { newApiKey } from '../../accounts/new-account.ts';
import { nameMade } from '../../caller/audit-draft.ts';
import { covers, type Permissions, permissionsFromFlags } from '../../caller/permissions.ts';
import type { Context } from '../../core/context.ts';
import { forbidden, unauthenticated } from '../../core/errors.ts';
import { reserveCapacity } from '../../core/reserve-capacity.ts';
import { keyCreation } from '../../store/key/api-keys.ts';
import { tryTransact } from '../../store/table/transaction.ts';
import { defineOperation } from '../define.ts';
import { EXAMPLE_INBOX, ofInbox, requireInbox } from '../of-inbox.ts';
import { apiKeyExample, createdApiKeySchema, keyNameField, permissionsField, showKey } from './api-key.ts';

const input = z.object({ name: keyNameField, permissions: permissionsField.optional() });

export const createKeyOperation = defineOperation({
  name: 'api-keys.create',
  summary: 'Create an API key',
  description:
    'Without permissions the key has full access; with permissions it can do only what they grant.',
  method: 'POST',
  path: '/api-keys',
  input,
  output: createdApiKeySchema,
  audit: { action: 'api_key.created', resource: 'api_key' },
  access: { permission: 'api_key_create', scope: 'organization' },
  example: {
    input: { name: 'reader', permissions: { message_read: true, thread_read: true } },
    output: { ...apiKeyExample, api_key: 'ia_…' },
  },
  run: (context, key) => issueKey(context, key, undefined),
});

const { exampleInput: _withPermissions, ...createOfInbox } = ofInbox(createKeyOperation);

export const createInboxKeyOperation = defineOperation({
  ...createKeyOperation,
  ...createOfInbox,
  name: 'api-keys.create-for-inbox',
  summary: 'Create an API key for one inbox',
  description: 'The key can access only this inbox, regardless of its permissions.',
  errors: ['not_found'],
  access: { permission: 'api_key_create', scope: 'any' },
  example: {
    input: { inbox_id: EXAMPLE_INBOX, name: 'reader' },
    output: {
      ...createKeyOperation.example.output,
      permissions: null,
      scope_type: 'inbox',
      scope_id: EXAMPLE_INBOX,
      inbox_id: EXAMPLE_INBOX,
    },
  },
  async run(context, { inbox_id, ...key }) {
    const { inboxId } = await requireInbox(context, inbox_id);
    return issueKey(context, key, inboxId);
  },
});

const ATTEMPTS = 8;

export async function issueKey(
  context: Context,
  { name, permissions: wanted }: z.output<typeof input>,
  inboxId: string | undefined,
): Promise<z.input<typeof createdApiKeySchema>> {
  const permissions: Permissions = permissionsFromFlags(wanted as Record<string, boolean> | undefined);
  if (!covers(context.caller.permissions, permissions)) {
    throw forbidden('A key cannot create a key with more permissions than its own.');
  }
  const { table, caller } = context;
  const { tenantId, epoch } = caller;
  const { key, secret } = newApiKey(context, { tenantId, inboxId, name, permissions, epoch });
  nameMade(caller, key.keyId);
  for (let attempt = 1; ; attempt++) {
    const capacity = await reserveCapacity(context, 'keys');
    const failed = await tryTransact(table, { ...keyCreation(table, key), ...capacity });
    if (failed === undefined) return { ...showKey({ ...key, usedAt: null }), api_key: secret };
    if (failed.of('caller')) throw unauthenticated();
    if (attempt === ATTEMPTS) throw failed;
  }
}
