import { keyOfThreadId, keysOfMessageId } from '../../ids.ts';
import type { MessageSummary } from '../../message/message.ts';
import { isTrashed } from '../../message/message-state.ts';
import type { Visibility } from '../../message/visibility.ts';
import { type Inbox, inboxOf, ownedBy } from '../inbox/inboxes.ts';
import {
  addressKey,
  everyThreadOf,
  type Mark,
  messageListing,
  rowOfThreads,
  rowsOfThread,
  sortedRowKey,
  THREAD_GROUPS,
  type ThreadGroup,
  threadListing,
  threadRowKey,
} from '../keys.ts';
import type { Page, PageRequest } from '../table/page.ts';
import { startingWith } from '../table/prefix-range.ts';
import {
  getRow,
  getRows,
  keyOfRow,
  pageAfter,
  queryAll,
  queryRows,
  type Row,
  type Table,
} from '../table/table.ts';
import { LISTING_INDEX } from './listing-index.ts';
import { markedList } from './marked-list.ts';
import { messageOf, type StoredMessage, stateOf, summaryOf } from './message-rows.ts';
import { type Thread, threadOf } from './thread-rows.ts';
import { indexedList, type List, type ListFilter, queryLists } from './visibility-page.ts';

export const THREAD_MESSAGES = 100;

export interface InboxPath {
  readonly tenantId: string;
  readonly inboxId: string;
}

/** A deleted inbox is gone for readers at once, though its rows are purged later. */
async function inLiveInbox<Found>(
  table: Table,
  { tenantId, inboxId }: InboxPath,
  found: Promise<Found>,
): Promise<Found | undefined> {
  const [address, result] = await Promise.all([getRow(table, addressKey(inboxId)), found]);
  return ownedBy(tenantId, inboxOf(address)) === undefined ? undefined : result;
}

export async function getMessage(
  table: Table,
  path: InboxPath,
  id: string,
): Promise<StoredMessage | undefined> {
  const keys = keysOfMessageId(id);
  if (keys === undefined) return undefined;
  const row = getRow(table, sortedRowKey(path.inboxId, keys.sortKey));
  return messageOf(await inLiveInbox(table, path, row), path.tenantId);
}

export interface ThreadWithMessages {
  readonly thread: Thread;
  readonly messages: readonly StoredMessage[];
  readonly isLonger?: true;
}

export async function getThread(
  table: Table,
  path: InboxPath,
  id: string,
  includesTrash = false,
): Promise<ThreadWithMessages | undefined> {
  const threadKey = keyOfThreadId(id);
  if (threadKey === undefined) return undefined;
  const headKey = threadRowKey(path.inboxId, threadKey).sk;
  let thread: Thread | undefined;
  const isLeftOut = (row: Row) => {
    if (row['sk'] !== headKey) return isTrashed(stateOf(row)) && !includesTrash && thread?.isTrashed !== true;
    if (row['tenant'] === path.tenantId) thread = threadOf(row);
    return true;
  };
  const rows = threadRows(table, path.inboxId, threadKey, {
    wanted: THREAD_MESSAGES + 1,
    leftOut: isLeftOut,
  });
  const found = await inLiveInbox(table, path, rows);
  if (found === undefined || thread === undefined) return undefined;
  const messages = found.slice(0, THREAD_MESSAGES).flatMap((row) => messageOf(row, path.tenantId) ?? []);
  const isLonger = found.length > THREAD_MESSAGES;
  return { thread, messages: messages.reverse(), ...(isLonger ? { isLonger } : {}) };
}

export async function getThreadRow(
  table: Table,
  path: InboxPath,
  threadKey: string,
): Promise<Thread | undefined> {
  const row = await inLiveInbox(table, path, getRow(table, threadRowKey(path.inboxId, threadKey)));
  return row?.['tenant'] === path.tenantId ? threadOf(row) : undefined;
}

export interface ThreadPart {
  readonly inbox: Inbox;
  readonly threadKey: string;
  readonly head: Row;
  readonly messages: readonly StoredMessage[];
}

export async function getThreadPart(
  table: Table,
  { tenantId, inboxId }: InboxPath,
  threadKey: string,
  sortKeys?: readonly string[],
): Promise<ThreadPart | undefined> {
  const headKey = threadRowKey(inboxId, threadKey);
  const [address, rows] = await Promise.all([
    getRow(table, addressKey(inboxId)),
    sortKeys === undefined
      ? threadRows(table, inboxId, threadKey)
      : getRows(table, [headKey, ...sortKeys.map((key) => sortedRowKey(inboxId, key))]),
  ]);
  const inbox = ownedBy(tenantId, inboxOf(address));
  const head = rows.find((row) => row?.['sk'] === headKey.sk);
  if (inbox === undefined || head?.['tenant'] !== tenantId) return undefined;
  const messages = rows.filter((row) => row !== head).flatMap((row) => messageOf(row, tenantId) ?? []);
  return { inbox, threadKey, head, messages };
}

export async function threadRows(
  table: Table,
  inboxId: string,
  threadKey: string,
  wanted: Parameters<typeof queryAll>[2] = {},
): Promise<Row[]> {
  const query = {
    ...startingWith(rowsOfThread(inboxId, threadKey)),
    ScanIndexForward: false,
    ConsistentRead: true,
  };
  return queryAll(table, query, wanted);
}

export interface ThreadListFilter extends ListFilter<Thread> {
  readonly groups?: readonly ThreadGroup[] | undefined;
}

const UNTRASHED = THREAD_GROUPS.filter((group) => group !== 'trash');

export async function listThreads(
  table: Table,
  path: InboxPath,
  visibilities: readonly Visibility[],
  page: PageRequest,
  { groups = UNTRASHED, ...filter }: ThreadListFilter = {},
): Promise<Page<Thread> | undefined> {
  const { inboxId } = path;
  const lists = visibilities.flatMap((visibility) =>
    groups.map((group) => indexedList(threadListing({ inboxId, visibility, group }))),
  );
  return listOf(table, path, lists, page, filter, threadOf);
}

export interface MessageListFilter extends ListFilter<MessageSummary> {
  readonly marks?: readonly Mark[] | undefined;
  readonly trash?: 'too' | 'only' | undefined;
}

export async function listMessages(
  table: Table,
  path: InboxPath,
  visibilities: readonly Visibility[],
  page: PageRequest,
  { marks, trash, ...filter }: MessageListFilter = {},
): Promise<Page<MessageSummary> | undefined> {
  const { inboxId } = path;
  const untrashed = (visibility: Visibility) =>
    marks?.map((mark) => markedList(table, inboxId, visibility, mark)) ?? [
      indexedList(messageListing(inboxId, visibility)),
    ];
  const lists = visibilities.flatMap((visibility) => [
    ...(trash === 'only' ? [] : untrashed(visibility)),
    ...(trash === undefined ? [] : [indexedList(messageListing(inboxId, visibility, true))]),
  ]);
  return listOf(table, path, lists, page, filter, summaryOf);
}

export async function countHeld(table: Table, inboxId: string, most: number): Promise<number> {
  const { count } = await queryRows(table, {
    IndexName: LISTING_INDEX,
    KeyConditionExpression: 'gpk = :list',
    ExpressionAttributeValues: { ':list': messageListing(inboxId, 'held') },
    Select: 'COUNT',
    Limit: most,
  });
  return count;
}

async function listOf<Item>(
  table: Table,
  path: InboxPath,
  lists: readonly List[],
  page: PageRequest,
  { low, high, leftOut, matches }: ListFilter<Item>,
  itemOf: (row: Row) => Item,
): Promise<Page<Item> | undefined> {
  const read = new Map<Row, Item>();
  const item = (row: Row): Item => {
    const known = read.get(row) ?? itemOf(row);
    read.set(row, known);
    return known;
  };
  const ofRows = {
    low,
    high,
    leftOut: leftOut && ((row: Row) => leftOut(item(row))),
    matches: matches && ((row: Row) => matches(item(row))),
  };
  const found = await inLiveInbox(table, path, queryLists(table, lists, page, ofRows));
  if (found === undefined) return undefined;
  return { items: found.items.map(item), next: found.next };
}

export interface StoredPage {
  readonly items: readonly StoredMessage[];
  readonly next: string | undefined;
}

const ROWS = 100;

export async function pageOfMessages(
  table: Table,
  { tenantId, inboxId }: InboxPath,
  after: string | undefined,
  rows = ROWS,
): Promise<StoredPage> {
  const range = everyThreadOf(inboxId);
  const query = { ...startingWith(range), ConsistentRead: true, Limit: rows };
  const page = await pageAfter(table, query, after === undefined ? undefined : rowOfThreads(inboxId, after));
  // Rows of threads sort among their messages and have no message key.
  const messages = page.rows.filter((row) => !keyOfRow(row).sk.endsWith('#~'));
  return {
    items: messages.flatMap((row) => messageOf(row, tenantId) ?? []),
    next: page.next,
  };
}
