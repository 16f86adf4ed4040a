import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import { CALL_LIMITS, openClient } from '../open-client.ts';

export {
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';

export function openManagementClient(endpoint: string): ApiGatewayManagementApiClient {
  return openClient(ApiGatewayManagementApiClient, CALL_LIMITS, { endpoint });
}
