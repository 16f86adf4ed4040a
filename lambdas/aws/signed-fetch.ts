import { SignatureV4 } from '@smithy/signature-v4';

type SignerInit = ConstructorParameters<typeof SignatureV4>[0];

/** A client of the SDK, for its credentials and its region. */
export interface SigningClient {
  readonly config: Pick<SignerInit, 'credentials' | 'region' | 'sha256'>;
}

interface SignedRequest {
  readonly method: string;
  readonly body?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Calls an API of API Gateway whose routes need IAM authorization, with the identity of a client. */
export async function signedFetch(
  { config: { credentials, region, sha256 } }: SigningClient,
  url: URL,
  { method, body, signal }: SignedRequest,
): Promise<Response> {
  const signer = new SignatureV4({ service: 'execute-api', credentials, region, sha256 });
  const signed = await signer.sign({
    method,
    protocol: url.protocol,
    hostname: url.hostname,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: { host: url.host, 'content-type': 'application/json' },
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
