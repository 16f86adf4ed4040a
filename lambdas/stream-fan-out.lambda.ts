import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { openSocketGateway } from './aws/socket-gateway.ts';
import { eachMessage } from './batch.ts';
import { readEnvironment, streamSenderEnvironment } from './environment.ts';
import { eventOfBus } from './events/service-event.ts';
import { LATE_AFTER_SECONDS } from './late-after.ts';
import { openTable } from './store/table/open-table.ts';
import { fanOutToSockets } from './stream/fan-out.ts';

const environment = readEnvironment(streamSenderEnvironment);

const services = {
  table: openTable(environment.TABLE_NAME),
  sockets: openSocketGateway(environment.STREAM_URL),
};

/** Events on their way to the open sockets of their tenants. */
export function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  // In the same tick: events of one tenant then share the query for its sockets.
  const at = new Date();
  return eachMessage(event, LATE_AFTER_SECONDS['stream-fan-out'], ({ body, attributes }) => {
    const receiveCount = Number(attributes.ApproximateReceiveCount);
    return fanOutToSockets({ ...services, now: () => at }, eventOfBus(body), receiveCount);
  });
}
