import { type Account, subscriptionChange } from '../../lambdas/store/account/accounts.ts';
import type { ApiKeyRecord } from '../../lambdas/store/key/api-keys.ts';
import type { Table } from '../../lambdas/store/table/table.ts';
import { transact } from '../../lambdas/store/table/transaction.ts';
import type { Webhook } from '../../lambdas/store/webhook/webhooks.ts';
import { NOW } from './test-context.ts';

export function testAccount(tenantId: string, overrides: Partial<Account> = {}): Account {
  return {
    tenantId,
    humanEmail: `${tenantId}@human.test`,
    verified: false,
    plan: 'unverified',
    canceled: false,
    inboxes: 1,
    webhooks: 0,
    keys: 1,
    counted: {},
    epoch: 0,
    firstInboxId: `${tenantId}@agents.test`,
    signUpKeyId: 'key_1',
    pendingKeyId: undefined,
    createdAt: NOW.toISOString(),
    ...overrides,
  };
}

export function verifiedAccount(tenantId: string, overrides: Partial<Account> = {}): Account {
  return testAccount(tenantId, { verified: true, plan: 'verified', ...overrides });
}

export function testKey(
  tenantId: string,
  keyId: string,
  overrides: Partial<ApiKeyRecord> = {},
): ApiKeyRecord {
  return {
    keyId,
    tenantId,
    inboxId: undefined,
    name: 'test',
    prefix: 'ia_12345678',
    permissions: null,
    secretHash: `hash-of-${tenantId}-${keyId}`,
    createdAt: NOW.toISOString(),
    epoch: 0,
    ...overrides,
  };
}

export function testWebhook(tenantId: string, webhookId: string, overrides: Partial<Webhook> = {}): Webhook {
  return {
    webhookId,
    tenantId,
    url: 'https://hook.test/events',
    eventTypes: ['message.received'],
    inboxIds: undefined,
    enabled: true,
    clientId: undefined,
    sealedSecret: new Uint8Array([1]),
    createdAt: NOW.toISOString(),
    updatedAt: NOW.toISOString(),
    revision: 0,
    epoch: 0,
    ...overrides,
  };
}

export async function setSubscription(
  table: Table,
  tenantId: string,
  change: Parameters<typeof subscriptionChange>[2],
): Promise<void> {
  await transact(table, subscriptionChange(table, tenantId, change));
}
