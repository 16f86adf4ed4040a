import middy from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Mailer } from './aws/mailer.ts';
import { cloudWatchMetering } from './aws/metering.ts';
import { mcpEnvironment, readEnvironment } from './environment.ts';
import { errorEnvelope } from './http/error-envelope.ts';
import type { Reply } from './http/reply.ts';
import { addReplyHeaders, replyHeaders } from './http/reply-headers.ts';
import { answerMcp } from './mcp/answer-mcp.ts';
import { openServices } from './services.ts';

/** Mails go out at sign-up alone, which no tool offers. */
const noMailer: Mailer = {
  async send() {
    throw new Error('No tool sends mail: this function has no client for it');
  },
};

const services = openServices(readEnvironment(mcpEnvironment), noMailer, cloudWatchMetering());

/** The tools for assistants behind a function URL, whose events have the form of an HTTP API's. */
export const handler = middy<APIGatewayProxyEventV2, Reply>()
  .use(replyHeaders())
  .use(errorEnvelope())
  .handler((event: APIGatewayProxyEventV2) =>
    answerMcp(services, event, (headers) => addReplyHeaders(event, headers)),
  );
