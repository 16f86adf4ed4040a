import * as z from 'zod';
import type { MessageSummary } from '../../message/message.ts';
import type { Visibility } from '../../message/visibility.ts';
import { activityOf, threadListing, threadRowKey } from '../keys.ts';
import type { Row, Table } from '../table/table.ts';
import { type Change, rowUpdate, type Write } from '../table/write.ts';
import { firstThreadFlags, hasVirus, membersOf, THREAD_MEMBERS } from './thread-rows.ts';

/** How a message joins a thread that exists. The conditions of the write check what it says. */
export interface ThreadJoin {
  readonly kind: 'join';
  /** Whether it is the newest message, which decides the thread's preview and its position in lists. */
  readonly isNewest: boolean;
  /** Whether its sender and recipients are added to those of the thread. */
  readonly addsMembers: boolean;
  /** What the thread has beside what its visibility tells; threads of before there were kinds have labels only, or nothing. */
  readonly flags: 'kinds' | 'labels' | 'none';
}

/** What is assumed of a thread whose row was not read: most mail arrives in order, in short threads. */
export const ASSUMED_JOIN: ThreadJoin = { kind: 'join', isNewest: true, addsMembers: true, flags: 'kinds' };

const joinSchema = z.object({
  last_message_id: z.string(),
  senders: z.set(z.string()).optional(),
  recipients: z.set(z.string()).optional(),
  summary: z.object({ kinds: z.unknown().optional() }).optional(),
});

/** How a message joins the thread with this row; the usual assumption when the row is not, or no longer, a thread's. */
export function threadJoin(row: Row | undefined, messageId: string): ThreadJoin {
  const thread = joinSchema.safeParse(row);
  if (!thread.success) return ASSUMED_JOIN;
  const { last_message_id, senders, recipients, summary } = thread.data;
  const most = Math.max(senders?.size ?? 0, recipients?.size ?? 0);
  return {
    kind: 'join',
    isNewest: last_message_id < messageId,
    addsMembers: most < THREAD_MEMBERS,
    flags: summary?.kinds === undefined ? (summary === undefined ? 'none' : 'labels') : 'kinds',
  };
}

/**
 * The write that adds one more message to a thread. Counts are added, so that parallel messages never wait for each other.
 * The attributes of the newest message are set under the condition that this message is the newest.
 */
export function threadUpdate(
  table: Table,
  summary: MessageSummary,
  threadKey: string,
  visibility: Visibility,
  { isNewest, addsMembers, flags }: ThreadJoin,
): Write {
  const { inbox_id: inboxId, message_id: messageId } = summary;
  const members = membersOf(summary);
  const flagged = flagsUpdate(summary, flags);
  const lists = addsMembers
    ? (['senders', 'recipients'] as const).filter((list) => members[list].length > 0)
    : [];
  return rowUpdate(table, threadRowKey(inboxId, threadKey), {
    ...flagged,
    set: {
      updated_at: summary.created_at,
      ...(isNewest ? { last_message_id: messageId, preview: summary.preview } : {}),
      ...flagged.set,
    },
    setting: ['gpk = :list', ...(isNewest ? ['gsk = :activity'] : []), ...(flagged.setting ?? [])],
    add: {
      count: 1,
      size: summary.size,
      unread: 1,
      changes: 1,
      ...Object.fromEntries(lists.map((list) => [list, new Set(members[list])])),
    },
    condition: [
      // A message that was stored meanwhile may be newer, or the newest one may be older than assumed.
      isNewest ? 'last_message_id < :id' : 'last_message_id > :id',
      flagged.condition,
      // The lists must not outgrow the row.
      ...lists.map((list) => `(attribute_not_exists(${list}) OR size(${list}) < :most)`),
    ].join(' AND '),
    values: {
      ...flagged.values,
      ':list': threadListing({ inboxId, visibility, group: 'unread' }),
      ':activity': isNewest ? activityOf(summary.received_at, threadKey) : undefined,
      ':id': messageId,
      ':most': lists.length > 0 ? THREAD_MEMBERS : undefined,
    },
    showsFound: true,
  });
}

/** The statements that count the kind of a message, and note its virus. */
function flagsUpdate(message: MessageSummary, flags: ThreadJoin['flags']): Change {
  const { kind } = message;
  const first = firstThreadFlags(message);
  if (flags === 'none') {
    return { set: { summary: first }, condition: 'attribute_not_exists(summary)' };
  }
  const isInfected = hasVirus(message);
  const virus = isInfected ? ['summary.virus = :virus'] : [];
  const values = { ':virus': isInfected ? true : undefined };
  if (flags === 'labels') {
    return {
      setting: ['summary.kinds = :kinds', ...virus],
      condition: 'attribute_exists(summary) AND attribute_not_exists(summary.kinds)',
      values: { ...values, ':kinds': first.kinds },
    };
  }
  const counted = 'summary.kinds.#kind = if_not_exists(summary.kinds.#kind, :none) + :one';
  return {
    setting: [...(kind === null ? [] : [counted]), ...virus],
    condition: 'attribute_exists(summary.kinds)',
    ...(kind === null ? {} : { names: { '#kind': kind } }),
    values: kind === null ? values : { ...values, ':none': 0, ':one': 1 },
  };
}
