import type { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';

export interface SocketGateway {
  /** @returns false when the socket is gone, or not open yet. */
  post(connectionId: string, frame: string): Promise<boolean>;
  /** @returns false when the socket is gone, or not open yet. */
  close(connectionId: string): Promise<boolean>;
}

/**
 * @param streamUrl where clients connect, stage included: its management API answers at the same host, in
 *   AWS (`wss:` and `https:`) and on a laptop (`ws:` and `http:`).
 */
export function openSocketGateway(streamUrl: string): SocketGateway {
  let client: ApiGatewayManagementApiClient | undefined;
  return managedSockets(async () => {
    const sdk = await import('./sdk/socket-management.ts');
    client ??= sdk.openManagementClient(streamUrl.replace(/^ws/, 'http'));
    return { ...sdk, client };
  });
}

type SocketManagement = typeof import('./sdk/socket-management.ts') & {
  readonly client: ApiGatewayManagementApiClient;
};

/** @param management what loads the client of one WebSocket API; it is asked for each call. */
export function managedSockets(management: () => Promise<SocketManagement>): SocketGateway {
  return {
    async post(connectionId, frame) {
      const { client, GoneException, PostToConnectionCommand } = await management();
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
      const { client, DeleteConnectionCommand, GoneException } = await management();
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
