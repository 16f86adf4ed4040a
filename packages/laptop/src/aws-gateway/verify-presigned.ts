import { timingSafeEqual } from 'node:crypto';
import { AwsError } from '../failures/aws-error.ts';
import { type SignedRequest, signatureOf, timeOfSignature } from './signature.ts';

/** SigV4 allows at most seven days for a presigned URL. */
const MAX_EXPIRES_SECONDS = 604_800;

type PresignedRequest = Omit<SignedRequest, 'signedHeaders' | 'timestamp' | 'payloadHash'>;

/** The rules are in the S3 API reference, "Authenticating Requests: Using Query Parameters". */
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
  // The signature is checked first, so that the age of a forged URL is not reported.
  if (now > signedAt + seconds * 1_000) throw new AwsError(403, 'AccessDenied', 'Request has expired');
  if (!timestamp.startsWith(scope.date)) {
    throw new AwsError(400, 'AuthorizationQueryParametersError', 'Invalid credential date');
  }
}
