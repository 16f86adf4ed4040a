import middy from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { cloudWatchMetering } from './aws/metering.ts';
import { mcpEnvironment, readEnvironment } from './environment.ts';
import { errorEnvelope } from './http/error-envelope.ts';
import type { Reply } from './http/reply.ts';
import { addReplyHeaders, replyHeaders } from './http/reply-headers.ts';
import { answerMcp } from './mcp/answer-mcp.ts';
import { type Management, openServices } from './services.ts';

/** No tool signs up, revokes keys or has to do with webhooks. */
function refuse(): never {
  throw new Error('No tool may need this: the function has no permission for it');
}
const noManagement: Management = {
  mailer: { send: refuse },
  sockets: { post: refuse, close: refuse },
  deliveryQueue: { send: refuse },
};

const services = openServices(readEnvironment(mcpEnvironment), noManagement, cloudWatchMetering());

/** The tools for assistants behind a function URL, whose events have the form of an HTTP API's. */
export const handler = middy<APIGatewayProxyEventV2, Reply>()
  .use(replyHeaders())
  .use(errorEnvelope())
  .handler((event: APIGatewayProxyEventV2) =>
    answerMcp(services, event, (headers) => addReplyHeaders(event, headers)),
  );
