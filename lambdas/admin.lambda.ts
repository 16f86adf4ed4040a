import { randomBytes } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { AdminAnswer } from './admin/admin-answer.ts';
import type { AdminServices } from './admin/admin-services.ts';
import { answerAdmin } from './admin/answer-admin.ts';
import { openRedrivableQueues } from './admin/open-redrivable-queues.ts';
import { sqsDeadLetterQueue, sqsDeadLetterSender } from './aws/dead-letter-queue.ts';
import { sqsDeliveryQueue } from './aws/delivery-queue.ts';
import { invokeFunction } from './aws/invoke-function.ts';
import { sqsJobQueue } from './aws/job-queue.ts';
import { loadSqs } from './aws/sdk/load-sqs.ts';
import { client as sqs } from './aws/sdk/sqs.ts';
import { openSocketGateway } from './aws/socket-gateway.ts';
import { adminEnvironment, readEnvironment } from './environment.ts';
import { answerOperatorApi } from './http/operator.ts';
import type { Reply } from './http/reply.ts';
import { type TransportContext, transportHandler } from './http/transport-handler.ts';
import { groupOfPurgeWork } from './jobs/group-of-purge.ts';
import { tenantOfRecovery } from './jobs/recover-job.ts';
import { openTable } from './store/table/open-table.ts';

const environment = readEnvironment(adminEnvironment);
const table = openTable(environment.TABLE_NAME);
const now = () => new Date();
/** All queue URLs of a stack differ only in their last part. */
const urlOf = (name: string) => new URL(name, environment.PURGE_QUEUE_URL).href;

const [, arrivalsQueue = ''] = environment.DEAD_LETTER_QUEUES.WebhooksArrivalsDeadLetters;

const services: AdminServices = {
  table,
  policy: environment.POLICY,
  sockets: openSocketGateway(environment.STREAM_URL),
  purges: sqsJobQueue(environment.PURGE_QUEUE_URL, loadSqs, groupOfPurgeWork),
  releases: sqsJobQueue(environment.RELEASE_QUEUE_URL),
  recoveries: sqsJobQueue(urlOf(arrivalsQueue), loadSqs, tenantOfRecovery),
  publications: sqsJobQueue(urlOf(arrivalsQueue)),
  redrivableQueues: openRedrivableQueues({
    queues: environment.DEAD_LETTER_QUEUES,
    open: (name) => sqsDeadLetterQueue(sqs, urlOf(name)),
    sender: (name) => sqsDeadLetterSender(sqs, urlOf(name)),
    invoke: invokeFunction,
    deliveries: { table, queue: sqsDeliveryQueue(environment.DELIVERY_QUEUE_URL), now, randomBytes },
  }),
  now,
  randomBytes,
};

const answerGateway = transportHandler((event) => answerOperatorApi(services, event));

export function handler(
  event: APIGatewayProxyEventV2 | { readonly command?: unknown },
  context: TransportContext,
): Promise<AdminAnswer | Reply> {
  return 'routeKey' in event ? answerGateway(event, context) : answerAdmin(services, event);
}
