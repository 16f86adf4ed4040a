import type { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';

export interface SocketGateway {
  /** The result is false if the socket is closed or not open yet. */
  post(connectionId: string, frame: string): Promise<boolean>;
  close(connectionId: string): Promise<boolean>;
}

/** The management API has the same host, with `https:` for `wss:` and `http:` for `ws:`. */
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
