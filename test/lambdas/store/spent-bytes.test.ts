import { DeleteObjectsCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, test } from 'vitest';
import { deleteObjectAfter } from '../../../lambdas/store/object/spent-bytes.ts';
import { bucketOf } from './bucket-of.ts';

/** A bucket, and the keys of each call that removes some. */
function emptying(refused: readonly string[] = []) {
  const client = new S3Client({ region: 'us-east-1' });
  const calls: (string | undefined)[][] = [];
  mockClient(client)
    .on(DeleteObjectsCommand)
    .callsFake(({ Delete }: DeleteObjectsCommand['input']) => {
      const keys = (Delete?.Objects ?? []).map(({ Key }) => Key);
      calls.push(keys);
      if (keys.includes('broken')) throw new Error('no connection');
      return {
        Errors: keys.filter((key) => refused.includes(key ?? '')).map((Key) => ({ Key, Code: 'SlowDown' })),
      };
    });
  return { bucket: bucketOf(client, 'mail'), calls };
}

const spent = (key: string | undefined) => async () => key;

test('an object is removed when the work that used it is done', async () => {
  const { bucket, calls } = emptying();
  const work = Promise.withResolvers<string>();
  const removed = deleteObjectAfter(bucket, () => work.promise);
  expect(calls).toEqual([]);

  work.resolve('a');
  await removed;
  expect(calls).toEqual([['a']]);
});

test('bytes spent side by side are counted by one call, when the last work has ended', async () => {
  const { bucket, calls } = emptying();
  const slow = Promise.withResolvers<string>();
  const removed = Promise.all([
    deleteObjectAfter(bucket, spent('a')),
    deleteObjectAfter(bucket, () => slow.promise),
    deleteObjectAfter(bucket, spent('b')),
    deleteObjectAfter(bucket, spent(undefined)),
  ]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(calls).toEqual([]);

  slow.resolve('slow');
  await removed;
  expect(calls).toEqual([['a', 'b', 'slow']]);

  await deleteObjectAfter(bucket, spent('later'));
  expect(calls).toHaveLength(2);
});

test('work that fails says so and keeps its object, and holds up no other', async () => {
  const { bucket, calls } = emptying();
  const outcomes = await Promise.allSettled([
    deleteObjectAfter(bucket, spent('a')),
    deleteObjectAfter(bucket, () => Promise.reject(new Error('no quota'))),
  ]);

  expect(outcomes).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { message: 'no quota' } },
  ]);
  expect(calls).toEqual([['a']]);
});

test('an object that is still needed is not removed, and nothing is called for none', async () => {
  const { bucket, calls } = emptying();
  await Promise.all([
    deleteObjectAfter(bucket, spent(undefined)),
    deleteObjectAfter(bucket, spent(undefined)),
  ]);

  expect(calls).toEqual([]);
});

test('a refusal concerns the object that it names, a call that fails all of them', async () => {
  const { bucket } = emptying(['b']);
  const ends = async (...keys: string[]) =>
    (await Promise.allSettled(keys.map((key) => deleteObjectAfter(bucket, spent(key))))).map((end) =>
      end.status === 'rejected' ? String(end.reason) : 'removed',
    );

  expect(await ends('a', 'b', 'c')).toEqual([
    'removed',
    'Error: S3 refused to delete an object: SlowDown',
    'removed',
  ]);
  expect(await ends('a', 'broken')).toEqual(['Error: no connection', 'Error: no connection']);
});

test('a thousand keys are as many as one call takes', async () => {
  const { bucket, calls } = emptying();
  await Promise.all(Array.from({ length: 1001 }, (_, n) => deleteObjectAfter(bucket, spent(String(n)))));

  expect(calls.map(({ length }) => length)).toEqual([1000, 1]);
});

test('buckets are apart', async () => {
  const [one, other] = [emptying(), emptying()];
  const slow = Promise.withResolvers<undefined>();
  const waiting = deleteObjectAfter(other.bucket, () => slow.promise);
  await deleteObjectAfter(one.bucket, spent('a'));

  expect([one.calls, other.calls]).toEqual([[['a']], []]);
  slow.resolve(undefined);
  await waiting;
});
