import { sqsDeliveryQueue } from './aws/delivery-queue.ts';
import { sqsJobQueue } from './aws/job-queue.ts';
import { sesMailer } from './aws/mailer.ts';
import { cloudWatchMetering } from './aws/metering.ts';
import { loadSqs } from './aws/sdk/load-sqs.ts';
import { openSocketGateway } from './aws/socket-gateway.ts';
import { apiEnvironment, readEnvironment } from './environment.ts';
import { answerRest } from './http/rest.ts';
import { countIfSlow } from './http/slow-calls.ts';
import { transportHandler } from './http/transport-handler.ts';
import { tenantOfRecovery } from './jobs/recover-job.ts';
import { openServices } from './services.ts';

const environment = readEnvironment(apiEnvironment);
const metering = cloudWatchMetering();
const management = {
  mailer: sesMailer(environment, metering),
  sending: environment.SENDING_STATE,
  sockets: openSocketGateway(environment.STREAM_URL),
  deliveryQueue: sqsDeliveryQueue(environment.DELIVERY_QUEUE_URL),
  recoveries: sqsJobQueue(environment.ARRIVALS_QUEUE_URL, loadSqs, tenantOfRecovery),
};
const services = openServices(environment, management, metering, 'api');

export const handler = transportHandler((event, setHeaders) =>
  countIfSlow(services, event.requestContext.timeEpoch, (metered) => answerRest(metered, event, setHeaders)),
);
