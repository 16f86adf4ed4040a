import { createHash } from 'node:crypto';
import { isImageOrigin } from '@agent-inbox/mail-reader/image-origin';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { matchesTag } from '../core/etag.ts';
import type { ConsoleFiles } from './console-files.ts';

/** What the built page has in place of the address of the event stream. */
const STREAM_URL_MARK = '{{stream-url}}';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};
/** Vite's names of files with the hash of their content: `index-BxW1a2_c.js`. */
const HASHED = /^[\w.-]+-[\w-]{8}\.(js|css|svg)$/;

const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-dns-prefetch-control': 'off',
  'cross-origin-opener-policy': 'same-origin',
};

type ConsoleEvent = Pick<APIGatewayProxyEventV2, 'headers' | 'pathParameters' | 'queryStringParameters'>;

/**
 * Answers `/console` with the page, `/console/frame` with the document around the HTML of a mail, and
 * `/console/<file>` with a file of the build. All of it is public: the page has no data before it has a key.
 * @param streamUrl where the page connects to the event stream.
 */
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

/** The pages name the hashed files: a browser asks each time, and gets 304 while nothing changed. */
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

/** Hosts that one mail may load images from: the address of the frame names them, and it has to stay short. */
const MAX_ORIGINS = 30;

/**
 * Content-Security-Policy of the console's page: its own files, the API of its own origin, and the event stream.
 * Nothing else is ever contacted, and no other page may embed it.
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
 * Content-Security-Policy of the document around the HTML of a mail, which the mail inherits: a sandbox of an origin of
 * its own, without the page's rights to connect. It may load images from the hosts that the person was shown, if any.
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

/**
 * The origins in the parameter `images` of the frame's address, separated by commas.
 * @returns undefined when one of them is not the origin of an http or https address, or there are too many.
 */
function remoteOrigins(parameter = ''): readonly string[] | undefined {
  const origins = parameter === '' ? [] : parameter.split(',');
  return origins.length <= MAX_ORIGINS && origins.every(isImageOrigin) ? origins : undefined;
}
