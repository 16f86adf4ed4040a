import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { signUpMailSubject } from '../../../lambdas/accounts/sign-up-mails.ts';
import { type Account, accountCreation } from '../../../lambdas/store/account/accounts.ts';
import { codeReplacement } from '../../../lambdas/store/account/codes.ts';
import { type Inbox, inboxDeletion } from '../../../lambdas/store/inbox/inboxes.ts';
import type { ApiKeyRecord } from '../../../lambdas/store/key/api-keys.ts';
import {
  inboxPartition,
  rebuiltIndexKey,
  searchIndexKey,
  tenantAttemptsKey,
  tenantReadersKey,
  tenantReplaysKey,
  tenantTextsKey,
  tenantWaitsKey,
} from '../../../lambdas/store/keys.ts';
import { takeLease } from '../../../lambdas/store/limit/lease-pool.ts';
import { countInWindow } from '../../../lambdas/store/limit/window-limit.ts';
import { logEntryRow } from '../../../lambdas/store/log/log-entries.ts';
import { rawKey, segmentPrefix } from '../../../lambdas/store/object/object-keys.ts';
import { saveConnection } from '../../../lambdas/store/stream/connections.ts';
import type { Table } from '../../../lambdas/store/table/table.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { defer } from '../../../lambdas/store/usage/deferred-mail.ts';
import { endpointOf, storeHealth } from '../../../lambdas/store/webhook/endpoints.ts';
import { createDelivery, newDelivery } from '../../../lambdas/store/webhook/webhook-deliveries.ts';
import {
  type Webhook,
  webhookCreation,
  webhookDeletion,
  webhookTrace,
} from '../../../lambdas/store/webhook/webhooks.ts';
import { rollUpUsage } from '../../../lambdas/usage/roll-up-usage.ts';
import { createKey } from '../store/key/create-key.ts';
import { newInbox } from '../store/receive/arriving-mail.ts';
import { testKey, testWebhook, verifiedAccount } from '../test-account.ts';
import { NOW } from '../test-context.ts';
import { type PurgeWorld, type TestBucket, unique } from './purge-world.ts';

export interface RichTenant {
  readonly account: Account;
  readonly inboxIds: readonly string[];
  readonly keys: readonly ApiKeyRecord[];
  readonly connectionId: string;
  readonly traces: readonly string[];
}

export async function emptyTenant(table: Table): Promise<Account> {
  const id = unique();
  const account: Account = verifiedAccount(`tenant-${id}`, {
    inboxes: 0,
    signUpKeyId: `key_${id}`,
    // Without the tenant's id: rows of the human's next tenant are no trace of this one.
    humanEmail: `human-${id}@human.test`,
  });
  await transact(table, accountCreation(table, account));
  return account;
}

export async function addInbox(table: Table, { tenantId }: Account): Promise<Inbox> {
  const id = unique();
  return newInbox(table, {
    tenantId,
    inboxId: `box-${id}@agents.test`,
    clientId: `client-${id}`,
    listKey: id,
  });
}

async function addMail(table: Table, bucket: TestBucket, inbox: Inbox): Promise<void> {
  await put(table, { pk: inboxPartition(inbox.inboxId), sk: 'MESSAGE#1', tenant: inbox.tenantId });
  await put(table, {
    ...logEntryRow(inbox.tenantId, 0, {
      at: NOW,
      unique: inbox.listKey,
      inboxKey: inbox.listKey,
      inboxes: 0,
      threads: 1,
      messages: 1,
      bytes: 10,
      delivered: 1,
    }),
  });
  await bucket.put(rawKey(inbox.inboxId, 'message'));
}

async function addKey(table: Table, tenantId: string, inboxId: string | undefined): Promise<ApiKeyRecord> {
  const id = unique();
  const key: ApiKeyRecord = testKey(tenantId, `key_${id}`, { inboxId });
  await createKey(table, key);
  return key;
}

export async function addWebhook(table: Table, { tenantId }: Account): Promise<Webhook> {
  const id = unique();
  const webhook = testWebhook(tenantId, `wh_${id}`, { clientId: `client-${id}` });
  await transact(table, webhookCreation(table, webhook));
  const event = {
    event_type: 'webhook.test' as const,
    event_id: `evt_${id}`,
    timestamp: NOW.toISOString(),
    tenant_id: tenantId,
    webhook_id: webhook.webhookId,
  };
  const wanted = { delivery_id: `del_${id}`, tenant: tenantId, webhook_id: webhook.webhookId, event };
  await createDelivery(table, newDelivery(wanted, NOW));
  const health = { consecutiveTimeouts: 0, failingSince: NOW.getTime() };
  await storeHealth(table, webhook.webhookId, endpointOf(undefined, NOW), health, NOW);
  const lease = { token: id, until: NOW.getTime(), limit: 1, shares: [] };
  await takeLease({ table, now: () => NOW }, { key: tenantAttemptsKey(tenantId), ...lease });
  await takeLease({ table, now: () => NOW }, { key: tenantWaitsKey(tenantId), ...lease });
  for (const key of [tenantReplaysKey(tenantId), tenantTextsKey(tenantId), tenantReadersKey(tenantId)]) {
    await takeLease({ table, now: () => NOW }, { key, ...lease });
  }
  return webhook;
}

async function put(table: Table, Item: Record<string, unknown>): Promise<void> {
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
}

/** A tenant with something of everything; one inbox was deleted just before, and its purge waits in the queue. */
export async function richTenant(table: Table, bucket: TestBucket, world: PurgeWorld): Promise<RichTenant> {
  const account = await emptyTenant(table);
  const { tenantId, humanEmail } = account;
  const [kept, full, gone] = [
    await addInbox(table, account),
    await addInbox(table, account),
    await addInbox(table, account),
  ];
  const keys = [
    await addKey(table, tenantId, undefined),
    await addKey(table, tenantId, full.inboxId),
    await addKey(table, tenantId, gone.inboxId),
  ];
  await addMail(table, bucket, full);
  await addMail(table, bucket, gone);
  await rollUpUsage({ table, settleSeconds: 0, now: () => NOW }, tenantId);
  await addMail(table, bucket, kept);
  const webhooks = [await addWebhook(table, account), await addWebhook(table, account)];
  const [, silent] = webhooks;
  if (silent !== undefined) {
    await transact(table, { ...webhookDeletion(table, silent), ...webhookTrace(table, silent, NOW) });
  }
  await transact(table, inboxDeletion(table, gone, NOW, new Date('2027-11-21T07:00:00.000Z')));
  world.enqueue({
    inbox_id: gone.inboxId,
    tenant: tenantId,
    list_key: gone.listKey,
    requested_at: NOW.toISOString(),
  });
  const deferred = { messageKey: 'm', receipt: '{}', size: 1, deferredAt: NOW.toISOString(), expiresAt: 0 };
  await defer(table, { tenantId, inboxId: kept.inboxId, ...deferred }, NOW, undefined);
  const code = { serial: 's', hash: new Uint8Array([1]), expiresAt: NOW };
  await transact(table, codeReplacement(table, tenantId, undefined, code));
  await countInWindow(table, { subject: signUpMailSubject(humanEmail), limit: 5, windowSeconds: 60 }, NOW);
  const connectionId = `connection-${unique()}`;
  await saveConnection(table, {
    connectionId,
    tenantId,
    keyId: keys[0]?.keyId ?? '',
    secretHash: keys[0]?.secretHash ?? '',
    inboxIds: undefined,
    eventTypes: ['message.received'],
    openedAt: NOW,
    expiresAt: new Date(NOW.getTime() + 7_200_000),
  });
  await put(table, { ...searchIndexKey(tenantId), v: 1 });
  await put(table, { ...rebuiltIndexKey(tenantId), v: 1 });
  await bucket.put(`${segmentPrefix(tenantId)}segment`);
  const inboxIds = [kept, full, gone].map(({ inboxId }) => inboxId);
  return {
    account,
    inboxIds,
    keys,
    connectionId,
    traces: [tenantId, humanEmail, connectionId, ...inboxIds, ...webhooks.map(({ webhookId }) => webhookId)],
  };
}
