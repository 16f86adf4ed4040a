import { createHash } from 'node:crypto';
import { isImageOrigin } from '@agent-inbox/mail-reader/image-origin';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { matchesTag } from '../core/etag.ts';
import type { ConsoleFiles } from './console-files.ts';

const STREAM_URL_MARK = '{{stream-url}}';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};
/** Vite puts a content hash into file names: `index-BxW1a2_c.js`. */
const HASHED = /^[\w.-]+-[\w-]{8}\.(js|css|svg)$/;

const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-dns-prefetch-control': 'off',
  'cross-origin-opener-policy': 'same-origin',
};

type ConsoleEvent = Pick<APIGatewayProxyEventV2, 'headers' | 'pathParameters' | 'queryStringParameters'>;

/** All files are public, because the page has no data before it has a key. */
export function answerConsole(
  files: ConsoleFiles,
  streamUrl: string,
  { headers, pathParameters, queryStringParameters }: ConsoleEvent,
): APIGatewayProxyStructuredResultV2 {
  const file = pathParameters?.['file'];
  const ifNoneMatch = headers['if-none-match'];
  if (file === undefined) {
    const html = textOf(files, 'index.html').replaceAll(STREAM_URL_MARK, escaped(streamUrl));
    return page(html, pagePolicy(streamUrl), ifNoneMatch);
  }
  if (file === 'frame') {
    const origins = remoteOrigins(queryStringParameters?.['images']);
    if (origins === undefined) return failure(400, 'images must be a list of origins');
    return page(textOf(files, 'frame.html'), framePolicy(origins), ifNoneMatch);
  }
  const [, extension = ''] = HASHED.exec(file) ?? [];
  const found = extension === '' ? undefined : files.read(file, headers['accept-encoding']);
  if (found === undefined) return failure(404, 'There is no such file');
  return {
    statusCode: 200,
    headers: {
      ...COMMON_HEADERS,
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(found.encoding === undefined ? {} : { 'content-encoding': found.encoding }),
    },
    isBase64Encoded: true,
    body: found.bytes.toString('base64'),
  };
}

function textOf(files: ConsoleFiles, name: string): string {
  const file = files.read(name, undefined);
  if (file === undefined) throw new Error(`The build of the console has no ${name}`);
  return file.bytes.toString('utf8');
}

/** The pages name hashed files, so browsers revalidate them and get 304 while nothing changed. */
function page(
  html: string,
  policy: string,
  ifNoneMatch: string | undefined,
): APIGatewayProxyStructuredResultV2 {
  const digest = createHash('sha256').update(policy).update(html).digest('base64url');
  const headers = {
    ...COMMON_HEADERS,
    'content-security-policy': policy,
    'cache-control': 'no-cache',
    etag: `"${digest}"`,
  };
  if (matchesTag(headers.etag, ifNoneMatch)) return { statusCode: 304, headers };
  return { statusCode: 200, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' }, body: html };
}

function failure(statusCode: number, text: string): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode,
    headers: { ...COMMON_HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    body: `${text}\n`,
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The URL of the frame lists these hosts and must stay short. */
const MAX_ORIGINS = 30;

/**
 * The Content-Security-Policy allows only the page's own files, its API and the event stream, and forbids embedding.
 */
function pagePolicy(streamUrl: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${new URL(streamUrl).origin}`,
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The HTML of an email inherits this Content-Security-Policy: a sandbox with its own origin, which cannot connect and
 * loads images only from the hosts that the person was shown.
 */
function framePolicy(imageOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    `img-src ${['data:', ...imageOrigins].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
}

function remoteOrigins(parameter = ''): readonly string[] | undefined {
  const origins = parameter === '' ? [] : parameter.split(',');
  return origins.length <= MAX_ORIGINS && origins.every(isImageOrigin) ? origins : undefined;
}
