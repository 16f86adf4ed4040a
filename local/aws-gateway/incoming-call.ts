import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Principal } from '../contract.ts';
import { type Protocol, protocolOf, refusal } from './aws-error.ts';
import type { PrincipalRegistry } from './principals.ts';
import { readSignedScope } from './signed-scope.ts';
import { verifyPresigned } from './verify-presigned.ts';

/** A request whose caller is known. */
export interface IncomingCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly method: string;
  readonly url: URL;
  /** Path as sent, percent-encoding untouched, without the query. */
  readonly path: string;
  /** Signing name, for example `dynamodb`. */
  readonly service: string;
  readonly protocol: Protocol;
  readonly principal: Principal;
}

/**
 * Finds out who calls which service.
 * @param now milliseconds since the epoch, against which presigned URLs expire.
 * @throws AwsError for a call without or with an unknown key, and for a presigned URL that is not good.
 */
export function identify(
  request: IncomingMessage,
  response: ServerResponse,
  principals: PrincipalRegistry,
  now: number,
): IncomingCall {
  const { method = 'GET', headers } = request;
  const target = request.url ?? '/';
  const url = new URL(target, 'http://127.0.0.1');
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
  if (scope.presigned) {
    verifyPresigned({ method, path, query: url.searchParams, headers, scope }, known.secretAccessKey, now);
  }
  return {
    request,
    response,
    method,
    url,
    path,
    service: scope.service,
    protocol,
    principal: known.principal,
  };
}
