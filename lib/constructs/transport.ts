import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import type * as z from 'zod';
import type { apiEnvironment } from '../../lambdas/environment.ts';
import { PARTITION } from '../../lambdas/store/keys.ts';
import type { Settings } from '../settings.ts';
import type { DnsRecords } from './dns-records.ts';
import type { EventBus } from './event-bus.ts';
import type { EventStream } from './event-stream.ts';
import { grantSend } from './grant-send.ts';
import type { DeferredMail } from './deferred-mail.ts';
import type { MailStore } from './mail-store.ts';
import type { Purge } from './purge.ts';
import type { Sender } from './sender.ts';
import { trustedProxy } from './trusted-proxy.ts';
import type { UsageRollUp } from './usage-roll-up.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';

/** What a transport to the operations (REST, MCP) stands on. */
export interface TransportProps {
  readonly settings: Settings;
  readonly store: MailStore;
  readonly events: EventBus;
  readonly purge: Purge;
  readonly deferred: DeferredMail;
  readonly usage: UsageRollUp;
  readonly sender: Sender;
  readonly stream: EventStream;
  readonly webhooks: WebhookDelivery;
  readonly dns: DnsRecords;
}

export function transportEnvironment({
  settings,
  store,
  events,
  purge,
  deferred,
  usage,
  sender,
  stream,
  webhooks,
}: TransportProps): z.input<ReturnType<typeof apiEnvironment>> {
  return {
    TABLE_NAME: store.table.tableName,
    MAIL_BUCKET_NAME: store.bucket.bucketName,
    EVENT_BUS_NAME: events.bus.eventBusName,
    INBOX_DOMAIN: settings.inboxDomain,
    KEYRING_KEY_ID: store.keyringKey.keyArn,
    SENDER_ADDRESS: sender.address,
    SENDER_CONFIGURATION_SET: sender.configurationSetName,
    PLANS: JSON.stringify(settings.plans),
    QUARANTINE_DAYS: String(settings.quarantineDays),
    RAW_MAIL_DAYS: String(settings.rawMailDays ?? ''),
    SIGN_UP_ROTATION: settings.signUpRotation,
    SIGN_UPS_PER_HOUR_PER_SOURCE: String(settings.signUpsPerHourPerSource),
    CODE_MAILS_PER_MINUTE: String(settings.codeMailsPerMinute),
    CODE_MAILS_PER_DAY: String(settings.codeMailsPerDay),
    TRUSTED_PROXY: trustedProxy(settings),
    CREATIONS_PER_MINUTE: String(settings.creationsPerMinute),
    PURGE_QUEUE_URL: purge.work.queue.queueUrl,
    ROLL_UP_QUEUE_URL: usage.work.queue.queueUrl,
    ROLL_UP_DELAY_SECONDS: String(settings.usageRollUpDelaySeconds),
    RELEASE_QUEUE_URL: deferred.work.queue.queueUrl,
    WEBHOOK_TARGETS: settings.webhookTargets,
    STREAM_URL: stream.url,
    DELIVERY_QUEUE_URL: webhooks.attempts.queue.queueUrl,
  };
}

/** What the operations of assistants touch: keys, the tenant, its inboxes and mail, usage. */
const OPERATION_ROWS = [
  PARTITION.credential,
  PARTITION.tenant,
  PARTITION.address,
  PARTITION.inbox,
  PARTITION.usage,
];
/** What assistants change: they make and delete inboxes, and neither keys nor mail. */
const ASSISTANT_CHANGES = [PARTITION.tenant, PARTITION.address, PARTITION.usage];
/** What REST touches beside: sign-up and webhooks. */
const MANAGEMENT_ROWS = [
  PARTITION.human,
  PARTITION.tenants,
  PARTITION.quota,
  PARTITION.deliveries,
  PARTITION.endpoint,
];

/** The keyring is made once, by whoever needs it first, and never changed. */
const { keyring } = PARTITION;

export function grantAssistantRows(grantee: IGrantable, { store }: TransportProps): void {
  store.grantPartitions(grantee, [...OPERATION_ROWS, keyring], 'GetItem', 'BatchGetItem', 'Query');
  store.grantPartitions(grantee, [...ASSISTANT_CHANGES, keyring], 'PutItem');
  store.grantPartitions(grantee, ASSISTANT_CHANGES, 'DeleteItem');
  // Authentication counts each call.
  store.grantPartitions(grantee, [...ASSISTANT_CHANGES, PARTITION.credential], 'UpdateItem');
  // What a call writes is bound to its key, which may be revoked meanwhile.
  store.grantPartitions(grantee, [PARTITION.tenant], 'ConditionCheckItem');
}

/** Rows for REST, which has every operation. */
export function grantManagementRows(grantee: IGrantable, { store }: TransportProps): void {
  const rows = [...OPERATION_ROWS, ...MANAGEMENT_ROWS];
  // The sockets of a key are looked up when it is revoked.
  const read = [...rows, keyring, PARTITION.sockets];
  store.grantPartitions(grantee, read, 'GetItem', 'BatchGetItem', 'Query');
  store.grantPartitions(grantee, [...rows, keyring], 'PutItem');
  store.grantPartitions(grantee, rows, 'UpdateItem', 'DeleteItem');
  // What a call writes is bound to its key, which may be revoked meanwhile.
  store.grantPartitions(grantee, [PARTITION.tenant], 'ConditionCheckItem');
}

/** What every transport needs beside rows. */
export function grantTransport(transport: IGrantable, { store, purge, deferred, usage }: TransportProps): void {
  store.grantListing(transport);
  store.grantContent(transport, 'GetObject');
  store.grantRaw(transport, 'GetObject');
  store.grantLook(transport);
  grantSend(purge.work.queue, transport);
  deferred.grantRequest(transport);
  usage.grantRequest(transport);
  store.grantKeyring(transport, 'GenerateDataKey', 'Decrypt');
}

/** What the operations need that REST alone has: sign-up, keys and webhooks. */
export function grantManagement(transport: IGrantable, { sender, webhooks, stream }: TransportProps): void {
  // Codes and notices to the human behind an account.
  sender.grantSend(transport);
  webhooks.grantSend(transport);
  // Whoever revokes a key closes its sockets.
  stream.grantSend(transport);
}
