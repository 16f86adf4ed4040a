import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { eventBridgePublisher } from '../../lambdas/aws/event-publisher.ts';
import { sqsJobQueue } from '../../lambdas/aws/job-queue.ts';
import * as eventBridgeSdk from '../../lambdas/aws/sdk/event-bridge.ts';
import type { LoadSqs } from '../../lambdas/aws/sdk/load-sqs.ts';
import * as socketSdk from '../../lambdas/aws/sdk/socket-management.ts';
import * as sqsSdk from '../../lambdas/aws/sdk/sqs.ts';
import { managedSockets, type SocketGateway } from '../../lambdas/aws/socket-gateway.ts';
import type { ReceiveServices } from '../../lambdas/receive/services.ts';
import { type Plans, policySchema } from '../../lambdas/settings/policy.ts';
import { retryConflicts } from '../../lambdas/store/table/open-table.ts';
import { type Table, tableOf } from '../../lambdas/store/table/table.ts';
import { RollUpTrigger } from '../../lambdas/usage/roll-up-trigger.ts';
import { bucketOf } from '../lambdas/store/object/bucket-of.ts';
import { INBOX_DOMAIN, NOW } from '../lambdas/test-context.ts';
import { BELOW_RETRIES, DyingProcess, withoutPauses } from './dying-process.ts';
import type { FaultPlan, Interlude } from './fault.ts';
import type { PlayedBus } from './played-bus.ts';
import { CREDENTIALS, marshalling, type Place } from './world.ts';

const ROOM = { inboxes: 100, storageBytes: 1e10, webhooks: 10, keys: 1000 };

/** `verified` counts nothing at once; the others have quota for so many messages a month. */
export const PLANS: Plans = {
  verified: { ...ROOM, messagesPerMonth: 100_000 },
  none: { ...ROOM, messagesPerMonth: 0 },
  one: { ...ROOM, messagesPerMonth: 1 },
  five: { ...ROOM, messagesPerMonth: 5 },
  fifty: { ...ROOM, messagesPerMonth: 50 },
  two: { ...ROOM, messagesPerMonth: 2 },
};

/** A domain that a test may assign to a tenant. */
export const OWN_DOMAIN = 'own.test';

const ROLL_UP_DELAY_SECONDS = 150;

export interface ServiceProcess {
  readonly process: DyingProcess;
  readonly table: Table;
  readonly receive: ReceiveServices;
  readonly loadSqs: LoadSqs;
  readonly sockets: SocketGateway;
}

export async function openProcess(
  place: Place,
  bus: PlayedBus,
  plan: FaultPlan,
  interlude?: Interlude,
): Promise<ServiceProcess> {
  const process = new DyingProcess(plan, interlude);
  const { wiring } = place;
  const low = new DynamoDBClient(wiring.dynamodb);
  const s3 = new S3Client(wiring.s3);
  const sqs = new SQSClient(wiring.sqs);
  const played = { region: 'us-east-1', credentials: CREDENTIALS };
  const events = new EventBridgeClient(played);
  const sockets = new ApiGatewayManagementApiClient({ ...played, endpoint: 'https://stream.test' });
  retryConflicts(low);
  low.middlewareStack.add(process.faulty('dynamodb'), BELOW_RETRIES);
  s3.middlewareStack.add(process.faulty('s3'), BELOW_RETRIES);
  sqs.middlewareStack.add(process.faulty('sqs'), BELOW_RETRIES);
  events.middlewareStack.add(process.faulty('events', bus.answer), BELOW_RETRIES);
  sockets.middlewareStack.add(process.faulty('execute-api', bus.sockets.answer), BELOW_RETRIES);
  await Promise.all([low, s3, sqs, events, sockets].map(withoutPauses));
  const table = tableOf(marshalling(low), place.table.name);
  const loadSqs = async () => ({ ...sqsSdk, client: sqs });
  return {
    process,
    table,
    receive: {
      table,
      bucket: bucketOf(s3, place.bucket.name),
      events: eventBridgePublisher('bus', async () => ({ ...eventBridgeSdk, client: events })),
      parser: place.parser,
      metering: { count: () => undefined },
      usage: new RollUpTrigger(sqsJobQueue(place.jobQueueUrl, loadSqs), table, ROLL_UP_DELAY_SECONDS),
      policy: {
        ...policySchema.parse({
          inboxDomain: INBOX_DOMAIN,
          moreInboxDomains: [OWN_DOMAIN],
          quarantineDays: 90,
        }),
        plans: PLANS,
      },
      now: () => NOW,
      pause: async () => undefined,
    },
    loadSqs,
    sockets: managedSockets(async () => ({ ...socketSdk, client: sockets })),
  };
}
