import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectAclCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { describe, expect, test } from 'vitest';
import { opened } from '../../../../test/opened.ts';
import { allow, BUCKET, errorName, GatewayFixture } from './gateway-fixture.ts';

const gateway = opened(() => GatewayFixture.start());

const Bucket = 'mail';
const LARGE = 35 * 1024 ** 2;

async function seed(...keys: string[]): Promise<void> {
  const { s3 } = gateway.asOperator();
  for (const Key of keys) await s3.send(new PutObjectCommand({ Bucket, Key, Body: Key }));
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

describe('an S3 call', () => {
  test('puts and gets 35 MB unchanged, in one request', async () => {
    const { s3 } = gateway.as(allow(['s3:PutObject', 's3:GetObject'], `${BUCKET}/large/*`));
    const bytes = randomBytes(LARGE);

    await s3.send(new PutObjectCommand({ Bucket, Key: 'large/one', Body: bytes }));
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: 'large/one' }));

    expect(sha256((await Body?.transformToByteArray()) ?? new Uint8Array())).toBe(sha256(bytes));
  });

  test('deletes a thousand objects at once, and no more', async () => {
    const { s3 } = gateway.as(allow(['s3:DeleteObject'], `${BUCKET}/*`));
    const remove = (count: number) =>
      s3.send(
        new DeleteObjectsCommand({
          Bucket,
          Delete: { Objects: Array.from({ length: count }, (_, n) => ({ Key: `none/${n}` })), Quiet: true },
        }),
      );

    await expect(remove(1_000)).resolves.toBeDefined();
    await expect(remove(1_001)).rejects.toThrow(expect.objectContaining({ name: 'MalformedXML' }));
  });

  test('uploads a stream in parts', async () => {
    const { s3 } = gateway.as(allow(['s3:PutObject', 's3:GetObject'], `${BUCKET}/large/*`));
    const bytes = randomBytes(LARGE);
    const Body = Readable.from(
      (function* () {
        for (let at = 0; at < LARGE; at += 65_536) yield bytes.subarray(at, at + 65_536);
      })(),
    );

    await new Upload({ client: s3, params: { Bucket, Key: 'large/parts', Body } }).done();
    const stored = await s3.send(new GetObjectCommand({ Bucket, Key: 'large/parts' }));

    expect(sha256((await stored.Body?.transformToByteArray()) ?? new Uint8Array())).toBe(sha256(bytes));
  });

  test('is AccessDenied for a key outside the grant, and a large upload is refused before it is stored', async () => {
    const { s3 } = gateway.as(allow('s3:PutObject', `${BUCKET}/mine/*`));

    const denied = s3.send(new PutObjectCommand({ Bucket, Key: 'theirs/x', Body: randomBytes(LARGE) }));

    await expect(denied).rejects.toMatchObject({ name: 'AccessDenied', $metadata: { httpStatusCode: 403 } });
    const { s3: operator } = gateway.asOperator();
    expect(await errorName(operator.send(new HeadObjectCommand({ Bucket, Key: 'theirs/x' })))).toBe(
      'NotFound',
    );
  });

  test('matches keys with spaces, plus signs and characters of any script against the grant', async () => {
    const Key = 'names/a b+c/ñ&<x>.txt';
    const { s3 } = gateway.as(allow(['s3:PutObject', 's3:GetObject'], `${BUCKET}/${Key}`));

    await s3.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }));
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));

    expect(await Body?.transformToString()).toBe('x');
  });

  test('reads a part of an object', async () => {
    await seed('range');
    const { s3 } = gateway.as(allow('s3:GetObject', `${BUCKET}/*`));

    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: 'range', Range: 'bytes=1-2' }));

    expect(await Body?.transformToString()).toBe('an');
  });

  test('copies with GetObject on the source and PutObject on the destination', async () => {
    await seed('from');
    const copy = new CopyObjectCommand({ Bucket, Key: 'to', CopySource: `${Bucket}/from` });
    const get = allow('s3:GetObject', `${BUCKET}/from`);
    const put = allow('s3:PutObject', `${BUCKET}/to`);

    await gateway.as(get, put).s3.send(copy);

    expect(await errorName(gateway.as(get).s3.send(copy))).toBe('AccessDenied');
    expect(await errorName(gateway.as(put).s3.send(copy))).toBe('AccessDenied');
  });

  test('deletes many objects when every key is granted', async () => {
    await seed('many/a&b', 'many/b', 'other/c');
    const { s3 } = gateway.as(allow('s3:DeleteObject', `${BUCKET}/many/*`));
    const remove = (...keys: string[]) =>
      s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: keys.map((Key) => ({ Key })) } }));

    expect(await errorName(remove('many/a&b', 'other/c'))).toBe('AccessDenied');
    const { Deleted, Errors } = await remove('many/a&b', 'many/b', 'many/never there');

    expect([Deleted?.map(({ Key }) => Key), Errors]).toEqual([
      ['many/a&b', 'many/b', 'many/never there'],
      undefined,
    ]);
    const { s3: operator } = gateway.asOperator();
    const { KeyCount } = await operator.send(new ListObjectsV2Command({ Bucket, Prefix: 'many/' }));
    expect(KeyCount).toBe(0);
  });

  test('deletes many objects with an empty result when Quiet is set, and is NoSuchBucket without a bucket', async () => {
    await seed('quiet/a', 'quiet/b');
    const { s3 } = gateway.asOperator();
    const remove = (bucket: string) =>
      s3.send(
        new DeleteObjectsCommand({
          Bucket: bucket,
          Delete: { Objects: [{ Key: 'quiet/a' }, { Key: 'quiet/b' }], Quiet: true },
        }),
      );

    expect(await errorName(remove('no-such-bucket'))).toBe('NoSuchBucket');
    const { Deleted, Errors } = await remove(Bucket);

    expect([Deleted, Errors]).toEqual([undefined, undefined]);
    const { KeyCount } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'quiet/' }));
    expect(KeyCount).toBe(0);
  });

  test('distinguishes the permissions to list, read and delete', async () => {
    await seed('list/a');
    const { s3 } = gateway.as(allow('s3:ListBucket', BUCKET));

    const { Contents } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/' }));

    expect(Contents?.map(({ Key }) => Key)).toEqual(['list/a']);
    expect(await errorName(s3.send(new GetObjectCommand({ Bucket, Key: 'list/a' })))).toBe('AccessDenied');
    expect(await errorName(s3.send(new DeleteObjectCommand({ Bucket, Key: 'list/a' })))).toBe('AccessDenied');
  });

  test('lists only the prefix that a condition names', async () => {
    const { s3 } = gateway.as({
      Effect: 'Allow',
      Action: 's3:ListBucket',
      Resource: BUCKET,
      Condition: { StringLike: { 's3:prefix': 'mine/*' } },
    });

    await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'mine/a' }));

    expect(await errorName(s3.send(new ListObjectsV2Command({ Bucket })))).toBe('AccessDenied');
  });

  test('aborts an upload with AbortMultipartUpload', async () => {
    const put = allow('s3:PutObject', `${BUCKET}/parts`);
    const { s3 } = gateway.as(put, allow('s3:AbortMultipartUpload', `${BUCKET}/parts`));
    const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ Bucket, Key: 'parts' }));
    const abort = new AbortMultipartUploadCommand({ Bucket, Key: 'parts', UploadId });

    expect(await errorName(gateway.as(put).s3.send(abort))).toBe('AccessDenied');
    expect(await errorName(s3.send(abort))).toBe('no error');
  });

  test('replies to a missing object as to a forbidden one unless the role may list', async () => {
    const get = allow('s3:GetObject', `${BUCKET}/*`);
    const missing = new GetObjectCommand({ Bucket, Key: 'missing' });

    expect(await errorName(gateway.as(get).s3.send(missing))).toBe('AccessDenied');
    expect(await errorName(gateway.as(get, allow('s3:ListBucket', BUCKET)).s3.send(missing))).toBe(
      'NoSuchKey',
    );
  });

  test('of a subresource that is not implemented is refused by name', async () => {
    const { s3 } = gateway.asOperator();

    await expect(s3.send(new GetObjectAclCommand({ Bucket, Key: 'k' }))).rejects.toThrow(
      /\?acl is not implemented/,
    );
  });

  test('with an unknown key is InvalidAccessKeyId, and without a signature AccessDenied', async () => {
    const { s3 } = gateway.clients({ accessKeyId: 'AKIANOBODY', secretAccessKey: 'x' });

    expect(await errorName(s3.send(new GetObjectCommand({ Bucket, Key: 'k' })))).toBe('InvalidAccessKeyId');
    const anonymous = await fetch(`${gateway.origin}/${Bucket}/k`);
    expect(anonymous.status).toBe(403);
    expect(await anonymous.text()).toContain('<Code>AccessDenied</Code>');
  });
});
