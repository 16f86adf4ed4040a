import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';

export {
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';

/** A gateway that does not answer by then is asked again. */
const REQUEST_MS = 5000;
const CONNECT_MS = 2000;

/** @param endpoint where the stage answers, which is told to the function: each WebSocket API has its own. */
export function openClient(endpoint: string): ApiGatewayManagementApiClient {
  return new ApiGatewayManagementApiClient({
    endpoint,
    requestHandler: { requestTimeout: REQUEST_MS, connectionTimeout: CONNECT_MS },
  });
}
