import type { MiddlewareObj } from '@middy/core';
import middy from '@middy/core';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { CountedError } from '../auth/identify.ts';
import { ApiError } from '../core/errors.ts';
import { logError } from '../observability/log.ts';
import { errorReply, type Reply, rateHeaders } from './reply.ts';

type Answer = (
  event: APIGatewayProxyEventV2,
  setHeaders: TransportContext['setReplyHeaders'],
) => Promise<Reply>;

export function transportHandler(answer: Answer) {
  return middy<APIGatewayProxyEventV2, Reply, Error, TransportContext, TransportInternal>()
    .use(replyHeaders())
    .use(errorEnvelope())
    .handler((event: APIGatewayProxyEventV2, context: TransportContext) =>
      answer(event, context.setReplyHeaders),
    );
}

function errorEnvelope(): TransportMiddleware {
  return {
    onError(request) {
      const { requestId } = request.event.requestContext;
      const error = request.error instanceof ApiError ? request.error : unforeseen(request.error, requestId);
      const reply = errorReply(error, requestId);
      const rate = error instanceof CountedError ? rateHeaders(error.rate) : {};
      request.response = { ...reply, headers: { ...reply.headers, ...rate } };
    },
  };
}

function unforeseen(error: unknown, requestId: string): ApiError {
  logError('request failed', error, { request_id: requestId });
  return new ApiError('internal_error', 'Something went wrong on our side.');
}

export interface TransportContext extends Context {
  setReplyHeaders(headers: Record<string, string>): void;
}

type TransportInternal = { replyHeaders: Record<string, string> };

type TransportMiddleware = MiddlewareObj<
  APIGatewayProxyEventV2,
  Reply,
  Error,
  TransportContext,
  TransportInternal
>;

function replyHeaders(): TransportMiddleware {
  const finish: TransportMiddleware['after'] = ({ event, response, internal }) => {
    if (response === null || response === undefined) return;
    response.headers = {
      ...response.headers,
      ...internal.replyHeaders,
      'x-request-id': event.requestContext.requestId,
      // The time has milliseconds like arrival times, because a client with a wrong clock uses it as `after`.
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
