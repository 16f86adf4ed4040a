import { createHash } from 'node:crypto';
import type { Visibility } from '../mail/visibility.ts';
import type { Key } from './table/table.ts';

/**
 * Every key of the table is built here and nowhere else. docs/architecture.md has the same table, and says who writes and
 * reads each row type and when its rows expire.
 *
 * | Row type | `pk` | `sk` | What it is |
 * |---|---|---|---|
 * | inbox | `ADDRESS#<inbox id>` | `ADDRESS` | The inbox; after its delete a tombstone |
 * | connection-pointer | `CONNECTION#<connection id>` | `CONNECTION` | Leads from a connection id to its `SOCKETS` row |
 * | credential | `CREDENTIAL#<SHA-256 of the secret>` | `CREDENTIAL` | What authentication needs: tenant, scope, permissions, rate limit counters |
 * | deferred-tenant | `DEFERRED-TENANTS` | `<tenant id>` | Tenants with over-quota mail |
 * | webhook-delivery | `DELIVERIES#<webhook id>` | `<delivery id>` | A webhook delivery with its attempts |
 * | endpoint | `ENDPOINT#<webhook id>` | `ENDPOINT` | Circuit breaker and pace of a webhook's endpoint |
 * | human | `HUMAN#<email>` | `HUMAN` | Makes one account per address; leads to the tenant |
 * | arrival | `INBOX#<inbox id>` | `ARRIVAL#<message key>` | A mail was stored in this thread, or dropped; makes redeliveries harmless |
 * | inbox-key | `INBOX#<inbox id>` | `KEY#<key id>` | Leads from an inbox to its keys |
 * | reference | `INBOX#<inbox id>` | `REFERENCE#<visibility>#<digest>` | The thread that a Message-ID belongs to |
 * | inbox-reservation | `INBOX#<inbox id>` | `RESERVATION` | Next free time slot for conflicting mails |
 * | message | `INBOX#<inbox id>` | `THREAD#<thread key>#<message key>` | A message: summary, and its body up to 6,000 compressed bytes |
 * | thread | `INBOX#<inbox id>` | `THREAD#<thread key>#~` | A thread: counts, members, newest message |
 * | keyring | `KEYRING` | `KEYRING` | The data key, wrapped by KMS |
 * | log-entry | `LOG#<tenant id>#<shard>` | `<time>#<unique>` | A change of the tenant's counts; for an arrived mail also what its event is made of |
 * | window-count | `QUOTA#<subject>` | `<seconds>#<window>` | Sign-ups of a source address in a fixed window |
 * | recent-uses | `QUOTA#<subject>` | `USES#<name>` | Times of the mails that sign-up sent to a mailbox |
 * | attempt-slots | `SLOTS#<tenant or host>` | `SLOTS` | Webhook attempts in flight, of a tenant (`tenant:<tenant id>`) or at a host (`host:<name and port>`), with counters |
 * | connection | `SOCKETS#<tenant id>` | `<key id>#<connection id>` | An open WebSocket connection and its subscription |
 * | account | `TENANT#<tenant id>` | `ACCOUNT` | Human, plan, numbers of inboxes, webhooks and keys, credential epoch |
 * | inbox-client-id | `TENANT#<tenant id>` | `CLIENT-ID#inbox#<client id>` | Leads from a `client_id` to its inbox |
 * | webhook-client-id | `TENANT#<tenant id>` | `CLIENT-ID#webhook#<client id>` | Leads from a `client_id` to its webhook |
 * | code | `TENANT#<tenant id>` | `CODE` | Hash of the emailed code, and the attempts at it |
 * | deferred-mail | `TENANT#<tenant id>` | `DEFERRED#<message key>` | An over-quota mail with its receipt |
 * | deferred-total | `TENANT#<tenant id>` | `DEFERRED-TOTAL` | Exact total of the over-quota mail |
 * | dropped-count | `TENANT#<tenant id>` | `DROPPED#<month>#<0-7>` | Mail dropped in a month beyond what may be deferred |
 * | deleted-webhook | `TENANT#<tenant id>` | `GONE-WEBHOOK#<webhook id>` | A deleted webhook whose delivery log may exist |
 * | inbox-listing | `TENANT#<tenant id>` | `INBOX#<list key>` | Leads from the tenant to an inbox, by age |
 * | api-key | `TENANT#<tenant id>` | `KEY#<key id>` | The record of an API key that lists show |
 * | purging-inbox | `TENANT#<tenant id>` | `PURGING#<list key>` | A deleted inbox whose purge is not complete |
 * | quota-counter | `TENANT#<tenant id>` | `QUOTA-COUNTER` | Exact quota counter near a cap |
 * | tenant-reservation | `TENANT#<tenant id>` | `RESERVATION` | Next free time slot for mails that conflict on `QUOTA-COUNTER` or `DEFERRED-TOTAL` |
 * | retired-key | `TENANT#<tenant id>` | `RETIRED-KEY#<key id>` | Leads to the credential of a deleted inbox's key |
 * | webhook | `TENANT#<tenant id>` | `WEBHOOK#<webhook id>` | A webhook with its encrypted secret |
 * | tenant-listing | `TENANTS` | `TENANT#<created at>#<tenant id>` | All tenants by age |
 * | usage-period | `USAGE#<tenant id>` | `<log position>` | The log entries from this position on that were rolled up together, and the totals before and after them |
 * | usage-head | `USAGE#<tenant id>` | `HEAD` | How far the roll-up is, the totals there, and the number of shards of the log |
 * | roll-up-claim | `USAGE#<tenant id>` | `ROLL_UP` | Claim to send the roll-up job of an interval |
 * | inbox-usage | `USAGE#<tenant id>#<list key>` | `<log position>` | Totals of one inbox at this position, its last one in a period |
 * | replay-slots | `WAITS#<tenant>` | `REPLAYS` | Sockets of a tenant (`tenant:<tenant id>`) to which events of the log are replayed, with counters |
 * | wait-slots | `WAITS#<tenant or shard>` | `WAITS` | Calls that wait for mail or events, of a tenant (`tenant:<tenant id>`) or a part of those of all tenants (`all:<0-3>`), with counters |
 *
 * Rows of an inbox are in one partition: threads with their messages, arrivals, and the Message-IDs that threads answer to.
 * Inside it, messages sort under their thread, and the row of the thread sorts after them.
 */

/**
 * Prefixes of the partition keys, for roles that are restricted to some of them (`dynamodb:LeadingKeys`). The local runtime
 * enforces it: a function that uses another partition gets AccessDeniedException there as on AWS.
 */
export const PARTITION = {
  address: 'ADDRESS#',
  connection: 'CONNECTION#',
  credential: 'CREDENTIAL#',
  deferredTenants: 'DEFERRED-TENANTS',
  deliveries: 'DELIVERIES#',
  endpoint: 'ENDPOINT#',
  human: 'HUMAN#',
  inbox: 'INBOX#',
  keyring: 'KEYRING',
  log: 'LOG#',
  quota: 'QUOTA#',
  slots: 'SLOTS#',
  sockets: 'SOCKETS#',
  tenant: 'TENANT#',
  tenants: 'TENANTS',
  usage: 'USAGE#',
  waits: 'WAITS#',
} as const;

/** Rows of one partition whose sort keys begin with a prefix; with an empty one, all of them. */
export interface KeyRange {
  readonly partition: string;
  readonly prefix: string;
}

/** Attributes of a row by which the listing index finds it. */
export interface ListingKey {
  readonly gpk: string;
  readonly gsk: string;
}

const key = (pk: string, sk: string): Key => ({ pk, sk });
const range = (partition: string, prefix: string): KeyRange => ({ partition, prefix });
const inRange = ({ partition, prefix }: KeyRange, rest: string): Key => key(partition, `${prefix}${rest}`);

/** The key of a row, without its other attributes. */
export const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });

const tenantPartition = (tenantId: string): string => `${PARTITION.tenant}${tenantId}`;
export const inboxPartition = (inboxId: string): string => `${PARTITION.inbox}${inboxId}`;

// Accounts and tenants

export const accountKey = (tenantId: string): Key => key(tenantPartition(tenantId), 'ACCOUNT');

/** The tenants by age. */
export const TENANT_LISTING = range(PARTITION.tenants, 'TENANT#');
export const tenantListingKey = (createdAt: string, tenantId: string): Key =>
  inRange(TENANT_LISTING, `${createdAt}#${tenantId}`);
export const humanKey = (humanEmail: string): Key => key(`${PARTITION.human}${humanEmail}`, 'HUMAN');
export const codeKey = (tenantId: string): Key => key(tenantPartition(tenantId), 'CODE');

// API keys

/**
 * An API key is two rows. The credential is all that a call needs and stays under 1 KB, so that authentication costs one
 * write unit. The record in the tenant's partition is what lists show. A key of an inbox also has a row in the inbox's
 * partition, which leads to it.
 */
export const credentialKey = (secretHash: string): Key =>
  key(`${PARTITION.credential}${secretHash}`, 'CREDENTIAL');
export const apiKeysOfTenant = (tenantId: string): KeyRange => range(tenantPartition(tenantId), 'KEY#');
export const apiKeyKey = (tenantId: string, keyId: string): Key => inRange(apiKeysOfTenant(tenantId), keyId);
export const apiKeysOfInbox = (inboxId: string): KeyRange => range(inboxPartition(inboxId), 'KEY#');
export const inboxApiKeyKey = (inboxId: string, keyId: string): Key =>
  inRange(apiKeysOfInbox(inboxId), keyId);
export const retiredApiKeys = (tenantId: string): KeyRange =>
  range(tenantPartition(tenantId), 'RETIRED-KEY#');
export const retiredApiKeyKey = (tenantId: string, keyId: string): Key =>
  inRange(retiredApiKeys(tenantId), keyId);
export const KEYRING_KEY = key(PARTITION.keyring, 'KEYRING');

// Inboxes

/**
 * Mail and API calls both come with the address: the row that makes an address unique also is the inbox, and stays as its
 * tombstone while the name is quarantined.
 */
export const addressKey = (inboxId: string): Key => key(`${PARTITION.address}${inboxId}`, 'ADDRESS');
export const inboxesOfTenant = (tenantId: string): KeyRange => range(tenantPartition(tenantId), 'INBOX#');
export const inboxListingKey = (tenantId: string, listKey: string): Key =>
  inRange(inboxesOfTenant(tenantId), listKey);

/** Deleted inboxes whose purge is not complete. */
export const purgingInboxesOf = (tenantId: string): KeyRange => range(tenantPartition(tenantId), 'PURGING#');
export const purgingInboxKey = (tenantId: string, listKey: string): Key =>
  inRange(purgingInboxesOf(tenantId), listKey);
export const inboxClientIdKey = (tenantId: string, clientId: string): Key =>
  key(tenantPartition(tenantId), `CLIENT-ID#inbox#${clientId}`);

// Messages and threads

/** The messages of a thread, and after them its own row. */
export const rowsOfThread = (inboxId: string, threadKey: string): KeyRange =>
  range(inboxPartition(inboxId), `THREAD#${threadKey}#`);
export const messageRowKey = (inboxId: string, threadKey: string, messageKey: string): Key =>
  inRange(rowsOfThread(inboxId, threadKey), messageKey);
export const threadRowKey = (inboxId: string, threadKey: string): Key =>
  inRange(rowsOfThread(inboxId, threadKey), '~');

/** The same for every redelivery of a mail. */
export const arrivalKey = (inboxId: string, messageKey: string): Key =>
  key(inboxPartition(inboxId), `ARRIVAL#${messageKey}`);

/** Visibilities are apart, so that flagged mail finds no clean thread. */
export function referenceKey(inboxId: string, visibility: Visibility, rfcMessageId: string): Key {
  const digest = createHash('sha256').update(rfcMessageId).digest('base64url');
  return key(inboxPartition(inboxId), `REFERENCE#${visibility}#${digest}`);
}

/** For writes to the threads of an inbox and to the Message-IDs that these answer to. */
export const inboxReservationKey = (inboxId: string): Key => key(inboxPartition(inboxId), 'RESERVATION');

/** Key of a message in the listing index. */
export const messageListingKey = (
  inboxId: string,
  visibility: Visibility,
  messageKey: string,
): ListingKey => ({
  gpk: messageListing(inboxId, visibility),
  gsk: messageKey,
});

/** Key of a thread in the listing index. */
export const threadListingKey = (
  inboxId: string,
  visibility: Visibility,
  receivedAt: string,
  threadKey: string,
): ListingKey => ({
  gpk: threadListing(inboxId, visibility),
  gsk: activityOf(receivedAt, threadKey),
});

/** Partition of the listing index: messages by arrival. */
export const messageListing = (inboxId: string, visibility: Visibility): string =>
  `MESSAGES#${inboxId}#${visibility}`;

/** Partition of the listing index: threads by last activity. */
export const threadListing = (inboxId: string, visibility: Visibility): string =>
  `THREADS#${inboxId}#${visibility}`;

/** Sort key of a thread in the listing index. */
export const activityOf = (receivedAt: string, threadKey: string): string => `${receivedAt}#${threadKey}`;

/** What the keys of a thread in the listing index are made of. */
export function partsOfThreadListing(gpk: string, gsk: string) {
  const [, inboxId = '', visibility = ''] = gpk.split('#');
  const [lastActivityAt = '', threadKey = ''] = gsk.split('#');
  return { inboxId, visibility, lastActivityAt, threadKey };
}

// Quota and over-quota mail

export const quotaCounterKey = (tenantId: string): Key => key(tenantPartition(tenantId), 'QUOTA-COUNTER');

/** For writes to the quota counter of a tenant, and to the total of its deferred mail. */
export const tenantReservationKey = (tenantId: string): Key => key(tenantPartition(tenantId), 'RESERVATION');
export const deferredMailOf = (tenantId: string): KeyRange => range(tenantPartition(tenantId), 'DEFERRED#');
export const deferredMailKey = (tenantId: string, messageKey: string): Key =>
  inRange(deferredMailOf(tenantId), messageKey);
export const deferredTotalKey = (tenantId: string): Key => key(tenantPartition(tenantId), 'DEFERRED-TOTAL');
export const DEFERRED_TENANTS = range(PARTITION.deferredTenants, '');
export const deferredTenantKey = (tenantId: string): Key => inRange(DEFERRED_TENANTS, tenantId);
export const droppedCountKey = (tenantId: string, month: string, counter: number): Key =>
  key(tenantPartition(tenantId), `DROPPED#${month}#${counter}`);

// The log of a tenant, and usage

/** One of the partitions of a tenant's log. @param shard counts from 0 */
export const logPartition = (tenantId: string, shard: number): string =>
  `${PARTITION.log}${tenantId}#${shard}`;
export const usagePartition = (tenantId: string): string => `${PARTITION.usage}${tenantId}`;
export const inboxUsagePartition = (tenantId: string, listKey: string): string =>
  `${PARTITION.usage}${tenantId}#${listKey}`;

const TIME_DIGITS = 15;

/** Sorts before every entry of the log, which begin with more digits. */
export const POSITION_BEFORE_ALL = '0';

/** Sorts before every log entry of this millisecond. */
const logPosition = (milliseconds: number): string => String(milliseconds).padStart(TIME_DIGITS, '0');

/** Sorts after every log entry. */
export const POSITION_AFTER_ALL = '~';

/** Sorts after every log entry of this millisecond: `~` follows all that a position holds. */
export const positionAfter = (milliseconds: number): string => `${logPosition(milliseconds)}~`;

/** Sort key of a log entry. @param unique tells entries of one millisecond apart */
export const positionOfEntry = (at: Date, unique: string): string => `${logPosition(at.getTime())}#${unique}`;

/** Milliseconds since 1970 of a log entry. */
export const timeOfPosition = (position: string): number => Number(position.slice(0, TIME_DIGITS));

/** What tells a log entry from others of its millisecond; the message key of a mail. */
export const uniqueOfPosition = (position: string): string => position.slice(TIME_DIGITS + 1);
export const logEntryKey = (tenantId: string, shard: number, position: string): Key =>
  key(logPartition(tenantId, shard), position);

/** @param start position of the last entry of the period before, or `POSITION_BEFORE_ALL` */
export const usagePeriodKey = (tenantId: string, start: string): Key => key(usagePartition(tenantId), start);
export const inboxUsageKey = (tenantId: string, listKey: string, position: string): Key =>
  key(inboxUsagePartition(tenantId, listKey), position);

/** Sorts after all periods, which begin with digits. */
export const usageHeadKey = (tenantId: string): Key => key(usagePartition(tenantId), 'HEAD');

/** Sorts after all periods, which begin with digits. */
export const rollUpClaimKey = (tenantId: string): Key => key(usagePartition(tenantId), 'ROLL_UP');

// Webhooks

export const webhooksOf = (tenantId: string): KeyRange => range(tenantPartition(tenantId), 'WEBHOOK#');
export const webhookKey = (tenantId: string, webhookId: string): Key =>
  inRange(webhooksOf(tenantId), webhookId);
export const webhookClientIdKey = (tenantId: string, clientId: string): Key =>
  key(tenantPartition(tenantId), `CLIENT-ID#webhook#${clientId}`);

/** Deleted webhooks whose delivery log may exist. */
export const goneWebhooksOf = (tenantId: string): KeyRange =>
  range(tenantPartition(tenantId), 'GONE-WEBHOOK#');
export const goneWebhookKey = (tenantId: string, webhookId: string): Key =>
  inRange(goneWebhooksOf(tenantId), webhookId);
export const deliveriesPartition = (webhookId: string): string => `${PARTITION.deliveries}${webhookId}`;

/** The deliveries of a webhook by age: their ids begin with the time. */
export const deliveriesOf = (webhookId: string): KeyRange => range(deliveriesPartition(webhookId), 'del_');
export const deliveryKey = (webhookId: string, deliveryId: string): Key =>
  key(deliveriesPartition(webhookId), deliveryId);
export const endpointKey = (webhookId: string): Key => key(`${PARTITION.endpoint}${webhookId}`, 'ENDPOINT');
export const tenantSlotsKey = (tenantId: string): Key => key(`${PARTITION.slots}tenant:${tenantId}`, 'SLOTS');

/** @param host name and port, as a URL has them */
export const hostSlotsKey = (host: string): Key => key(`${PARTITION.slots}host:${host}`, 'SLOTS');

// WebSocket connections

export const socketsPartition = (tenantId: string): string => `${PARTITION.sockets}${tenantId}`;

/** The connections of a tenant, or of one of its keys: events and revocations find them by query. */
export const socketsOf = (tenantId: string, keyId?: string): KeyRange =>
  range(socketsPartition(tenantId), keyId === undefined ? 'key_' : `${keyId}#`);
export const socketKey = (tenantId: string, keyId: string, connectionId: string): Key =>
  inRange(socketsOf(tenantId, keyId), connectionId);
export const connectionKey = (connectionId: string): Key =>
  key(`${PARTITION.connection}${connectionId}`, 'CONNECTION');

// Limits

const tenantWaits = (tenantId: string): string => `${PARTITION.waits}tenant:${tenantId}`;
export const tenantWaitsKey = (tenantId: string): Key => key(tenantWaits(tenantId), 'WAITS');
export const tenantReplaysKey = (tenantId: string): Key => key(tenantWaits(tenantId), 'REPLAYS');

/** @param shard one of those that the calls of all tenants are spread over, from 0 */
export const stackWaitsKey = (shard: number): Key => key(`${PARTITION.waits}all:${shard}`, 'WAITS');

/** All counts of a subject. */
export const quotaPartition = (subject: string): string => `${PARTITION.quota}${subject}`;
export const windowCountKey = (subject: string, windowSeconds: number, window: number): Key =>
  key(quotaPartition(subject), `${windowSeconds}#${window}`);
export const recentUsesKey = (subject: string, name: string): Key =>
  key(quotaPartition(subject), `USES#${name}`);
