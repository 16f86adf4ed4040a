import middy from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { errorEnvelope } from './error-envelope.ts';
import type { Reply } from './reply.ts';
import { replyHeaders, type TransportContext, type TransportInternal } from './reply-headers.ts';

type Answer = (
  event: APIGatewayProxyEventV2,
  setHeaders: TransportContext['setReplyHeaders'],
) => Promise<Reply>;

/** The handler of a transport over HTTP (payload 2.0): errors become envelopes, and every reply has the common headers. */
export function transportHandler(answer: Answer) {
  return middy<APIGatewayProxyEventV2, Reply, Error, TransportContext, TransportInternal>()
    .use(replyHeaders())
    .use(errorEnvelope())
    .handler((event: APIGatewayProxyEventV2, context: TransportContext) =>
      answer(event, context.setReplyHeaders),
    );
}
