import { messageId, messageKeyOf, threadId, threadKeyOf } from '../../lambdas/ids.ts';
import { findTenantOf, getAccount } from '../../lambdas/store/account/accounts.ts';
import { getCode } from '../../lambdas/store/account/codes.ts';
import { getInvitation } from '../../lambdas/store/account/invitations.ts';
import { listTenants } from '../../lambdas/store/account/tenants.ts';
import { readAuditLog } from '../../lambdas/store/audit-log.ts';
import { getDomain } from '../../lambdas/store/domain/assigned-domains.ts';
import { getCaughtName } from '../../lambdas/store/domain/caught-names.ts';
import { DUE_SHARDS, pageOfDue } from '../../lambdas/store/due/due-rows.ts';
import {
  findInboxByClientId,
  getTombstone,
  listInboxes,
  purgingInboxes,
} from '../../lambdas/store/inbox/inboxes.ts';
import { retiredSecretHash } from '../../lambdas/store/key/api-key-rows.ts';
import { listKeys } from '../../lambdas/store/key/api-keys.ts';
import { findCredentials } from '../../lambdas/store/key/authenticate.ts';
import {
  endpointKey,
  inboxReservationKey,
  KEYRING_KEY,
  keySocketCountKey,
  quotaCounterKey,
  retiredApiKeyKey,
  tenantAttemptsKey,
  tenantReadersKey,
  tenantReplaysKey,
  tenantReservationKey,
  tenantSocketCountKey,
  tenantTextsKey,
  tenantWaitsKey,
} from '../../lambdas/store/keys.ts';
import { takeCounted } from '../../lambdas/store/limit/lease-count.ts';
import { leasePoolOf } from '../../lambdas/store/limit/lease-pool.ts';
import { planUse } from '../../lambdas/store/limit/sliding-limit.ts';
import { countInWindow } from '../../lambdas/store/limit/window-limit.ts';
import { entriesAfter } from '../../lambdas/store/log/log-entries.ts';
import { POSITION_BEFORE_ALL } from '../../lambdas/store/log-position.ts';
import { findArrivals, findClaimedThreads } from '../../lambdas/store/message/arrivals.ts';
import { deletedVisibility } from '../../lambdas/store/message/deleted-messages.ts';
import { countMarked } from '../../lambdas/store/message/marked-list.ts';
import { getMessage, getThread, listMessages, listThreads } from '../../lambdas/store/message/messages.ts';
import { reserveSlot } from '../../lambdas/store/receive/reservation.ts';
import { getSearchIndex } from '../../lambdas/store/search/search-index.ts';
import { keyringRowType } from '../../lambdas/store/secret/keyring.ts';
import { findConnection, openConnections } from '../../lambdas/store/stream/connections.ts';
import { firstPage } from '../../lambdas/store/table/page.ts';
import { getRow, type Key, type Table } from '../../lambdas/store/table/table.ts';
import { listDeferred, tenantsWithDeferred, waitingStamp } from '../../lambdas/store/usage/deferred-mail.ts';
import { getDeferredTotal } from '../../lambdas/store/usage/deferred-total.ts';
import { droppedIn } from '../../lambdas/store/usage/dropped-mail.ts';
import { quotaCounterOf } from '../../lambdas/store/usage/quota-counter.ts';
import { takeRollUp } from '../../lambdas/store/usage/roll-up-interval.ts';
import { getUsageHead } from '../../lambdas/store/usage/usage-head.ts';
import { periodAt } from '../../lambdas/store/usage/usage-periods.ts';
import { latestInboxTotals } from '../../lambdas/store/usage/usage-rows.ts';
import { endpointOf } from '../../lambdas/store/webhook/endpoints.ts';
import { getDelivery } from '../../lambdas/store/webhook/webhook-deliveries.ts';
import { findWebhookByClientId, goneWebhooks, listWebhooks } from '../../lambdas/store/webhook/webhooks.ts';
import { NOW } from '../lambdas/test-context.ts';
import { GONE, INBOX, TENANT } from './names.ts';

export const ALL = { limit: 10, ascending: true, after: undefined };
export const PATH = { tenantId: TENANT, inboxId: INBOX };
/** Sorts after every entry of the log. */
const END = '9';

/** What the store reads from the golden rows: each row type is read by at least one of these. */
export async function readRows(table: Table): Promise<Record<string, unknown>> {
  const key = messageKeyOf(NOW, 'ses-1', INBOX);
  const threadKey = threadKeyOf(messageKeyOf(new Date(NOW.getTime() + 1000), 'ses-2', INBOX));
  const replyKey = messageKeyOf(new Date(NOW.getTime() + 2000), 'ses-3', INBOX);
  const deletedKey = messageKeyOf(new Date(NOW.getTime() + 4000), 'ses-5', INBOX);
  const use = await planUse(
    table,
    { subject: 'mail#a@x.test', name: 'code' },
    [{ limit: 1, windowSeconds: 60 }],
    NOW,
  );
  const credentials = await findCredentials(
    table,
    [1, 2, 3].map((n) => `hash-of-${TENANT}-key_${n}`),
    NOW,
  );
  const read = {
    account: await getAccount(table, TENANT),
    human: await findTenantOf(table, `${TENANT}@human.test`),
    tenants: await listTenants(table, ALL),
    code: await getCode(table, TENANT),
    invitation: await getInvitation(table, 'inv_1'),
    domain: await getDomain(table, 'own.test'),
    caughtName: await getCaughtName(table, 'own.test', 'any@own.test'),
    audit: await readAuditLog(table, TENANT, {}, { limit: 10, after: undefined }),
    inboxes: await listInboxes(table, TENANT, ALL),
    inboxOfClientId: await findInboxByClientId(table, TENANT, 'inbox-client'),
    tombstone: await getTombstone(table, GONE),
    purging: (await purgingInboxes(table, TENANT, firstPage(10))).items,
    unread: await countMarked(table, INBOX, 'clean', 'unread', 10),
    due: await Promise.all(
      DUE_SHARDS.map((shard) =>
        pageOfDue(table, shard, { now: new Date('2026-12-02'), limit: 10, after: undefined }),
      ),
    ),
    keys: await listKeys(table, TENANT, undefined, ALL),
    keysOfInbox: await listKeys(table, TENANT, INBOX, ALL),
    credentials: [...credentials],
    retired: retiredSecretHash((await getRow(table, retiredApiKeyKey(TENANT, 'key_3'))) ?? {}),
    keyring: keyringRowType.parse(await getRow(table, KEYRING_KEY)),
    arrivals: await findArrivals(table, INBOX, [key, 'dropped-1']),
    deletedArrival: await findArrivals(table, INBOX, [deletedKey]),
    deleted: await deletedVisibility(table, INBOX, messageId(deletedKey, threadKeyOf(deletedKey))),
    trashedMessages: await listMessages(table, PATH, ['clean'], ALL, { trash: 'only' }),
    trashedThreads: await listThreads(table, PATH, ['clean'], ALL, { groups: ['trash'] }),
    references: await findClaimedThreads(table, INBOX, 'clean', ['<1@x.test>', '<2@x.test>']),
    messages: await listMessages(table, PATH, ['clean'], ALL),
    threads: await listThreads(table, PATH, ['clean'], ALL),
    thread: await getThread(table, PATH, threadId(threadKeyOf(key))),
    message: await getMessage(table, PATH, messageId(key, threadKeyOf(key))),
    reply: await getMessage(table, PATH, messageId(replyKey, threadKey)),
    entries: await entriesAfter(table, { tenantId: TENANT, shards: 1 }, POSITION_BEFORE_ALL, END),
    period: await periodAt(table, TENANT, END),
    head: await getUsageHead(table, TENANT),
    inboxUsage: await latestInboxTotals(table, TENANT, 'list-1', END),
    claimed: await takeRollUp(table, TENANT, { interval: 7, holder: 'another' }),
    searchIndex: await getSearchIndex(table, TENANT),
    quotaCounter: quotaCounterOf(await getRow(table, quotaCounterKey(TENANT))),
    deferred: await listDeferred(table, TENANT, 10, undefined),
    deferredTotal: await getDeferredTotal(table, TENANT),
    deferredTenants: await tenantsWithDeferred(table, undefined),
    waiting: await waitingStamp(table, TENANT),
    dropped: await droppedIn(table, TENANT, '2026-11'),
    webhooks: await listWebhooks(table, TENANT, undefined, ALL),
    webhookOfClientId: await findWebhookByClientId(table, TENANT, 'webhook-client'),
    goneWebhooks: await goneWebhooks(table, TENANT, 10),
    delivery: await getDelivery(table, 'wh_1', 'del_1', NOW),
    redelivered: await getDelivery(table, 'wh_1', 'del_2', NOW),
    endpoint: endpointOf(await getRow(table, endpointKey('wh_1')), NOW),
    leases: leasePoolOf(await getRow(table, tenantAttemptsKey(TENANT))),
    replays: leasePoolOf(await getRow(table, tenantReplaysKey(TENANT))),
    readers: leasePoolOf(await getRow(table, tenantReadersKey(TENANT))),
    texts: leasePoolOf(await getRow(table, tenantTextsKey(TENANT))),
    waits: leasePoolOf(await getRow(table, tenantWaitsKey(TENANT))),
    sockets: await isFullAtOne(table, tenantSocketCountKey(TENANT)),
    keySockets: await isFullAtOne(table, keySocketCountKey(TENANT, 'key_1')),
    connection: await findConnection(table, 'connection-1'),
    replaying: await findConnection(table, 'connection-2'),
    connections: await openConnections(table, TENANT, 'key_1', NOW),
    recentUses: use.allowed ? 'allowed' : use.waitSeconds,
    // These count, and therefore write: one more use, and the next time slot.
    window: await countInWindow(table, { subject: 'sign-up#192.0.2.1', limit: 1, windowSeconds: 3600 }, NOW),
    slotOfInbox: await reserveSlot(table, inboxReservationKey(INBOX), NOW),
    slotOfTenant: await reserveSlot(table, tenantReservationKey(TENANT), NOW),
  };
  return JSON.parse(JSON.stringify(read, asJson));
}

function asJson(_name: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (value instanceof Map || value instanceof Set) return [...value];
  // The content of a message, which is unpacked when asked for.
  if (typeof value === 'function') return value();
  return value;
}

/** Whether the row of a count has one lease, so that a limit of one leaves none. */
async function isFullAtOne(table: Table, key: Key): Promise<boolean> {
  const count = { key, limit: 1, groupMs: 1_000 };
  return (await takeCounted({ table, now: () => NOW }, count, NOW.getTime() + 1_000)) !== undefined;
}
