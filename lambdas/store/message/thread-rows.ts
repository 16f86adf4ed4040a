import { clip } from '@agent-inbox/mail-reader/fields';
import * as z from 'zod';
import { threadId } from '../../ids.ts';
import { TRASH } from '../../message/labels.ts';
import type { Kind, MessageSummary } from '../../message/message.ts';
import { KINDS } from '../../message/message.ts';
import { labelsOfVisibility, VISIBILITIES, type Visibility } from '../../message/visibility.ts';
import {
  partsOfThreadListing,
  THREAD_GROUPS,
  type ThreadGroup,
  threadListingKey,
  threadRowKey,
} from '../keys.ts';
import { rowType } from '../table/row-type.ts';
import type { Row } from '../table/table.ts';
import type { Condition } from '../table/write.ts';

export interface Thread {
  readonly threadId: string;
  readonly inboxId: string;
  readonly visibility: Visibility;
  readonly subject: string;
  readonly preview: string;
  readonly senders: readonly string[];
  readonly recipients: readonly string[];
  readonly labels: readonly string[];
  readonly kinds: readonly Kind[];
  readonly isTrashed: boolean;
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
  labels: z.record(z.string(), z.int()).optional(),
  kinds: z.partialRecord(z.enum(KINDS), z.int()).optional(),
};

export const threadRowType = rowType('thread', 1, {
  subject: z.string(),
  ...shownAttributes,
  summary: z
    .object({
      ...flagAttributes,
      /** While all messages are in the trash, the row itself counts none, so that mail that joins adds to zero. */
      trash: z
        .object({
          ...shownAttributes,
          ...flagAttributes,
          preview: z.string().default(''),
          last_message_id: z.string().default(''),
          /** Rows of earlier versions have `true` instead of a count. */
          unread: z.union([z.literal(true), z.int()]).optional(),
          viruses: z.int().optional(),
        })
        .optional(),
    })
    .optional(),
  created_at: z.string(),
  updated_at: z.string(),
});

const threadCountsSchema = z.object({
  unread: z.int().default(0),
  /** The number grows with each message and change, so that a stale read is detected. */
  changes: z.int().optional(),
});

/** The listing index projects `summary`, and an index cannot get another attribute. */
export function firstThreadFlags(message: MessageSummary) {
  const labels = labelsBehindHold(message);
  return {
    ...(hasVirus(message) ? { virus: true as const } : {}),
    ...(labels.length === 0 ? {} : { labels: Object.fromEntries(labels.map((label) => [label, 1])) }),
    kinds: message.kind === null ? {} : { [message.kind]: 1 },
  };
}

export function groupOf(isUnread: boolean): ThreadGroup {
  return isUnread ? 'unread' : 'read';
}

export function hasVirus({ labels }: Pick<MessageSummary, 'labels'>): boolean {
  return labels.includes('virus');
}

export function labelsBehindHold({ labels }: Pick<MessageSummary, 'labels'>): string[] {
  return labels.includes('held')
    ? labels.filter((each) => each === 'spam' || each === 'unauthenticated')
    : [];
}

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
    unread: group === 'unread' || Number(trash?.unread ?? 0) > 0,
    messageCount: shown.count,
    size: shown.size,
    lastMessageId: shown.last_message_id,
    lastActivityAt,
    createdAt: thread.created_at,
    updatedAt: thread.updated_at,
  };
}

export function listingPartsOf(row: Row) {
  const { gpk, gsk } = listingKeySchema.parse(row);
  const { visibility, group, ...parts } = partsOfThreadListing(gpk, gsk);
  return {
    ...parts,
    visibility: z.enum(VISIBILITIES).parse(visibility),
    group: z.enum(THREAD_GROUPS).parse(group),
  };
}

/** The members of a mailing list must not outgrow a row. */
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

export function unchangedSince(read: Row): Condition {
  const { changes } = threadCountsSchema.parse(read);
  return { was: changes === undefined ? { count: read['count'], changes } : { changes } };
}

export function changesAfter(read: Row): number {
  return (threadCountsSchema.parse(read).changes ?? 0) + 1;
}

/** Fifty senders and sixty recipients of this length stay well within a row. */
const MEMBER_CHARACTERS = 320;

export function membersOf(message: MessageSummary): { senders: string[]; recipients: string[] } {
  return {
    senders: message.from === '' ? [] : [clip(message.from, MEMBER_CHARACTERS)],
    recipients: [
      ...new Set([...message.to, ...message.cc].map((name) => clip(name, MEMBER_CHARACTERS))),
    ].slice(0, THREAD_MEMBERS / 5),
  };
}
