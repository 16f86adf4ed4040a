import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { opened } from '../../../../test/opened.ts';
import { allow, BUCKET, type Clients, GatewayFixture } from './gateway-fixture.ts';

const Bucket = 'mail';
const Key = 'mail/ünï (1)*.bin';

const gateway = opened(() => GatewayFixture.start());
let reader: Clients;
beforeAll(async () => {
  reader = gateway.as(allow('s3:GetObject', `${BUCKET}/mail/*`));
  const stored = new PutObjectCommand({
    Bucket,
    Key,
    Body: 'bytes',
    ContentDisposition: 'attachment; filename="a.bin"',
  });
  await gateway.asOperator().s3.send(stored);
});
beforeEach(() => {
  gateway.now = Date.now();
});

async function presign(clients: Clients, key = Key): Promise<URL> {
  return new URL(
    await getSignedUrl(clients.s3, new GetObjectCommand({ Bucket, Key: key }), { expiresIn: 300 }),
  );
}

async function codeOf(url: URL, init: RequestInit = {}): Promise<string> {
  const response = await fetch(url, init);
  const text = await response.text();
  return `${response.status} ${/<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? text}`;
}

describe('a presigned URL', () => {
  test('returns the bytes without credentials', async () => {
    const response = await fetch(await presign(reader));

    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="a.bin"');
    expect(await response.text()).toBe('bytes');
  });

  test('stores bytes when it was signed for PUT', async () => {
    const writer = gateway.as(allow('s3:PutObject', `${BUCKET}/mail/*`));
    const command = new PutObjectCommand({ Bucket, Key: 'mail/new' });
    const url = await getSignedUrl(writer.s3, command, { expiresIn: 60 });

    const response = await fetch(url, { method: 'PUT', body: 'fresh' });

    expect(response.status).toBe(200);
    expect(await (await fetch(await presign(reader, 'mail/new'))).text()).toBe('fresh');
  });

  test('replies with the headers of its query', async () => {
    const command = new GetObjectCommand({ Bucket, Key, ResponseContentType: 'text/x-own' });

    const response = await fetch(await getSignedUrl(reader.s3, command, { expiresIn: 60 }));

    expect(response.headers.get('content-type')).toBe('text/x-own');
  });

  test('expires', async () => {
    const url = await presign(reader);

    gateway.now = Date.now() + 299_000;
    expect(await codeOf(url)).toBe('200 bytes');
    gateway.now = Date.now() + 302_000;
    expect(await codeOf(url)).toBe('403 AccessDenied');
  });

  test.each<[string, (url: URL) => void]>([
    [
      'another key',
      (url) => {
        url.pathname = `/${Bucket}/mail/other`;
      },
    ],
    ['a longer life', (url) => url.searchParams.set('X-Amz-Expires', '3000')],
    ['a later date', (url) => url.searchParams.set('X-Amz-Date', '20991231T000000Z')],
    ['another parameter', (url) => url.searchParams.set('response-content-type', 'text/html')],
    ['another signature', (url) => url.searchParams.set('X-Amz-Signature', '0'.repeat(64))],
    ['half a signature', (url) => url.searchParams.set('X-Amz-Signature', 'abcd')],
  ])('does not work with %s', async (_name, tamper) => {
    const url = await presign(reader);

    tamper(url);

    expect(await codeOf(url)).toBe('403 SignatureDoesNotMatch');
  });

  test('does not work with another method', async () => {
    expect(await codeOf(await presign(reader), { method: 'DELETE' })).toBe('403 SignatureDoesNotMatch');
  });

  test('is refused when parameters are missing', async () => {
    const url = await presign(reader);
    url.searchParams.delete('X-Amz-Expires');

    expect(await codeOf(url)).toBe('400 AuthorizationQueryParametersError');
  });

  test('has only the permissions of the role that signed it', async () => {
    const url = await presign(gateway.as(allow('s3:GetObject', `${BUCKET}/elsewhere/*`)));

    expect(await codeOf(url)).toBe('403 AccessDenied');
  });

  test('is refused together with an Authorization header, as S3 does', async () => {
    const init = { headers: { authorization: 'Bearer ia_key' } };

    expect(await codeOf(await presign(reader), init)).toBe('400 InvalidArgument');
  });
});
