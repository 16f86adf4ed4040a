import { setTimeout as pause } from 'node:timers/promises';
import { documentTerms, sourceOfMessages, sourceOfSegment, writeSegment } from '@agent-inbox/segment-index';
import { S3Client } from '@aws-sdk/client-s3';
import { joinable } from '../../lambdas/search/index-tenant.ts';
import type { MessageStore } from '../../lambdas/search/read-messages.ts';
import { searchedText } from '../../lambdas/search/searched-texts.ts';
import { addressKey, searchIndexKey } from '../../lambdas/store/keys.ts';
import type { SegmentFile } from '../../lambdas/store/search/search-index.ts';
import { queryAll, type Row, tableOf } from '../../lambdas/store/table/table.ts';
import { seeded } from '../../test/faults/seeded.ts';
import { bucketOf } from '../../test/lambdas/store/object/bucket-of.ts';
import {
  inboxMail,
  newInbox,
  receiveServices,
  storedSummary,
} from '../../test/lambdas/store/receive/arriving-mail.ts';
import { openTestTable } from '../../test/lambdas/store/table/test-table.ts';

/**
 * The units are milliseconds per DynamoDB call and until an S3 read's first byte, and bytes per millisecond of all S3
 * reads together.
 */
const TABLE_MS = 5;
const [OBJECT_MS, OBJECT_BYTES_PER_MS] = [30, 75_000];
/** A tenant with 100,000 messages a quarter typically has index jobs of this size. */
const ADDED = 20;
const CHUNK = 10_000;
/** A search examines at most this many messages and never reads older ones. */
const MAX_BUILT = 100_000;
const MAIL_WORDS = 200;
const VOCABULARY = 60_000;

interface IndexCounts {
  reads: number;
  bytes: number;
  tableCalls: number;
}

export interface SimulatedIndex {
  readonly counts: IndexCounts;
  readonly segmentBytes: number;
  /** No instance has cached anything of the new tenant id. */
  asNew(): { readonly store: MessageStore; readonly tenantId: string };
}

export const wordAt = (rank: number): string => `w${rank.toString(36)}`;

export async function simulateIndex(messages: number): Promise<SimulatedIndex> {
  const { template, inbox, stop } = await templateRows();
  const objects = new Map<string, Buffer>();
  const segments: SegmentFile[] = [];
  const built = Math.min(messages, MAX_BUILT);
  let first = 0;
  for (const count of segmentSizes(messages)) {
    const [low, high] = [sortKeyOf(first), sortKeyOf(first + count - 1)];
    if (first + count > messages - built) {
      const { bytes, head } = segmentOf(first, count, inbox);
      objects.set(`segment-${first}`, bytes);
      segments.push({ name: `segment-${first}`, bytes: bytes.length, head, count, low, high });
    } else {
      segments.push({ name: `older-${first}`, bytes: 900 * count, head: 850 * count, count, low, high });
    }
    first += count;
  }
  await stop();
  const counts = { reads: 0, bytes: 0, tableCalls: 0 };
  const bucket = slowBucket(objects, counts);
  let tenants = 0;
  return {
    counts,
    segmentBytes: [...objects.values()].reduce((sum, { length }) => sum + length, 0),
    asNew() {
      const tenantId = `tenant-${tenants++}`;
      const index = {
        ...searchIndexKey(tenantId),
        revision: 'r',
        position: '9',
        segments,
        waiting: [],
        v: 1,
      };
      const rows = (key: Row): Row | undefined => {
        if (key['pk'] === index.pk) return index;
        const address = template.address;
        if (key['pk'] === address['pk'] && key['sk'] === address['sk'])
          return { ...address, tenant: tenantId };
        if (!String(key['pk']).startsWith('INBOX#')) return undefined;
        const gsk = String(key['sk']).split('#')[2] ?? '';
        return { ...template.message, ...key, gsk, tenant: tenantId };
      };
      return { tenantId, store: { table: slowTable(rows, counts), bucket } };
    },
  };
}

function segmentSizes(messages: number): number[] {
  const sizes: number[] = [];
  for (let left = messages; left > 0; left -= ADDED) {
    const added = Math.min(ADDED, left);
    const files = sizes.map((count) => ({ name: '', bytes: 900 * count, head: 0, count, low: '', high: '' }));
    const joined = sizes.splice(sizes.length - joinable(files, added).length);
    sizes.push(joined.reduce((sum, count) => sum + count, added));
  }
  return sizes;
}

function segmentOf(first: number, count: number, inbox: Owner) {
  const chunks: { readonly bytes: Buffer; readonly head: number }[] = [];
  for (let at = first; at < first + count; at += CHUNK)
    chunks.push(written([sourceOf(at, Math.min(CHUNK, first + count - at), inbox)]));
  const [only, ...others] = chunks;
  if (only !== undefined && others.length === 0) return only;
  return written(chunks.map(({ bytes, head }) => sourceOfSegment(bytes, head)));
}

function written(sources: Parameters<typeof writeSegment>[0]) {
  const segment = writeSegment(sources);
  if (segment === undefined) throw new Error('A segment has messages');
  return { bytes: Buffer.from(segment.bytes), head: segment.head };
}

const THREADS = 'abcdefghjkmnpqrstvwxyz';
const threadKeyOf = (number: number): string => `${'0'.repeat(12)}${THREADS[number % THREADS.length] ?? 'a'}`;
const sortKeyOf = (number: number): string => `${String(number).padStart(10, '0')}${threadKeyOf(number)}`;

interface Owner {
  readonly inboxId: string;
  readonly listKey: string;
}

function sourceOf(first: number, count: number, { inboxId, listKey }: Owner) {
  return sourceOfMessages(
    Array.from({ length: count }, (_, i) => {
      const number = first + i;
      const next = seeded(number + 1);
      const words = Array.from({ length: MAIL_WORDS }, () => wordAt(Math.floor(VOCABULARY ** next())));
      const terms = documentTerms([
        searchedText('subject', words.slice(0, 5).join(' ')),
        searchedText('from', `Sender ${number % 500} <s${number % 500}@x.test>`),
        searchedText('text', words.join(' ')),
      ]);
      const document = {
        sortKey: sortKeyOf(number),
        threadKey: threadKeyOf(number),
        inboxId,
        inboxKey: listKey,
        mark: 0,
        length: terms.length,
      };
      return { document, terms };
    }),
  );
}

/** The service writes one set of rows, of which the rows of all other messages are copies. */
async function templateRows() {
  const table = await openTestTable();
  const inbox = await newInbox(table);
  const text = Array.from({ length: MAIL_WORDS }, (_, i) => wordAt(i)).join(' ');
  await storedSummary(receiveServices(table), inboxMail(inbox, { id: '<one@x.test>', text }));
  const address = await table.row(addressKey(inbox.inboxId));
  const rows = await queryAll(table, {
    KeyConditionExpression: 'pk = :inbox AND begins_with(sk, :thread)',
    ExpressionAttributeValues: { ':inbox': `INBOX#${inbox.inboxId}`, ':thread': 'THREAD#' },
  });
  const message = rows.find(({ sk }) => !String(sk).endsWith('~'));
  if (address === undefined || message === undefined) throw new Error('The rows of a mail are not there');
  return { template: { address, message }, inbox, stop: () => table.stop() };
}

interface Sent {
  readonly constructor: { readonly name: string };
  readonly input: {
    readonly Key?: Row | string;
    readonly Range?: string;
    readonly RequestItems?: Readonly<Record<string, { readonly Keys: readonly Row[] }>>;
  };
}

function slowTable(rowOf: (key: Row) => Row | undefined, counts: IndexCounts) {
  const send = async ({ constructor: { name }, input }: Sent): Promise<unknown> => {
    counts.tableCalls += 1;
    await pause(TABLE_MS);
    if (name === 'GetCommand') return { Item: rowOf(input.Key as Row) };
    if (name === 'QueryCommand') return { Items: [] };
    const [[table = '', { Keys }] = ['', { Keys: [] }]] = Object.entries(input.RequestItems ?? {});
    return { Responses: { [table]: Keys.flatMap((key) => rowOf(key) ?? []) } };
  };
  return tableOf({ send } as never, 'simulated');
}

function slowBucket(objects: ReadonlyMap<string, Buffer>, counts: IndexCounts) {
  let isFreeAt = 0;
  const send = async ({ input: { Key = '', Range = '' } }: Sent): Promise<unknown> => {
    const bytes = objects.get(String(Key).split('/').at(-1) ?? '');
    const [, start = '0', end] = /bytes=(\d+)-(\d+)/.exec(Range) ?? [];
    const part = bytes?.subarray(Number(start), end === undefined ? undefined : Number(end) + 1);
    if (part === undefined) throw Object.assign(new Error(String(Key)), { name: 'NoSuchKey' });
    counts.reads += 1;
    counts.bytes += part.length;
    const now = performance.now();
    isFreeAt = Math.max(isFreeAt, now + OBJECT_MS) + part.length / OBJECT_BYTES_PER_MS;
    await pause(isFreeAt - now);
    return { Body: { transformToByteArray: async () => Uint8Array.from(part) } };
  };
  return bucketOf(Object.assign(new S3Client({ region: 'us-east-1' }), { send }) as never, 'simulated');
}
