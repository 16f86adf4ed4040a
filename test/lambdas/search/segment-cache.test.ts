import { documentTerms, sourceOfMessages, writeSegment } from '@agent-inbox/segment-index';
import { expect, test } from 'vitest';
import { INDEX_BOUNDS, joinable } from '../../../lambdas/search/index-tenant.ts';
import { openFile, SegmentGone } from '../../../lambdas/search/segment-cache.ts';
import { segmentKey } from '../../../lambdas/store/object/object-keys.ts';
import type { SegmentFile } from '../../../lambdas/store/search/search-index.ts';
import { memoryBucket } from '../store/object/memory-bucket.ts';
import { unused } from '../test-context.ts';

const TENANT = 'tenant-cached';
/** Segments that the cache keeps. */
const KEPT = 3;

let made = 0;

/** Segments of one message each, of equal size, in a bucket that counts what is read. */
function segments(count: number) {
  const objects = new Map<string, Uint8Array>();
  let reads = 0;
  const bucket = memoryBucket(objects, () => {
    reads += 1;
  });
  const files = Array.from({ length: count }, (): SegmentFile => {
    made += 1;
    const name = `file${made + 100_000}`;
    const terms = documentTerms([{ field: 'text', rank: 2, mostWords: 10, text: 'common' }]);
    const place = { sortKey: name, threadKey: name, inboxId: 'i@x.test', inboxKey: 'i' };
    const document = { ...place, mark: 0, length: terms.length };
    const written = writeSegment([sourceOfMessages([{ document, terms }])]);
    if (written === undefined) throw new Error('A segment has messages');
    const { bytes, ...file } = written;
    objects.set(segmentKey(TENANT, name), bytes);
    return { ...file, name, bytes: bytes.length };
  });
  const size = files[0]?.bytes ?? 0;
  expect(new Set(files.map(({ bytes }) => bytes))).toEqual(new Set([size]));
  const store = { bucket, table: unused<never>('table') };
  /** @returns the message of the segment, and how many reads of the bucket it took. */
  const open = async (file: SegmentFile | undefined) => {
    if (file === undefined) throw new Error('There is no such segment');
    const before = reads;
    const { head } = await openFile(store, TENANT, file, KEPT * size);
    return [head.document(0).sortKey === file.name, reads - before];
  };
  return { objects, files, open };
}

test.each([
  KEPT,
  KEPT + 1,
  2 * KEPT,
])('the cache keeps the last three of %i segments that are opened, and all can be opened again', async (count) => {
  const { files, open } = segments(count);
  for (const file of files) expect(await open(file)).toEqual([true, 1]);

  for (const file of files.slice(-KEPT)) expect(await open(file)).toEqual([true, 0]);
  for (const file of files.slice(0, -KEPT)) expect(await open(file)).toEqual([true, 1]);
});

test('a segment that was used stays in the cache longer than one that was not', async () => {
  const { files, open } = segments(KEPT + 1);
  for (const file of files.slice(0, KEPT)) await open(file);
  await open(files[0]);
  await open(files[KEPT]);

  expect(await open(files[0])).toEqual([true, 0]);
  expect(await open(files[1])).toEqual([true, 1]);
});

test('a segment that vanishes is open while it is cached, then an error, and open again when it is back', async () => {
  const { objects, files, open } = segments(2 * KEPT);
  const [file] = files;
  const key = segmentKey(TENANT, file?.name ?? '');
  const bytes = objects.get(key);
  await open(file);
  objects.delete(key);
  expect(await open(file)).toEqual([true, 0]);

  for (const other of files.slice(1)) await open(other);
  for (const _ of [1, 2]) await expect(open(file)).rejects.toThrow(SegmentGone);
  objects.set(key, bytes ?? new Uint8Array());
  expect((await open(file))[0]).toBe(true);
});

const MOST_BYTES = 10;
const fileOf = (bytes: number, count = 1): SegmentFile => ({
  name: `${bytes}`,
  bytes,
  count,
  head: 0,
  low: '',
  high: '',
});

test.each([
  ['as many bytes as the bound', [4, 6], [4, 6]],
  ['one more', [5, 6], [6]],
  ['twice as many', [4, 6, 4, 6], [4, 6]],
  ['a segment larger than the bound', [4, 11], []],
  ['a larger one before small ones', [11, 4, 6], [4, 6]],
])('segments that have %s (%j) are merged only while they have no more than the bound: %j', (_, bytes, joined) => {
  const bounds = { ...INDEX_BOUNDS, mostBytes: MOST_BYTES };

  expect(
    joinable(
      bytes.map((each) => fileOf(each)),
      1,
      bounds,
    ).map((file) => file.bytes),
  ).toEqual(joined);
});

test.each([
  [10, [5, 4]],
  [9, [4]],
  [5, [4]],
  [4, []],
])('segments of 5 and 4 messages are merged with one more while they have at most %i: %j', (most, joined) => {
  const files = [fileOf(1, 5), fileOf(1, 4)];

  expect(joinable(files, 1, { ...INDEX_BOUNDS, mostInSegment: most }).map(({ count }) => count)).toEqual(
    joined,
  );
});
