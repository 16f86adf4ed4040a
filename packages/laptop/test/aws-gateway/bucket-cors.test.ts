import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { beforeAll, describe, expect, test } from 'vitest';
import { opened } from '../../../../test/opened.ts';
import { bucketCors } from '../../src/aws-gateway/bucket-cors.ts';
import { TemplateRefused } from '../../src/contract.ts';
import { exampleTemplate } from '../engines/example-template.ts';
import { GatewayFixture } from './gateway-fixture.ts';

const PAGE = { origin: 'https://page.example' };

const gateway = opened(() => GatewayFixture.start());
let link: string;
beforeAll(async () => {
  const { s3 } = gateway.asOperator();
  await s3.send(new PutObjectCommand({ Bucket: 'mail', Key: 'mail/a.bin', Body: 'bytes' }));
  link = await getSignedUrl(s3, new GetObjectCommand({ Bucket: 'mail', Key: 'mail/a.bin' }), {
    expiresIn: 300,
  });
});

function preflight(url: string, method: string): Promise<Response> {
  const headers = {
    ...PAGE,
    'access-control-request-method': method,
    'access-control-request-headers': 'x-api-key',
  };
  return fetch(url, { method: 'OPTIONS', headers });
}

describe('a page of another origin', () => {
  test('can read an object through a presigned URL', async () => {
    const response = await fetch(link, { headers: PAGE });

    expect(await response.text()).toBe('bytes');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toBe('etag');
  });

  test('gets a reply to a preflight with the headers of a redirect', async () => {
    const response = await preflight(link, 'GET');

    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'x-api-key',
      'access-control-max-age': '600',
    });
  });

  test.each([
    ['writes nothing', 'mail', 'PUT'],
    ['is let into no bucket without a rule', 'other', 'GET'],
  ])('%s', async (_what, bucket, method) => {
    const response = await preflight(`${gateway.origin}/${bucket}/mail/a.bin`, method);

    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('cannot read an object without a presigned URL', async () => {
    const response = await fetch(`${gateway.origin}/mail/mail/a.bin`, { headers: PAGE });

    expect(response.status).toBe(403);
  });
});

describe('the rule of a bucket', () => {
  const rule = { AllowedOrigins: ['*'], AllowedHeaders: ['*'], AllowedMethods: ['GET'] };
  const rulesOf = (...CorsRules: Record<string, string[]>[]) =>
    bucketCors(
      exampleTemplate({
        Pages: { Type: 'AWS::S3::Bucket', Properties: { CorsConfiguration: { CorsRules } } },
      }),
    );

  test('is found under its name', () => {
    expect(rulesOf(rule).get('pages')).toEqual({ methods: ['GET'], exposed: [], maxAgeSeconds: 0 });
  });

  test('is refused by name when it has an unsupported property', () => {
    expect(() => rulesOf({ ...rule, AllowedOrigins: ['https://a.example'] })).toThrow(TemplateRefused);
    expect(() => rulesOf(rule, rule)).toThrow('Bucket Pages: the local runtime supports only one CORS rule');
  });
});
