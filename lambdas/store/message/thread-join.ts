import * as z from 'zod';
import type { MessageSummary } from '../../mail/message.ts';
import type { Visibility } from '../../mail/visibility.ts';
import { activityOf, threadListing, threadRowKey } from '../keys.ts';
import type { Row, Table } from '../table/table.ts';
import type { Writes } from '../table/transaction.ts';
import { firstThreadFlags, hasVirus, membersOf, THREAD_MEMBERS } from './thread-rows.ts';

/** How a message joins a thread that exists. The conditions of the write check both statements. */
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
  const members = membersOf(summary);
  const flagged = flagsUpdate(summary, flags);
  const lists = addsMembers
    ? (['senders', 'recipients'] as const).filter((list) => members[list].length > 0)
    : [];
  const adds = [
    '#count :one',
    '#size :size',
    'unread :one',
    'changes :one',
    ...lists.map((list) => `${list} :${list}`),
  ];
  const sets = [
    'updated_at = :now',
    'gpk = :unread',
    ...(isNewest ? ['last_message_id = :id', 'preview = :preview', 'gsk = :activity'] : []),
    ...flagged.sets,
  ];
  const conditions = [
    // A message that was stored meanwhile may be newer, or the newest one may be older than assumed.
    isNewest ? 'last_message_id < :id' : 'last_message_id > :id',
    // The lists must not outgrow the row.
    flagged.condition,
    ...lists.map((list) => `(attribute_not_exists(${list}) OR size(${list}) < :most)`),
  ];
  return {
    Update: {
      TableName: table.name,
      Key: threadRowKey(summary.inbox_id, threadKey),
      UpdateExpression: `ADD ${adds.join(', ')} SET ${sets.join(', ')}`,
      ConditionExpression: conditions.join(' AND '),
      ExpressionAttributeNames: { '#count': 'count', '#size': 'size', ...flagged.names },
      ExpressionAttributeValues: {
        ':one': 1,
        ':size': summary.size,
        ':now': summary.created_at,
        ':id': summary.message_id,
        ...(isNewest
          ? { ':preview': summary.preview, ':activity': activityOf(summary.received_at, threadKey) }
          : {}),
        ':unread': threadListing({ inboxId: summary.inbox_id, visibility, group: 'unread' }),
        ...flagged.values,
        ...(lists.length > 0 ? { ':most': THREAD_MEMBERS } : {}),
        ...Object.fromEntries(lists.map((list) => [`:${list}`, new Set(members[list])])),
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
}

/** The statements that count the kind of a message, and note its virus. */
function flagsUpdate(message: MessageSummary, flags: ThreadJoin['flags']): FlagsUpdate {
  const first = firstThreadFlags(message);
  if (flags === 'none') {
    return {
      sets: ['summary = :summary'],
      condition: 'attribute_not_exists(summary)',
      names: {},
      values: { ':summary': first },
    };
  }
  const withVirus = hasVirus(message)
    ? { sets: ['summary.virus = :virus'], values: { ':virus': true } }
    : undefined;
  if (flags === 'labels') {
    return {
      sets: ['summary.kinds = :kinds', ...(withVirus?.sets ?? [])],
      condition: 'attribute_exists(summary) AND attribute_not_exists(summary.kinds)',
      names: {},
      values: { ':kinds': first.kinds, ...withVirus?.values },
    };
  }
  const { kind } = message;
  return {
    sets: [
      ...(kind === null ? [] : ['summary.kinds.#kind = if_not_exists(summary.kinds.#kind, :none) + :one']),
      ...(withVirus?.sets ?? []),
    ],
    condition: 'attribute_exists(summary.kinds)',
    names: kind === null ? {} : { '#kind': kind },
    values: { ...(kind === null ? {} : { ':none': 0 }), ...withVirus?.values },
  };
}

interface FlagsUpdate {
  readonly sets: readonly string[];
  readonly condition: string;
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
}

type Write = NonNullable<Writes<string>[string]>;
