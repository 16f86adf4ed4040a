import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Reply } from './reply.ts';

/** Headers that a request has collected, under its own event. */
const collected = new WeakMap<APIGatewayProxyEventV2, Record<string, string>>();

/** Adds headers to whatever the request will be answered with, an error too. */
export function addReplyHeaders(event: APIGatewayProxyEventV2, headers: Record<string, string>): void {
  collected.set(event, { ...collected.get(event), ...headers });
}

/** Puts the request id, the time and the collected headers on every reply. */
export function replyHeaders(): MiddlewareObj<APIGatewayProxyEventV2, Reply> {
  const finish: MiddlewareObj<APIGatewayProxyEventV2, Reply>['after'] = (request) => {
    const { event, response } = request;
    if (response === null || response === undefined) return;
    response.headers = {
      ...response.headers,
      ...collected.get(event),
      'x-request-id': event.requestContext.requestId,
      // To the millisecond, as arrivals are told: by it a client asks for what came since, whatever its own clock says.
      'x-server-time': new Date().toISOString(),
    };
  };
  return { after: finish, onError: finish };
}
