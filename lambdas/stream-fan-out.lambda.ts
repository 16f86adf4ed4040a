import { setTimeout as delay } from 'node:timers/promises';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { sqsJobQueue } from './aws/job-queue.ts';
import { loadSqs } from './aws/sdk/load-sqs.ts';
import { openSocketGateway } from './aws/socket-gateway.ts';
import { eachMessage } from './batch/batch.ts';
import { LATE_AFTER_SECONDS } from './batch/late-after.ts';
import { readEnvironment, streamFanOutEnvironment } from './environment.ts';
import { eventOfBus } from './events/service-event.ts';
import { fanOutJobSchema, tenantOfFanOut } from './jobs/fan-out-job.ts';
import { replayJobSchema, tenantOfReplay } from './jobs/replay-job.ts';
import { openKeyring } from './store/secret/keyring.ts';
import { openTable } from './store/table/open-table.ts';
import { continueFanOut, fanOutToSockets } from './stream/fan-out.ts';
import { replay } from './stream/replay.ts';

const environment = readEnvironment(streamFanOutEnvironment);
const table = openTable(environment.TABLE_NAME);

const services = {
  table,
  sockets: openSocketGateway(environment.STREAM_URL),
  keyring: openKeyring(table, environment.KEYRING_KEY_ID),
  replays: sqsJobQueue(environment.STREAM_QUEUE_URL, loadSqs, tenantOfReplay),
  fanOuts: sqsJobQueue(environment.STREAM_QUEUE_URL, loadSqs, tenantOfFanOut),
  pause: delay,
};

const BATCH = {
  lateAfterSeconds: LATE_AFTER_SECONDS['stream-fan-out'],
  queueUrl: environment.STREAM_QUEUE_URL,
};

export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  // The calls start in the same tick, so that events of one tenant share the query for its sockets.
  const at = new Date();
  return eachMessage(event, BATCH, ({ body, attributes }) => {
    const json: unknown = JSON.parse(body);
    const rest = fanOutJobSchema.safeParse(json);
    if (rest.success) return continueFanOut({ ...services, now: () => at }, rest.data);
    const job = replayJobSchema.safeParse(json);
    if (!job.success) return fanOutToSockets({ ...services, now: () => at }, eventOfBus(body));
    const receiveCount = Number(attributes.ApproximateReceiveCount);
    return replay({ ...services, now: () => new Date() }, job.data, receiveCount);
  });
}
