import type { APIGatewayProxyEventV2 } from 'aws-lambda';

export interface HttpRequest {
  readonly route?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
}

/** A request as an HTTP API hands it over (payload 2.0). */
export function httpEvent(request: HttpRequest = {}): APIGatewayProxyEventV2 {
  const routeKey = request.route ?? 'GET /v1/whoami';
  const [method = 'GET', pattern = '/'] = routeKey.split(' ');
  const path = pattern.replaceAll(/\{(\w+)\}/g, (variable, name) => request.path?.[name] ?? variable);
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: new URLSearchParams(request.query).toString(),
    headers: { ...request.headers },
    ...(request.query === undefined ? {} : { queryStringParameters: { ...request.query } }),
    ...(request.path === undefined ? {} : { pathParameters: { ...request.path } }),
    ...(request.body === undefined ? {} : { body: request.body }),
    isBase64Encoded: request.isBase64Encoded ?? false,
    requestContext: {
      accountId: '123456789012',
      apiId: 'api',
      domainName: 'api.test',
      domainPrefix: 'api',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'test' },
      requestId: 'request-1',
      routeKey,
      stage: '$default',
      time: '21/Nov/2026:07:00:00 +0000',
      timeEpoch: 1_795_244_400_000,
    },
  };
}
