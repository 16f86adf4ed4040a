import type { APIGatewayProxyStructuredResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { openTable } from './aws/clients.ts';
import { readEnvironment, streamDoorEnvironment } from './environment.ts';
import { ApiError } from './operations/errors.ts';
import { connect, type Query } from './stream/connect.ts';

const environment = readEnvironment(streamDoorEnvironment);
const services = { table: openTable(environment.TABLE_NAME), now: () => new Date() };

/** The part of a `$connect` event that its type leaves out. */
type ConnectEvent = APIGatewayProxyWebsocketEventV2 & { multiValueQueryStringParameters?: Query | null };

/** `$connect`: any status but 2xx refuses the upgrade; API Gateway passes on nothing else. */
export async function handler(event: ConnectEvent): Promise<APIGatewayProxyStructuredResultV2> {
  const { connectionId } = event.requestContext;
  const query = event.multiValueQueryStringParameters ?? {};
  try {
    await connect(services, { connectionId, query });
    return { statusCode: 200 };
  } catch (error) {
    if (error instanceof ApiError) return { statusCode: error.status };
    throw error;
  }
}
