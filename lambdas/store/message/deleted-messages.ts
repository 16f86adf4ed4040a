import * as z from 'zod';
import { keysOfMessageId } from '../../ids.ts';
import { STATELESS } from '../../message/message-state.ts';
import { VISIBILITIES, type Visibility } from '../../message/visibility.ts';
import {
  deletedMessageKey,
  deletedMessagesOf,
  referenceDigest,
  referenceRowKey,
  sortedRowKey,
  threadRowKey,
} from '../keys.ts';
import { startingWith } from '../table/prefix-range.ts';
import { rowType } from '../table/row-type.ts';
import { getRow, getRows, queryAll, type Row, type Table } from '../table/table.ts';
import { throughConflicts } from '../table/transaction.ts';
import { rowDelete, rowPut, tryWrite, type Write } from '../table/write.ts';
import { arrivalRow } from './arrivals.ts';
import { isDeletedThread } from './made-thread.ts';
import { markWrites } from './mark-rows.ts';
import { keysOfMessage, type StoredMessage } from './message-rows.ts';

const deletedRowType = rowType('deleted-message', 1, {
  kind: z.enum(VISIBILITIES),
  references: z.array(z.string()),
  release: z.object({ message_key: z.string(), thread: z.string(), held_at: z.string() }).optional(),
});

export interface Release {
  readonly messageKey: string;
  readonly threadKey: string;
  readonly heldAt: Date;
}

export function releasedMessageRow(held: StoredMessage, { messageKey, threadKey, heldAt }: Release): Row {
  return deletedRowType.row(deletedMessageKey(held.summary.inbox_id, keysOfMessage(held).sortKey), {
    kind: 'held',
    references: [],
    release: { message_key: messageKey, thread: threadKey, held_at: heldAt.toISOString() },
  });
}

export async function findReleases(
  table: Table,
  inboxId: string,
  messageKeys: readonly string[],
): Promise<(Release | undefined)[]> {
  // A held message is in a thread of its own, so its key is also its sort key.
  const rows = await getRows(
    table,
    messageKeys.map((key) => deletedMessageKey(inboxId, key)),
  );
  return rows.map((row) => {
    const release = row && deletedRowType.parse(row).release;
    return (
      release && {
        messageKey: release.message_key,
        threadKey: release.thread,
        heldAt: new Date(release.held_at),
      }
    );
  });
}

/** Afterwards nothing finds the message and no copy of its receipt stores it again; its objects are deleted later. */
export function deletionWrites(
  table: Table,
  message: StoredMessage,
  rfcMessageIds: readonly string[],
  now: Date,
): (readonly [name: string, write: Write])[] {
  const { summary, messageKey, visibility, state } = message;
  const inboxId = summary.inbox_id;
  const { sortKey } = keysOfMessage(message);
  const references = rfcMessageIds.map(referenceDigest);
  const deleted = deletedRowType.row(deletedMessageKey(inboxId, sortKey), { kind: visibility, references });
  return [
    ['message', rowDelete(table, sortedRowKey(inboxId, sortKey), { has: ['pk'] })],
    ...markWrites(table, message, state, STATELESS),
    ['arrival', rowPut(table, arrivalRow(inboxId, messageKey, { deleted_at: now.toISOString() }))],
    ['deleted', rowPut(table, deleted)],
  ];
}

export async function deletedVisibility(
  table: Table,
  inboxId: string,
  messageId: string,
): Promise<Visibility | undefined> {
  const keys = keysOfMessageId(messageId);
  if (keys === undefined) return undefined;
  const row = await getRow(table, deletedMessageKey(inboxId, keys.sortKey));
  return row && deletedRowType.parse(row).kind;
}

/** References of a thread that still has messages stay, so that replies to a deleted message join it. */
export async function forgetReferences(table: Table, inboxId: string, threadKey: string): Promise<void> {
  if (!isDeletedThread(await getRow(table, threadRowKey(inboxId, threadKey)))) return;
  const range = { ...startingWith(deletedMessagesOf(inboxId, threadKey)), ConsistentRead: true };
  const rows = await queryAll(table, range);
  // A message that was held was in this thread without any references.
  const deleted = rows.map((row) => deletedRowType.parse(row)).filter(({ release }) => release === undefined);
  const digests = new Set(deleted.flatMap(({ references }) => references));
  // All messages of a thread have the same visibility.
  const visibility = deleted[0]?.kind ?? 'clean';
  for (const digest of digests) {
    // Another thread may have claimed the Message-ID since.
    const forget = rowDelete(table, referenceRowKey(inboxId, visibility, digest), {
      was: { thread: threadKey },
    });
    await throughConflicts(table, () => tryWrite(table, forget));
  }
}
