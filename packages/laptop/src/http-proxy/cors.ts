import type { IncomingMessage } from 'node:http';
import type * as z from 'zod';
import type { corsSchema } from './cors-schema.ts';
import type { ProxyReply } from './proxy-reply.ts';

type CorsSettings = z.output<typeof corsSchema>;

export function withCorsHeaders(
  cors: CorsSettings | undefined,
  request: IncomingMessage,
  reply: ProxyReply,
): ProxyReply {
  return cors === undefined
    ? reply
    : { ...reply, headers: { ...reply.headers, ...corsHeaders(cors, request) } };
}

export function preflightReply(cors: CorsSettings, request: IncomingMessage): ProxyReply | undefined {
  const { origin, 'access-control-request-method': method } = request.headers;
  if (request.method !== 'OPTIONS' || origin === undefined || method === undefined) return undefined;
  const allowed = allowedOrigin(cors, origin);
  const headers: Record<string, string> =
    allowed === undefined
      ? {}
      : {
          ...originHeaders(cors, allowed),
          'access-control-allow-methods': cors.AllowMethods.join(','),
          'access-control-allow-headers': cors.AllowHeaders.join(','),
          ...(cors.MaxAge === undefined ? {} : { 'access-control-max-age': String(cors.MaxAge) }),
        };
  return { status: 204, headers, cookies: [], body: Buffer.alloc(0) };
}

function corsHeaders(cors: CorsSettings, request: IncomingMessage): Record<string, string> {
  const { origin } = request.headers;
  const allowed = origin === undefined ? undefined : allowedOrigin(cors, origin);
  if (allowed === undefined) return {};
  return {
    ...originHeaders(cors, allowed),
    ...(cors.ExposeHeaders.length === 0
      ? {}
      : { 'access-control-expose-headers': cors.ExposeHeaders.join(',') }),
  };
}

function originHeaders(cors: CorsSettings, allowed: string): Record<string, string> {
  return {
    'access-control-allow-origin': allowed,
    ...(cors.AllowCredentials === true ? { 'access-control-allow-credentials': 'true' } : {}),
  };
}

function allowedOrigin(cors: CorsSettings, origin: string): string | undefined {
  if (cors.AllowOrigins.includes('*')) return '*';
  return cors.AllowOrigins.includes(origin) ? origin : undefined;
}
