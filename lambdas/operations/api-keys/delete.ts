import * as z from 'zod';
import { closeSocketsOfKey } from '../../auth/close-sockets.ts';
import { refusedCaller } from '../../auth/refused-caller.ts';
import { notFound } from '../../core/errors.ts';
import { callerChecks, isCallerRevoked, keyExists } from '../../store/account/caller-checks.ts';
import { returnPlanCapacity } from '../../store/account/plan-capacity.ts';
import { auditWrites } from '../../store/audit-log.ts';
import { keyRevocation } from '../../store/key/api-keys.ts';
import { failedConditions, transact } from '../../store/table/transaction.ts';
import { defineOperation } from '../define.ts';
import { apiKeyExample } from './api-key.ts';
import { keyIdField } from './get.ts';
import { visibleKey } from './visible-key.ts';

export const deleteKeyOperation = defineOperation({
  name: 'api-keys.delete',
  summary: 'Delete (revoke) an API key',
  description: 'It stops working at once on every surface. A key may delete itself.',
  method: 'DELETE',
  path: '/api-keys/{api_key_id}',
  input: z.object({ api_key_id: keyIdField }),
  output: z.undefined(),
  errors: ['not_found'],
  audit: { action: 'api_key.deleted', resource: 'api_key', id: 'api_key_id' },
  access: { permission: 'api_key_delete', scope: 'any' },
  example: { input: { api_key_id: apiKeyExample.api_key_id }, output: undefined },
  async run(context, { api_key_id }) {
    const { table, caller } = context;
    const key = await visibleKey(context, api_key_id);
    const failed = await failedConditions(transact, table, {
      ...keyRevocation(table, key),
      // A key of the operator's takes no capacity.
      ...(key.expiresAt === undefined
        ? returnPlanCapacity(table, caller, 'keys')
        : callerChecks(table, caller)),
      // A key that deletes itself: the same row cannot be checked beside.
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
