import * as z from 'zod';
import { threadId } from '../../ids.ts';
import { TRASH } from '../../mail/labels.ts';
import type { Kind, MessageSummary } from '../../mail/message.ts';
import { KINDS } from '../../mail/message.ts';
import type { MessageState } from '../../mail/message-state.ts';
import { clip } from '../../mail/text/storable-text.ts';
import { labelsOfVisibility, VISIBILITIES, type Visibility } from '../../mail/visibility.ts';
import {
  partsOfThreadListing,
  THREAD_GROUPS,
  type ThreadGroup,
  threadListing,
  threadListingKey,
  threadRowKey,
} from '../keys.ts';
import { rowType } from '../table/row-type.ts';
import { keyOfRow, type Row, type Table } from '../table/table.ts';
import type { StoredMessage } from './message-rows.ts';

/**
 * A thread without its messages, read from its row or from the index. What it shows is that of its messages outside of the trash; of
 * all of them while all are in the trash.
 */
export interface Thread {
  readonly threadId: string;
  readonly inboxId: string;
  readonly visibility: Visibility;
  readonly subject: string;
  readonly preview: string;
  readonly senders: readonly string[];
  readonly recipients: readonly string[];
  /** Those of all of its messages. */
  readonly labels: readonly string[];
  /** Those of all of its messages, as far as they are known. */
  readonly kinds: readonly Kind[];
  /** Whether all of its messages are in the trash. */
  readonly isTrashed: boolean;
  /** Whether one of its messages is. */
  readonly unread: boolean;
  readonly messageCount: number;
  readonly size: number;
  readonly lastMessageId: string;
  readonly lastActivityAt: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const listingKeySchema = z.object({ gpk: z.string(), gsk: z.string() });

const shownAttributes = {
  preview: z.string(),
  senders: z.set(z.string()).optional(),
  recipients: z.set(z.string()).optional(),
  count: z.int(),
  size: z.int(),
  last_message_id: z.string(),
};
const flagAttributes = {
  virus: z.literal(true).optional(),
  /** Labels that users gave, with the number of messages that have them. */
  labels: z.record(z.string(), z.int()).optional(),
  /** Kinds of mail, with the number of messages of each. */
  kinds: z.partialRecord(z.enum(KINDS), z.int()).optional(),
};

const threadRowType = rowType('thread', 1, {
  subject: z.string(),
  ...shownAttributes,
  summary: z
    .object({
      ...flagAttributes,
      /** Of a thread of whose messages all are in the trash: then the row itself counts none, and mail that joins adds to that. */
      trash: z
        .object({ ...shownAttributes, ...flagAttributes, unread: z.literal(true).optional() })
        .optional(),
    })
    .optional(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** What only a read of the row itself gives. Threads of before have neither. */
const threadCountsSchema = z.object({
  unread: z.int().default(0),
  /** Grows with each message and each change of one: what was read of the thread is up to date while it is the same. */
  changes: z.int().optional(),
});

/**
 * Labels that the visibility does not tell, and kinds, under the name of a message's summary: the listing index holds that, and an
 * index cannot be given another attribute.
 */
export function firstThreadFlags(message: MessageSummary) {
  return { ...(hasVirus(message) ? { virus: true as const } : {}), kinds: countKinds([message]) };
}

export function groupOf(isUnread: boolean): ThreadGroup {
  return isUnread ? 'unread' : 'read';
}

export function hasVirus({ labels }: Pick<MessageSummary, 'labels'>): boolean {
  return labels.includes('virus');
}

/** Reads a thread from its row or from the index, which holds the same attributes. */
export function threadOf(row: Row): Thread {
  const thread = threadRowType.parse(row);
  const { inboxId, visibility, lastActivityAt, threadKey, group } = listingPartsOf(row);
  const trash = group === 'trash' ? thread.summary?.trash : undefined;
  const shown = trash ?? thread;
  const flags = trash ?? thread.summary;
  return {
    threadId: threadId(threadKey),
    inboxId,
    visibility,
    subject: thread.subject,
    preview: shown.preview,
    senders: [...(shown.senders ?? [])].sort(),
    recipients: [...(shown.recipients ?? [])].sort(),
    labels: [
      ...labelsOfVisibility(visibility),
      ...(flags?.virus === undefined ? [] : ['virus']),
      ...(group === 'trash' ? [TRASH] : []),
      ...Object.keys(flags?.labels ?? {}).sort(),
    ],
    kinds: Object.keys(flags?.kinds ?? {}).filter((kind): kind is Kind => KINDS.includes(kind as Kind)),
    isTrashed: group === 'trash',
    unread: group === 'unread' || trash?.unread === true,
    messageCount: shown.count,
    size: shown.size,
    lastMessageId: shown.last_message_id,
    lastActivityAt,
    createdAt: thread.created_at,
    updatedAt: thread.updated_at,
  };
}

function listingPartsOf(row: Row) {
  const { gpk, gsk } = listingKeySchema.parse(row);
  const { visibility, group, ...parts } = partsOfThreadListing(gpk, gsk);
  return {
    ...parts,
    visibility: z.enum(VISIBILITIES).parse(visibility),
    group: z.enum(THREAD_GROUPS).parse(group),
  };
}

/** Members that a thread names at most; a mailing list must not outgrow a row. */
export const THREAD_MEMBERS = 50;

export function firstThreadRow(
  message: MessageSummary,
  threadKey: string,
  visibility: Visibility,
  tenantId: string,
): Row {
  const { senders, recipients } = membersOf(message);
  return {
    ...threadRowKey(message.inbox_id, threadKey),
    ...threadListingKey(
      { inboxId: message.inbox_id, visibility, group: groupOf(message.unread) },
      message.received_at,
      threadKey,
    ),
    tenant: tenantId,
    unread: message.unread ? 1 : 0,
    changes: 1,
    ...threadRowType.attributes({
      subject: message.subject,
      preview: message.preview,
      count: 1,
      size: message.size,
      last_message_id: message.message_id,
      created_at: message.created_at,
      updated_at: message.created_at,
      summary: firstThreadFlags(message),
      ...(senders.length === 0 ? {} : { senders: new Set(senders) }),
      ...(recipients.length === 0 ? {} : { recipients: new Set(recipients) }),
    }),
  };
}

/** How many messages of a thread have each label. */
export type LabelCounts = Readonly<Record<string, number>>;

export function countLabels(labels: readonly string[]): LabelCounts {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return Object.fromEntries(counts);
}

/** How many messages of a thread are of each kind. */
type KindCounts = Partial<Readonly<Record<Kind, number>>>;

export function countKinds(messages: readonly Pick<MessageSummary, 'kind'>[]): KindCounts {
  return countLabels(messages.flatMap(({ kind }) => kind ?? []));
}

/** What of a thread is changed with the state of its messages. */
export interface ThreadCounts {
  readonly unread: number;
  readonly labels: LabelCounts;
  /** Undefined of a thread of before there were kinds. */
  readonly kinds: KindCounts | undefined;
  readonly hasVirus: boolean;
}

function threadCounts(row: Row): ThreadCounts {
  const { summary } = threadRowType.parse(row);
  return {
    unread: threadCountsSchema.parse(row).unread,
    labels: summary?.labels ?? {},
    kinds: summary?.kinds,
    hasVirus: summary?.virus === true,
  };
}

/** The counts of a thread after some of its messages have changed, none of which is or was in the trash. */
export function countsAfter(
  read: Row,
  changes: readonly { readonly message: StoredMessage; readonly after: MessageState }[],
): ThreadCounts {
  const { unread, labels, kinds, hasVirus } = threadCounts(read);
  const counts = new Map(Object.entries(labels));
  let count = unread;
  for (const { message, after } of changes) {
    const before = message.state;
    count += Number(after.unread) - Number(before.unread);
    for (const label of before.labels) counts.set(label, (counts.get(label) ?? 0) - 1);
    for (const label of after.labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const left = Object.fromEntries([...counts].filter(([, n]) => n > 0));
  return { unread: count, labels: left, kinds, hasVirus };
}

export function flagsOf({ hasVirus, labels, kinds }: Omit<ThreadCounts, 'unread'>): {
  summary?: { virus?: true; labels?: LabelCounts; kinds?: KindCounts };
} {
  const flags = {
    ...(hasVirus ? { virus: true as const } : {}),
    ...(Object.keys(labels).length > 0 ? { labels } : {}),
    ...(kinds === undefined ? {} : { kinds }),
  };
  return Object.keys(flags).length > 0 ? { summary: flags } : {};
}

/** The condition that no message was added to a thread or changed in it since its row was read. */
export function unchangedSince(read: Row) {
  const { changes } = threadCountsSchema.parse(read);
  return changes === undefined
    ? {
        ConditionExpression: '#count = :read AND attribute_not_exists(changes)',
        ExpressionAttributeNames: { '#count': 'count' },
        ExpressionAttributeValues: { ':read': read['count'] },
      }
    : { ConditionExpression: 'changes = :read', ExpressionAttributeValues: { ':read': changes } };
}

export function changesAfter(read: Row): number {
  return (threadCountsSchema.parse(read).changes ?? 0) + 1;
}

/** The write of changed counts of a thread; it fails when a message was added or changed since the row was read. */
export function threadCountsUpdate(table: Table, read: Row, after: ThreadCounts, now: Date) {
  const { inboxId, visibility } = listingPartsOf(read);
  const { summary } = flagsOf(after);
  const unchanged = unchangedSince(read);
  return {
    Update: {
      TableName: table.name,
      Key: keyOfRow(read),
      UpdateExpression: `SET gpk = :gpk, unread = :unread, updated_at = :now, changes = :next${summary === undefined ? ' REMOVE summary' : ', summary = :summary'}`,
      ...unchanged,
      ExpressionAttributeValues: {
        ...unchanged.ExpressionAttributeValues,
        ':gpk': threadListing({ inboxId, visibility, group: groupOf(after.unread > 0) }),
        ':unread': after.unread,
        ':now': now.toISOString(),
        ':next': changesAfter(read),
        ...(summary === undefined ? {} : { ':summary': summary }),
      },
    },
  };
}

/** The write of a thread of which a message is of another kind than it was. */
export function threadKindUpdate(table: Table, read: Row, before: Kind | null, after: Kind | null) {
  const counts = threadCounts(read);
  const kinds = new Map(Object.entries(counts.kinds ?? {}));
  if (before !== null) kinds.set(before, (kinds.get(before) ?? 0) - 1);
  if (after !== null) kinds.set(after, (kinds.get(after) ?? 0) + 1);
  const left = Object.fromEntries([...kinds].filter(([, n]) => n > 0));
  return threadCountsUpdate(table, read, { ...counts, kinds: left }, new Date(threadOf(read).updatedAt));
}

/** Of each member: fifty senders and sixty recipients of this length stay well within a row. */
const MEMBER_CHARACTERS = 320;

export function membersOf(message: MessageSummary): { senders: string[]; recipients: string[] } {
  return {
    senders: message.from === '' ? [] : [clip(message.from, MEMBER_CHARACTERS)],
    recipients: [
      ...new Set([...message.to, ...message.cc].map((name) => clip(name, MEMBER_CHARACTERS))),
    ].slice(0, THREAD_MEMBERS / 5),
  };
}
