import type { APIGatewayProxyStructuredResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { openTable } from './store/table/open-table.ts';
import './aws/sdk/socket-management.ts';
import { openSocketGateway } from './aws/socket-gateway.ts';
import { readEnvironment, streamSenderEnvironment } from './environment.ts';
import { answerFrame } from './stream/answer-frame.ts';

const environment = readEnvironment(streamSenderEnvironment);

const services = {
  table: openTable(environment.TABLE_NAME),
  sockets: openSocketGateway(environment.STREAM_URL),
  now: () => new Date(),
};

/** The answer goes through the management API, which can also close the socket. */
export async function handler(
  event: APIGatewayProxyWebsocketEventV2,
): Promise<APIGatewayProxyStructuredResultV2> {
  await answerFrame(services, event.requestContext.connectionId, event.body ?? '');
  return { statusCode: 200 };
}
