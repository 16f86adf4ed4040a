import { entriesAfter } from '../store/log/log-entries.ts';
import { POSITION_AFTER_ALL } from '../store/log-position.ts';
import { getSearchIndex, type MessageToIndex, type SearchIndex } from '../store/search/search-index.ts';
import { getUsageHead } from '../store/usage/usage-head.ts';
import { distinct, messagesOfEntry, sourcesOf } from './index-messages.ts';
import { type OpenSegment, openSegment } from './open-segment.ts';
import type { MessageStore } from './read-messages.ts';
import { writeSegment } from './write-segment.ts';

/** Messages whose texts one call reads from the table. */
export const MAX_TAIL = 1_000;
/** Tenants whose last tail an instance keeps, and its bytes. */
const KEPT_TAILS = 50;
const KEPT_BYTES = 1_000_000;

export interface IndexState {
  readonly index: SearchIndex;
  /** Messages that are in no segment, or without texts that are wanted of them, most recent first. */
  readonly tail: readonly MessageToIndex[];
}

/** The index of a tenant, and what its log has beyond it: strongly consistent reads, so that nothing is missed. */
export async function readIndex({ table }: MessageStore, tenantId: string): Promise<IndexState> {
  const [index, { shards }] = await Promise.all([
    getSearchIndex(table, tenantId),
    getUsageHead(table, tenantId),
  ]);
  const entries = await entriesAfter(table, { tenantId, shards }, index.position, POSITION_AFTER_ALL);
  const tail = distinct([...index.waiting, ...entries.flatMap(messagesOfEntry)]);
  return { index, tail: tail.sort((a, b) => (a.sortKey < b.sortKey ? 1 : -1)) };
}

/** A tail that was read: its messages do not change, and rows decide what is shown of them. */
interface KeptTail {
  readonly keys: string;
  readonly segments: readonly OpenSegment[];
  readonly bytes: number;
}
const kept = new Map<string, KeptTail>();

/** An index in memory of messages that are in no segment. */
export async function openTail(
  store: MessageStore,
  tenantId: string,
  tail: readonly MessageToIndex[],
): Promise<readonly OpenSegment[]> {
  if (tail.length === 0) return [];
  const keys = tail
    .map(({ inboxKey, sortKey, texts }) => `${inboxKey}${sortKey}${texts?.indices.join() ?? ''}`)
    .join(' ');
  const known = kept.get(tenantId);
  if (known?.keys === keys) return known.segments;
  const segments: OpenSegment[] = [];
  let bytes = 0;
  let isComplete = true;
  const take = () => {
    isComplete = false;
    return true;
  };
  for await (const source of sourcesOf(store, tenantId, tail, take)) {
    const segment = writeSegment([source]);
    if (segment === undefined) continue;
    const copy = Uint8Array.from(segment.bytes);
    bytes += copy.length;
    segments.push(
      await openSegment(async (start, end) => copy.subarray(start, end), {
        head: segment.head,
        bytes: copy.length,
      }),
    );
  }
  kept.delete(tenantId);
  if (isComplete && bytes <= KEPT_BYTES) kept.set(tenantId, { keys, segments, bytes });
  const [oldest] = kept.keys();
  if (kept.size > KEPT_TAILS && oldest !== undefined) kept.delete(oldest);
  return segments;
}
