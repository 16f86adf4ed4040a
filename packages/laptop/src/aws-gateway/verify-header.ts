import { hash, timingSafeEqual } from 'node:crypto';
import { AwsError, type Protocol, refusal } from '../failures/aws-error.ts';
import { type SignedRequest, signatureOf, timeOfSignature } from './signature.ts';

/** AWS allows this difference between the clocks (IAM user guide, "Troubleshoot signed requests"). */
const MAX_SKEW_MS = 15 * 60_000;
const SIGNATURE = /SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/;
const DIGEST = /^[0-9a-f]{64}$/;

type HeaderSigned = Omit<SignedRequest, 'signedHeaders' | 'timestamp' | 'payloadHash'>;

export type BodyCheck = (body: Uint8Array) => Promise<void>;

/**
 * The header is verified before the body is read. If the request has no digest of the body, the returned check verifies
 * the signature.
 */
export async function verifyHeader(
  call: HeaderSigned,
  secretAccessKey: string,
  protocol: Protocol,
  now: number,
): Promise<BodyCheck> {
  const { headers, scope } = call;
  const [, signedHeaders = '', given = ''] = SIGNATURE.exec(headers.authorization ?? '') ?? [];
  const timestamp = String(headers['x-amz-date'] ?? '');
  const signedAt = timeOfSignature(timestamp);
  if (given === '' || Number.isNaN(signedAt) || !timestamp.startsWith(scope.date)) {
    throw refusal(
      'badSignature',
      protocol,
      'Authorization header requires Credential, SignedHeaders and Signature, and an X-Amz-Date on the day in the credential',
    );
  }
  const names = new Set(signedHeaders.split(';'));
  const unsigned = Object.keys(headers).find((name) => mustBeSigned(name) && !names.has(name));
  if (unsigned !== undefined) {
    throw refusal(
      'badSignature',
      protocol,
      `There were headers present in the request which were not signed: ${unsigned}`,
    );
  }
  if (Math.abs(now - signedAt) > MAX_SKEW_MS) {
    throw refusal('skewed', protocol, `Signature expired: ${timestamp} is not within 15 minutes of now`);
  }
  const signature = Buffer.from(given, 'hex');
  const verify = async (payloadHash: string): Promise<void> => {
    const expected = await signatureOf({ ...call, signedHeaders, timestamp, payloadHash }, secretAccessKey);
    if (timingSafeEqual(signature, expected)) return;
    throw refusal(
      'badSignature',
      protocol,
      'The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method.',
    );
  };
  const digest = headers['x-amz-content-sha256'];
  if (typeof digest !== 'string') {
    if (scope.service === 's3') {
      throw new AwsError(
        400,
        'InvalidRequest',
        'Missing required header for this request: x-amz-content-sha256',
      );
    }
    return (body) => verify(hash('sha256', body));
  }
  await verify(digest);
  return async (body) => {
    if (!DIGEST.test(digest) || hash('sha256', body) === digest) return;
    throw new AwsError(
      400,
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    );
  };
}

function mustBeSigned(name: string): boolean {
  return name === 'host' || name.startsWith('x-amz-');
}
