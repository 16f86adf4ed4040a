import { createHash } from 'node:crypto';
import type { AwsCredentials } from '../../../local/aws-gateway/principals.ts';
import { signatureOf } from '../../../local/aws-gateway/signature.ts';

export interface ByHand {
  readonly origin: string;
  readonly service: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Signs a POST to `/` as an SDK does that sends no digest of the body, for services without a client here.
 * @returns the headers to send.
 */
export function signByHand(
  { accessKeyId, secretAccessKey }: AwsCredentials,
  { origin, service, headers, body }: ByHand,
): Record<string, string> {
  const timestamp = new Date().toISOString().replace(/[-:]|\.\d{3}/g, '');
  const all = { ...headers, host: new URL(origin).host, 'x-amz-date': timestamp };
  const scope = { accessKeyId, date: timestamp.slice(0, 8), region: 'us-east-1', service, presigned: false };
  const signedHeaders = Object.keys(all).toSorted().join(';');
  const signed = {
    method: 'POST',
    path: '/',
    query: new URLSearchParams(),
    headers: all,
    scope,
    signedHeaders,
    timestamp,
    payloadHash: createHash('sha256').update(body).digest('hex'),
  };
  const signature = signatureOf(signed, secretAccessKey).toString('hex');
  const credential = `${accessKeyId}/${scope.date}/${scope.region}/${service}/aws4_request`;
  const authorization = `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${signedHeaders}, Signature=${signature}`;
  return { ...headers, 'x-amz-date': timestamp, authorization };
}
