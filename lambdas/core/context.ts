import type { JobQueue } from '../aws/job-queue.ts';
import type { Mailer } from '../aws/mailer.ts';
import type { SocketGateway } from '../aws/socket-gateway.ts';
import type { Caller } from '../caller/caller.ts';
import type { SendingState } from '../deployment/sending-state.ts';
import type { AttachmentTextJob } from '../jobs/attachment-text-job.ts';
import type { DeliveryMessage } from '../jobs/delivery-message.ts';
import type { PublishJob } from '../jobs/publish-job.ts';
import type { PurgeWork } from '../jobs/purge-job.ts';
import type { RecoverJob } from '../jobs/recover-job.ts';
import type { ReleaseJob } from '../jobs/release-job.ts';
import type { Metering } from '../observability/metric-name.ts';
import type { Policy } from '../settings/policy.ts';
import type { WaitingFunction } from '../store/keys.ts';
import type { MailBucket } from '../store/object/mail-bucket.ts';
import type { Keyring } from '../store/secret/keyring.ts';
import type { Table } from '../store/table/table.ts';
import type { RollUpTrigger } from '../usage/roll-up-trigger.ts';
import type { WebhookTargets } from '../webhooks/target-check.ts';
import type { PollTimer } from './poll-timer.ts';
import type { UnknownKeys } from './unknown-keys.ts';

export interface Services {
  readonly table: Table;
  readonly bucket: MailBucket;
  readonly keyring: Keyring;
  readonly mailer: Mailer;
  readonly sending: SendingState;
  readonly purgeQueue: JobQueue<PurgeWork>;
  readonly releases: JobQueue<ReleaseJob>;
  readonly usage: RollUpTrigger;
  readonly sockets: SocketGateway;
  readonly webhookTargets: WebhookTargets;
  readonly deliveryQueue: JobQueue<DeliveryMessage>;
  readonly publications: JobQueue<PublishJob>;
  readonly recoveries: JobQueue<RecoverJob>;
  readonly attachmentTexts: JobQueue<AttachmentTextJob>;
  readonly metering: Metering;
  readonly policy: Policy;
  readonly unknownKeys: UnknownKeys;
  readonly pollTimer: PollTimer;
  readonly waitsIn: WaitingFunction;
  readonly waitingCalls: number;
  now(): Date;
  randomBytes(size: number): Uint8Array;
}

export interface PublicContext extends Services {
  readonly startedAt: Date;
  readonly sourceIp: string;
  readonly requestId?: string;
  readonly pageBytes?: number;
}

export interface Context extends PublicContext {
  readonly caller: Caller;
}
