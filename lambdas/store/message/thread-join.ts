import * as z from 'zod';
import type { MessageSummary } from '../../message/message.ts';
import type { Visibility } from '../../message/visibility.ts';
import { activityOf, threadListing, threadRowKey } from '../keys.ts';
import type { Row, Table } from '../table/table.ts';
import { type Change, rowUpdate, type Write } from '../table/write.ts';
import { firstThreadFlags, hasVirus, membersOf, THREAD_MEMBERS } from './thread-rows.ts';

export interface ThreadJoin {
  readonly kind: 'join';
  readonly isNewest: boolean;
  readonly addsMembers: boolean;
  /** Threads of earlier versions have only labels, or nothing. */
  readonly flags: 'kinds' | 'labels' | 'none';
}

/** Most mail arrives in order and in short threads, so the row is not read first. */
export const ASSUMED_JOIN: ThreadJoin = { kind: 'join', isNewest: true, addsMembers: true, flags: 'kinds' };

const joinSchema = z.object({
  last_message_id: z.string(),
  senders: z.set(z.string()).optional(),
  recipients: z.set(z.string()).optional(),
  summary: z.object({ kinds: z.unknown().optional() }).optional(),
});

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
 * Counts are added, so that concurrent messages do not wait. A condition protects the attributes of the newest message.
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
      // A newer message may have been stored concurrently, or the newest one may be older than assumed.
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
