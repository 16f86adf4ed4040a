import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerConsole } from '../../../lambdas/console/answer-console.ts';
import { type ConsoleFiles, openConsoleFiles } from '../../../lambdas/console/console-files.ts';

const STREAM = 'wss://abc.execute-api.eu-west-1.amazonaws.com/v1';
const SCRIPT = 'index-BxW1a2_c.js';

let directory: string;
let files: ConsoleFiles;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'console-'));
  const write = (name: string, text: string) => writeFileSync(join(directory, name), text);
  write('index.html', '<meta name="stream-url" content="{{stream-url}}">');
  write('frame.html', '<p>frame</p>');
  write(SCRIPT, 'plain');
  write(`${SCRIPT}.br`, 'brotli');
  write(`${SCRIPT}.gz`, 'gzip');
  files = openConsoleFiles(directory);
});
afterAll(() => rmSync(directory, { recursive: true }));

interface Asked {
  readonly headers?: Record<string, string>;
  readonly query?: Record<string, string>;
}

function get(file?: string, { headers = {}, query = {} }: Asked = {}) {
  const { statusCode, body, isBase64Encoded, ...answer } = answerConsole(files, STREAM, {
    headers,
    queryStringParameters: query,
    ...(file === undefined ? {} : { pathParameters: { file } }),
  });
  const text = Buffer.from(body ?? '', isBase64Encoded === true ? 'base64' : 'utf8').toString();
  return { status: statusCode, text, headers: answer.headers ?? {} };
}

describe('GET /console', () => {
  test('answers the page with the address of the stream, and lets it contact nothing but that and its own origin', () => {
    const { status, text, headers } = get();

    expect(status).toBe(200);
    expect(text).toContain(`content="${STREAM}"`);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self' wss://abc.execute-api.eu-west-1.amazonaws.com",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'none'",
      ]),
    );
    expect(policy.join()).not.toMatch(/unsafe|\*|https:/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-dns-prefetch-control': 'off',
      'cache-control': 'no-cache',
    });
  });

  test('answers 304 to the entity tag of before', () => {
    const etag = String(get().headers['etag']);

    expect(get(undefined, { headers: { 'if-none-match': etag } }).status).toBe(304);
    expect(get(undefined, { headers: { 'if-none-match': `W/${etag}` } }).status).toBe(304);
    expect(get(undefined, { headers: { 'if-none-match': '*' } }).status).toBe(304);
    expect(get(undefined, { headers: { 'if-none-match': '"other"' } }).status).toBe(200);
  });
});

describe('GET /console/frame', () => {
  const policyOf = (images?: string) =>
    get('frame', images === undefined ? {} : { query: { images } }).headers['content-security-policy'];

  test('is a sandbox that may show only images of the mail', () => {
    expect(policyOf()).toContain('img-src data:; ');
    expect(policyOf()).toMatch(/sandbox allow-scripts$/);
    expect(policyOf()).not.toContain('connect-src');
    expect(policyOf()).toContain("frame-ancestors 'self'");
  });

  test('may load images from the hosts that its address names', () => {
    expect(policyOf('https://a.example,http://b.example:8080')).toContain(
      'img-src data: https://a.example http://b.example:8080; ',
    );
  });

  test.each([
    'https://a.example; script-src *',
    '*',
    'https:',
    'https://*',
    'https://*.example',
    "'unsafe-inline'",
    'https://a.example/path',
    'https://A.example',
    'https://a.example,',
    'data:',
    'blob:',
    'https://a.example\nx',
    Array.from({ length: 31 }, (_, index) => `https://h${index}.example`).join(),
  ])('refuses %j in place of origins', (images) => {
    const { status, headers } = get('frame', { query: { images } });

    expect(status).toBe(400);
    expect(headers['content-security-policy']).toBeUndefined();
  });
});

describe('GET /console/{file}', () => {
  test.each([
    ['br, gzip', 'brotli', 'br'],
    ['gzip, deflate', 'gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip', 'gzip'],
    ['identity', 'plain', undefined],
    ['br;q=0.0', 'plain', undefined],
  ])('with Accept-Encoding %s answers the %s file, to be kept for a year', (accepted, text, encoding) => {
    const answer = get(SCRIPT, { headers: { 'accept-encoding': accepted } });

    expect(answer).toMatchObject({ status: 200, text });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
  });

  test.each([
    'index.html',
    'frame.html',
    `${SCRIPT}.br`,
    'index-BxW1a2_d.js',
    '../index.mjs',
    '..',
    '',
    '__proto__',
  ])('answers 404 for %j, which is no hashed file of the build', (file) => {
    expect(get(file).status).toBe(404);
  });
});
