import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';

/** The open sockets, by way of API Gateway's management API. */
export interface SocketGateway {
  /** @returns false when the socket is gone, or not open yet. */
  post(connectionId: string, frame: string): Promise<boolean>;
  /** @returns false when the socket is gone, or not open yet. */
  close(connectionId: string): Promise<boolean>;
}

/** A gateway that does not answer by then is asked again. */
const REQUEST_MS = 5000;
const CONNECT_MS = 2000;

/**
 * @param streamUrl where clients connect, stage included: its management API answers at the same host, in
 *   AWS (`wss:` and `https:`) and on a laptop (`ws:` and `http:`).
 */
export function openSocketGateway(streamUrl: string): SocketGateway {
  return apiGatewaySockets(
    new ApiGatewayManagementApiClient({
      endpoint: streamUrl.replace(/^ws/, 'http'),
      requestHandler: { requestTimeout: REQUEST_MS, connectionTimeout: CONNECT_MS },
    }),
  );
}

export function apiGatewaySockets(client: ApiGatewayManagementApiClient): SocketGateway {
  return {
    async post(connectionId, frame) {
      try {
        await client.send(
          new PostToConnectionCommand({ ConnectionId: connectionId, Data: Buffer.from(frame) }),
        );
        return true;
      } catch (error) {
        if (error instanceof GoneException) return false;
        throw error;
      }
    },
    async close(connectionId) {
      try {
        await client.send(new DeleteConnectionCommand({ ConnectionId: connectionId }));
        return true;
      } catch (error) {
        if (error instanceof GoneException) return false;
        throw error;
      }
    },
  };
}
