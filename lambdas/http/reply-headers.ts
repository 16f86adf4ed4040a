import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { Reply } from './reply.ts';

/** What the handler of a transport is called with. */
export interface TransportContext extends Context {
  /** Adds headers to the reply to this request, also when that becomes an error. */
  setReplyHeaders(headers: Record<string, string>): void;
}

/** What middlewares pass on with a request. */
export type TransportInternal = { replyHeaders: Record<string, string> };

export type TransportMiddleware = MiddlewareObj<
  APIGatewayProxyEventV2,
  Reply,
  Error,
  TransportContext,
  TransportInternal
>;

/** Puts the request id, the time and the headers that the handler sets on every reply. */
export function replyHeaders(): TransportMiddleware {
  const finish: TransportMiddleware['after'] = ({ event, response, internal }) => {
    if (response === null || response === undefined) return;
    response.headers = {
      ...response.headers,
      ...internal.replyHeaders,
      'x-request-id': event.requestContext.requestId,
      // To the millisecond, like arrival times: a client whose clock is wrong asks by it for mail since then.
      'x-server-time': new Date().toISOString(),
    };
  };
  return {
    before({ context, internal }) {
      internal.replyHeaders = {};
      context.setReplyHeaders = (headers) => Object.assign(internal.replyHeaders, headers);
    },
    after: finish,
    onError: finish,
  };
}
