import { SignatureV4 } from '@smithy/signature-v4';

type SignerInit = ConstructorParameters<typeof SignatureV4>[0];

export interface SigningClient {
  readonly config: Pick<SignerInit, 'credentials' | 'region' | 'sha256'>;
}

interface SignedRequest {
  readonly service?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method: string;
  readonly body?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reports differ on whether API Gateway encodes or decodes a path before it checks a signature; unencoded characters
 * work with both.
 */
const NEEDLESSLY_ENCODED = /%(?:40|2B|3A)/gi;

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
