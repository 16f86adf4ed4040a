import { createHmac, hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { SignedScope } from './signed-scope.ts';

/** What a signature is made of (IAM user guide, "Create a signed AWS API request"). */
export interface Signed {
  readonly method: string;
  /** Path as sent, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly scope: SignedScope;
  /** Names in lower case and in order, with `;` between. */
  readonly signedHeaders: string;
  /** `yyyymmddThhmmssZ` */
  readonly timestamp: string;
  /** Hex digest of the body, or the word that stands for one. */
  readonly payloadHash: string;
}

const TIMESTAMP = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** Milliseconds since the epoch; NaN for what is no timestamp of a signature. */
export function timeOfSignature(timestamp: string): number {
  return Date.parse(timestamp.replace(TIMESTAMP, '$1-$2-$3T$4:$5:$6Z'));
}

export function signatureOf(signed: Signed, secretAccessKey: string): Buffer {
  const { method, path, query, headers, scope, signedHeaders, timestamp, payloadHash } = signed;
  const canonicalRequest = [
    method,
    scope.service === 's3' ? encodedOnce(path) : encodedAgain(path),
    canonicalQuery(query),
    ...signedHeaders.split(';').map((name) => `${name}:${folded(headers[name])}`),
    '',
    signedHeaders,
    payloadHash,
  ].join('\n');
  const credentialScope = `${scope.date}/${scope.region}/${scope.service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', timestamp, credentialScope, hash('sha256', canonicalRequest)].join('\n');
  return hmac(signingKey(credentialScope, secretAccessKey), text);
}

/** Keys of a day, a service and a secret: making one costs as much as all the rest. */
const signingKeys = new Map<string, Buffer>();
const REMEMBERED_KEYS = 1_000;

function signingKey(credentialScope: string, secretAccessKey: string): Buffer {
  const name = `${credentialScope}/${secretAccessKey}`;
  const known = signingKeys.get(name);
  if (known !== undefined) return known;
  const key = credentialScope
    .split('/')
    .reduce<Buffer>((parent, part) => hmac(parent, part), Buffer.from(`AWS4${secretAccessKey}`));
  if (signingKeys.size >= REMEMBERED_KEYS) signingKeys.clear();
  signingKeys.set(name, key);
  return key;
}

/** S3 encodes the key of an object once, whatever the client left as it is. */
function encodedOnce(path: string): string {
  return path
    .split('/')
    .map((segment) => escapeUri(decodeURIComponent(segment)))
    .join('/');
}

/** Every other service encodes what was encoded for the wire. */
function encodedAgain(path: string): string {
  return path === '/' ? path : path.split('/').map(escapeUri).join('/');
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [escapeUri(name), escapeUri(value)] as const)
    .sort(([name, value], [otherName, otherValue]) =>
      name === otherName ? order(value, otherValue) : order(name, otherName),
    )
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

function order(one: string, other: string): number {
  return one < other ? -1 : 1;
}

function folded(value: string | readonly string[] | undefined): string {
  return String(value ?? '')
    .trim()
    .replace(/\s+/g, ' ');
}

/** RFC 3986: what `encodeURIComponent` leaves open is encoded too. */
function escapeUri(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
