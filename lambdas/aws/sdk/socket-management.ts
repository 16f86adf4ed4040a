import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import { CALL_LIMITS, openClient } from '../open-client.ts';

export {
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';

/** @param endpoint address of the stage, from the function's environment: each WebSocket API has its own. */
export function openManagementClient(endpoint: string): ApiGatewayManagementApiClient {
  return openClient(ApiGatewayManagementApiClient, CALL_LIMITS, { endpoint });
}
