import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Principal } from '../contract.ts';
import { type Protocol, protocolOf, refusal } from '../failures/aws-error.ts';
import type { PrincipalRegistry } from './principals.ts';
import { readSignedScope } from './signed-scope.ts';
import { type BodyCheck, verifyHeader } from './verify-header.ts';
import { verifyPresigned } from './verify-presigned.ts';

export interface IncomingCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly method: string;
  readonly url: URL;
  /** The path is percent-encoded as sent and has no query. */
  readonly path: string;
  readonly service: string;
  readonly protocol: Protocol;
  readonly principal: Principal;
  readonly checkBody: BodyCheck;
}

/** The signature of a presigned URL does not cover a body. */
const anyBody: BodyCheck = async () => undefined;

/**
 * The signature covers the path without the prefix `under`. @throws AwsError for a missing or unknown access key or a
 * wrong signature.
 */
export async function identify(
  request: IncomingMessage,
  response: ServerResponse,
  principals: PrincipalRegistry,
  now: number,
  under = '',
): Promise<IncomingCall> {
  const { method = 'GET', headers } = request;
  const target = request.url ?? '/';
  const url = new URL(`${under}${target}`, 'http://127.0.0.1');
  const path = target.split('?', 1)[0] ?? '/';
  const scope = readSignedScope(headers, url.searchParams);
  const protocol = protocolOf(scope?.service, headers);
  if (scope === undefined) {
    throw refusal('missingAuthentication', protocol, 'Request is missing Authentication Token');
  }
  const known = principals.find(scope.accessKeyId);
  if (known === undefined) {
    const message =
      protocol === 's3'
        ? 'The AWS Access Key Id you provided does not exist in our records.'
        : 'The security token included in the request is invalid.';
    throw refusal('unknownKey', protocol, message);
  }
  const { secretAccessKey } = known;
  const signed = { method, path, query: url.searchParams, headers, scope };
  if (scope.presigned) await verifyPresigned(signed, secretAccessKey, now);
  const checkBody = scope.presigned ? anyBody : await verifyHeader(signed, secretAccessKey, protocol, now);
  return {
    request,
    response,
    method,
    url,
    path: `${under}${path}`,
    service: scope.service,
    protocol,
    principal: known.principal,
    checkBody,
  };
}
