import { LambdaClient } from '@aws-sdk/client-lambda';
import { adminAnswerSchema } from '../../lambdas/admin/admin-answer.ts';
import type { AdminRequest } from '../../lambdas/admin/registry.ts';
import { signedAccess } from '../../packages/agentinbox/src/admin/signed-access.ts';
import type { Service } from './service.ts';

export function operatorEndpoints({ runtime }: Service) {
  const { admin, operator_url } = runtime.endpoints;
  if (admin === undefined || operator_url === undefined) throw new Error('There is no operator API');
  return { ...admin, operator_url };
}

export function operatorClient(
  service: Service,
  changes: { accessKeyId?: string; secretAccessKey?: string } = {},
): LambdaClient {
  const { endpoint, access_key_id, secret_access_key } = operatorEndpoints(service);
  const credentials = { accessKeyId: access_key_id, secretAccessKey: secret_access_key, ...changes };
  return new LambdaClient({ endpoint, region: 'us-east-1', credentials });
}

/** Calls the operator API with a signed request. @throws CommandFailed when it refuses. */
export async function operatorCall(
  service: Service,
  request: AdminRequest,
  as = operatorClient(service),
): Promise<unknown> {
  const access = signedAccess(as, operatorEndpoints(service).operator_url);
  const answer = adminAnswerSchema.parse(await access.ask(request));
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.result;
}
