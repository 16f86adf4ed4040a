import { SQSClient } from '@aws-sdk/client-sqs';
import type { AdminAnswer } from './admin/admin-answer.ts';
import type { AdminServices } from './admin/admin-services.ts';
import { answerAdmin } from './admin/answer-admin.ts';
import { openTable } from './aws/clients.ts';
import { sqsJobQueue } from './aws/job-queue.ts';
import { openSocketGateway } from './aws/socket-gateway.ts';
import { adminEnvironment, readEnvironment } from './environment.ts';

const environment = readEnvironment(adminEnvironment);
const sqs = new SQSClient({});

const services: AdminServices = {
  table: openTable(environment.TABLE_NAME),
  plans: environment.PLANS,
  sockets: openSocketGateway(environment.STREAM_URL),
  purges: sqsJobQueue(sqs, environment.PURGE_QUEUE_URL),
  releases: sqsJobQueue(sqs, environment.RELEASE_QUEUE_URL),
  now: () => new Date(),
};

/** The operator's commands, invoked with the operator's own credentials. */
export function handler(event: unknown): Promise<AdminAnswer> {
  return answerAdmin(services, event);
}
