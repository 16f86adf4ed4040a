import { SignatureV4 } from '@smithy/signature-v4';
import type { AwsCredentials } from '../../src/aws-gateway/principals.ts';
import { Sha256 } from '../../src/aws-gateway/sha256.ts';

export interface ByHand {
  readonly origin: string;
  readonly service: string;
  /** Default POST. */
  readonly method?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** Path and query; default `/`. */
  readonly target?: string;
  /** Whether a header carries the digest of the body, which S3 requires. Default false. */
  readonly hasDigest?: boolean;
}

export async function signByHand(
  credentials: AwsCredentials,
  { origin, service, method = 'POST', headers, body, target = '/', hasDigest = false }: ByHand,
): Promise<Record<string, string>> {
  const signer = new SignatureV4({
    service,
    region: 'us-east-1',
    credentials,
    sha256: Sha256,
    applyChecksum: hasDigest,
  });
  const { protocol, hostname, host, pathname, searchParams } = new URL(target, origin);
  const request = {
    method,
    protocol,
    hostname,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: { ...headers, host },
    body,
  };
  const { host: _, ...signed } = (await signer.sign(request)).headers;
  return signed;
}
