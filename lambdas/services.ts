import { randomBytes } from 'node:crypto';
import { UnknownKeys } from './auth/unknown-keys.ts';
import { openTable } from './store/table/open-table.ts';
import { sqsDeliveryQueue } from './aws/delivery-queue.ts';
import { sqsJobQueue } from './aws/job-queue.ts';
import type { Mailer } from './aws/mailer.ts';
import { openMailBucket } from './store/object/open-mail-bucket.ts';
import { openSocketGateway } from './aws/socket-gateway.ts';
import type { ApiEnvironment } from './environment.ts';
import type { Metering } from './metric-name.ts';
import type { Services } from './core/context.ts';
import { openKeyring } from './store/secret/keyring.ts';
import { RollUpTrigger } from './usage/roll-up-trigger.ts';
import { webhookTargets } from './webhooks/target-check.ts';

/**
 * What the transports (REST, MCP) give to operations, wired to AWS.
 * @param mailer from outside: not every transport sends mail, and SES's client is a large part of a bundle.
 */
export function openServices(environment: ApiEnvironment, mailer: Mailer, metering: Metering): Services {
  const table = openTable(environment.TABLE_NAME);
  return {
    table,
    bucket: openMailBucket(environment.MAIL_BUCKET_NAME),
    keyring: openKeyring(table, environment.KEYRING_KEY_ID),
    mailer,
    purgeQueue: sqsJobQueue(environment.PURGE_QUEUE_URL),
    releases: sqsJobQueue(environment.RELEASE_QUEUE_URL),
    usage: new RollUpTrigger(sqsJobQueue(environment.ROLL_UP_QUEUE_URL), table, environment.ROLL_UP_DELAY_SECONDS),
    sockets: openSocketGateway(environment.STREAM_URL),
    webhookTargets: webhookTargets(environment.WEBHOOK_TARGETS),
    metering,
    deliveryQueue: sqsDeliveryQueue(environment.DELIVERY_QUEUE_URL),
    policy: {
      inboxDomain: environment.INBOX_DOMAIN,
      plans: environment.PLANS,
      quarantineDays: environment.QUARANTINE_DAYS,
      rawMailDays: environment.RAW_MAIL_DAYS,
      signUpRotation: environment.SIGN_UP_ROTATION,
      signUpsPerHourPerSource: environment.SIGN_UPS_PER_HOUR_PER_SOURCE,
      codeMailsPerMinute: environment.CODE_MAILS_PER_MINUTE,
      codeMailsPerDay: environment.CODE_MAILS_PER_DAY,
      trustedProxy: environment.TRUSTED_PROXY,
      creationsPerMinute: environment.CREATIONS_PER_MINUTE,
    },
    unknownKeys: new UnknownKeys(),
    now: () => new Date(),
    randomBytes,
  };
}
