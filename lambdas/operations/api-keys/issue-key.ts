import type * as z from 'zod';
import { createSecret, hashSecret, secretPrefix } from '../../auth/secret.ts';
import { nameMade } from '../../caller/audit-draft.ts';
import { covers, type Permissions, permissionsFromFlags } from '../../caller/permissions.ts';
import { claimCapacity } from '../../core/claim-capacity.ts';
import type { Context } from '../../core/context.ts';
import { forbidden, unauthenticated } from '../../core/errors.ts';
import { KEY_ENTROPY_BYTES, newId } from '../../ids.ts';
import { keyCreation } from '../../store/key/api-keys.ts';
import { failedConditions, transact } from '../../store/table/transaction.ts';
import { type createdApiKeySchema, type permissionsField, showKey } from './api-key.ts';

interface NewKey {
  readonly name: string;
  readonly permissions?: z.output<typeof permissionsField> | undefined;
}

/** Parallel creates under the same cap that were faster than this one. */
const ATTEMPTS = 8;

/**
 * Makes a key that can do no more than its maker.
 * @throws ApiError forbidden, cap_hit, rate_limited
 */
export async function issueKey(
  context: Context,
  { name, permissions: wanted }: NewKey,
  inboxId: string | undefined,
): Promise<z.input<typeof createdApiKeySchema>> {
  const permissions: Permissions = permissionsFromFlags(wanted as Record<string, boolean> | undefined);
  if (!covers(context.caller.permissions, permissions)) {
    throw forbidden('A key cannot create a key with more permissions than its own.');
  }
  const { table, caller } = context;
  const now = context.now();
  const secret = createSecret((size) => context.randomBytes(size));
  const key = {
    keyId: newId('key', now, context.randomBytes(KEY_ENTROPY_BYTES)),
    tenantId: caller.tenantId,
    inboxId,
    name,
    prefix: secretPrefix(secret),
    permissions,
    secretHash: hashSecret(secret),
    createdAt: now.toISOString(),
    epoch: caller.epoch,
  };
  nameMade(caller, key.keyId);
  for (let attempt = 1; ; attempt++) {
    const capacity = await claimCapacity(context, 'keys');
    const failed = await failedConditions(transact, table, { ...keyCreation(table, key), ...capacity });
    if (failed === undefined) return { ...showKey({ ...key, usedAt: null }), api_key: secret };
    if (failed.of('caller')) throw unauthenticated();
    if (attempt === ATTEMPTS) throw failed;
  }
}
