import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod';
import { identify } from '../auth/identify.ts';
import type { Services } from '../core/context.ts';
import { forbidden, notFound } from '../core/errors.ts';
import { sourceOfEvent } from '../http/event-source-address.ts';
import { BODY_BYTES } from '../http/input.ts';
import { type Reply, rateHeaders } from '../http/reply.ts';
import { isAllowedOrigin } from './origin.ts';
import { INVALID_REQUEST, METHOD_NOT_FOUND, PARSE_ERROR, protocolError, REFUSED } from './protocol-error.ts';
import { requestSecret } from './request-secret.ts';
import { serveMessage } from './serve-message.ts';

const PATH = /^\/mcp\/?$/;

/**
 * Answers a request to the MCP endpoint: Streamable HTTP without sessions or streams. Without a valid key every method
 * answers unauthenticated.
 * @throws ApiError answered as over REST: foreign origins, keys, the rate limit
 */
export async function answerMcp(
  services: Services,
  event: APIGatewayProxyEventV2,
  setHeaders: (headers: Record<string, string>) => void,
): Promise<Reply> {
  // Before the key: a client that looks for OAuth metadata must get a 404.
  if (!PATH.test(event.rawPath)) throw notFound('route');
  if (!isAllowedOrigin(event.headers['origin'])) throw forbidden('Requests from this origin are refused.');
  const startedAt = services.now();
  const sourceIp = sourceOfEvent(services, event);
  const { caller, rate } = await identify(services, requestSecret(event), sourceIp);
  setHeaders(rateHeaders(rate));

  const { requestId } = event.requestContext;
  const { method } = event.requestContext.http;
  if (method !== 'POST') {
    setHeaders({ allow: 'POST' });
    return protocolError(405, REFUSED, 'Only POST is supported; streams and sessions are not.');
  }
  const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (body.length > BODY_BYTES) return protocolError(413, REFUSED, 'The body must be at most 1 MiB.');
  const message = parsed(body.toString('utf8'));
  if (message === undefined) return protocolError(400, PARSE_ERROR, 'The body is not JSON.');
  if (Array.isArray(message)) return protocolError(400, INVALID_REQUEST, 'Batches are not supported.');
  const subscription = subscribing.safeParse(message);
  if (subscription.success) {
    const { id } = subscription.data;
    return protocolError(404, METHOD_NOT_FOUND, 'There is nothing to subscribe to.', id);
  }
  return serveMessage({ ...services, sourceIp, startedAt, caller, requestId }, event.headers, message);
}

/** The one method that is answered with a stream, which a buffered function URL cannot carry. */
const subscribing = z.object({
  method: z.literal('subscriptions/listen'),
  id: z.union([z.string(), z.number()]),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
