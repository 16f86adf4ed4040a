import { createHmac, createSecretKey } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  ALGORITHM_IDENTIFIER,
  createScope,
  getCanonicalHeaders,
  getSigningKey,
  SignatureV4Base,
} from '@smithy/signature-v4';
import { canonicalPath } from './s3-path.ts';
import { Sha256 } from './sha256.ts';
import type { SignedScope } from './signed-scope.ts';

/** The IAM user guide defines these parts ("Create a signed AWS API request"). */
export interface SignedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly scope: SignedScope;
  readonly signedHeaders: string;
  /** The format is `yyyymmddThhmmssZ`. */
  readonly timestamp: string;
  /** This is the hex digest of the body or a constant such as `UNSIGNED-PAYLOAD`. */
  readonly payloadHash: string;
}

const TIMESTAMP = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

export function timeOfSignature(timestamp: string): number {
  return Date.parse(timestamp.replace(TIMESTAMP, '$1-$2-$3T$4:$5:$6Z'));
}

export async function signatureOf(request: SignedRequest, secretAccessKey: string): Promise<Buffer> {
  const signer = request.scope.service === 's3' ? s3Signer : signerOfOtherServices;
  return await signer.signatureOf(request, secretAccessKey);
}

/** The SDK's own `sign` chooses headers, date and body itself; verification needs those that the client named. */
class VerifyingSigner extends SignatureV4Base {
  constructor(uriEscapePath: boolean) {
    const unused = { service: '', region: '', credentials: { accessKeyId: '', secretAccessKey: '' } };
    super({ ...unused, sha256: Sha256, uriEscapePath, applyChecksum: false });
  }

  async signatureOf(request: SignedRequest, secretAccessKey: string): Promise<Buffer> {
    const { method, headers, timestamp, payloadHash } = request;
    const { accessKeyId, date, region, service } = request.scope;
    const names = request.signedHeaders.split(';');
    const canonical = {
      method,
      path: service === 's3' ? canonicalPath(request.path) : request.path,
      query: valuesByName(request.query),
      headers: Object.fromEntries(
        names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
      ),
      protocol: 'http:',
      hostname: '',
    };
    // The signer omits some headers by default, for example User-Agent, so all are named as signable.
    const canonicalHeaders = getCanonicalHeaders(canonical, undefined, new Set(names));
    const text = await this.createStringToSign(
      timestamp,
      createScope(date, region, service),
      this.createCanonicalRequest(canonical, canonicalHeaders, payloadHash),
      ALGORITHM_IDENTIFIER,
    );
    const key = await getSigningKey(this.sha256, { accessKeyId, secretAccessKey }, date, region, service);
    return createHmac('sha256', createSecretKey(key)).update(text).digest();
  }
}

const signerOfOtherServices = new VerifyingSigner(true);
/** Every service except S3 encodes the already encoded path again. */
const s3Signer = new VerifyingSigner(false);

function valuesByName(query: URLSearchParams): Record<string, string[]> {
  const pairs = Map.groupBy(query, ([name]) => name);
  return Object.fromEntries([...pairs].map(([name, all]) => [name, all.map(([, value]) => value)]));
}
