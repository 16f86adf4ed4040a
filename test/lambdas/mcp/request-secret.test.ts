import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSecret } from '../../../lambdas/auth/secret.ts';
import { requestSecret } from '../../../lambdas/mcp/answer-mcp.ts';
import { type HttpRequest, httpEvent } from '../http/http-event.ts';

const secret = createSecret(randomBytes);
const other = createSecret(randomBytes);

describe('the key of a tool call', () => {
  test.each<[string, HttpRequest]>([
    ['in x-api-key', { headers: { 'x-api-key': secret } }],
    ['as a bearer token', { headers: { authorization: `Bearer ${secret}` } }],
    ['in the query', { query: { apiKey: secret } }],
    ['in the query as the stream takes it', { query: { api_key: secret } }],
    ['twice in the query, the same', { query: { api_key: secret, apiKey: secret } }],
    ['in header and query, the same', { headers: { 'x-api-key': secret }, query: { apiKey: secret } }],
  ])('is found %s', (_, request) => {
    expect(requestSecret(httpEvent(request))).toBe(secret);
  });

  test.each<[string, HttpRequest, string]>([
    ['nowhere', {}, 'No API key'],
    [
      'in header and query, different',
      { headers: { 'x-api-key': other }, query: { apiKey: secret } },
      'More than one',
    ],
    [
      'as bearer and in the query, different',
      {
        headers: { authorization: `Bearer ${other}` },
        query: { apiKey: secret },
      },
      'More than one',
    ],
    ['twice in the query', { query: { apiKey: `${secret},${secret}` } }, 'malformed'],
    ['empty in the query', { query: { apiKey: '' } }, 'malformed'],
    [
      'empty in the query beside a good header',
      { headers: { 'x-api-key': secret }, query: { apiKey: '' } },
      'More than one',
    ],
    ['under another name', { query: { key: secret } }, 'No API key'],
    ['twice in the query, different', { query: { api_key: secret, apiKey: other } }, 'More than one'],
    ['with a wrong checksum', { query: { apiKey: `${secret.slice(0, -1)}!` } }, 'malformed'],
  ])('is refused %s', (_, request, text) => {
    expect(() => requestSecret(httpEvent(request))).toThrow(text);
  });
});
