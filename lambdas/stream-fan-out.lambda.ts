import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { openTable } from './aws/clients.ts';
import { openSocketGateway } from './aws/socket-gateway.ts';
import { eachMessage } from './batch.ts';
import { readEnvironment, streamSenderEnvironment } from './environment.ts';
import { serviceEventSchema } from './events/service-event.ts';
import { fanOut } from './stream/fan-out.ts';

const environment = readEnvironment(streamSenderEnvironment);

const services = {
  table: openTable(environment.TABLE_NAME),
  sockets: openSocketGateway(environment.STREAM_URL),
};

/** An event as EventBridge puts it on the queue. */
const envelopeSchema = z.object({ detail: serviceEventSchema });

/** Events on their way to the open sockets of their tenants. */
export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  // The same moment for all of them: events of one tenant then look for its sockets with one query.
  const at = new Date();
  return eachMessage(event, ({ body, attributes }) => {
    const { detail } = envelopeSchema.parse(JSON.parse(body));
    return fanOut({ ...services, now: () => at }, detail, Number(attributes.ApproximateReceiveCount));
  });
}
