import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { VISIBILITIES, type Visibility } from '../../message/visibility.ts';
import { rebuiltIndexKey, searchIndexKey } from '../keys.ts';
import { POSITION_BEFORE_ALL } from '../log-position.ts';
import { deleteObject, getBytes, type MailBucket, putBytes } from '../object/mail-bucket.ts';
import { segmentKey, segmentPrefix } from '../object/object-keys.ts';
import { rowType } from '../table/row-type.ts';
import { getRow, type Row, type Table } from '../table/table.ts';
import { makeWrite, rowDelete, rowPut, tryWrite } from '../table/write.ts';

export interface MessageToIndex {
  readonly inboxId: string;
  /** `Inbox.listKey`: an address may belong to one inbox after another. */
  readonly inboxKey: string;
  readonly threadKey: string;
  /** What lists of messages are sorted by. */
  readonly sortKey: string;
  readonly visibility: Visibility;
  /** With it, the texts of attachments that were made are read as well. */
  readonly texts?: WantedTexts | undefined;
}

/** Texts of attachments that were asked for: the message waits for them, up to a time in milliseconds since 1970. */
interface WantedTexts {
  readonly indices: readonly number[];
  readonly until: number;
}

/** An object with the index of some messages (packages/segment-index/src/segment.ts). */
export interface SegmentFile {
  /** Last part of the object's key. */
  readonly name: string;
  readonly bytes: number;
  readonly head: number;
  /** Messages. */
  readonly count: number;
  /** Least and greatest of what its messages are sorted by. */
  readonly low: string;
  readonly high: string;
}

export interface SearchIndex {
  /** Names this state: the next one replaces no other. Undefined before the first. */
  readonly revision: string | undefined;
  /** Position in the tenant's log up to which messages are in a segment or wait for one. */
  readonly position: string;
  readonly segments: readonly SegmentFile[];
  /** Too few for a segment: a search reads them from the table. */
  readonly waiting: readonly MessageToIndex[];
}

/** The index that is searched, and one that is made to take its place. */
export type SearchIndexKind = 'INDEX' | 'REBUILD';
const KEYS = { INDEX: searchIndexKey, REBUILD: rebuiltIndexKey } as const;

const indexRowType = rowType('search-index', 1, {
  revision: z.string(),
  position: z.string(),
  segments: z.array(
    z.object({
      name: z.string(),
      bytes: z.int(),
      head: z.int(),
      count: z.int(),
      low: z.string(),
      high: z.string(),
    }),
  ),
  waiting: z.array(
    z.object({
      inbox_id: z.string(),
      inbox: z.string(),
      thread: z.string(),
      message: z.string(),
      kind: z.enum(VISIBILITIES),
      texts: z.object({ indices: z.array(z.int()), until: z.number() }).optional(),
    }),
  ),
});

/** Before the first state, and in place of a rebuild that was abandoned. */
export const NO_INDEX: Omit<SearchIndex, 'revision'> = {
  position: POSITION_BEFORE_ALL,
  segments: [],
  waiting: [],
};

export async function getSearchIndex(
  table: Table,
  tenantId: string,
  kind: SearchIndexKind = 'INDEX',
): Promise<SearchIndex> {
  return searchIndexOf(await getRow(table, KEYS[kind](tenantId)));
}

function searchIndexOf(row: Row | undefined): SearchIndex {
  if (row === undefined) return { ...NO_INDEX, revision: undefined };
  const { revision, position, segments, waiting } = indexRowType.parse(row);
  return {
    revision,
    position,
    segments,
    waiting: waiting.map(({ inbox_id, inbox, thread, message, kind, texts }) => ({
      inboxId: inbox_id,
      inboxKey: inbox,
      threadKey: thread,
      sortKey: message,
      visibility: kind,
      texts,
    })),
  };
}

/**
 * Replaces the index, unless it changed since it was read: of two builders one goes on.
 * @returns the new state; undefined when another was faster.
 */
export async function replaceSearchIndex(
  table: Table,
  tenantId: string,
  from: SearchIndex,
  to: Omit<SearchIndex, 'revision'>,
  kind: SearchIndexKind = 'INDEX',
): Promise<SearchIndex | undefined> {
  const revision = randomUUID();
  const row = indexRowType.row(KEYS[kind](tenantId), {
    revision,
    position: to.position,
    segments: to.segments,
    waiting: to.waiting.map(({ inboxId, inboxKey, threadKey, sortKey, visibility, texts }) => ({
      inbox_id: inboxId,
      inbox: inboxKey,
      thread: threadKey,
      message: sortKey,
      kind: visibility,
      texts,
    })),
  });
  const was = { revision: from.revision };
  const write = await tryWrite(table, rowPut(table, row, { was, showsFound: true }));
  // It is there already if the SDK repeated a write whose answer was lost.
  const isDone = write.applied || write.row?.['revision'] === revision;
  return isDone ? { ...to, revision } : undefined;
}

export async function deleteSearchIndex(
  table: Table,
  tenantId: string,
  kind: SearchIndexKind,
): Promise<void> {
  await makeWrite(table, rowDelete(table, KEYS[kind](tenantId)));
}

export function putSegment(
  bucket: MailBucket,
  tenantId: string,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  return putBytes(bucket, segmentKey(tenantId, name), bytes);
}

/** @returns undefined when there is no such object: another segment took its place. */
export function getSegment(
  bucket: MailBucket,
  tenantId: string,
  name: string,
  range?: readonly [start: number, end: number],
): Promise<Uint8Array | undefined> {
  return getBytes(bucket, segmentKey(tenantId, name), range);
}

export async function deleteSegment(bucket: MailBucket, tenantId: string, name: string): Promise<void> {
  await deleteObject(bucket, segmentKey(tenantId, name));
}

/** Deletes what a builder left that crashed or came second. @param before no builder lives since then */
export async function deleteLeftSegments(
  bucket: MailBucket,
  tenantId: string,
  keep: ReadonlySet<string>,
  before: Date,
): Promise<number> {
  const { client, paginateListObjectsV2 } = await bucket.s3();
  const prefix = segmentPrefix(tenantId);
  const left: string[] = [];
  for await (const { Contents } of paginateListObjectsV2(
    { client },
    { Bucket: bucket.name, Prefix: prefix },
  )) {
    for (const { Key, LastModified } of Contents ?? []) {
      const name = Key?.slice(prefix.length);
      if (name !== undefined && !keep.has(name) && (LastModified ?? before) < before) left.push(name);
    }
  }
  for (const name of left) await deleteSegment(bucket, tenantId, name);
  return left.length;
}
