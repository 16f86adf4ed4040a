import { randomBytes } from 'node:crypto';
import { sqsJobQueue } from './aws/job-queue.ts';
import { loadSqs } from './aws/sdk/load-sqs.ts';
import type { Services } from './core/context.ts';
import { SharedPollTimer } from './core/poll-timer.ts';
import { UnknownKeys } from './core/unknown-keys.ts';
import type { McpEnvironment } from './environment.ts';
import { tenantOfText } from './jobs/attachment-text-job.ts';
import { groupOfPurgeWork } from './jobs/group-of-purge.ts';
import type { Metering } from './observability/metric-name.ts';
import type { WaitingFunction } from './store/keys.ts';
import { openMailBucket } from './store/object/open-mail-bucket.ts';
import { openKeyring } from './store/secret/keyring.ts';
import { openTable } from './store/table/open-table.ts';
import { RollUpTrigger } from './usage/roll-up-trigger.ts';
import { webhookTargets } from './webhooks/target-check.ts';

/** Only REST offers sign-up, API keys and webhooks. */
export type Management = Pick<Services, 'mailer' | 'sending' | 'sockets' | 'deliveryQueue' | 'recoveries'>;

/** @param management is passed in, because the SES client is a large part of a bundle. */
export function openServices(
  environment: McpEnvironment,
  management: Management,
  metering: Metering,
  waitsIn: WaitingFunction,
): Services {
  const { POLICY: policy } = environment;
  const table = openTable(environment.TABLE_NAME);
  return {
    ...management,
    table,
    bucket: openMailBucket(environment.MAIL_BUCKET_NAME),
    keyring: openKeyring(table, environment.KEYRING_KEY_ID),
    purgeQueue: sqsJobQueue(environment.PURGE_QUEUE_URL, loadSqs, groupOfPurgeWork),
    releases: sqsJobQueue(environment.RELEASE_QUEUE_URL),
    publications: sqsJobQueue(environment.ARRIVALS_QUEUE_URL),
    attachmentTexts: sqsJobQueue(environment.ATTACHMENT_TEXT_QUEUE_URL, loadSqs, tenantOfText),
    usage: new RollUpTrigger(
      sqsJobQueue(environment.ROLL_UP_QUEUE_URL),
      table,
      policy.usageRollUpDelaySeconds,
    ),
    webhookTargets: webhookTargets(policy.webhookTargets),
    metering,
    policy,
    unknownKeys: new UnknownKeys(),
    waitsIn,
    waitingCalls: environment.WAITING_CALLS,
    pollTimer: new SharedPollTimer(policy.waitPollMilliseconds),
    now: () => new Date(),
    randomBytes,
  };
}
