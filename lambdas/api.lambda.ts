import middy from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { sqsDeliveryQueue } from './aws/delivery-queue.ts';
import { sesMailer } from './aws/mailer.ts';
import { cloudWatchMetering } from './aws/metering.ts';
import { openSocketGateway } from './aws/socket-gateway.ts';
import { apiEnvironment, readEnvironment } from './environment.ts';
import { errorEnvelope } from './http/error-envelope.ts';
import type { Reply } from './http/reply.ts';
import { addReplyHeaders, replyHeaders } from './http/reply-headers.ts';
import { answerRest } from './http/rest.ts';
import { openServices } from './services.ts';

const environment = readEnvironment(apiEnvironment);
const metering = cloudWatchMetering();
const management = {
  mailer: sesMailer(environment, metering),
  sockets: openSocketGateway(environment.STREAM_URL),
  deliveryQueue: sqsDeliveryQueue(environment.DELIVERY_QUEUE_URL),
};
const services = openServices(environment, management, metering);

/** The REST API behind API Gateway (HTTP API, payload 2.0). */
export const handler = middy<APIGatewayProxyEventV2, Reply>()
  .use(replyHeaders())
  .use(errorEnvelope())
  .handler((event: APIGatewayProxyEventV2) =>
    answerRest(services, event, (headers) => addReplyHeaders(event, headers)),
  );
