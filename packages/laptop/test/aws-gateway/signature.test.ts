import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, test } from 'vitest';
import { type SignedRequest, signatureOf } from '../../src/aws-gateway/signature.ts';

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
/** Examples of AWS's documentation, keys included. */
const S3_SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const IAM_SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';

function ofS3(
  method: string,
  path: string,
  query: string,
  headers: IncomingHttpHeaders,
  payloadHash = EMPTY,
): SignedRequest {
  const all: IncomingHttpHeaders = {
    host: 'examplebucket.s3.amazonaws.com',
    'x-amz-content-sha256': payloadHash,
    'x-amz-date': '20130524T000000Z',
    ...headers,
  };
  const scope = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    date: '20130524',
    region: 'us-east-1',
    service: 's3',
    presigned: false,
  };
  return {
    method,
    path,
    query: new URLSearchParams(query),
    headers: all,
    scope,
    signedHeaders: Object.keys(all).toSorted().join(';'),
    timestamp: '20130524T000000Z',
    payloadHash,
  };
}

describe('a signature', () => {
  test.each<[string, SignedRequest, string]>([
    [
      'GetObject',
      ofS3('GET', '/test.txt', '', { range: 'bytes=0-9' }),
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'PutObject',
      ofS3(
        'PUT',
        '/test$file.text',
        '',
        { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
        '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      ),
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'GetBucketLifecycle',
      ofS3('GET', '/', 'lifecycle', {}),
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      'ListObjects',
      ofS3('GET', '/', 'prefix=J&max-keys=2', {}),
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('of %s is the one of the S3 API reference', async (_, signed, signature) => {
    expect((await signatureOf(signed, S3_SECRET)).toString('hex')).toBe(signature);
  });

  test('of ListUsers is the one of the IAM user guide', async () => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      host: 'iam.amazonaws.com',
      'x-amz-date': '20150830T123600Z',
    };
    const signed: SignedRequest = {
      method: 'GET',
      path: '/',
      query: new URLSearchParams('Version=2010-05-08&Action=ListUsers'),
      headers,
      scope: {
        accessKeyId: 'AKIDEXAMPLE',
        date: '20150830',
        region: 'us-east-1',
        service: 'iam',
        presigned: false,
      },
      signedHeaders: 'content-type;host;x-amz-date',
      timestamp: '20150830T123600Z',
      payloadHash: EMPTY,
    };

    expect((await signatureOf(signed, IAM_SECRET)).toString('hex')).toBe(
      '5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7',
    );
  });

  test('covers every header that the client names, also those that the SDK does not sign', async () => {
    const signatures = ['a', 'b'].map(async (value) =>
      (await signatureOf(ofS3('GET', '/k', '', { 'user-agent': value }), S3_SECRET)).toString('hex'),
    );

    expect(new Set(await Promise.all(signatures)).size).toBe(2);
  });

  test.each([
    ['a=1&b=2', 'b=2&a=1'],
    ['a=2&a=1', 'a=1&a=2'],
  ])('does not depend on the order of parameters: %s and %s', async (one, other) => {
    const [first, second] = [ofS3('GET', '/', one, {}), ofS3('GET', '/', other, {})];

    expect(await signatureOf(first, S3_SECRET)).toEqual(await signatureOf(second, S3_SECRET));
  });

  test('covers a parameter named as a property of every object', async () => {
    const [without, withIt] = [ofS3('GET', '/', 'a=1', {}), ofS3('GET', '/', 'a=1&__proto__=2', {})];

    expect(await signatureOf(withIt, S3_SECRET)).not.toEqual(await signatureOf(without, S3_SECRET));
  });

  test('of a path of S3 with broken percent-encoding is refused', async () => {
    await expect(signatureOf(ofS3('GET', '/mail/%zz', '', {}), S3_SECRET)).rejects.toMatchObject({
      status: 400,
      code: 'InvalidURI',
    });
  });
});
