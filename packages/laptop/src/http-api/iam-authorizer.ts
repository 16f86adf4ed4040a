import type { IncomingMessage } from 'node:http';
import { type Authority, permits } from '../aws-gateway/authorize.ts';
import type { PrincipalRegistry } from '../aws-gateway/principals.ts';
import { readSignedScope } from '../aws-gateway/signed-scope.ts';
import { verifyHeader } from '../aws-gateway/verify-header.ts';
import type { JsonObject } from '../contract.ts';
import { AwsError } from '../failures/aws-error.ts';
import { arn } from '../resources/arn.ts';

export interface Callers {
  readonly principals: PrincipalRegistry;
  readonly authority: Authority;
}

const SERVICE = 'execute-api';

/**
 * API Gateway's developer guide defines this ("Control access to HTTP APIs with IAM authorization"). @returns undefined
 * for a signature or a permission that is missing or wrong.
 */
export async function iamAuthorizer(
  request: IncomingMessage,
  path: string,
  body: Buffer,
  apiId: string,
  { principals, authority }: Callers,
): Promise<JsonObject | undefined> {
  const { method = 'GET', headers } = request;
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  try {
    const scope = readSignedScope(headers, url.searchParams);
    if (scope === undefined || scope.presigned || scope.service !== SERVICE) return undefined;
    const known = principals.find(scope.accessKeyId);
    if (known === undefined) return undefined;
    const signed = { method, path: pathOf(request), query: url.searchParams, headers, scope };
    const checkBody = await verifyHeader(signed, known.secretAccessKey, 'restJson', Date.now());
    await checkBody(body);
    const need = {
      action: `${SERVICE}:Invoke`,
      resource: arn(SERVICE, `${apiId}/$default/${method}${path}`, authority.deployment),
    };
    if (!permits(authority, known.principal, need)) return undefined;
    return { iam: callerOf(known.principal, authority) };
  } catch (error) {
    if (error instanceof AwsError) return undefined;
    throw error;
  }
}

/** The signature covers the path as sent, without the query. */
function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/';
}

function callerOf(
  { accessKeyId, roleLogicalId = 'operator' }: ReturnType<PrincipalRegistry['register']>,
  { deployment: { accountId } }: Authority,
): JsonObject {
  return {
    accessKey: accessKeyId,
    accountId,
    callerId: `AROALOCAL:${roleLogicalId}`,
    cognitoIdentity: null,
    principalOrgId: null,
    userArn: `arn:aws:sts::${accountId}:assumed-role/${roleLogicalId}/local`,
    userId: `AROALOCAL:${roleLogicalId}`,
  };
}
