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

export interface TransportProps {
  readonly settings: Settings;
  readonly store: MailStore;
  readonly purge: Purge;
  readonly deferred: DeferredMail;
  readonly usage: UsageRollUp;
  readonly sender: Sender | undefined;
  readonly stream: EventStream;
  readonly webhooks: WebhookDelivery;
  readonly texts: AttachmentText;
  readonly dns: DnsRecords;
}

/** Half of a function's reserved executions may hold waiting calls. */
export function waitingCalls(part: IConstruct, settings: Settings, entry?: WaitingFunction): string {
  const reserved = entry === undefined ? undefined : settings.reservedConcurrency[entry];
  const ofReserved = reserved && Math.min(EXECUTION_SHARES.Waits.most, Math.floor(reserved / 2));
  return Tokenization.stringifyNumber(
    settings.waitingCalls ?? ofReserved ?? DeploymentCheck.executions(part, 'Waits'),
  );
}

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

const OPERATION_ROWS = [
  PARTITION.credential,
  PARTITION.tenant,
  PARTITION.address,
  PARTITION.inbox,
  PARTITION.usage,
];
/** Assistants create and delete inboxes, and mark and label mail; they change no keys. */
const ASSISTANT_CHANGES = [PARTITION.tenant, PARTITION.address, PARTITION.inbox, PARTITION.usage];
const MANAGEMENT_ROWS = [
  PARTITION.human,
  PARTITION.tenants,
  PARTITION.limit,
  PARTITION.deliveries,
  PARTITION.endpoint,
];

/**
 * The keyring is created at its first use and never changed, and neither are log entries. Due rows are written and
 * withdrawn, and only the purge reads them.
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
  // Authentication and waiting calls update counters; a domain drops its catch-all inbox when that is deleted.
  const counted = [PARTITION.credential, PARTITION.waits];
  store.grantPartitions(grantee, [...ASSISTANT_CHANGES, ...counted, domains], 'UpdateItem');
  // The key may be revoked during the call, so each write is conditional on it.
  store.grantPartitions(grantee, [PARTITION.tenant, domains], 'ConditionCheckItem');
}

export function grantManagementRows(grantee: IGrantable, { store }: TransportProps): void {
  const rows = [...OPERATION_ROWS, ...MANAGEMENT_ROWS];
  const read = [...rows, deleted, keyring, domains, PARTITION.sockets];
  store.grantPartitions(grantee, read, 'GetItem', 'BatchGetItem', 'Query');
  store.grantPartitions(grantee, [caught], 'GetItem', 'BatchGetItem');
  store.grantPartitions(grantee, [search], 'GetItem');
  store.grantPartitions(grantee, [log, audit], 'Query');
  // Permanent deletion is permitted only to REST.
  store.grantPartitions(grantee, [...rows, deleted, keyring, log, due, audit], 'PutItem');
  store.grantPartitions(grantee, [...rows, due], 'DeleteItem');
  // Waiting calls are counted. Releasing a message also changes its pending attachment texts.
  store.grantPartitions(grantee, [...rows, domains, PARTITION.waits], 'UpdateItem');
  store.grantPartitions(grantee, [PARTITION.waits], 'GetItem');
  store.grantPartitions(grantee, [PARTITION.invitations], 'GetItem', 'UpdateItem');
  // The key may be revoked during the call, so each write is conditional on it; a deletion is conditional on the
  // message not being held.
  store.grantPartitions(grantee, [PARTITION.tenant, PARTITION.address, domains], 'ConditionCheckItem');
}

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

export function grantManagement(
  transport: IGrantable,
  { store, sender, webhooks, stream }: TransportProps,
): void {
  sender?.grantSend(transport);
  webhooks.grantSend(transport);
  store.grantExports(transport, 'GetObject');
  stream.grantSend(transport);
}
