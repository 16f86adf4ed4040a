import type { APIGatewayProxyStructuredResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { readEnvironment, streamDisconnectEnvironment } from './environment.ts';
import { openTable } from './store/table/open-table.ts';
import { disconnect } from './stream/disconnect.ts';

const table = openTable(readEnvironment(streamDisconnectEnvironment).TABLE_NAME);

export async function handler(
  event: APIGatewayProxyWebsocketEventV2,
): Promise<APIGatewayProxyStructuredResultV2> {
  await disconnect(table, event.requestContext.connectionId);
  return { statusCode: 200 };
}
