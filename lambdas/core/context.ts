import type { Caller } from '../caller.ts';
import type { TrustedProxy } from '../auth/source-address.ts';
import type { UnknownKeys } from '../auth/unknown-keys.ts';
import type { DeliveryQueue } from '../aws/delivery-queue.ts';
import type { JobQueue } from '../aws/job-queue.ts';
import type { Mailer } from '../aws/mailer.ts';
import type { SocketGateway } from '../aws/socket-gateway.ts';
import type { Plans } from '../environment.ts';
import type { ReleaseJob } from '../jobs/release-job.ts';
import type { Metering } from '../metric-name.ts';
import type { PurgeJob } from '../jobs/purge-job.ts';
import type { Keyring } from '../store/secret/keyring.ts';
import type { MailBucket } from '../store/object/mail-bucket.ts';
import type { Table } from '../store/table/table.ts';
import type { RollUpTrigger } from '../usage/roll-up-trigger.ts';
import type { WebhookTargets } from '../webhooks/target-check.ts';

/** The deployment's settings that operations go by. */
export interface Policy {
  readonly inboxDomain: string;
  readonly plans: Plans;
  readonly quarantineDays: number;
  /** Days after arrival for which the raw bytes of a message are kept; infinite for as long as the message. */
  readonly rawMailDays: number;
  readonly signUpRotation: 'proven' | 'immediate';
  readonly signUpsPerHourPerSource: number;
  /** Code mails to one mailbox. */
  readonly codeMailsPerMinute: number;
  readonly codeMailsPerDay: number;
  /** Whose word on a client's address is taken; undefined where the gateway's alone counts. */
  readonly trustedProxy: TrustedProxy | undefined;
  /** Inboxes, webhooks and keys, each, that one tenant may create in a minute; 0 lifts the limit. */
  readonly creationsPerMinute: number;
}

/** What operations reach the world through; clock and randomness included. */
export interface Services {
  readonly table: Table;
  readonly bucket: MailBucket;
  readonly keyring: Keyring;
  readonly mailer: Mailer;
  readonly purgeQueue: JobQueue<PurgeJob>;
  /** Deferred mail that may have quota now. */
  readonly releases: JobQueue<ReleaseJob>;
  readonly usage: RollUpTrigger;
  readonly sockets: SocketGateway;
  readonly webhookTargets: WebhookTargets;
  readonly deliveryQueue: DeliveryQueue;
  readonly metering: Metering;
  readonly policy: Policy;
  readonly unknownKeys: UnknownKeys;
  now(): Date;
  randomBytes(size: number): Uint8Array;
}

/** A call without a key. */
export interface PublicContext extends Services {
  /** Where the call came from, as limits count it (auth/source-address.ts). */
  readonly sourceIp: string;
}

/** A call with a key. */
export interface Context extends PublicContext {
  readonly caller: Caller;
}
