import { hashSecret } from '../../lambdas/auth/secret.ts';
import type { ApiKeyRecord } from '../../lambdas/store/key/api-keys.ts';
import { type Connection, saveConnection } from '../../lambdas/store/stream/connections.ts';
import type { Table } from '../../lambdas/store/table/table.ts';
import { transact } from '../../lambdas/store/table/transaction.ts';
import { webhookCreation } from '../../lambdas/store/webhook/webhooks.ts';
import { createKey } from '../lambdas/store/key/create-key.ts';
import { testKey, testWebhook } from '../lambdas/test-account.ts';
import { NOW } from '../lambdas/test-context.ts';

const HOUR_MS = 3_600_000;

export async function makeWebhook(
  table: Table,
  tenantId: string,
  webhookId: string,
  inboxIds: readonly string[] | undefined,
): Promise<void> {
  await transact(table, webhookCreation(table, testWebhook(tenantId, webhookId, { inboxIds })));
}

export async function makeKey(table: Table, tenantId: string, keyId: string): Promise<ApiKeyRecord> {
  const key: ApiKeyRecord = testKey(tenantId, keyId, { secretHash: hashSecret(keyId) });
  await createKey(table, key);
  return key;
}

export async function makeSocket(
  table: Table,
  tenantId: string,
  connectionId: string,
  { keyId, secretHash }: ApiKeyRecord,
  { replaying }: Pick<Connection, 'replaying'> = {},
): Promise<void> {
  await saveConnection(table, {
    connectionId,
    tenantId,
    keyId,
    secretHash,
    inboxIds: undefined,
    eventTypes: ['message.received'],
    openedAt: new Date(NOW.getTime() - HOUR_MS),
    expiresAt: new Date(NOW.getTime() + HOUR_MS),
    replaying,
  });
}
