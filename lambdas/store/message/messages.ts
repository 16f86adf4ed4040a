import { keyOfThreadId, keysOfMessageId } from '../../ids.ts';
import type { MessageSummary } from '../../mail/message.ts';
import type { Visibility } from '../../mail/visibility.ts';
import { inboxOf, ownedBy } from '../inbox/inboxes.ts';
import {
  addressKey,
  messageListing,
  rowsOfThread,
  sortedRowKey,
  threadListing,
  threadRowKey,
} from '../keys.ts';
import type { Page, PageRequest } from '../table/page.ts';
import { startingWith } from '../table/prefix-range.ts';
import { getRow, queryAll, type Row, type Table } from '../table/table.ts';
import { messageOf, type StoredMessage, summaryOf } from './message-rows.ts';
import { type Thread, threadOf } from './thread-rows.ts';
import { type ListFilter, queryLists } from './visibility-page.ts';

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

/** Threads by last activity. @returns undefined when the inbox is not the tenant's. */
export async function listThreads(
  table: Table,
  path: InboxPath,
  visibilities: readonly Visibility[],
  page: PageRequest,
  filter: ListFilter<Thread> = {},
): Promise<Page<Thread> | undefined> {
  const partitions = visibilities.map((visibility) => threadListing(path.inboxId, visibility));
  return listOf(table, path, partitions, page, filter, threadOf);
}

/** Messages by arrival. @returns undefined when the inbox is not the tenant's. */
export async function listMessages(
  table: Table,
  path: InboxPath,
  visibilities: readonly Visibility[],
  page: PageRequest,
  filter: ListFilter<MessageSummary> = {},
): Promise<Page<MessageSummary> | undefined> {
  const partitions = visibilities.map((visibility) => messageListing(path.inboxId, visibility));
  return listOf(table, path, partitions, page, filter, summaryOf);
}

async function listOf<Item>(
  table: Table,
  path: InboxPath,
  partitions: readonly string[],
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
  const found = await inLiveInbox(table, path, queryLists(table, partitions, page, ofRows));
  return found && { items: found.items.map(item), next: found.next };
}
