import { afterAll, expect, test, vi } from 'vitest';
import { completeUpload, startUpload, uploadPart } from '../../../../lambdas/store/object/part-upload.ts';

vi.stubEnv('AWS_REGION', 'eu-west-1');
vi.stubEnv('AWS_ACCESS_KEY_ID', 'A');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S');
const s3 = await import('../../../../lambdas/aws/sdk/s3.ts');
afterAll(() => {
  s3.client.destroy();
  vi.unstubAllEnvs();
});

test('an upload in parts names no checksum at its start, with its parts or at its end: S3 wants the same in all three', async () => {
  const headers: string[] = [];
  // In place of the network, behind everything that adds a header.
  s3.client.middlewareStack.add(
    () => async (args) => {
      headers.push(...Object.keys(Object(args.request).headers));
      return { response: {}, output: { UploadId: 'upload', ETag: 'etag', $metadata: {} } as never };
    },
    { step: 'deserialize', priority: 'high', name: 'no network' },
  );
  const bucket = { name: 'mail', s3: async () => s3 };

  const upload = { key: 'export', uploadId: await startUpload(bucket, 'export') };
  const etag = await uploadPart(bucket, upload, 1, Buffer.from('part'));
  expect(await completeUpload(bucket, upload, [etag])).toBe(true);

  expect(headers).toContain('x-amz-content-sha256');
  expect(headers.filter((name) => /checksum|trailer/.test(name))).toEqual([]);
});
