import { randomUUID } from 'node:crypto';
import {
  type Document,
  SegmentHead,
  type SegmentSource,
  sourceOfSegment,
  type WrittenSegment,
  writeSegment,
} from '@agent-inbox/segment-index';
import type { Metering } from '../observability/metric-name.ts';
import { firstEntriesAfter, type ReadEntry } from '../store/log/log-entries.ts';
import { positionAfter, timeOfPosition } from '../store/log-position.ts';
import {
  deleteLeftSegments,
  deleteSegment,
  getSearchIndex,
  getSegment,
  type MessageToIndex,
  NO_INDEX,
  putSegment,
  replaceSearchIndex,
  type SearchIndex,
  type SearchIndexKind,
  type SegmentFile,
} from '../store/search/search-index.ts';
import { getUsageHead } from '../store/usage/usage-head.ts';
import { distinct, keyOf, messagesOfEntry, sourcesOf } from './index-messages.ts';
import type { MessageStore } from './read-messages.ts';

interface IndexServices extends MessageStore {
  /** A younger log entry may still get a predecessor. */
  readonly settleSeconds: number;
  readonly metering: Metering;
  /** As usual unless a test gives its own. */
  readonly bounds?: IndexBounds;
  now(): Date;
}

/**
 * Maximum number of messages and bytes of a segment: a search must be able to examine it whole, and one call
 * writes it in memory. A search reads more with each additional segment.
 */
export const MAX_SEGMENT = 100_000;
const MAX_SEGMENT_BYTES = 100_000_000;

export interface IndexBounds {
  /** Fewer messages stay in the index row, because an object for each would cost more than the mail. */
  readonly leastInSegment: number;
  readonly mostInSegment: number;
  /** Bytes of segments that are merged. */
  readonly mostBytes: number;
  /** Log entries of a step. */
  readonly stepEntries: number;
}

export const INDEX_BOUNDS: IndexBounds = {
  leastInSegment: 16,
  mostInSegment: MAX_SEGMENT,
  mostBytes: MAX_SEGMENT_BYTES,
  stepEntries: 500,
};

/**
 * A segment merges with its predecessors that are at most this many times as large, which keeps segments few
 * and copies rare.
 */
const MERGE_RATIO = 32;
/** A call starts no step after this time. */
const BUDGET_MS = 90_000;
/** No builder runs longer. */
const BUILDER_MS = 6 * 60_000;
/** No rebuild runs longer. */
const REBUILD_MS = 12 * 60 * 60_000;
/** Mail indexed later than this is counted. The job of its interval normally runs within eight minutes. */
const LATE_MS = 60 * 60_000;

/** Another builder is working on this index, or one call cannot finish: the job is retried. */
export class IndexingUnfinished extends Error {
  override readonly name = 'IndexingUnfinished';
}

/**
 * Applies the tenant's log to its search index: settled messages are added to segments, those of deleted
 * inboxes are removed. Each step ends with a conditional write of the index row, so a crash or a concurrent
 * builder leaves only an unreferenced object.
 * @param isRepeated whether the job was received before and may have left an object
 */
export async function indexTenant(
  services: IndexServices,
  tenantId: string,
  isRepeated: boolean,
): Promise<void> {
  const { stepEntries } = services.bounds ?? INDEX_BOUNDS;
  const startedAt = services.now().getTime();
  const upTo = positionAfter(startedAt - services.settleSeconds * 1000);
  const { shards } = await getUsageHead(services.table, tenantId);
  const first = await getSearchIndex(services.table, tenantId);
  let index = first;
  let forgot = isRepeated;
  for (;;) {
    const log = { tenantId, shards };
    const { entries, hasMore } = await firstEntriesAfter(
      services.table,
      log,
      index.position,
      upTo,
      stepEntries,
    );
    noteAge(services, index, entries);
    const gone = goneIn(entries);
    if (gone !== undefined) {
      forgot = true;
      index = await forget(services, tenantId, index, gone, startedAt + BUDGET_MS);
    }
    const found = entries.flatMap(messagesOfEntry);
    const isAwaited = index.waiting.some(({ texts }) => texts !== undefined);
    const isNews = found.length > 0 || gone !== undefined || hasMore || isAwaited;
    const position = entries.at(-1)?.position ?? index.position;
    if (isNews) index = await add(services, tenantId, index, found, position, hasMore);
    if (!hasMore) break;
    endInTime(services, startedAt + BUDGET_MS);
  }
  if (forgot) await deleteLeft(services, tenantId, index.segments);
  if (index !== first) {
    services.metering.count('SearchSegments', index.segments.length);
    services.metering.count(
      'SearchIndexBytes',
      index.segments.reduce((sum, { bytes }) => sum + bytes, 0),
    );
  }
}

function endInTime({ now }: IndexServices, endsAt: number): void {
  if (now().getTime() > endsAt) throw new IndexingUnfinished('More is to be done');
}

/** Entries to remove from segments. */
interface Gone {
  readonly inboxes: ReadonlySet<string>;
  /** Messages that were deleted, or are indexed again with an attachment's text. */
  readonly messages: ReadonlyMap<string, 'deleted' | 'again'>;
  readonly sortKeys: readonly string[];
}

function goneIn(entries: readonly ReadEntry[]): Gone | undefined {
  const inboxes = new Set(entries.filter(({ inboxes }) => inboxes === -1).map(({ inboxKey }) => inboxKey));
  const messages = new Map<string, 'deleted' | 'again'>();
  const sortKeys: string[] = [];
  for (const { inboxKey, texts, removed = [] } of entries) {
    if (texts !== undefined) messages.set(keyOf({ inboxKey, sortKey: texts.sortKey }), 'again');
    for (const sortKey of removed) messages.set(keyOf({ inboxKey, sortKey }), 'deleted');
    sortKeys.push(...(texts === undefined ? removed : [texts.sortKey]));
  }
  return inboxes.size + messages.size === 0 ? undefined : { inboxes, messages, sortKeys };
}

function reasonOf({ inboxes, messages }: Gone, document: Document): 'deleted' | 'again' | undefined {
  return inboxes.has(document.inboxKey) ? 'deleted' : messages.get(keyOf(document));
}

/** On the first build all mail is old, so it is not measured. */
function noteAge({ metering, now }: IndexServices, index: SearchIndex, entries: readonly ReadEntry[]): void {
  const oldest = entries.find(({ mail }) => mail !== undefined);
  if (oldest === undefined || index.revision === undefined) return;
  const age = now().getTime() - timeOfPosition(oldest.position);
  metering.count('SearchIndexAge', Math.round(age / 1000));
  if (age > LATE_MS) metering.count('MailIndexedLate');
}

/** Few messages stay in the index row instead of a segment. */
async function add(
  services: IndexServices,
  tenantId: string,
  index: SearchIndex,
  found: readonly MessageToIndex[],
  position: string,
  hasMore: boolean,
): Promise<SearchIndex> {
  const waiting = distinct([...index.waiting, ...found]);
  const hasTexts = waiting.some(({ texts }) => texts !== undefined);
  const { leastInSegment } = services.bounds ?? INDEX_BOUNDS;
  if (waiting.length < leastInSegment && !hasMore && !hasTexts) {
    return replace(services, tenantId, index, { ...index, position, waiting });
  }
  return addSegment(services, tenantId, index, waiting, position);
}

/** Small preceding segments are merged into the new one. */
export async function addSegment(
  services: Omit<IndexServices, 'metering'>,
  tenantId: string,
  index: SearchIndex,
  messages: readonly MessageToIndex[],
  position: string,
  kind: SearchIndexKind = 'INDEX',
): Promise<SearchIndex> {
  const bounds = services.bounds ?? INDEX_BOUNDS;
  let segments = index.segments;
  const written: string[] = [];
  const replaced: SegmentFile[] = [];
  const pending: MessageToIndex[] = [];
  // Every search reads those that wait. They are as many as the plan lets wait.
  const isTaken = (message: MessageToIndex) => {
    const mayWait = services.now().getTime() < (message.texts?.until ?? 0);
    if (mayWait) pending.push(message);
    return !mayWait;
  };
  for await (const { source } of sourcesOf(services, tenantId, messages, isTaken, {
    messages: bounds.mostInSegment,
  })) {
    const joined = joinable(segments, source.documents.length, bounds);
    const earlier = await Promise.all(joined.map((file) => readSource(services, tenantId, file)));
    const segment = writeSegment([...earlier, source]);
    if (segment === undefined) continue;
    const file = await put(services, tenantId, segment);
    written.push(file.name);
    replaced.push(...joined);
    segments = [...segments.slice(0, segments.length - joined.length), file];
  }
  const next = { position, segments, waiting: pending };
  const kept = new Set(segments.map(({ name }) => name));
  const unused = [...replaced.map(({ name }) => name), ...written].filter((name) => !kept.has(name));
  const replacing = await replace(services, tenantId, index, next, kind, written);
  for (const name of unused) await deleteSegment(services.bucket, tenantId, name);
  return replacing;
}

/** Selects trailing segments that are small compared with the result. */
export function joinable(
  segments: readonly SegmentFile[],
  count: number,
  { mostInSegment, mostBytes }: Pick<IndexBounds, 'mostInSegment' | 'mostBytes'> = INDEX_BOUNDS,
): SegmentFile[] {
  const joined: SegmentFile[] = [];
  let total = { count, bytes: 0 };
  for (const file of segments.toReversed()) {
    const sum = { count: total.count + file.count, bytes: total.bytes + file.bytes };
    if (file.count > MERGE_RATIO * total.count || sum.count > mostInSegment || sum.bytes > mostBytes) break;
    joined.unshift(file);
    total = sum;
  }
  return joined;
}

/**
 * Rewrites segments without some messages. Each segment is its own step, so an interrupted job leaves less to
 * the next. Searches already skip the messages, because their rows are gone.
 */
async function forget(
  services: IndexServices,
  tenantId: string,
  from: SearchIndex,
  gone: Gone,
  endsAt: number,
): Promise<SearchIndex> {
  let index = from;
  for (const file of from.segments.filter((each) => mayHave(each, gone))) {
    const head = new SegmentHead(await readPart(services, tenantId, file, file.head));
    const reasons = Array.from({ length: head.count }, (_, i) => reasonOf(gone, head.document(i)));
    if (reasons.every((reason) => reason === undefined)) continue;
    endInTime(services, endsAt);
    const source = await readSource(services, tenantId, file);
    const segment = writeSegment([source], (document) => reasonOf(gone, document) === undefined);
    const rewritten = segment === undefined ? undefined : await put(services, tenantId, segment);
    const segments = index.segments.flatMap((each) => (each === file ? (rewritten ?? []) : each));
    const names = rewritten === undefined ? [] : [rewritten.name];
    index = await replace(services, tenantId, index, { ...index, segments }, 'INDEX', names);
    await deleteSegment(services.bucket, tenantId, file.name);
    services.metering.count('SearchForgotten', reasons.filter((reason) => reason === 'deleted').length);
  }
  return index;
}

function mayHave({ low, high }: SegmentFile, { inboxes, sortKeys }: Gone): boolean {
  return inboxes.size > 0 || sortKeys.some((sortKey) => low <= sortKey && sortKey <= high);
}

/** @throws IndexingUnfinished if another builder was faster; the new objects are deleted */
async function replace(
  { table, bucket }: MessageStore,
  tenantId: string,
  from: SearchIndex,
  to: Omit<SearchIndex, 'revision'>,
  kind: SearchIndexKind = 'INDEX',
  written: readonly string[] = [],
): Promise<SearchIndex> {
  const index = await replaceSearchIndex(table, tenantId, from, to, kind);
  if (index !== undefined) return index;
  for (const name of written) await deleteSegment(bucket, tenantId, name);
  throw new IndexingUnfinished('Another builder changed the index');
}

async function put(
  { bucket }: MessageStore,
  tenantId: string,
  segment: WrittenSegment,
): Promise<SegmentFile> {
  const { bytes, head, count, low, high } = segment;
  const name = randomUUID();
  await putSegment(bucket, tenantId, name, bytes);
  return { name, bytes: bytes.length, head, count, low, high };
}

async function readSource(store: MessageStore, tenantId: string, file: SegmentFile): Promise<SegmentSource> {
  return sourceOfSegment(await readPart(store, tenantId, file, 0), file.head);
}

async function readPart(
  { bucket }: MessageStore,
  tenantId: string,
  file: SegmentFile,
  start: number,
): Promise<Uint8Array> {
  const bytes = await getSegment(bucket, tenantId, file.name, [start, file.bytes]);
  // Another builder replaced the segment, or it is lost and the operator must rebuild the index.
  if (bytes === undefined) throw new IndexingUnfinished('A segment is not there');
  return bytes;
}

/** Deletes objects left by earlier builders. @param used segments of the current index */
async function deleteLeft(
  { table, bucket, now }: IndexServices,
  tenantId: string,
  used: readonly SegmentFile[],
): Promise<void> {
  const rebuilt = await getSearchIndex(table, tenantId, 'REBUILD');
  const isAbandoned =
    rebuilt.segments.length > 0 && timeOfPosition(rebuilt.position) < now().getTime() - REBUILD_MS;
  // Objects of an abandoned rebuild would keep deleted words. If it continues after all, it must restart.
  const isEnded =
    isAbandoned && (await replaceSearchIndex(table, tenantId, rebuilt, NO_INDEX, 'REBUILD')) !== undefined;
  const names = new Set([...used, ...(isEnded ? [] : rebuilt.segments)].map(({ name }) => name));
  await deleteLeftSegments(bucket, tenantId, names, new Date(now().getTime() - BUILDER_MS));
}
