import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { RateStatus } from '../caller/caller.ts';
import { type ApiError, envelopeOf, MethodNotAllowed } from '../core/errors.ts';
import { matchesTag } from '../core/etag.ts';
import type { Deprecation, Download } from '../operations/define.ts';
import { contentDisposition } from '../store/message/downloads.ts';

export type Reply = APIGatewayProxyStructuredResultV2;

/** The trailing newline keeps the shell prompt after curl on its own line. */
export function jsonReply(status: number, body: unknown): Reply {
  return body === undefined
    ? { statusCode: status }
    : {
        statusCode: status,
        headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
        body: `${JSON.stringify(body)}\n`,
      };
}

export function textReply(text: string): Reply {
  return {
    statusCode: 200,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
    body: text,
  };
}

export function replayHeaders(differing: readonly string[]): Record<string, string> {
  const replayed = { 'idempotent-replayed': 'true' };
  return differing.length === 0 ? replayed : { ...replayed, 'idempotent-differs': differing.join(', ') };
}

/** RFC 9745 and RFC 8594 define these headers. */
export function deprecationHeaders(deprecated: Deprecation | undefined): Record<string, string> {
  if (deprecated === undefined) return {};
  const { since, sunset } = deprecated;
  return {
    deprecation: `@${Math.floor(since.getTime() / 1000)}`,
    ...(sunset === undefined ? {} : { sunset: sunset.toUTCString() }),
  };
}

export function errorReply(error: ApiError, requestId: string): Reply {
  const envelope = envelopeOf(error);
  const reply = jsonReply(
    error.status,
    error.name === 'internal_error' ? { ...envelope, request_id: requestId } : envelope,
  );
  const wait = error.retryAfterSeconds;
  return {
    ...reply,
    headers: {
      ...reply.headers,
      ...(wait === undefined ? {} : { 'retry-after': String(wait) }),
      ...(error.name === 'unauthenticated' ? { 'www-authenticate': 'Bearer' } : {}),
      ...(error instanceof MethodNotAllowed ? { allow: error.allow } : {}),
    },
  };
}

/** A browser must neither render untrusted bytes nor guess their type. */
const UNTRUSTED_BYTES = {
  'content-type': 'application/octet-stream',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'private, no-cache',
};

export function downloadReply(download: Download, ifNoneMatch: string | undefined): Reply {
  if (download.kind === 'redirect') {
    return { statusCode: 302, headers: { location: download.url, 'cache-control': 'no-store' } };
  }
  const headers = {
    ...UNTRUSTED_BYTES,
    etag: download.etag,
    'content-disposition': contentDisposition(download.filename),
  };
  if (matchesTag(download.etag, ifNoneMatch)) return { statusCode: 304, headers };
  return {
    statusCode: 200,
    headers,
    isBase64Encoded: true,
    body: Buffer.from(download.bytes).toString('base64'),
  };
}

/** Every response to a key includes its rate window (D-GEN-17). */
export function rateHeaders(rate: RateStatus): Record<string, string> {
  return {
    'ratelimit-limit': String(rate.limit),
    'ratelimit-remaining': String(rate.remaining),
    'ratelimit-reset': String(rate.resetSeconds),
  };
}
