import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { JsonObject } from '../contract.ts';
import { logTime } from './log-time.ts';

/** The route that a request matched in an HTTP API or a function URL. */
export interface MatchedRoute {
  /** `GET /v1/inboxes/{inbox_id}`, or `$default`. */
  readonly routeKey: string;
  readonly pathParameters: Readonly<Record<string, string>>;
}

interface ProxyEventInput {
  readonly request: IncomingMessage;
  /** As the service passes it to the function: an HTTP API decodes it, a function URL does not. */
  readonly path: string;
  readonly body: Buffer;
  readonly route: MatchedRoute;
  readonly apiId: string;
  readonly accountId: string;
  /** Facts of a caller whom the gateway authorized. */
  readonly authorizer?: JsonObject;
  readonly now: number;
}

/**
 * The event of payload format 2.0, which HTTP APIs and function URLs share (API Gateway developer guide,
 * "AWS Lambda proxy integrations for HTTP APIs").
 */
export function proxyEvent(input: ProxyEventInput): JsonObject {
  const { request, path, body, route, apiId, accountId, authorizer = {}, now } = input;
  const [, query] = splitTarget(request.url ?? '/');
  const headers = joinedHeaders(request.rawHeaders);
  const cookies = headers['cookie']?.split('; ');
  const parameters = queryParameters(query);
  const isText = isTextual(headers['content-type']);
  const host = headers['host'] ?? '';
  return {
    version: '2.0',
    routeKey: route.routeKey,
    rawPath: path,
    rawQueryString: query,
    headers,
    ...(cookies === undefined ? {} : { cookies }),
    ...(Object.keys(parameters).length === 0 ? {} : { queryStringParameters: parameters }),
    ...(Object.keys(route.pathParameters).length === 0 ? {} : { pathParameters: route.pathParameters }),
    requestContext: {
      ...(Object.keys(authorizer).length === 0 ? {} : { authorizer }),
      accountId,
      apiId,
      domainName: host,
      domainPrefix: host.split('.', 1)[0] ?? '',
      http: {
        method: request.method ?? 'GET',
        path,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: route.routeKey,
      stage: '$default',
      time: logTime(now),
      timeEpoch: now,
    },
    ...(body.length === 0 ? {} : { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

/** Path and query as sent. */
export function splitTarget(target: string): readonly [string, string] {
  const mark = target.indexOf('?');
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)];
}

/**
 * The path of a request as an HTTP API routes it and passes it to the function: decoded once, so that `%2F` separates
 * segments, and cut at a decoded `?` (hotsock/voker pull request 8 has captures of it).
 */
export function httpApiPath(target: string): string {
  const decoded = decodedPath(splitTarget(target)[0]);
  return splitTarget(decoded)[0];
}

/** Decodes the percent-encoding of a path. A malformed path is kept. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Lower-case names. Values of a repeated header are joined with commas. */
function joinedHeaders(raw: readonly string[]): Record<string, string> {
  // Without a prototype: a header may be named __proto__.
  const headers: Record<string, string> = Object.create(null);
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = (raw[index] ?? '').toLowerCase();
    const value = raw[index + 1] ?? '';
    const before = headers[name];
    const separator = name === 'cookie' ? '; ' : ',';
    headers[name] = before === undefined ? value : `${before}${separator}${value}`;
  }
  return headers;
}

/** Values of a repeated parameter are joined with commas. */
function queryParameters(query: string): Record<string, string> {
  const parameters: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(query)) {
    const before = parameters[name];
    parameters[name] = before === undefined ? value : `${before},${value}`;
  }
  return parameters;
}

/**
 * Content types that AWS passes as text. All others are base64, also forms and bodies without a type. The documentation
 * does not list them; they were found by experiment (ministackorg/ministack pull request 766).
 */
const TEXT = /^(text\/|application\/(json|javascript|xml)\s*(;|$))/i;

function isTextual(contentType: string | undefined): boolean {
  return contentType !== undefined && TEXT.test(contentType);
}
