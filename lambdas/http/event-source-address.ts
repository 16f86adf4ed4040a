import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { sourceOf } from '../auth/source-address.ts';
import type { Services } from '../core/context.ts';

/** Where a request to an HTTP API or a function URL came from, as limits count it. */
export function sourceOfEvent({ policy }: Pick<Services, 'policy'>, event: APIGatewayProxyEventV2): string {
  return sourceOf(event.requestContext.http.sourceIp, event.headers, policy);
}
