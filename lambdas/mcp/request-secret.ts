import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { unauthenticated } from '../core/errors.ts';
import { secretOf } from '../http/credentials.ts';

/**
 * The secret of a request: in a key header as over REST, or in the query for clients that can only be given
 * an address (MCP-03, MCP-04).
 * @throws ApiError unauthenticated, also when two places hold different secrets
 */
export function requestSecret(event: APIGatewayProxyEventV2): string {
  const fromQuery = event.queryStringParameters?.['apiKey'];
  if (fromQuery === undefined) return secretOf(event.headers);
  const fromHeader = event.headers['x-api-key'];
  if (fromHeader !== undefined && fromHeader !== fromQuery) throw unauthenticated();
  return secretOf({ ...event.headers, 'x-api-key': fromQuery });
}
