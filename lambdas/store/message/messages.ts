import { keyOfThreadId, keysOfMessageId } from '../../ids.ts';
import type { MessageSummary } from '../../mail/message.ts';
import type { Visibility } from '../../mail/visibility.ts';
import { type Inbox, inboxOf, ownedBy } from '../inbox/inboxes.ts';
import {
  addressKey,
  type Mark,
  messageListing,
  rowsOfThread,
  sortedRowKey,
  threadListing,
  threadRowKey,
} from '../keys.ts';
import type { Page, PageRequest } from '../table/page.ts';
import { startingWith } from '../table/prefix-range.ts';
import { getRow, getRows, queryAll, type Row, type Table } from '../table/table.ts';
import { markedList } from './marked-list.ts';
import { messageOf, type StoredMessage, summaryOf } from './message-rows.ts';
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
  const row = getRow(table, sortedRowKey(path.inboxId, keys.threadKey, keys.sortKey));
  return messageOf(await inLiveInbox(table, path, row), path.tenantId);
}

export interface ThreadWithMessages {
  readonly thread: Thread;
  /** The newest 100, oldest first. */
  readonly messages: readonly StoredMessage[];
}

/** A thread with its messages: one strongly consistent query, newest first, led by the thread's own row. */
export async function getThread(
  table: Table,
  path: InboxPath,
  id: string,
): Promise<ThreadWithMessages | undefined> {
  const threadKey = keyOfThreadId(id);
  if (threadKey === undefined) return undefined;
  const rows = await inLiveInbox(
    table,
    path,
    threadRows(table, path.inboxId, threadKey, THREAD_MESSAGES + 1),
  );
  const head = rows?.find((row) => row['sk'] === threadRowKey(path.inboxId, threadKey).sk);
  if (rows === undefined || head === undefined || head['tenant'] !== path.tenantId) return undefined;
  const messages = rows
    .filter((row) => row !== head)
    .flatMap((row) => messageOf(row, path.tenantId) ?? [])
    .reverse();
  return { thread: threadOf(head), messages };
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
      : getRows(table, [headKey, ...sortKeys.map((key) => sortedRowKey(inboxId, threadKey, key))]),
  ]);
  const inbox = ownedBy(tenantId, inboxOf(address));
  const head = rows.find((row) => row?.['sk'] === headKey.sk);
  if (inbox === undefined || head?.['tenant'] !== tenantId) return undefined;
  const messages = rows.filter((row) => row !== head).flatMap((row) => messageOf(row, tenantId) ?? []);
  return { inbox, head, messages };
}

/** The rows of a thread, strongly consistent: its own, then its messages, newest first; all, or as many as that. */
export async function threadRows(
  table: Table,
  inboxId: string,
  threadKey: string,
  most?: number,
): Promise<Row[]> {
  const query = {
    ...startingWith(rowsOfThread(inboxId, threadKey)),
    ScanIndexForward: false,
    ConsistentRead: true,
  };
  return queryAll(table, query, { wanted: most });
}

export interface ThreadListFilter extends ListFilter<Thread> {
  /** Whether one of its messages is unread. The threads of each kind are a list of their own. */
  readonly isUnread?: boolean | undefined;
}

/** Threads by last activity. @returns undefined when the inbox is not the tenant's. */
export async function listThreads(
  table: Table,
  path: InboxPath,
  visibilities: readonly Visibility[],
  page: PageRequest,
  { isUnread, ...filter }: ThreadListFilter = {},
): Promise<Page<Thread> | undefined> {
  const lists = visibilities.flatMap((visibility) =>
    [false, true]
      .filter((unread) => isUnread === undefined || unread === isUnread)
      .map((unread) => indexedList(threadListing({ inboxId: path.inboxId, visibility, isUnread: unread }))),
  );
  return listOf(table, path, lists, page, filter, threadOf);
}

export interface MessageListFilter extends ListFilter<MessageSummary> {
  /** Only messages with one of them: the others are not read. */
  readonly marks?: readonly Mark[] | undefined;
}

/** Messages by arrival. @returns undefined when the inbox is not the tenant's. */
export async function listMessages(
  table: Table,
  path: InboxPath,
  visibilities: readonly Visibility[],
  page: PageRequest,
  { marks, ...filter }: MessageListFilter = {},
): Promise<Page<MessageSummary> | undefined> {
  const lists = visibilities.flatMap(
    (visibility) =>
      marks?.map((mark) => markedList(table, path.inboxId, visibility, mark)) ?? [
        indexedList(messageListing(path.inboxId, visibility)),
      ],
  );
  return listOf(table, path, lists, page, filter, summaryOf);
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
  return found && { items: found.items.map(item), next: found.next };
}
