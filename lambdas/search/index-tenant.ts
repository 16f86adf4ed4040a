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
  readonly bounds?: IndexBounds;
  now(): Date;
}

/** A search must be able to examine a whole segment, and one call writes it in memory. */
export const MAX_SEGMENT = 100_000;
const MAX_SEGMENT_BYTES = 100_000_000;

export interface IndexBounds {
  /** An S3 object for fewer messages would cost more than the email. */
  readonly leastInSegment: number;
  readonly mostInSegment: number;
  readonly mostBytes: number;
  readonly stepEntries: number;
}

export const INDEX_BOUNDS: IndexBounds = {
  leastInSegment: 16,
  mostInSegment: MAX_SEGMENT,
  mostBytes: MAX_SEGMENT_BYTES,
  stepEntries: 500,
};

/** The ratio keeps segments few and copies rare. */
const MERGE_RATIO = 32;
const BUDGET_MS = 90_000;
const BUILDER_MS = 6 * 60_000;
const REBUILD_MS = 12 * 60 * 60_000;
/** The job of an interval normally runs within eight minutes. */
const LATE_MS = 60 * 60_000;

/** Another builder is active, or one call cannot finish; SQS retries the job. */
export class IndexingUnfinished extends Error {
  override readonly name = 'IndexingUnfinished';
}

/**
 * Each step ends with a conditional write of the index row, so a crash or a concurrent builder leaves only an
 * unreferenced S3 object.
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

interface Gone {
  readonly inboxes: ReadonlySet<string>;
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

/** All email is old on the first build. */
function noteAge({ metering, now }: IndexServices, index: SearchIndex, entries: readonly ReadEntry[]): void {
  const oldest = entries.find(({ mail }) => mail !== undefined);
  if (oldest === undefined || index.revision === undefined) return;
  const age = now().getTime() - timeOfPosition(oldest.position);
  metering.count('SearchIndexAge', Math.round(age / 1000));
  if (age > LATE_MS) metering.count('MailIndexedLate');
}

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
  // Every search reads the waiting messages, so the plan limits them.
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
 * An interrupted job leaves fewer segments to the next. Searches already skip these messages because their rows are
 * gone.
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

async function deleteLeft(
  { table, bucket, now }: IndexServices,
  tenantId: string,
  used: readonly SegmentFile[],
): Promise<void> {
  const rebuilt = await getSearchIndex(table, tenantId, 'REBUILD');
  const isAbandoned =
    rebuilt.segments.length > 0 && timeOfPosition(rebuilt.position) < now().getTime() - REBUILD_MS;
  // An abandoned rebuild would keep deleted words in S3.
  const isEnded =
    isAbandoned && (await replaceSearchIndex(table, tenantId, rebuilt, NO_INDEX, 'REBUILD')) !== undefined;
  const names = new Set([...used, ...(isEnded ? [] : rebuilt.segments)].map(({ name }) => name));
  await deleteLeftSegments(bucket, tenantId, names, new Date(now().getTime() - BUILDER_MS));
}
