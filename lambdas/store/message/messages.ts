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

/** Messages that a thread is shown with at most: the newest. */
export const THREAD_MESSAGES = 100;

/** An inbox of a tenant, as a path names it. Nothing is read without both. */
export interface InboxPath {
  readonly tenantId: string;
  readonly inboxId: string;
}

/**
 * Reads beside each other the address of the inbox and what is wanted from it: what a deleted inbox held is
 * gone for readers at once, though its rows are purged later.
 * @returns undefined when the inbox is not the tenant's.
 */
async function inLiveInbox<Found>(
  table: Table,
  { tenantId, inboxId }: InboxPath,
  found: Promise<Found>,
): Promise<Found | undefined> {
  const [address, result] = await Promise.all([getRow(table, addressKey(inboxId)), found]);
  return ownedBy(tenantId, inboxOf(address)) === undefined ? undefined : result;
}

/** @returns undefined when there is no such message in that inbox of the tenant. */
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
  /** The newest 100, oldest first; without those in the trash, unless all are there or they are asked for. */
  readonly messages: readonly StoredMessage[];
  /** There are older ones. */
  readonly isLonger?: true;
}

/** A thread with its messages: one strongly consistent query, newest first, led by the thread's own row. */
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

/** A thread without its messages. @returns undefined when there is no such thread in that inbox of the tenant. */
export async function getThreadRow(
  table: Table,
  path: InboxPath,
  threadKey: string,
): Promise<Thread | undefined> {
  const row = await inLiveInbox(table, path, getRow(table, threadRowKey(path.inboxId, threadKey)));
  return row?.['tenant'] === path.tenantId ? threadOf(row) : undefined;
}

/** Messages of a thread, as a change of them needs them. */
export interface ThreadPart {
  readonly inbox: Inbox;
  readonly threadKey: string;
  readonly head: Row;
  readonly messages: readonly StoredMessage[];
}

/**
 * Some messages of a thread, or all of them, strongly consistent; those that do not exist are left out.
 * @returns undefined when there is no such thread in that inbox of the tenant.
 */
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

/** The rows of a thread, strongly consistent: its own, then its messages, newest first; all, or as many as are wanted. */
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
  /** The threads of each group are a list of their own; without those in the trash, where none are given. */
  readonly groups?: readonly ThreadGroup[] | undefined;
}

const UNTRASHED = THREAD_GROUPS.filter((group) => group !== 'trash');

/** Threads by last activity. @returns undefined when the inbox is not the tenant's. */
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
  /** Only messages with one of them: the others are not read. Messages in the trash have none. */
  readonly marks?: readonly Mark[] | undefined;
  /** Whether messages in the trash are listed too, or only these; not at all where it is undefined. */
  readonly trash?: 'too' | 'only' | undefined;
}

/** Messages by arrival. @returns undefined when the inbox is not the tenant's. */
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

/** How many messages of an inbox are held, up to a number. */
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
  // Rows that are examined are read once.
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
  /** Sort key after which there may be more. */
  readonly next: string | undefined;
}

const ROWS = 100;

/** Messages of an inbox by thread, whatever lists show them, strongly consistent. @param after where the page before ended */
export async function pageOfMessages(
  table: Table,
  { tenantId, inboxId }: InboxPath,
  after: string | undefined,
  rows = ROWS,
): Promise<StoredPage> {
  const range = everyThreadOf(inboxId);
  const query = { ...startingWith(range), ConsistentRead: true, Limit: rows };
  const page = await pageAfter(table, query, after === undefined ? undefined : rowOfThreads(inboxId, after));
  // The rows of threads sort among their messages, and have no message key.
  const messages = page.rows.filter((row) => !keyOfRow(row).sk.endsWith('#~'));
  return {
    items: messages.flatMap((row) => messageOf(row, tenantId) ?? []),
    next: page.next,
  };
}
