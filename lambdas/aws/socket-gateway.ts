import {
  type ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';

/** The open sockets, by way of API Gateway's management API. */
export interface SocketGateway {
  /** @returns false when the socket is gone. */
  post(connectionId: string, frame: string): Promise<boolean>;
  /** Closes a socket; one that is gone already is closed. */
  close(connectionId: string): Promise<void>;
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
      } catch (error) {
        if (!(error instanceof GoneException)) throw error;
      }
    },
  };
}
