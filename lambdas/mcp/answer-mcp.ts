import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod';
import { identify } from '../auth/identify.ts';
import type { Services } from '../core/context.ts';
import { forbidden, notFound, unauthenticated } from '../core/errors.ts';
import { jsonOf } from '../core/list-from-text.ts';
import { secretOf, sourceOfEvent } from '../http/credentials.ts';
import { BODY_BYTES } from '../http/input.ts';
import { jsonReply, type Reply, rateHeaders } from '../http/reply.ts';
import { validationError } from '../operations/validation-error.ts';
import { plainRule } from '../wording/plain-rule.ts';
import { serveMessage } from './serve-message.ts';
import { serverCard } from './server-card.ts';
import { withoutNulls } from './without-nulls.ts';

const PATH = /^\/mcp\/?$/;

export async function answerMcp(
  services: Services,
  event: APIGatewayProxyEventV2,
  setHeaders: (headers: Record<string, string>) => void,
): Promise<Reply> {
  const card = serverCard(event);
  if (card !== undefined) return card;
  // The path is checked before the key, because a client that looks for OAuth metadata must get a 404.
  if (!PATH.test(event.rawPath)) throw notFound('route', ' The MCP endpoint is /mcp.');
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
  const message = withoutNulls(jsonOf(body.toString('utf8')));
  if (message === undefined) return protocolError(400, PARSE_ERROR, 'The body is not JSON.');
  if (Array.isArray(message)) return protocolError(400, INVALID_REQUEST, 'Batches are not supported.');
  const subscription = subscribing.safeParse(message);
  if (subscription.success) {
    const { id } = subscription.data;
    return protocolError(404, METHOD_NOT_FOUND, 'Subscriptions are not supported.', id);
  }
  const call = calling.safeParse(message).data;
  const fault = call && callSchema.safeParse(call, { error: plainRule }).error;
  if (fault !== undefined)
    return protocolError(200, INVALID_PARAMS, validationError(fault).message, call?.id);
  return serveMessage({ ...services, sourceIp, startedAt, caller, requestId }, event.headers, message);
}

const callId = z.union([z.string(), z.number()]);

/** The response would be a stream, which a buffered function URL cannot send. */
const subscribing = z.object({ method: z.literal('subscriptions/listen'), id: callId });

/** The SDK would refuse a malformed call with the text of its schema. */
const calling = z.looseObject({ method: z.literal('tools/call'), id: callId });
const callSchema = z.object({
  params: z.looseObject({ name: z.string(), arguments: z.looseObject({}).optional() }),
});

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The MCP specification requires the check (transports, "Security Warning"). The service's own origin is refused, too,
 * because of DNS rebinding.
 */
export function isAllowedOrigin(origin: string | undefined): boolean {
  if (origin === undefined) return true;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && LOOPBACK.has(url.hostname);
}

/** JSON-RPC 2.0, section 5.1, defines these error codes. */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
const METHOD_NOT_FOUND = -32_601;
const INVALID_PARAMS = -32_602;
/** MCP transports use this code for errors that JSON-RPC does not define. */
const REFUSED = -32_000;

function protocolError(
  status: number,
  code: number,
  message: string,
  id: string | number | null = null,
): Reply {
  return jsonReply(status, { jsonrpc: '2.0', error: { code, message }, id });
}

/** The query is for clients that accept only a URL (MCP-03, MCP-04). Two different keys are refused. */
export function requestSecret(event: APIGatewayProxyEventV2): string {
  const { apiKey, api_key: fromQuery = apiKey } = event.queryStringParameters ?? {};
  if (fromQuery === undefined) return secretOf(event.headers);
  const others = [apiKey, event.headers['x-api-key']];
  if (others.some((key) => key !== undefined && key !== fromQuery)) throw unauthenticated('different');
  return secretOf({ ...event.headers, 'x-api-key': fromQuery });
}
