import { Tokenization } from 'aws-cdk-lib';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import type { IConstruct } from 'constructs';
import type * as z from 'zod';
import { EXECUTION_SHARES } from '../../lambdas/deployment/executions.ts';
import type { apiEnvironment, mcpEnvironment } from '../../lambdas/environment.ts';
import { PARTITION, type WaitingFunction } from '../../lambdas/store/keys.ts';
import type { Settings } from '../settings.ts';
import type { AttachmentText } from './attachment-text.ts';
import type { DeferredMail } from './deferred-mail.ts';
import { DeploymentCheck } from './deployment-check.ts';
import type { DnsRecords } from './dns-records.ts';
import type { EventStream } from './event-stream.ts';
import { grantSend } from './grant-send.ts';
import type { MailStore } from './mail-store.ts';
import { policyVariable } from './policy-variable.ts';
import type { Purge } from './purge.ts';
import { type Sender, senderVariables } from './sender.ts';
import type { UsageRollUp } from './usage-roll-up.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';

/** The constructs that a transport to the operations (REST, MCP) uses. */
export interface TransportProps {
  readonly settings: Settings;
  readonly store: MailStore;
  readonly purge: Purge;
  readonly deferred: DeferredMail;
  readonly usage: UsageRollUp;
  /** Undefined for a service that never sends. */
  readonly sender: Sender | undefined;
  readonly stream: EventStream;
  readonly webhooks: WebhookDelivery;
  readonly texts: AttachmentText;
  readonly dns: DnsRecords;
}

/** Calls that may wait in a function: of executions that it has reserved, half. */
export function waitingCalls(part: IConstruct, settings: Settings, entry?: WaitingFunction): string {
  const reserved = entry === undefined ? undefined : settings.reservedConcurrency[entry];
  const ofReserved = reserved && Math.min(EXECUTION_SHARES.Waits.most, Math.floor(reserved / 2));
  return Tokenization.stringifyNumber(
    settings.waitingCalls ?? ofReserved ?? DeploymentCheck.executions(part, 'Waits'),
  );
}

/** Variables that every transport has. */
export function transportEnvironment(
  { settings, store, purge, deferred, usage, webhooks, texts }: TransportProps,
  entry: WaitingFunction,
): z.input<ReturnType<typeof mcpEnvironment>> {
  return {
    TABLE_NAME: store.table.tableName,
    MAIL_BUCKET_NAME: store.bucket.bucketName,
    KEYRING_KEY_ID: store.keyringKey.keyArn,
    POLICY: policyVariable(store, settings),
    WAITING_CALLS: waitingCalls(store, settings, entry),
    PURGE_QUEUE_URL: purge.work.queue.queueUrl,
    ROLL_UP_QUEUE_URL: usage.work.queue.queueUrl,
    RELEASE_QUEUE_URL: deferred.work.queue.queueUrl,
    ARRIVALS_QUEUE_URL: webhooks.arrivals.queue.queueUrl,
    ATTACHMENT_TEXT_QUEUE_URL: texts.work.queue.queueUrl,
  };
}

/** Variables for REST, which also has sign-up, API keys and webhooks. */
export function managementEnvironment(props: TransportProps): z.input<ReturnType<typeof apiEnvironment>> {
  const { sender, stream, webhooks } = props;
  return {
    ...transportEnvironment(props, 'api'),
    ...senderVariables(sender),
    SENDING_STATE: DeploymentCheck.sendingState(stream),
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
/** What assistants change: they make and delete inboxes, mark and label mail, and touch no keys. */
const ASSISTANT_CHANGES = [PARTITION.tenant, PARTITION.address, PARTITION.inbox, PARTITION.usage];
/** What REST touches beside: sign-up and webhooks. */
const MANAGEMENT_ROWS = [
  PARTITION.human,
  PARTITION.tenants,
  PARTITION.limit,
  PARTITION.deliveries,
  PARTITION.endpoint,
];

/**
 * The keyring is created once, at its first use, and never changed; entries of the log are never changed, either. What is due is
 * written and taken back, and read by the purge only.
 */
const { audit, caught, domains, due, keyring, log, search, deleted } = PARTITION;

export function grantAssistantRows(grantee: IGrantable, { store }: TransportProps): void {
  const read = [...OPERATION_ROWS, deleted, keyring, domains];
  store.grantPartitions(grantee, read, 'GetItem', 'BatchGetItem', 'Query');
  store.grantPartitions(grantee, [caught], 'GetItem', 'BatchGetItem');
  store.grantPartitions(grantee, [search], 'GetItem');
  store.grantPartitions(grantee, [log], 'Query');
  store.grantPartitions(grantee, [...ASSISTANT_CHANGES, keyring, log, due, audit], 'PutItem');
  store.grantPartitions(grantee, [...ASSISTANT_CHANGES, due], 'DeleteItem');
  // Authentication counts each call, and calls that wait are counted. A domain forgets a catch-all inbox that is deleted.
  const counted = [PARTITION.credential, PARTITION.waits];
  store.grantPartitions(grantee, [...ASSISTANT_CHANGES, ...counted, domains], 'UpdateItem');
  // What a call writes is bound to its key, which may be revoked meanwhile.
  store.grantPartitions(grantee, [PARTITION.tenant, domains], 'ConditionCheckItem');
}

/** Rows for REST, which has every operation. */
export function grantManagementRows(grantee: IGrantable, { store }: TransportProps): void {
  const rows = [...OPERATION_ROWS, ...MANAGEMENT_ROWS];
  // The sockets of a key are looked up when it is revoked.
  const read = [...rows, deleted, keyring, domains, PARTITION.sockets];
  store.grantPartitions(grantee, read, 'GetItem', 'BatchGetItem', 'Query');
  store.grantPartitions(grantee, [caught], 'GetItem', 'BatchGetItem');
  store.grantPartitions(grantee, [search], 'GetItem');
  store.grantPartitions(grantee, [log, audit], 'Query');
  // Assistants delete nothing for good.
  store.grantPartitions(grantee, [...rows, deleted, keyring, log, due, audit], 'PutItem');
  store.grantPartitions(grantee, [...rows, due], 'DeleteItem');
  // Calls that wait are counted. A message that is released takes the texts along that are asked for.
  store.grantPartitions(grantee, [...rows, domains, PARTITION.waits], 'UpdateItem');
  store.grantPartitions(grantee, [PARTITION.waits], 'GetItem');
  // Sign-up uses an invitation up.
  store.grantPartitions(grantee, [PARTITION.invitations], 'GetItem', 'UpdateItem');
  // What a call writes is bound to its key, which may be revoked meanwhile, and deletes nothing that is held.
  store.grantPartitions(grantee, [PARTITION.tenant, PARTITION.address, domains], 'ConditionCheckItem');
}

/** What every transport needs beside rows. */
export function grantTransport(
  transport: IGrantable,
  { store, purge, deferred, usage, webhooks, texts }: TransportProps,
): void {
  store.grantListing(transport);
  store.grantContent(transport, 'GetObject');
  store.grantRaw(transport, 'GetObject');
  store.grantSearch(transport, 'GetObject');
  store.grantLook(transport);
  grantSend(purge.work.queue, transport);
  deferred.grantRequest(transport);
  usage.grantRequest(transport);
  webhooks.grantRequest(transport);
  texts.grantRequest(transport);
  store.grantKeyring(transport, 'GenerateDataKey', 'Decrypt');
}

/** What the operations need that only REST has: sign-up, keys and webhooks. */
export function grantManagement(
  transport: IGrantable,
  { store, sender, webhooks, stream }: TransportProps,
): void {
  // Codes and notices to the human behind an account.
  sender?.grantSend(transport);
  webhooks.grantSend(transport);
  // To make links to the files of exports.
  store.grantExports(transport, 'GetObject');
  // Revoking a key closes its sockets.
  stream.grantSend(transport);
}
