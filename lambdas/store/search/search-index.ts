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
  readonly inboxKey: string;
  readonly threadKey: string;
  readonly sortKey: string;
  readonly visibility: Visibility;
  readonly texts?: WantedTexts | undefined;
}

interface WantedTexts {
  readonly indices: readonly number[];
  readonly until: number;
}

/** The format is in packages/segment-index/src/segment.ts. */
export interface SegmentFile {
  readonly name: string;
  readonly bytes: number;
  readonly head: number;
  readonly count: number;
  readonly low: string;
  readonly high: string;
}

export interface SearchIndex {
  readonly revision: string | undefined;
  readonly position: string;
  readonly segments: readonly SegmentFile[];
  /** A search reads these from the table, because they are too few for a segment. */
  readonly waiting: readonly MessageToIndex[];
}

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

/** Two concurrent builders must not both continue. */
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
  // The SDK may have retried a write after a lost response.
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

/** A builder that crashed or lost a race leaves segments, and no builder from before `before` still runs. */
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
