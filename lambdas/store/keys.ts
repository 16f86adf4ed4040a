import { createHash } from 'node:crypto';
import { messageSortKey, threadOfSortKey } from '../ids.ts';
import type { SenderList } from '../message/list-entry.ts';
import type { Visibility } from '../message/visibility.ts';

export type Key = Readonly<{ pk: string; sk: string }>;

/**
 * Every key of the table is built here and nowhere else. `npm run generate` copies this table to docs/architecture.md; functions
 * are named by their entry points.
 *
 * | Row type | `pk` | `sk` | What it is | Written by | Read by | Expires |
 * |---|---|---|---|---|---|---|
 * | audit-entry | `AUDIT#<tenant>` | `<time>` | A change or a refused call: who, what, which fields; `AUDIT#operator` without a tenant, `AUDIT#<tenant>#refused` for an hour's refusals | api, mcp, admin, stream-connect, deliver-*, purge | api, admin, write-audit-lines | 400 days later; `#refused` two hours |
 * | inbox | `ADDRESS#<inbox>` | `ADDRESS` | The inbox; after its deletion, a tombstone | api, mcp, admin, purge | api, mcp, receive-mail, roll-up-usage, release-deferred, stream-connect, stream-message, stream-fan-out, fan-out-webhooks, deliver-*, purge, rebuild | never; name free after the quarantine |
 * | caught-name | `CAUGHT#<domain>` | `<address>` | An address without an inbox that received mail in a catch-all | receive-mail | receive-mail, api, mcp | never; not read after its quarantine |
 * | connection-pointer | `CONNECTION#<connection>` | `CONNECTION` | Maps a connection id to its `SOCKETS` row | stream-* | stream-message, stream-disconnect | with the connection (2 h) |
 * | deleted-message | `DELETED#<inbox>` | `<thread>#<sort-key>` | A permanently deleted message with its Message-IDs, or a released held message with its new id | api, purge | api, mcp, deliver-*, purge, rebuild | never; deleted with the inbox |
 * | credential | `CREDENTIAL#<SHA-256>` | `CREDENTIAL` | For authentication: tenant, scope, permissions, rate limit counters | api, mcp, stream-connect, stream-message (each call counts), admin, purge | api, mcp, stream-connect, stream-message, stream-fan-out, purge | never |
 * | deferred-tenant | `DEFERRED-TENANTS` | `<tenant>` | Tenants with over-quota mail | receive-mail, release-deferred, rebuild, purge | release-deferred | never; deleted when nothing is deferred |
 * | webhook-delivery | `DELIVERIES#<webhook>` | `<delivery>` | A webhook delivery with its attempts | fan-out-webhooks, deliver-*, api, admin | fan-out-webhooks, deliver-*, api, admin | 30 days after the event |
 * | domain | `DOMAINS` | `<domain>` | A domain that is or was assigned to a tenant, with its catch-all | admin, api, mcp, purge | api, mcp, admin, receive-mail | never |
 * | due | `DUE#<shard>` | `<time>#<kind>#<id>` | A scheduled job: expiry of an inbox, of trashed or held mail, or of a fifth claim; a notice | api, mcp, purge, receive-mail | purge | never; deleted when done |
 * | endpoint | `ENDPOINT#<webhook>` | `ENDPOINT` | Circuit breaker and pace of a webhook's endpoint | deliver-*, api, admin | deliver-*, api | 48 h after the last change |
 * | human | `HUMAN#<email>` | `HUMAN` | The tenant of an email address; one account each | api, admin | api, admin, purge | never |
 * | arrival | `INBOX#<inbox>` | `ARRIVAL#<mail>` | An email's thread, or that it was dropped; redeliveries find it | receive-mail, rebuild, api | receive-mail, release-deferred, rebuild, api, purge | never; 30 days if the mail was dropped |
 * | claim-position | `INBOX#<inbox>` | `CLAIMS` | The unread message up to which every message is claimed (a thousand or more) | api, mcp | api, mcp | a minute later |
 * | inbox-key | `INBOX#<inbox>` | `KEY#<key>` | An inbox key | api, admin | api, purge | never |
 * | reference | `INBOX#<inbox>` | `REFERENCE#<visibility>#<digest>` | Maps the Message-ID of an email, or of one it answers, to its thread | receive-mail, rebuild, api, purge | receive-mail, api, rebuild | never; deleted with the thread |
 * | message-mark | `INBOX#<inbox>` | `MARK#<visibility>#<mark>#<sort-key>` | A message that is unread (`unread`, with its claim; `unread-failed` after five failed ones) or has a user's label (`label:<label>`) | receive-mail, rebuild, api, mcp, purge | api, mcp, purge | never |
 * | sender-list | `INBOX#<inbox>` | `SENDERS#<list>` | Senders whose mail is stored (`allow`) or dropped (`block`) | api | api, receive-mail | never |
 * | inbox-reservation | `INBOX#<inbox>` | `RESERVATION` | Next free time slot for conflicting emails | receive-mail | receive-mail | 1 day after the last use |
 * | message | `INBOX#<inbox>` | `THREAD#<thread>#<sort-key>` | A message: summary, body up to 6,000 compressed bytes | receive-mail, rebuild, api, mcp, purge | api, mcp, receive-mail, roll-up-usage, deliver-*, purge, rebuild | never |
 * | thread | `INBOX#<inbox>` | `THREAD#<thread>#~` | A thread: counts, members, newest message | receive-mail, rebuild, api, mcp, purge | api, mcp, receive-mail, rebuild, purge | never |
 * | invitation | `INVITATIONS` | `<invitation>` | An invitation to sign up: hash, address, use | api, admin | api, admin | 30 days after it expires |
 * | keyring | `KEYRING` | `KEYRING` | The data key, wrapped by KMS | api, mcp, stream-connect (whichever needs it first) | api, mcp, stream-connect, stream-fan-out, deliver-* | never |
 * | log-entry | `LOG#<tenant>#<shard>` | `<time>#<unique>` | A change of the tenant's counts, or an event | receive-mail, api, mcp, admin, purge, rebuild | roll-up-usage, api, mcp, receive-mail, stream-connect, stream-fan-out, fan-out-webhooks, release-deferred, admin, rebuild, purge | 45 days later; entries of inboxes never |
 * | window-count | `QUOTA#<subject>` | `<seconds>#<window>` | Sign-ups from a source address in a window | api, admin | api | one window later |
 * | recent-uses | `QUOTA#<subject>` | `USES#<name>` | When sign-up emailed a mailbox | api, admin | api | after twice the longest window |
 * | search-index | `SEARCH#<tenant>` | `INDEX` | Objects of the search index, its position in the log, messages waiting for it | roll-up-usage, rebuild | roll-up-usage, api, mcp, rebuild | never |
 * | search-index | `SEARCH#<tenant>` | `REBUILD` | The same for the index that `admin rebuild --search` builds | rebuild | roll-up-usage, rebuild | never; deleted when it replaces the other |
 * | attempt-leases | `SLOTS#<tenant-or-host>` | `SLOTS` | Webhook attempts in flight for a tenant (`tenant:<tenant>`) or at a host (`host:<name and port>`) | deliver-*, purge | deliver-* | 1 h after the last attempt began |
 * | connection | `SOCKETS#<tenant>` | `<key>#<connection>` | An open WebSocket connection and its subscription | stream-* | stream-message, stream-disconnect, stream-fan-out, fan-out-webhooks, api, admin, purge, receive-mail | with the connection (2 h) |
 * | account | `TENANT#<tenant>` | `ACCOUNT` | Human, plan, numbers of inboxes, webhooks and keys, credential epoch | api, mcp, admin, purge | api, mcp, stream-connect, receive-mail, release-deferred, roll-up-usage, deliver-*, admin, purge, rebuild, fan-out-webhooks | never |
 * | inbox-client-id | `TENANT#<tenant>` | `CLIENT-ID#inbox#<client_id>` | Maps a `client_id` to its inbox | api, mcp, purge | api, mcp | never |
 * | webhook-client-id | `TENANT#<tenant>` | `CLIENT-ID#webhook#<client_id>` | Maps a `client_id` to its webhook | api, admin | api | never |
 * | code | `TENANT#<tenant>` | `CODE` | Hash of the emailed code, and number of attempts | api | api | never; a code is valid for 24 h |
 * | deferred-mail | `TENANT#<tenant>` | `DEFERRED#<mail>` | An over-quota email with its receipt | receive-mail, release-deferred, rebuild, purge | release-deferred, admin, rebuild, purge, receive-mail | after `deferredMailDays`, by release-deferred |
 * | deferred-total | `TENANT#<tenant>` | `DEFERRED-TOTAL` | Exact total of the over-quota mail | receive-mail, release-deferred, rebuild, purge | receive-mail, release-deferred, rebuild, admin, purge | never |
 * | dropped-count | `TENANT#<tenant>` | `DROPPED#<month>#<0-7>` | Mail dropped beyond the deferral limit in a month, in messages and bytes | receive-mail | admin | 400 days after the last drop |
 * | export | `TENANT#<tenant>` | `EXPORT#<export>` | An export of mail and its progress | api, purge, admin | api, purge | 8 days after it began |
 * | deleted-webhook | `TENANT#<tenant>` | `GONE-WEBHOOK#<webhook>` | A deleted webhook with a delivery log | api, admin | purge | 31 days after deletion |
 * | inbox-listing | `TENANT#<tenant>` | `INBOX#<list-key>` | Inboxes by age | api, mcp, admin, purge | api, mcp, purge | never |
 * | blocked-mail | `TENANT#<tenant>` | `BLOCKED#<mail>` | An email dropped because of its sender, among a day's first 1,000 | receive-mail | api | 30 days later |
 * | blocked-count | `TENANT#<tenant>` | `BLOCKED-COUNT#<day>#<0-7>` | Number of such emails in a day | receive-mail | receive-mail, api | 30 days after the last drop |
 * | last-export | `TENANT#<tenant>` | `LAST-EXPORT` | The last export: one runs at a time | api | api | never |
 * | api-key | `TENANT#<tenant>` | `KEY#<key>` | An API key as lists show it | api, admin, purge | api, mcp, purge, admin | never |
 * | purging-inbox | `TENANT#<tenant>` | `PURGING#<list-key>` | A deleted inbox whose purge is not complete | api, mcp, purge | purge | never; deleted when complete |
 * | quota-counter | `TENANT#<tenant>` | `QUOTA-COUNTER` | Exact quota counter near a cap | receive-mail, release-deferred, roll-up-usage, rebuild | receive-mail, release-deferred, roll-up-usage, api | never; removed below half of the cap |
 * | tenant-reservation | `TENANT#<tenant>` | `RESERVATION` | Next free time slot for conflicts on `QUOTA-COUNTER` or `DEFERRED-TOTAL` | receive-mail | receive-mail | 1 day after the last use |
 * | retired-key | `TENANT#<tenant>` | `RETIRED-KEY#<key>` | Credential of a deleted inbox's key | purge | admin, purge | never |
 * | sender-list | `TENANT#<tenant>` | `SENDERS#<list>` | Senders of the account, like those of an inbox | api | api, receive-mail | never |
 * | webhook | `TENANT#<tenant>` | `WEBHOOK#<webhook>` | A webhook with its encrypted secret | api, deliver-*, admin, purge | api, fan-out-webhooks, deliver-*, admin, purge | never |
 * | tenant-listing | `TENANTS` | `TENANT#<created-at>#<tenant>` | All tenants by age | api, admin, purge | admin, purge | never |
 * | usage-period | `USAGE#<tenant>` | `<position>` | Log entries rolled up together from here on; totals before and after | roll-up-usage, rebuild | roll-up-usage, api, mcp, receive-mail, release-deferred, admin, rebuild | never |
 * | usage-head | `USAGE#<tenant>` | `HEAD` | Position of the roll-up, totals there, number of log shards | roll-up-usage, rebuild | roll-up-usage, api, mcp, receive-mail, stream-connect, stream-fan-out, fan-out-webhooks, release-deferred, admin, rebuild, purge | never |
 * | roll-up-claim | `USAGE#<tenant>` | `ROLL_UP` | Claim to send the roll-up job of an interval | receive-mail, api, mcp, purge | receive-mail, api, mcp, purge | never |
 * | inbox-usage | `USAGE#<tenant>#<list-key>` | `<position>` | Totals of one inbox at its last position in a period | roll-up-usage, rebuild | roll-up-usage, api, mcp | never |
 * | replay-leases | `WAITS#<tenant:tenant-id>` | `REPLAYS` | Sockets receiving a replay | stream-*, purge | stream-connect | with the last connection, at least 1 h after a replay began |
 * | search-leases | `WAITS#<tenant:tenant-id>` | `SEARCHES` | Running searches | api, mcp, purge | api, mcp | 1 h after the last search began |
 * | socket-count | `WAITS#<tenant:tenant-id>` | `SOCKETS` | Open sockets of a tenant, by expiry time | stream-*, purge | stream-connect | 1 h after the last socket has ended |
 * | key-socket-count | `WAITS#<tenant:tenant-id>` | `SOCKETS#<key>` | The same for one of its keys | stream-*, purge | stream-connect | 1 h after the last socket has ended |
 * | text-leases | `WAITS#<tenant:tenant-id>` | `TEXTS` | Attachment texts requested but not ready | api, mcp, read-attachment, purge | api, mcp, rebuild | 1 day after the last request |
 * | reader-leases | `WAITS#<tenant:tenant-id>` | `READERS` | Attachment texts being extracted | read-attachment, purge | read-attachment | 1 h after the last began |
 * | wait-leases | `WAITS#<tenant-or-function>` | `WAITS` | Waiting calls of `tenant:<tenant>`, `all:<function>` or `unverified:<function>`; running exports (`all:exports`) | api, mcp, purge | api, mcp, purge | 1 h after the last began |
 *
 * Rows of an inbox are in one partition, so that one query each reads, threads and purges it: threads with their messages,
 * arrivals, and the Message-IDs that threads answer to. SQS keeps mail that arrives faster than it takes (docs/scale.md).
 * Inside it, messages sort under their thread, and the row of the thread sorts after them.
 */

/** IAM roles are restricted to some of these prefixes (`dynamodb:LeadingKeys`). */
export const PARTITION = {
  address: 'ADDRESS#',
  audit: 'AUDIT#',
  attempts: 'SLOTS#',
  caught: 'CAUGHT#',
  connection: 'CONNECTION#',
  credential: 'CREDENTIAL#',
  deferredTenants: 'DEFERRED-TENANTS',
  deleted: 'DELETED#',
  deliveries: 'DELIVERIES#',
  domains: 'DOMAINS',
  due: 'DUE#',
  endpoint: 'ENDPOINT#',
  human: 'HUMAN#',
  inbox: 'INBOX#',
  invitations: 'INVITATIONS',
  keyring: 'KEYRING',
  log: 'LOG#',
  limit: 'QUOTA#',
  search: 'SEARCH#',
  sockets: 'SOCKETS#',
  tenant: 'TENANT#',
  tenants: 'TENANTS',
  usage: 'USAGE#',
  waits: 'WAITS#',
} as const;

export interface KeyRange {
  readonly partition: string;
  readonly prefix: string;
}
type ListingKey = Readonly<{ gpk: string; gsk: string }>;

const key = (pk: string, sk: string): Key => ({ pk, sk });
const range = (partition: string, prefix: string): KeyRange => ({ partition, prefix });
const inRange = ({ partition, prefix }: KeyRange, rest: string): Key => key(partition, `${prefix}${rest}`);
export const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });

const idIn =
  (prefix: string) =>
  (id: string): string =>
    prefix + id;
const keyAt =
  (prefix: string, sk: string) =>
  (id: string): Key =>
    key(prefix + id, sk);
const rangeAt =
  (prefix: string, sks: string) =>
  (id: string): KeyRange =>
    range(prefix + id, sks);
const keyIn =
  (rangeOf: (id: string) => KeyRange) =>
  (id: string, rest: string): Key =>
    inRange(rangeOf(id), rest);

const tenantPartition = idIn(PARTITION.tenant);
export const inboxPartition = idIn(PARTITION.inbox);
const TENANT_WAITS = `${PARTITION.waits}tenant:`;
const tenantWaits = idIn(TENANT_WAITS);

export const auditPartition = idIn(PARTITION.audit);
export const auditEntryKey = keyIn(rangeAt(PARTITION.audit, ''));
export const accountKey = keyAt(PARTITION.tenant, 'ACCOUNT');
export const TENANT_LISTING = range(PARTITION.tenants, 'TENANT#');
export const tenantListingKey = (createdAt: string, tenantId: string): Key =>
  inRange(TENANT_LISTING, `${createdAt}#${tenantId}`);
export const humanKey = keyAt(PARTITION.human, 'HUMAN');
export const INVITATIONS = range(PARTITION.invitations, 'inv_');
export const invitationKey = (invitationId: string): Key => key(PARTITION.invitations, invitationId);
export const DOMAINS = range(PARTITION.domains, '');
export const domainKey = (domain: string): Key => inRange(DOMAINS, domain);
export const caughtNameKey = (domain: string, name: string): Key => key(`${PARTITION.caught}${domain}`, name);
export const codeKey = keyAt(PARTITION.tenant, 'CODE');

// The credential is a separate row under 1 KB, so that authentication costs one write unit.
export const credentialKey = keyAt(PARTITION.credential, 'CREDENTIAL');
export const apiKeysOfTenant = rangeAt(PARTITION.tenant, 'KEY#');
export const apiKeyKey = keyIn(apiKeysOfTenant);
export const apiKeysOfInbox = rangeAt(PARTITION.inbox, 'KEY#');
export const inboxApiKeyKey = keyIn(apiKeysOfInbox);
export const retiredApiKeys = rangeAt(PARTITION.tenant, 'RETIRED-KEY#');
export const retiredApiKeyKey = keyIn(retiredApiKeys);
export const KEYRING_KEY = key(PARTITION.keyring, 'KEYRING');
/** The row also makes the address unique, and stays as a tombstone while the name is quarantined. */
export const addressKey = keyAt(PARTITION.address, 'ADDRESS');
export const inboxesOfTenant = rangeAt(PARTITION.tenant, 'INBOX#');
export const inboxListingKey = keyIn(inboxesOfTenant);
export const purgingInboxesOf = rangeAt(PARTITION.tenant, 'PURGING#');
export const purgingInboxKey = keyIn(purgingInboxesOf);
export const inboxClientIdKey = keyIn(rangeAt(PARTITION.tenant, 'CLIENT-ID#inbox#'));
export const tenantSenderListKey = (tenantId: string, list: SenderList): Key =>
  key(tenantPartition(tenantId), `SENDERS#${list}`);
export const inboxSenderListKey = (inboxId: string, list: SenderList): Key =>
  key(inboxPartition(inboxId), `SENDERS#${list}`);
export const blockedMailOf = rangeAt(PARTITION.tenant, 'BLOCKED#');
export const blockedMailKey = keyIn(blockedMailOf);
export const blockedCountKey = (tenantId: string, day: string, counter: number): Key =>
  key(tenantPartition(tenantId), `BLOCKED-COUNT#${day}#${counter}`);
export const exportsOf = rangeAt(PARTITION.tenant, 'EXPORT#');
export const exportKey = keyIn(exportsOf);
export const lastExportKey = keyAt(PARTITION.tenant, 'LAST-EXPORT');
export const everyThreadOf = rangeAt(PARTITION.inbox, 'THREAD#');
export const rowOfThreads = (inboxId: string, sk: string): Key =>
  inRange(everyThreadOf(inboxId), sk.slice('THREAD#'.length));
export const rowsOfThread = (inboxId: string, threadKey: string): KeyRange =>
  range(inboxPartition(inboxId), `THREAD#${threadKey}#`);
export const sortedRowKey = (inboxId: string, sortKey: string): Key =>
  inRange(rowsOfThread(inboxId, threadOfSortKey(sortKey)), sortKey);
export const messageRowKey = (inboxId: string, threadKey: string, messageKey: string): Key =>
  sortedRowKey(inboxId, messageSortKey(messageKey, threadKey));
export const threadRowKey = (inboxId: string, threadKey: string): Key =>
  inRange(rowsOfThread(inboxId, threadKey), '~');

export const arrivalKey = keyIn(rangeAt(PARTITION.inbox, 'ARRIVAL#'));

/** The key contains the visibility, so that flagged mail does not join a clean thread. */
export function referenceKey(inboxId: string, visibility: Visibility, rfcMessageId: string): Key {
  return referenceRowKey(inboxId, visibility, referenceDigest(rfcMessageId));
}
export const referenceDigest = (rfcMessageId: string): string =>
  createHash('sha256').update(rfcMessageId).digest('base64url');
export const referenceRowKey = (inboxId: string, visibility: Visibility, digest: string): Key =>
  key(inboxPartition(inboxId), `REFERENCE#${visibility}#${digest}`);

export const deletedPartition = idIn(PARTITION.deleted);
export const deletedMessagesOf = (inboxId: string, threadKey: string): KeyRange =>
  range(deletedPartition(inboxId), `${threadKey}#`);
export const deletedMessageKey = (inboxId: string, sortKey: string): Key =>
  inRange(deletedMessagesOf(inboxId, threadOfSortKey(sortKey)), sortKey);

export type Mark = 'unread' | 'unread-failed' | `label:${string}`;
export const UNREAD_MARKS = ['unread', 'unread-failed'] as const satisfies readonly Mark[];

export const messagesMarked = (inboxId: string, visibility: Visibility, mark: Mark): KeyRange =>
  range(inboxPartition(inboxId), `MARK#${visibility}#${mark}#`);
export const markKey = (inboxId: string, visibility: Visibility, mark: Mark, sortKey: string): Key =>
  inRange(messagesMarked(inboxId, visibility, mark), sortKey);

export const claimPositionKey = keyAt(PARTITION.inbox, 'CLAIMS');

export const inboxReservationKey = keyAt(PARTITION.inbox, 'RESERVATION');

export const messageListingKey = (inboxId: string, visibility: Visibility, sortKey: string): ListingKey => ({
  gpk: messageListing(inboxId, visibility),
  gsk: sortKey,
});

export type ThreadList = Readonly<{ inboxId: string; visibility: Visibility; group: ThreadGroup }>;
export const THREAD_GROUPS = ['read', 'unread', 'trash'] as const;
export type ThreadGroup = (typeof THREAD_GROUPS)[number];

export const threadListingKey = (list: ThreadList, receivedAt: string, threadKey: string): ListingKey => ({
  gpk: threadListing(list),
  gsk: activityOf(receivedAt, threadKey),
});

export const messageListing = (inboxId: string, visibility: Visibility, isTrash = false): string =>
  `MESSAGES#${inboxId}#${visibility}${isTrash ? '#trash' : ''}`;

export const threadListing = ({ inboxId, visibility, group }: ThreadList): string =>
  `THREADS#${inboxId}#${visibility}${group === 'read' ? '' : `#${group}`}`;

export const activityOf = (receivedAt: string, threadKey: string): string => `${receivedAt}#${threadKey}`;

export function partsOfThreadListing(gpk: string, gsk: string) {
  const [, inboxId = '', visibility = '', group = 'read'] = gpk.split('#');
  const [lastActivityAt = '', threadKey = ''] = gsk.split('#');
  return { inboxId, visibility, lastActivityAt, threadKey, group };
}

export const quotaCounterKey = keyAt(PARTITION.tenant, 'QUOTA-COUNTER');

export const tenantReservationKey = keyAt(PARTITION.tenant, 'RESERVATION');
export const deferredMailOf = rangeAt(PARTITION.tenant, 'DEFERRED#');
export const deferredMailKey = keyIn(deferredMailOf);
export const deferredTotalKey = keyAt(PARTITION.tenant, 'DEFERRED-TOTAL');
export const DEFERRED_TENANTS = range(PARTITION.deferredTenants, '');
export const deferredTenantKey = (tenantId: string): Key => inRange(DEFERRED_TENANTS, tenantId);
export const droppedCountKey = (tenantId: string, month: string, counter: number): Key =>
  key(tenantPartition(tenantId), `DROPPED#${month}#${counter}`);

export const logPartition = (tenantId: string, shard: number): string =>
  `${PARTITION.log}${tenantId}#${shard}`;
export const usagePartition = idIn(PARTITION.usage);
export const inboxUsagePartition = (tenantId: string, listKey: string): string =>
  `${PARTITION.usage}${tenantId}#${listKey}`;
export const logEntryKey = (tenantId: string, shard: number, position: string): Key =>
  key(logPartition(tenantId, shard), position);
export const usagePeriodKey = keyIn(rangeAt(PARTITION.usage, ''));
export const inboxUsageKey = (tenantId: string, listKey: string, position: string): Key =>
  key(inboxUsagePartition(tenantId, listKey), position);
/** These keys sort after all periods, which begin with digits. */
export const usageHeadKey = keyAt(PARTITION.usage, 'HEAD');
export const rollUpKey = keyAt(PARTITION.usage, 'ROLL_UP');
export const searchIndexKey = keyAt(PARTITION.search, 'INDEX');
export const rebuiltIndexKey = keyAt(PARTITION.search, 'REBUILD');

export const webhooksOf = rangeAt(PARTITION.tenant, 'WEBHOOK#');
export const webhookKey = keyIn(webhooksOf);
export const webhookClientIdKey = keyIn(rangeAt(PARTITION.tenant, 'CLIENT-ID#webhook#'));
export const goneWebhooksOf = rangeAt(PARTITION.tenant, 'GONE-WEBHOOK#');
export const goneWebhookKey = keyIn(goneWebhooksOf);
export const deliveriesPartition = idIn(PARTITION.deliveries);
export const deliveriesOf = rangeAt(PARTITION.deliveries, 'del_');
export const deliveryKey = keyIn(rangeAt(PARTITION.deliveries, ''));
export const endpointKey = keyAt(PARTITION.endpoint, 'ENDPOINT');
export const tenantAttemptsKey = keyAt(`${PARTITION.attempts}tenant:`, 'SLOTS');
export const hostAttemptsKey = keyAt(`${PARTITION.attempts}host:`, 'SLOTS');

export const socketsPartition = idIn(PARTITION.sockets);
export const socketsOf = (tenantId: string, keyId?: string): KeyRange =>
  range(socketsPartition(tenantId), keyId === undefined ? 'key_' : `${keyId}#`);
export const socketKey = (tenantId: string, keyId: string, connectionId: string): Key =>
  inRange(socketsOf(tenantId, keyId), connectionId);
export const socketRowKey = keyIn(rangeAt(PARTITION.sockets, ''));
export const connectionKey = keyAt(PARTITION.connection, 'CONNECTION');

export const dueAt = (shard: number, sk: string): Key => key(`${PARTITION.due}${shard}`, sk);
export const dueKey = (shard: number, at: string, kind: string, id: string): Key =>
  dueAt(shard, `${at}#${kind}#${id}`);

export const tenantWaitsKey = keyAt(TENANT_WAITS, 'WAITS');
export const tenantSearchesKey = keyAt(TENANT_WAITS, 'SEARCHES');
export const tenantReplaysKey = keyAt(TENANT_WAITS, 'REPLAYS');
export const tenantTextsKey = keyAt(TENANT_WAITS, 'TEXTS');
export const tenantReadersKey = keyAt(TENANT_WAITS, 'READERS');
export type WaitingFunction = 'api' | 'mcp';
export type StackWaiters = 'all' | 'unverified';
export const stackWaitsKey = (waitsIn: WaitingFunction | 'exports', waiters: StackWaiters): Key =>
  key(`${PARTITION.waits}${waiters}:${waitsIn}`, 'WAITS');
export const tenantSocketCountKey = keyAt(TENANT_WAITS, 'SOCKETS');
export const keySocketCountKey = keyIn(rangeAt(TENANT_WAITS, 'SOCKETS#'));
export const tenantLeasesPartition = tenantWaits;

export const limitPartition = idIn(PARTITION.limit);
export const windowCountKey = (subject: string, windowSeconds: number, window: number): Key =>
  key(limitPartition(subject), `${windowSeconds}#${window}`);
export const recentUsesKey = (subject: string, name: string): Key =>
  key(limitPartition(subject), `USES#${name}`);
