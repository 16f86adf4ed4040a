import type { IncomingHttpHeaders } from 'node:http';
import { AwsError } from '../failures/aws-error.ts';

export interface SignedScope {
  readonly accessKeyId: string;
  readonly date: string;
  readonly region: string;
  readonly service: string;
  readonly presigned: boolean;
}

const HEADER_CREDENTIAL = /^AWS4-HMAC-SHA256\s+Credential=([^,\s]+)/;

/**
 * S3 refuses a request that has both signatures: a client that follows a redirect to a presigned URL must drop its own
 * Authorization header. @returns undefined for a call without a signature.
 */
export function readSignedScope(
  headers: IncomingHttpHeaders,
  query: URLSearchParams,
): SignedScope | undefined {
  const presigned = query.has('X-Amz-Algorithm') || query.has('X-Amz-Signature');
  if (presigned && headers.authorization !== undefined) {
    throw new AwsError(
      400,
      'InvalidArgument',
      'Only one auth mechanism allowed; only the X-Amz-Algorithm query parameter, Signature query string parameter or the Authorization header should be specified',
    );
  }
  const credential = presigned
    ? query.get('X-Amz-Credential')
    : HEADER_CREDENTIAL.exec(headers.authorization ?? '')?.[1];
  const [accessKeyId, date, region, service, ending] = credential?.split('/') ?? [];
  if (
    accessKeyId === undefined ||
    date === undefined ||
    region === undefined ||
    service === undefined ||
    ending !== 'aws4_request'
  ) {
    return undefined;
  }
  return { accessKeyId, date, region, service, presigned };
}
