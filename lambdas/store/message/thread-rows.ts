import * as z from 'zod';
import { threadId } from '../../ids.ts';
import type { MessageSummary } from '../../mail/message.ts';
import { clip } from '../../mail/text/storable-text.ts';
import { labelsOfVisibility, VISIBILITIES, type Visibility } from '../../mail/visibility.ts';
import { partsOfThreadListing, threadListingKey, threadRowKey } from '../keys.ts';
import { rowType } from '../table/row-type.ts';
import type { Row } from '../table/table.ts';
import type { StoredMessage } from './message-rows.ts';

/** A thread without its messages, read from its row or from the index. */
export interface Thread {
  readonly threadId: string;
  readonly inboxId: string;
  readonly visibility: Visibility;
  readonly subject: string;
  readonly preview: string;
  readonly senders: readonly string[];
  readonly recipients: readonly string[];
  readonly labels: readonly string[];
  readonly messageCount: number;
  readonly size: number;
  readonly lastMessageId: string;
  readonly lastActivityAt: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const listingKeySchema = z.object({ gpk: z.string(), gsk: z.string() });

const threadRowType = rowType('thread', 1, {
  subject: z.string(),
  preview: z.string(),
  senders: z.set(z.string()).optional(),
  recipients: z.set(z.string()).optional(),
  count: z.int(),
  size: z.int(),
  last_message_id: z.string(),
  summary: z.object({ virus: z.literal(true) }).optional(),
  created_at: z.string(),
  updated_at: z.string(),
});

/**
 * What the row of a thread has when one of its messages has a virus: the one label that its visibility does not tell. Under the
 * name of a message's summary, because the listing index holds that attribute, and an index cannot be given another.
 */
export const WITH_VIRUS = { summary: { virus: true } } as const;

export function hasVirus({ labels }: Pick<MessageSummary, 'labels'>): boolean {
  return labels.includes('virus');
}

/** Reads a thread from its row or from the index, which holds the same attributes. */
export function threadOf(row: Row): Thread {
  const thread = threadRowType.parse(row);
  const { gpk, gsk } = listingKeySchema.parse(row);
  const { inboxId, lastActivityAt, threadKey, ...parts } = partsOfThreadListing(gpk, gsk);
  const visibility = z.enum(VISIBILITIES).parse(parts.visibility);
  return {
    threadId: threadId(threadKey),
    inboxId,
    visibility,
    subject: thread.subject,
    preview: thread.preview,
    senders: [...(thread.senders ?? [])].sort(),
    recipients: [...(thread.recipients ?? [])].sort(),
    labels: [...labelsOfVisibility(visibility), ...(thread.summary === undefined ? [] : ['virus'])],
    messageCount: thread.count,
    size: thread.size,
    lastMessageId: thread.last_message_id,
    lastActivityAt,
    createdAt: thread.created_at,
    updatedAt: thread.updated_at,
  };
}

/** Members that a thread names at most; a mailing list must not outgrow a row. */
export const THREAD_MEMBERS = 50;

/** The row of a thread that this message starts. */
export function firstThreadRow(
  message: MessageSummary,
  threadKey: string,
  visibility: Visibility,
  tenantId: string,
): Row {
  const { senders, recipients } = membersOf(message);
  return {
    ...threadRowKey(message.inbox_id, threadKey),
    ...threadListingKey(message.inbox_id, visibility, message.received_at, threadKey),
    tenant: tenantId,
    ...threadRowType.attributes({
      subject: message.subject,
      preview: message.preview,
      count: 1,
      size: message.size,
      last_message_id: message.message_id,
      created_at: message.created_at,
      updated_at: message.created_at,
      ...(hasVirus(message) ? WITH_VIRUS : {}),
      ...(senders.length === 0 ? {} : { senders: new Set(senders) }),
      ...(recipients.length === 0 ? {} : { recipients: new Set(recipients) }),
    }),
  };
}

/**
 * The row of a thread of these messages, as they make it who come one after the other.
 * @returns undefined for no messages.
 */
export function rowOfThread(
  messages: readonly StoredMessage[],
  threadKey: string,
  tenantId: string,
): Row | undefined {
  const inOrder = messages.toSorted((a, b) => (storedAs(a) < storedAs(b) ? -1 : 1));
  const [first] = inOrder;
  const last = inOrder.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const senders = new Set<string>();
  const recipients = new Set<string>();
  let [size, newest] = [0, first.summary];
  for (const { summary } of inOrder) {
    size += summary.size;
    if (newest.message_id < summary.message_id) newest = summary;
    if (Math.max(senders.size, recipients.size) >= THREAD_MEMBERS) continue;
    const members = membersOf(summary);
    for (const sender of members.senders) senders.add(sender);
    for (const recipient of members.recipients) recipients.add(recipient);
  }
  return {
    ...firstThreadRow(first.summary, threadKey, first.visibility, tenantId),
    ...threadListingKey(newest.inbox_id, first.visibility, newest.received_at, threadKey),
    preview: newest.preview,
    count: inOrder.length,
    size,
    last_message_id: newest.message_id,
    updated_at: last.summary.created_at,
    ...(inOrder.some(({ summary }) => hasVirus(summary)) ? WITH_VIRUS : {}),
    ...(senders.size === 0 ? {} : { senders }),
    ...(recipients.size === 0 ? {} : { recipients }),
  };
}

/** Sorts as messages were stored. */
function storedAs({ summary }: StoredMessage): string {
  return `${summary.created_at}#${summary.message_id}`;
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
