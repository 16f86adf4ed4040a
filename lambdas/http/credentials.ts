import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { isWellFormed } from '../auth/secret.ts';
import { sourceOf } from '../auth/source-address.ts';
import type { Services } from '../core/context.ts';
import { unauthenticated } from '../core/errors.ts';

type Headers = Readonly<Record<string, string | undefined>>;

const BEARER = /^Bearer +(\S+) *$/i;

/**
 * Both key headers are read (AUT-01, AUT-02). API Gateway joins repeated headers with commas, which no secret contains.
 * @param headers with lower-case names
 */
export function secretOf(headers: Headers): string {
  const authorization = headers['authorization'];
  const apiKey = headers['x-api-key'];
  const bearer = authorization === undefined ? undefined : (BEARER.exec(authorization)?.[1] ?? '');
  const secret = apiKey ?? bearer;
  if (secret === undefined) throw unauthenticated('missing');
  if (apiKey !== undefined && bearer !== undefined && apiKey !== bearer) throw unauthenticated('different');
  if (apiKey === undefined && bearer === '') throw unauthenticated('scheme');
  if (!isWellFormed(secret)) throw unauthenticated('malformed');
  return secret;
}

export function sourceOfEvent({ policy }: Pick<Services, 'policy'>, event: APIGatewayProxyEventV2): string {
  return sourceOf(event.requestContext.http.sourceIp, event.headers, policy);
}
