import { keyOfThreadId } from '../../lambdas/ids.ts';
import { trashChange } from '../../lambdas/message/message-state.ts';
import { changeMessages } from '../../lambdas/messages/change-messages.ts';
import { deleteMessages } from '../../lambdas/messages/delete-messages.ts';
import { accountCreation } from '../../lambdas/store/account/accounts.ts';
import { codeReplacement } from '../../lambdas/store/account/codes.ts';
import { invitationCreation } from '../../lambdas/store/account/invitations.ts';
import { auditWrites } from '../../lambdas/store/audit-log.ts';
import { domainAssignment, domainClosing, getDomain } from '../../lambdas/store/domain/assigned-domains.ts';
import { nameWrites, withName } from '../../lambdas/store/domain/caught-names.ts';
import { duePut } from '../../lambdas/store/due/due-rows.ts';
import { exportCreation, saveProgress, takeExport } from '../../lambdas/store/export/export-rows.ts';
import { inboxDeletion } from '../../lambdas/store/inbox/inboxes.ts';
import { senderListUpdate } from '../../lambdas/store/inbox/sender-lists.ts';
import {
  inboxReservationKey,
  KEYRING_KEY,
  tenantAttemptsKey,
  tenantReadersKey,
  tenantReplaysKey,
  tenantReservationKey,
  tenantTextsKey,
  tenantWaitsKey,
} from '../../lambdas/store/keys.ts';
import { takeLease } from '../../lambdas/store/limit/lease-pool.ts';
import { planUse } from '../../lambdas/store/limit/sliding-limit.ts';
import { countInWindow } from '../../lambdas/store/limit/window-limit.ts';
import { dropBlocked } from '../../lambdas/store/receive/blocked-mail.ts';
import { reserveSlot } from '../../lambdas/store/receive/reservation.ts';
import { deleteInboxRows } from '../../lambdas/store/removal/inbox-rows.ts';
import { getSearchIndex, replaceSearchIndex } from '../../lambdas/store/search/search-index.ts';
import { keyringRowType } from '../../lambdas/store/secret/keyring.ts';
import { saveConnection } from '../../lambdas/store/stream/connections.ts';
import { countSocket } from '../../lambdas/store/stream/socket-counts.ts';
import { writeRows } from '../../lambdas/store/table/batch-write.ts';
import type { Table } from '../../lambdas/store/table/table.ts';
import { transact } from '../../lambdas/store/table/transaction.ts';
import { defer } from '../../lambdas/store/usage/deferred-mail.ts';
import { createQuotaCounter } from '../../lambdas/store/usage/quota-counter.ts';
import { takeRollUp } from '../../lambdas/store/usage/roll-up-interval.ts';
import { endpointOf, storeHealth } from '../../lambdas/store/webhook/endpoints.ts';
import {
  createDelivery,
  newDelivery,
  noteRedelivered,
} from '../../lambdas/store/webhook/webhook-deliveries.ts';
import { webhookCreation, webhookDeletion, webhookTrace } from '../../lambdas/store/webhook/webhooks.ts';
import { rollUpUsage } from '../../lambdas/usage/roll-up-usage.ts';
import { createKey } from '../lambdas/store/key/create-key.ts';
import { arrive, newInbox } from '../lambdas/store/receive/arriving-mail.ts';
import { testKey, verifiedAccount } from '../lambdas/test-account.ts';
import { NOW } from '../lambdas/test-context.ts';
import { GONE, INBOX, TENANT } from './names.ts';

const AT = NOW.toISOString();

export async function makeRows(table: Table): Promise<void> {
  await transact(table, accountCreation(table, verifiedAccount(TENANT, { firstInboxId: INBOX })));
  const given = { displayName: 'Ada', clientId: 'inbox-client', metadata: { purpose: 'golden' } };
  const inbox = await newInbox(table, { inboxId: INBOX, tenantId: TENANT, listKey: 'list-1', ...given });
  const gone = await newInbox(table, { inboxId: GONE, tenantId: TENANT, listKey: 'list-2' });
  await createKey(table, testKey(TENANT, 'key_1'));
  await createKey(table, testKey(TENANT, 'key_2', { inboxId: INBOX, permissions: ['message_read'] }));
  await createKey(table, testKey(TENANT, 'key_3', { inboxId: GONE }));
  await transact(table, inboxDeletion(table, gone, NOW, new Date('2027-11-21T07:00:00.000Z')));
  await deleteInboxRows(table, GONE, TENANT);
  const about = { inbox_id: INBOX };
  const kind = 'inbox-expires';
  const due = { at: '2026-12-01T00:00:00.000Z', kind, id: 'list-1', tenantId: TENANT, about } as const;
  await transact(table, duePut(table, due));

  await arrive(table, inbox, { id: '<1@x.test>', sesMessageId: 'ses-1', virus: true });
  await arrive(table, inbox, { id: '<2@x.test>', sesMessageId: 'ses-2', inReplyTo: '<1@x.test>', second: 1 });
  await arrive(table, inbox, { id: '<3@x.test>', sesMessageId: 'ses-3', inReplyTo: '<2@x.test>', second: 2 });
  const trashed = await arrive(table, inbox, { id: '<4@x.test>', sesMessageId: 'ses-4', second: 3 });
  const deleted = await arrive(table, inbox, { id: '<5@x.test>', sesMessageId: 'ses-5', second: 4 });
  const services = {
    table,
    now: () => NOW,
    randomBytes: (size: number) => new Uint8Array(size),
    publications: { send: async () => undefined },
    purgeQueue: { send: async () => undefined },
    usage: { changed: async () => undefined },
  };
  await changeMessages(services, {
    inbox,
    threadKey: keyOfThreadId(trashed.threadId) ?? '',
    sortKeys: undefined,
    change: trashChange(true),
    together: true,
    mayChange: () => true,
  });
  await deleteMessages(services, {
    inbox,
    threadKey: keyOfThreadId(deleted.threadId) ?? '',
    isWanted: () => true,
  });
  await rollUpUsage({ table, settleSeconds: 0, now: () => new Date(NOW.getTime() + 60_000) }, TENANT);
  const caller = { tenantId: TENANT, keyId: 'key_1', epoch: 0 };
  const entries = [{ entry: 'a@x.test', reason: 'r', expiresAt: AT, createdAt: AT }];
  for (const inboxId of [undefined, INBOX]) {
    const owner = { tenantId: TENANT, inboxId };
    await transact(table, senderListUpdate(table, caller, owner, 'allow', { revision: 0, entries }));
  }
  const wanted = { export_id: 'exp_1', tenant: TENANT, format: 'mbox', include_spam: false } as const;
  const range = { inbox_ids: [INBOX], after: AT, before: AT, low: 'a', high: 'b' };
  await transact(table, exportCreation(table, { ...wanted, ...range, created_at: AT }, undefined));
  const lease = { worker: 'worker', now: NOW, until: NOW };
  const exported = await takeExport(table, TENANT, 'exp_1', lease);
  const progress = {
    done_inbox: 'a',
    inbox: 'b',
    after: 'c',
    at_end: false,
    upload: 'u',
    etags: ['e'],
    rest: 'r',
  };
  if (exported !== undefined)
    await saveProgress(
      table,
      exported,
      'worker',
      { ...progress, hash: new Uint8Array([1]), bytes: 3, messages: 2, skipped: 1 },
      false,
    );
  const blocked = { sender: 'b@x.test', envelopeFrom: 'c@x.test', at: AT, reason: 'unlisted' };
  const blockedIn = { tenantId: TENANT, inboxId: INBOX, messageKey: 'blocked', deferredSize: undefined };
  await dropBlocked(table, { ...blocked, ...blockedIn }, NOW);
  await takeRollUp(table, TENANT, { interval: 7, holder: 'ses-1' });
  const segment = { name: 'segment-1', bytes: 9_000, head: 8_000, count: 20, low: 'a', high: 'b' };
  const waiting = {
    inboxId: INBOX,
    inboxKey: 'list-1',
    threadKey: 't',
    sortKey: 'c',
    visibility: 'clean',
  } as const;
  const none = await getSearchIndex(table, TENANT);
  await replaceSearchIndex(table, TENANT, none, { position: '1', segments: [segment], waiting: [waiting] });
  await replaceSearchIndex(
    table,
    TENANT,
    none,
    { position: '1', segments: [segment], waiting: [] },
    'REBUILD',
  );
  await createQuotaCounter(table, TENANT, {
    month: '2026-11',
    delivered: 2,
    bytes: 2000,
    since: NOW.getTime(),
  });
  await reserveSlot(table, inboxReservationKey(INBOX), NOW);
  await reserveSlot(table, tenantReservationKey(TENANT), NOW);

  const mail = {
    tenantId: TENANT,
    inboxId: INBOX,
    receipt: '{}',
    size: 10,
    deferredAt: AT,
    expiresAt: 1_900_000_000_000,
  };
  await defer(table, { ...mail, messageKey: 'deferred-1' }, NOW, undefined);
  await defer(table, { ...mail, messageKey: 'dropped-1' }, NOW, { messagesPerMonth: 0, storageBytes: 0 });

  const code = {
    serial: 'serial-1',
    hash: new Uint8Array([1, 2, 3]),
    expiresAt: new Date('2026-11-22T07:00:00.000Z'),
  };
  await transact(table, codeReplacement(table, TENANT, undefined, code));
  const invitation = {
    invitationId: 'inv_1',
    email: 'human@example.com',
    hash: new Uint8Array([7, 8]),
    createdAt: AT,
    expiresAt: new Date('2026-11-28T07:00:00.000Z'),
    usedAt: undefined,
    tenantId: undefined,
  };
  await transact(table, invitationCreation(table, invitation));
  await transact(table, domainClosing(table, 'own.test', undefined, NOW));
  const closed = await getDomain(table, 'own.test');
  if (closed === undefined) throw new Error('The domain has no row');
  const owner = { tenantId: TENANT, wildcard: false };
  await transact(table, domainAssignment(table, closed, owner, NOW));
  const arrival = { domain: closed, name: 'any@own.test', at: AT };
  await transact(table, nameWrites(table, arrival, withName(closed, AT), 1));
  await transact(
    table,
    auditWrites(table, TENANT, {
      auditId: 'aud_01kajf2v4g8q3k7m9x2c1d',
      at: NOW,
      actor: { type: 'key', id: 'key_1' },
      action: 'inbox.updated',
      resourceType: 'inbox',
      resourceId: INBOX,
      ipPrefix: '192.0.2.0/24',
      requestId: 'request-1',
      changed: ['display_name'],
    }),
  );
  await countInWindow(table, { subject: 'sign-up#192.0.2.1', limit: 5, windowSeconds: 3600 }, NOW);
  const use = await planUse(
    table,
    { subject: 'mail#a@x.test', name: 'code' },
    [{ limit: 5, windowSeconds: 60 }],
    NOW,
  );
  if (use.allowed) await transact(table, use.writes);
  await writeRows(table, [
    { put: { ...KEYRING_KEY, ...keyringRowType.attributes({ wrapped: new Uint8Array([4, 5, 6]) }) } },
  ]);
  await makeWebhooks(table);
  await saveConnection(table, {
    connectionId: 'connection-1',
    tenantId: TENANT,
    keyId: 'key_1',
    secretHash: `hash-of-${TENANT}-key_1`,
    inboxIds: [INBOX],
    eventTypes: ['message.received'],
    openedAt: NOW,
    expiresAt: new Date(NOW.getTime() + 7_200_000),
  });
  await saveConnection(table, {
    connectionId: 'connection-2',
    tenantId: TENANT,
    keyId: 'key_2',
    secretHash: `hash-of-${TENANT}-key_2`,
    inboxIds: undefined,
    eventTypes: ['message.received'],
    openedAt: NOW,
    expiresAt: new Date(NOW.getTime() + 7_200_000),
    cursor: 'sealed-cursor',
    replaying: true,
  });
}

async function makeWebhooks(table: Table): Promise<void> {
  const webhook = {
    webhookId: 'wh_1',
    tenantId: TENANT,
    url: 'https://hooks.example.com',
    eventTypes: ['message.received'] as const,
    inboxIds: [INBOX],
    enabled: true,
    clientId: 'webhook-client',
    sealedSecret: new Uint8Array([7, 8, 9]),
    createdAt: AT,
    updatedAt: AT,
    revision: 0,
    epoch: 0,
  };
  await transact(table, webhookCreation(table, webhook));
  const deleted = { ...webhook, webhookId: 'wh_2', clientId: undefined };
  await transact(table, webhookCreation(table, deleted));
  await transact(table, { ...webhookDeletion(table, deleted), ...webhookTrace(table, deleted, NOW) });
  const event = {
    event_type: 'message.received' as const,
    event_id: 'evt_1',
    timestamp: AT,
    tenant_id: TENANT,
    inbox_id: INBOX,
    thread_id: 'thr_1',
    message_id: 'msg_1',
  };
  const wanted = { delivery_id: 'del_1', tenant: TENANT, webhook_id: 'wh_1', event };
  await createDelivery(table, newDelivery(wanted, NOW));
  await createDelivery(table, newDelivery({ ...wanted, delivery_id: 'del_2' }, NOW));
  await noteRedelivered(table, 'wh_1', 'del_2');
  const health = { consecutiveTimeouts: 1, failingSince: NOW.getTime() };
  await storeHealth(table, 'wh_1', endpointOf(undefined, NOW), health, NOW);
  const lease = { token: 'token-1', until: NOW.getTime() + 1000, limit: 5 };
  const shares = [{ name: 'wh_1', limit: 2 }];
  await takeLease({ table, now: () => NOW }, { key: tenantAttemptsKey(TENANT), ...lease, shares });
  const wait = { ...lease, token: 'token-2', shares: [{ name: 'key_1', limit: 2 }] };
  await takeLease({ table, now: () => NOW }, { key: tenantWaitsKey(TENANT), ...wait });
  const replaying = { ...wait, token: 'connection-2' };
  await takeLease({ table, now: () => NOW }, { key: tenantReplaysKey(TENANT), ...replaying });
  for (const key of [tenantReadersKey(TENANT), tenantTextsKey(TENANT)]) {
    await takeLease({ table, now: () => NOW }, { key, ...lease, token: 'token-3', shares: [] });
  }
  const socket = { tenantId: TENANT, keyId: 'key_1', expiresAt: new Date(NOW.getTime() + 1000) };
  await countSocket({ table, now: () => NOW }, socket, 5);
}
