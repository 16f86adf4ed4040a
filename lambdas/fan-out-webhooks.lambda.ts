import { randomBytes } from 'node:crypto';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { sqsDeliveryQueue } from './aws/delivery-queue.ts';
import { sqsJobQueue } from './aws/job-queue.ts';
import { eachMessage } from './batch.ts';
import { fanOutWebhooksEnvironment, readEnvironment } from './environment.ts';
import { eventOfBus } from './events/service-event.ts';
import { type RecoverJob, recoverJobSchema } from './jobs/recover-job.ts';
import { LATE_AFTER_SECONDS } from './late-after.ts';
import { openTable } from './store/table/open-table.ts';
import { fanOutToWebhooks } from './webhooks/fan-out.ts';
import { recover } from './webhooks/recover.ts';

const environment = readEnvironment(fanOutWebhooksEnvironment);

const services = {
  table: openTable(environment.TABLE_NAME),
  queue: sqsDeliveryQueue(environment.DELIVERY_QUEUE_URL),
  recoveries: sqsJobQueue<RecoverJob>(environment.ARRIVALS_QUEUE_URL),
  now: () => new Date(),
  randomBytes,
};

/** Events of arriving mail, by way of EventBridge and SQS, and webhooks that are to get what they missed. */
export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return eachMessage(event, LATE_AFTER_SECONDS['fan-out-webhooks'], ({ body }) => {
    const job = recoverJobSchema.safeParse(JSON.parse(body));
    return job.success ? recover(services, job.data) : fanOutToWebhooks(services, eventOfBus(body));
  });
}
