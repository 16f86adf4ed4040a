import type { Document } from '@agent-inbox/segment-index';
import {
  documentTerms,
  type OpenSegment,
  openSegment,
  type SegmentSource,
  sourceOfMessages,
  writeSegment,
} from '@agent-inbox/segment-index';
import { markOf } from '../message/visibility.ts';
import { entriesAfter } from '../store/log/log-entries.ts';
import { POSITION_AFTER_ALL } from '../store/log-position.ts';
import { getSearchIndex, type MessageToIndex, type SearchIndex } from '../store/search/search-index.ts';
import { getUsageHead } from '../store/usage/usage-head.ts';
import { distinct, keyOf, messagesOfEntry, sourcesOf } from './index-messages.ts';
import type { MessageStore } from './read-messages.ts';

/** All tenants of a Lambda instance share this cache. */
const KEPT_BYTES = 50_000_000;

const NO_WORDS = documentTerms([]);

export interface IndexState {
  readonly index: SearchIndex;
  /** The newest message comes first. */
  readonly tail: readonly MessageToIndex[];
}

/** The reads are strongly consistent, so that no message is missed. */
export async function readIndex({ table }: MessageStore, tenantId: string): Promise<IndexState> {
  const [index, { shards }] = await Promise.all([
    getSearchIndex(table, tenantId),
    getUsageHead(table, tenantId),
  ]);
  const entries = await entriesAfter(table, { tenantId, shards }, index.position, POSITION_AFTER_ALL);
  const tail = distinct([...index.waiting, ...entries.flatMap(messagesOfEntry)]);
  return { index, tail: tail.sort((a, b) => (a.sortKey < b.sortKey ? 1 : -1)) };
}

interface Block {
  readonly segment: OpenSegment;
  readonly names: readonly string[];
  readonly bytes: number;
}

const kept = new Map<string, Block>();
const blocks = new Set<Block>();

interface OpenTail {
  readonly segments: readonly { readonly segment: OpenSegment; readonly stale: readonly number[] }[];
  readonly end: string | undefined;
  readonly bytes: number;
}

/** The limit `mostWords` is approximate and excludes cached words. */
export async function openTail(
  store: MessageStore,
  tenantId: string,
  tail: readonly MessageToIndex[],
  hasWords: boolean,
  mostWords: number,
): Promise<OpenTail> {
  if (!hasWords) {
    const block = await blockOf(sourceOfMessages(tail.map(withoutWords)), () => '');
    return { segments: block === undefined ? [] : [{ ...block, stale: [] }], end: undefined, bytes: 0 };
  }
  const nameOf = ({ inboxKey, sortKey, texts }: MessageToIndex) =>
    `${tenantId} ${keyOf({ inboxKey, sortKey })} ${texts?.indices.join() ?? ''}`;
  const wanted = new Map(tail.map((message) => [keyOf(message), nameOf(message)]));
  const missing = tail.filter((message) => !kept.has(nameOf(message)));
  const used = new Set(tail.flatMap((message) => kept.get(nameOf(message)) ?? []));
  const pending = new Set<string>();
  const take = (message: MessageToIndex) => pending.add(nameOf(message)).size > 0;
  let end: string | undefined;
  for await (const read of sourcesOf(store, tenantId, missing, take, { words: mostWords })) {
    const block = await blockOf(read.source, (document) => wanted.get(keyOf(document)) ?? '');
    if (block !== undefined) used.add(block);
    for (const name of block?.names ?? [])
      if (block !== undefined && !pending.has(name)) kept.set(name, block);
    end = missing[read.end]?.sortKey;
    break;
  }
  for (const block of used) {
    blocks.delete(block);
    blocks.add(block);
  }
  forgetOldest();
  const names = new Set(wanted.values());
  return {
    segments: [...used].map((block) => ({
      segment: block.segment,
      stale: block.names.flatMap((name, number) => (names.has(name) ? [] : [number])),
    })),
    end,
    bytes: [...used].reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

function withoutWords({ sortKey, threadKey, inboxId, inboxKey, visibility }: MessageToIndex) {
  const document = { sortKey, threadKey, inboxId, inboxKey, mark: markOf(visibility), length: 0 };
  return { document, terms: NO_WORDS };
}

async function blockOf(
  source: SegmentSource,
  nameOf: (document: Document) => string,
): Promise<Block | undefined> {
  const written = writeSegment([source]);
  if (written === undefined) return undefined;
  const copy = Uint8Array.from(written.bytes);
  const bounds = { head: written.head, bytes: copy.length };
  const segment = await openSegment(async (start, end) => copy.subarray(start, end), bounds);
  return { segment, names: source.documents.map(nameOf), bytes: copy.length };
}

function forgetOldest(): void {
  let total = [...blocks].reduce((sum, { bytes }) => sum + bytes, 0);
  for (const block of blocks) {
    if (total <= KEPT_BYTES) return;
    blocks.delete(block);
    for (const name of block.names) if (kept.get(name) === block) kept.delete(name);
    total -= block.bytes;
  }
}
