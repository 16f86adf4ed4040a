import { randomBytes } from 'node:crypto';
import { KMSClient } from '@aws-sdk/client-kms';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SQSClient } from '@aws-sdk/client-sqs';
import { openMailBucket, openTable } from './aws/clients.ts';
import { sesMailer } from './aws/mailer.ts';
import { sqsPurgeQueue } from './aws/purge-queue.ts';
import { openSocketGateway } from './aws/socket-gateway.ts';
import type { ApiEnvironment } from './environment.ts';
import type { Services } from './operations/context.ts';
import { openKeyring } from './store/keyring.ts';
import { webhookTargets } from './webhooks/target-check.ts';

/** What the doors (REST, MCP) give to operations, wired to AWS. */
export function openServices(environment: ApiEnvironment): Services {
  const table = openTable(environment.TABLE_NAME);
  return {
    table,
    bucket: openMailBucket(environment.MAIL_BUCKET_NAME),
    keyring: openKeyring(table, new KMSClient({}), environment.KEYRING_KEY_ID),
    mailer: sesMailer(new SESv2Client({}), environment.SENDER_ADDRESS),
    purgeQueue: sqsPurgeQueue(new SQSClient({}), environment.PURGE_QUEUE_URL),
    sockets: openSocketGateway(environment.STREAM_URL),
    webhookTargets: webhookTargets(environment.WEBHOOK_TARGETS),
    policy: {
      inboxDomain: environment.INBOX_DOMAIN,
      plans: environment.PLANS,
      quarantineDays: environment.QUARANTINE_DAYS,
      signUpRotation: environment.SIGN_UP_ROTATION,
      signUpsPerHourPerSource: environment.SIGN_UPS_PER_HOUR_PER_SOURCE,
    },
    now: () => new Date(),
    randomBytes,
  };
}
