import type { AwsCall, AwsReply, Deployment, Need, ServiceEndpoint } from '../contract.ts';
import { decodedPath } from '../http-proxy/proxy-event.ts';
import { arn } from '../resources/arn.ts';
import { MESSAGE_BYTES } from './open-socket.ts';
import type { Address, OpenSockets } from './open-sockets.ts';

const CLOSED_NORMALLY = 1000;

/**
 * AWS serves `@connections` at the API's host. Here the API's port forwards the calls, with the API's id as path
 * prefix, to the gateway, which checks permissions.
 */
export function managementEndpoint(sockets: OpenSockets, deployment: Deployment): ServiceEndpoint {
  return {
    signingName: 'execute-api',
    needs(call) {
      const address = addressOf(call);
      // `handle` refuses a call that cannot be parsed, whatever the caller's permissions are.
      return address === undefined ? [] : [need(call.method, address, deployment)];
    },
    async handle(call) {
      const address = addressOf(call);
      if (address === undefined) return failure(403, 'ForbiddenException', 'Forbidden');
      return answer(call, address, sockets);
    },
  };
}

/** The developer guide defines this need ("Control access to a WebSocket API with IAM authorization"). */
function need(method: string, { apiId, stage, connectionId }: Address, deployment: Deployment): Need {
  return {
    action: 'execute-api:ManageConnections',
    resource: arn('execute-api', `${apiId}/${stage}/${method}/@connections/${connectionId}`, deployment),
  };
}

function answer({ method, body }: AwsCall, address: Address, sockets: OpenSockets): AwsReply {
  if (method === 'POST' && body.byteLength > MESSAGE_BYTES) {
    return failure(413, 'PayloadTooLargeException', 'Message too long');
  }
  const socket = sockets.find(address);
  if (socket === undefined) return failure(410, 'GoneException', 'Gone');
  switch (method) {
    case 'POST':
      return socket.post(Buffer.from(body).toString('utf8'))
        ? { status: 200, headers: {}, body: '' }
        : failure(429, 'LimitExceededException', 'The client-side buffer of the WebSocket is full');
    case 'DELETE':
      socket.close(CLOSED_NORMALLY, 'Connection Closed Normally');
      return { status: 204, headers: {}, body: '' };
    case 'GET': {
      const { connectedAt, sourceIp, userAgent } = socket.facts;
      const connection = {
        connectedAt: new Date(connectedAt).toISOString(),
        identity: { sourceIp, userAgent },
        lastActiveAt: new Date(socket.lastActiveAt).toISOString(),
      };
      return {
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(connection),
      };
    }
    default:
      return failure(403, 'ForbiddenException', 'Forbidden');
  }
}

function addressOf({ url }: AwsCall): Address | undefined {
  const [, apiId, stage, marker, connectionId, ...more] = url.pathname.split('/').map(decodedPath);
  if (marker !== '@connections' || more.length > 0) return undefined;
  if (apiId === undefined || stage === undefined || connectionId === undefined) return undefined;
  return { apiId, stage, connectionId };
}

function failure(status: number, errorType: string, message: string): AwsReply {
  return {
    status,
    headers: { 'content-type': 'application/json', 'x-amzn-errortype': errorType },
    body: JSON.stringify({ message }),
  };
}
