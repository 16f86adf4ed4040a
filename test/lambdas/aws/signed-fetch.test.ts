import { inPath } from 'agent-inbox-client/source/transport';
import { afterEach, expect, test, vi } from 'vitest';
import { signedFetch } from '../../../lambdas/aws/signed-fetch.ts';
import { Sha256 } from '../../../packages/laptop/src/aws-gateway/sha256.ts';
import { signatureOf } from '../../../packages/laptop/src/aws-gateway/signature.ts';
import { readSignedScope } from '../../../packages/laptop/src/aws-gateway/signed-scope.ts';

afterEach(() => vi.unstubAllGlobals());

const credentials = { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 's3cret' };
const client = { config: { credentials, region: 'eu-west-1', sha256: Sha256 } };

test.each([
  'human@example.com',
  'a+b@example.com',
  'stack:1',
  '01JC0000000000000000000000',
])('the path of %s is signed the same whether API Gateway encodes it again or decodes it first', async (id) => {
  const sent = vi.fn(async (_url: URL, _init: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', sent);

  await signedFetch(client, new URL(`https://operator.test/tenants/${inPath(id)}/usage?limit=1`), {
    method: 'GET',
  });

  const [url, init] = sent.mock.calls[0] ?? [];
  const path = url?.pathname ?? '';
  expect(decodeURIComponent(path)).toBe(`/tenants/${id}/usage`);
  const headers: Record<string, string> = {
    ...(init?.headers as Record<string, string>),
    host: 'operator.test',
  };
  const scope = readSignedScope(headers, new URLSearchParams());
  const [, signedHeaders = '', signature] =
    /SignedHeaders=([^,]+), Signature=(\w+)/.exec(headers['authorization'] ?? '') ?? [];
  const signed = {
    method: 'GET',
    query: new URLSearchParams('limit=1'),
    headers,
    scope: scope ?? expect.fail('the request is not signed'),
    signedHeaders,
    timestamp: headers['x-amz-date'] ?? '',
    payloadHash: headers['x-amz-content-sha256'] ?? '',
  };
  for (const reading of [path, decodeURIComponent(path)]) {
    expect(
      (await signatureOf({ ...signed, path: reading }, credentials.secretAccessKey)).toString('hex'),
    ).toBe(signature);
  }
});
