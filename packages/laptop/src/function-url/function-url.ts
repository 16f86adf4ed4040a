import * as z from 'zod';
import type { Deployment, Resource, Running } from '../contract.ts';
import { PAYLOAD_BYTES, THROTTLED, TOO_LARGE } from '../functions/function-pool.ts';
import type { Functions } from '../functions/functions.ts';
import { preflightReply, withCorsHeaders } from '../http-proxy/cors.ts';
import { corsSchema } from '../http-proxy/cors-schema.ts';
import { proxyEvent, splitTarget } from '../http-proxy/proxy-event.ts';
import { gatewayReply, type ProxyReply, proxyReply } from '../http-proxy/proxy-reply.ts';
import { type ProxyServerOptions, startProxyServer } from '../http-proxy/proxy-server.ts';
import { readLimited } from '../http-proxy/read-limited.ts';
import { propertiesOf } from '../template/properties-of.ts';

const urlSchema = z.object({
  TargetFunctionArn: z.string(),
  AuthType: z.literal('NONE'),
  InvokeMode: z.literal('BUFFERED').default('BUFFERED'),
  Cors: corsSchema.optional(),
});

interface FunctionUrlOptions {
  readonly url: Resource;
  readonly functions: Functions;
  readonly deployment: Deployment;
  readonly port: number;
  readonly onFailure: (error: unknown) => void;
  readonly onReply?: ProxyServerOptions['onReply'];
}

export function startFunctionUrl(options: FunctionUrlOptions): Promise<Running> {
  const { url, functions, deployment, port, onFailure, onReply } = options;
  const { TargetFunctionArn, Cors: cors } = propertiesOf(url, urlSchema);
  const target = functions.find(TargetFunctionArn);
  const route = { routeKey: '$default', pathParameters: {} };
  return startProxyServer({
    port,
    onFailure,
    onReply,
    async answer(request) {
      const preflight = cors === undefined ? undefined : preflightReply(cors, request);
      if (preflight !== undefined) return preflight;
      const body = await readLimited(request, PAYLOAD_BYTES);
      if (body === undefined) return TOO_LARGE_REPLY;
      const { accountId } = deployment;
      const apiId = url.logicalId;
      const [path] = splitTarget(request.url ?? '/');
      const event = proxyEvent({ request, path, body, route, apiId, accountId, now: Date.now() });
      const invocation = await target.invoke(event, [], 'shared');
      if (!invocation.ok) return failureReply(invocation.errorType);
      const reply = proxyReply(invocation.payload);
      return reply === undefined ? BAD_GATEWAY : withCorsHeaders(cors, request, reply);
    },
  });
}

const TOO_LARGE_REPLY = gatewayReply(413, 'Request must be smaller than 6291456 bytes');
const BAD_GATEWAY = gatewayReply(502, 'Internal Server Error');

/** The reserved concurrency of its function is the only throttle of a function URL (Lambda developer guide). */
function failureReply(errorType: string): ProxyReply {
  // The body fits into the limit, but not with the rest of the event.
  if (errorType === TOO_LARGE) return TOO_LARGE_REPLY;
  return errorType === THROTTLED ? gatewayReply(429, 'Too Many Requests') : BAD_GATEWAY;
}
