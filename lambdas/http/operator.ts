import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod';
import type { AdminServices } from '../admin/admin-services.ts';
import { type Operator, runOperation } from '../admin/answer-admin.ts';
import type { OperatorOperation } from '../admin/define.ts';
import { operatorOperations } from '../admin/registry.ts';
import { notFound } from '../core/errors.ts';
import { inputOf } from './input.ts';
import { jsonReply, type Reply } from './reply.ts';

const OPENAPI_ROUTE = 'GET /openapi.json';

const BY_ROUTE: ReadonlyMap<string, OperatorOperation> = new Map(
  operatorOperations.map((operation) => [`${operation.method} ${operation.path}`, operation]),
);

/** API Gateway has verified the signature and the permission execute-api:Invoke for this method and path. */
export async function answerOperatorApi(
  services: AdminServices,
  event: APIGatewayProxyEventV2,
): Promise<Reply> {
  if (event.routeKey === OPENAPI_ROUTE) {
    return jsonReply(200, (await import('./openapi/operator-document.ts')).operatorDocument());
  }
  const operation = BY_ROUTE.get(event.routeKey);
  if (operation === undefined) throw notFound('route');
  const input = inputOf(operation, event);
  return jsonReply(200, await runOperation(services, operation, input, operatorOf(event)));
}

function operatorOf({ requestContext }: APIGatewayProxyEventV2): Operator {
  const { http, requestId, authorizer } = identified.parse(requestContext);
  return { id: authorizer.iam.userArn, sourceIp: http.sourceIp, requestId };
}

const identified = z.object({
  requestId: z.string(),
  http: z.object({ sourceIp: z.string() }),
  authorizer: z.object({ iam: z.object({ userArn: z.string() }) }),
});
