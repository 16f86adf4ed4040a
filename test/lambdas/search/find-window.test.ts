import { documentTerms, parseQuery, sourceOfMessages, writeSegment } from '@agent-inbox/segment-index';
import { expect, test } from 'vitest';
import { SEARCH_BOUNDS } from '../../../lambdas/search/bounds.ts';
import { findWindow } from '../../../lambdas/search/find-window.ts';
import type { Range } from '../../../lambdas/search/range.ts';
import { searchedText } from '../../../lambdas/search/searched-texts.ts';
import type { SegmentFile } from '../../../lambdas/store/search/search-index.ts';
import type { Table } from '../../../lambdas/store/table/table.ts';
import { seeded } from '../../faults/seeded.ts';
import { memoryBucket } from '../store/object/memory-bucket.ts';

/** How the messages of a tenant lie in its segments. */
const LAYOUTS = {
  'one after the other': (_: () => number, at: number) => Math.floor(at * 5),
  'with neighbours mixed': (next: () => number, at: number) =>
    Math.floor(Math.min(0.999, at + next() / 5) * 5),
  'of inboxes, as a rebuild makes them': (next: () => number) => Math.floor(next() * 5),
};

test.each(
  Object.entries(LAYOUTS),
)('windows over segments %s examine each message once, and no more than one call may', async (layout, segmentOf) => {
  for (let seed = 1; seed <= 100; seed++) {
    const next = seeded(seed);
    const keys = Array.from(
      { length: 1 + Math.floor(next() * 60) },
      (_, i) => `k${String(i).padStart(3, '0')}`,
    );
    const objects = new Map<string, Uint8Array>();
    const tenantId = `${layout} ${seed}`;
    const segments: SegmentFile[] = [];
    for (let segment = 0; segment < 5; segment++) {
      const own = keys.filter((_, i) => segmentOf(seeded(seed * 1_000 + i), i / keys.length) === segment);
      const written = writeSegment([sourceOfMessages(own.map(message))]);
      if (written === undefined) continue;
      const { bytes, head, count, low, high } = written;
      objects.set(`search/${tenantId}/${segment}`, Uint8Array.from(bytes));
      segments.push({ name: String(segment), bytes: bytes.length, head, count, low, high });
    }
    const maxExamined = 1 + Math.floor(next() * 30);
    for (const ascending of [false, true]) {
      const found: string[][] = [];
      for (let range: Range | undefined = { low: undefined, high: undefined }; range !== undefined; ) {
        const window = await findWindow(
          { table: undefined as unknown as Table, bucket: memoryBucket(objects) },
          { index: { revision: 'r', position: '', segments, waiting: [] }, tail: [] },
          {
            tenantId,
            inboxKeys: undefined,
            visibilities: ['clean'],
            query: parseQuery('word'),
            ascending,
            byRelevance: false,
          },
          range,
          { ...SEARCH_BOUNDS, examined: maxExamined },
        );
        found.push([...window.hits()].map(({ sortKey }) => sortKey));
        range = window.next;
      }
      expect(found.flat(), `seed ${seed}`).toEqual(ascending ? keys : keys.toReversed());
      expect(Math.max(...found.map(({ length }) => length)), `seed ${seed}`).toBeLessThanOrEqual(maxExamined);
      expect(found.length, `seed ${seed}`).toBeLessThanOrEqual(keys.length + segments.length);
      if (layout === 'one after the other')
        expect(found[0], `seed ${seed}`).toHaveLength(Math.min(maxExamined, keys.length));
    }
  }
});

function message(sortKey: string) {
  return {
    document: {
      sortKey,
      threadKey: 't',
      inboxId: 'a@b',
      inboxKey: 'k',
      mark: 0,
      length: 1,
    },
    terms: documentTerms([searchedText('text', 'word')]),
  };
}
