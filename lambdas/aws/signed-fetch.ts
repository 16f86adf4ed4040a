import { SignatureV4 } from '@smithy/signature-v4';

type SignerInit = ConstructorParameters<typeof SignatureV4>[0];

/** A client of the SDK, for its credentials and its region. */
export interface SigningClient {
  readonly config: Pick<SignerInit, 'credentials' | 'region' | 'sha256'>;
}

interface SignedRequest {
  /** Signing name of the service; API Gateway's by default. */
  readonly service?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method: string;
  readonly body?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reports differ on whether API Gateway encodes a path again, or decodes it first, when it checks a signature. Both give the same
 * for a character that is sent as it is, and another for `%40`: these stand in addresses and may stand in a path unencoded.
 */
const NEEDLESSLY_ENCODED = /%(?:40|2B|3A)/gi;

/** Calls an API of API Gateway whose routes need IAM authorization, or another service, with the identity of a client. */
export async function signedFetch(
  { config: { credentials, region, sha256 } }: SigningClient,
  { href }: URL,
  { service = 'execute-api', method, headers: sent, body, signal }: SignedRequest,
): Promise<Response> {
  const url = new URL(href);
  url.pathname = url.pathname.replaceAll(NEEDLESSLY_ENCODED, decodeURIComponent);
  const signer = new SignatureV4({ service, credentials, region, sha256 });
  const signed = await signer.sign({
    method,
    protocol: url.protocol,
    hostname: url.hostname,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: { 'content-type': 'application/json', ...sent, host: url.host },
    ...(body === undefined ? {} : { body }),
  });
  const { host: _ofTheUrl, ...headers } = signed.headers;
  return fetch(url, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
  });
}
