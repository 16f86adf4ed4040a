import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { JsonObject } from '../contract.ts';
import { logTime } from './log-time.ts';

export interface MatchedRoute {
  readonly routeKey: string;
  readonly pathParameters: Readonly<Record<string, string>>;
}

interface ProxyEventInput {
  readonly request: IncomingMessage;
  /** An HTTP API decodes the path for the function, but a function URL does not. */
  readonly path: string;
  readonly body: Buffer;
  readonly route: MatchedRoute;
  readonly apiId: string;
  readonly accountId: string;
  readonly authorizer?: JsonObject;
  readonly now: number;
}

/**
 * HTTP APIs and function URLs share payload format 2.0 (API Gateway developer guide, "AWS Lambda proxy integrations for
 * HTTP APIs").
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

export function splitTarget(target: string): readonly [string, string] {
  const mark = target.indexOf('?');
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)];
}

/**
 * An HTTP API decodes the path once, so that `%2F` separates segments, and cuts it at a decoded `?` (captures in
 * hotsock/voker pull request 8).
 */
export function httpApiPath(target: string): string {
  const decoded = decodedPath(splitTarget(target)[0]);
  return splitTarget(decoded)[0];
}

export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function joinedHeaders(raw: readonly string[]): Record<string, string> {
  // The object has no prototype, because a header may be named __proto__.
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

function queryParameters(query: string): Record<string, string> {
  const parameters: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(query)) {
    const before = parameters[name];
    parameters[name] = before === undefined ? value : `${before},${value}`;
  }
  return parameters;
}

/**
 * AWS passes these content types as text and others as base64. The documentation does not list them; they were found by
 * experiment (ministackorg/ministack pull request 766).
 */
const TEXT = /^(text\/|application\/(json|javascript|xml)\s*(;|$))/i;

function isTextual(contentType: string | undefined): boolean {
  return contentType !== undefined && TEXT.test(contentType);
}
