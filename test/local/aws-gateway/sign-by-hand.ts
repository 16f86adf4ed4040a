import { SignatureV4 } from '@smithy/signature-v4';
import type { AwsCredentials } from '../../../local/aws-gateway/principals.ts';
import { Sha256 } from '../../../local/aws-gateway/sha256.ts';

export interface ByHand {
  readonly origin: string;
  readonly service: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Signs a POST to `/` without a header for the digest of the body, for services without a client here.
 * @returns the headers to send.
 */
export async function signByHand(
  credentials: AwsCredentials,
  { origin, service, headers, body }: ByHand,
): Promise<Record<string, string>> {
  const signer = new SignatureV4({
    service,
    region: 'us-east-1',
    credentials,
    sha256: Sha256,
    applyChecksum: false,
  });
  const { protocol, hostname, host } = new URL(origin);
  const request = {
    method: 'POST',
    protocol,
    hostname,
    path: '/',
    query: {},
    headers: { ...headers, host },
    body,
  };
  const { host: _, ...signed } = (await signer.sign(request)).headers;
  return signed;
}
