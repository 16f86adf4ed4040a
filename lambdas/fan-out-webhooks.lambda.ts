import { randomBytes } from 'node:crypto';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { sqsDeliveryQueue } from './aws/delivery-queue.ts';
import { eventBridgePublisher } from './aws/event-publisher.ts';
import { sqsJobQueue } from './aws/job-queue.ts';
import { loadSqs } from './aws/sdk/load-sqs.ts';
import { eachMessage } from './batch/batch.ts';
import { LATE_AFTER_SECONDS } from './batch/late-after.ts';
import { fanOutWebhooksEnvironment, readEnvironment } from './environment.ts';
import { eventOfBus } from './events/service-event.ts';
import { type PublishJob, publishJobSchema } from './jobs/publish-job.ts';
import { recoverJobSchema, tenantOfRecovery } from './jobs/recover-job.ts';
import { publishLogged } from './publish/publish-logged.ts';
import { openTable } from './store/table/open-table.ts';
import { byTheClock } from './timing/backoff.ts';
import { fanOutToWebhooks } from './webhooks/fan-out.ts';
import { recover } from './webhooks/recover.ts';

const environment = readEnvironment(fanOutWebhooksEnvironment);

const services = {
  table: openTable(environment.TABLE_NAME),
  queue: sqsDeliveryQueue(environment.DELIVERY_QUEUE_URL),
  recoveries: sqsJobQueue(environment.ARRIVALS_QUEUE_URL, loadSqs, tenantOfRecovery),
  publications: sqsJobQueue<PublishJob>(environment.ARRIVALS_QUEUE_URL),
  events: eventBridgePublisher(environment.EVENT_BUS_NAME),
  now: () => new Date(),
  pause: byTheClock,
  randomBytes,
};

const workSchema = z.union([recoverJobSchema, publishJobSchema]);

const BATCH = {
  lateAfterSeconds: LATE_AFTER_SECONDS['fan-out-webhooks'],
  queueUrl: environment.ARRIVALS_QUEUE_URL,
};

export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return eachMessage(event, BATCH, ({ body }) => {
    const { success, data: job } = workSchema.safeParse(JSON.parse(body));
    if (!success) return fanOutToWebhooks(services, eventOfBus(body));
    return 'recover' in job ? recover(services, job) : publishLogged(services, job);
  });
}
