import type * as z from 'zod';
import { covers, type Permissions, permissionsFromFlags } from '../../auth/permissions.ts';
import { createSecret, hashSecret, secretPrefix } from '../../auth/secret.ts';
import { KEY_ENTROPY_BYTES, newId } from '../../ids.ts';
import { createKey } from '../../store/api-keys.ts';
import { ConditionsFailed } from '../../store/transaction.ts';
import type { Context } from '../context.ts';
import { forbidden, unauthenticated } from '../errors.ts';
import { type createdApiKeySchema, type permissionsField, showKey } from './api-key.ts';

interface NewKey {
  readonly name: string;
  readonly permissions?: z.output<typeof permissionsField> | undefined;
}

/** Makes a key that can do no more than its maker. @throws ApiError forbidden */
export async function issueKey(
  context: Context,
  { name, permissions: wanted }: NewKey,
  inboxId: string | undefined,
): Promise<z.input<typeof createdApiKeySchema>> {
  const permissions: Permissions = permissionsFromFlags(wanted as Record<string, boolean> | undefined);
  if (!covers(context.caller.permissions, permissions)) {
    throw forbidden('A key cannot create a key with more permissions than its own.');
  }
  const now = context.now();
  const secret = createSecret((size) => context.randomBytes(size));
  const key = {
    keyId: newId('key', now, context.randomBytes(KEY_ENTROPY_BYTES)),
    tenantId: context.caller.tenantId,
    inboxId,
    name,
    prefix: secretPrefix(secret),
    permissions,
    secretHash: hashSecret(secret),
    createdAt: now.toISOString(),
  };
  try {
    await createKey(context.table, key);
  } catch (error) {
    // The tenant was deleted since this call was let in: its keys are unknown by now.
    if (error instanceof ConditionsFailed && error.of('tenant')) throw unauthenticated();
    throw error;
  }
  return { ...showKey({ ...key, usedAt: null }), api_key: secret };
}
