import { timingSafeEqual } from 'node:crypto';
import { AwsError } from '../failures/aws-error.ts';
import { type SignedRequest, signatureOf, timeOfSignature } from './signature.ts';

/** Seven days: the maximum that SigV4 allows for a presigned URL. */
const MAX_EXPIRES_SECONDS = 604_800;

/** A request as received. Everything else about its signature is in the query. */
type PresignedRequest = Omit<SignedRequest, 'signedHeaders' | 'timestamp' | 'payloadHash'>;

/**
 * Verifies signature and age of a presigned S3 URL (S3 API reference, "Authenticating Requests: Using Query
 * Parameters").
 * @param now milliseconds since the epoch.
 * @throws AwsError of S3: expired, tampered with, or incomplete.
 */
export async function verifyPresigned(
  request: PresignedRequest,
  secretAccessKey: string,
  now: number,
): Promise<void> {
  const { query, scope } = request;
  const timestamp = query.get('X-Amz-Date') ?? '';
  const signature = query.get('X-Amz-Signature') ?? '';
  const seconds = Number(query.get('X-Amz-Expires') ?? Number.NaN);
  const signedAt = timeOfSignature(timestamp);
  if (
    query.get('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256' ||
    Number.isNaN(signedAt) ||
    !(seconds >= 1 && seconds <= MAX_EXPIRES_SECONDS)
  ) {
    throw new AwsError(
      400,
      'AuthorizationQueryParametersError',
      'Query-string authentication requires X-Amz-Algorithm=AWS4-HMAC-SHA256, X-Amz-Date, X-Amz-SignedHeaders, X-Amz-Signature and X-Amz-Expires of at most 604800 seconds',
    );
  }
  const signed = {
    ...request,
    timestamp,
    signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
    payloadHash: query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  };
  const expected = await signatureOf(signed, secretAccessKey);
  const given = Buffer.from(signature, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new AwsError(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    );
  }
  // After the signature: the age of a URL with a wrong signature is not reported.
  if (now > signedAt + seconds * 1_000) throw new AwsError(403, 'AccessDenied', 'Request has expired');
  if (!timestamp.startsWith(scope.date)) {
    throw new AwsError(400, 'AuthorizationQueryParametersError', 'Invalid credential date');
  }
}
