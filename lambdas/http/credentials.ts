import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { isWellFormed } from '../auth/secret.ts';
import { sourceOf } from '../auth/source-address.ts';
import type { Services } from '../core/context.ts';
import { unauthenticated } from '../core/errors.ts';

type Headers = Readonly<Record<string, string | undefined>>;

const BEARER = /^Bearer +(\S+) *$/i;

/**
 * The secret that a request carries in either key header (AUT-01, AUT-02). API Gateway joins a header
 * that came twice with commas, which no secret has.
 * @param headers with lower-case names.
 * @throws ApiError unauthenticated, the same whatever is wrong.
 */
export function secretOf(headers: Headers): string {
  const authorization = headers['authorization'];
  const apiKey = headers['x-api-key'];
  const bearer = authorization === undefined ? undefined : (BEARER.exec(authorization)?.[1] ?? '');
  const secret = apiKey ?? bearer;
  const conflicting = apiKey !== undefined && bearer !== undefined && apiKey !== bearer;
  if (secret === undefined || conflicting || !isWellFormed(secret)) throw unauthenticated();
  return secret;
}

/** Where a request to an HTTP API or a function URL came from, as limits count it. */
export function sourceOfEvent({ policy }: Pick<Services, 'policy'>, event: APIGatewayProxyEventV2): string {
  return sourceOf(event.requestContext.http.sourceIp, event.headers, policy);
}
