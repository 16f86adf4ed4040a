import * as z from 'zod';
import type { Kind } from '../../message/message.ts';
import { isTrashed, type MessageState } from '../../message/message-state.ts';
import { type ThreadGroup, threadListingKey } from '../keys.ts';
import { keyOfRow, type Row } from '../table/table.ts';
import type { StoredMessage } from './message-rows.ts';
import {
  changesAfter,
  groupOf,
  hasVirus,
  labelsBehindHold,
  listingPartsOf,
  membersOf,
  THREAD_MEMBERS,
  threadRowType,
} from './thread-rows.ts';

const NO_MESSAGE = '-';

type Counts = Readonly<Record<string, number>>;

interface Tally {
  readonly count: number;
  readonly size: number;
  readonly unread: number;
  readonly labels: Counts;
  readonly kinds: Counts | undefined;
  readonly viruses: number;
}

const NONE: Tally = { count: 0, size: 0, unread: 0, labels: {}, kinds: {}, viruses: 0 };

export interface Tallies {
  readonly shown: Tally;
  readonly trash: Tally;
}

const unreadSchema = z.object({ unread: z.int().default(0) });

export function talliesOf(row: Row): Tallies {
  const { count, size, summary } = threadRowType.parse(row);
  const { labels = {}, kinds, virus, trash } = summary ?? {};
  const { unread } = unreadSchema.parse(row);
  const inTrash = trash && {
    count: trash.count,
    size: trash.size,
    unread: Number(trash.unread ?? 0),
    labels: trash.labels ?? {},
    kinds: trash.kinds ?? {},
    viruses: trash.viruses ?? Number(trash.virus ?? 0),
  };
  return {
    shown: { count, size, unread, labels, kinds, viruses: Number(virus ?? 0) },
    trash: inTrash ?? NONE,
  };
}

function added(counts: Counts, names: readonly string[], by: number): Counts {
  const sums = new Map(Object.entries(counts));
  for (const name of names) sums.set(name, (sums.get(name) ?? 0) + by);
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0));
}

export function tallied(
  tallies: Tallies,
  { summary }: Pick<StoredMessage, 'summary'>,
  state: MessageState,
  by: 1 | -1,
): Tallies {
  const part = isTrashed(state) ? 'trash' : 'shown';
  const { count, size, unread, labels, kinds, viruses } = tallies[part];
  const next: Tally = {
    count: count + by,
    size: size + by * summary.size,
    unread: unread + (state.unread ? by : 0),
    labels: added(labels, [...state.labels, ...labelsBehindHold(summary)], by),
    kinds: kinds && added(kinds, summary.kind === null ? [] : [summary.kind], by),
    viruses: viruses + (hasVirus(summary) ? by : 0),
  };
  return { ...tallies, [part]: next };
}

export function tallyMessages(messages: readonly StoredMessage[]): Tallies {
  return messages.reduce<Tallies>((sum, message) => tallied(sum, message, message.state, 1), {
    shown: NONE,
    trash: NONE,
  });
}

export interface Display {
  readonly preview: string;
  readonly lastMessageId: string;
  readonly lastActivityAt: string;
  readonly senders: Set<string>;
  readonly recipients: Set<string>;
  readonly hasVirus: boolean;
}

export function displayOf(row: Row): Display {
  const thread = threadRowType.parse(row);
  const { group, lastActivityAt } = listingPartsOf(row);
  const trash = group === 'trash' ? thread.summary?.trash : undefined;
  const shown = trash ?? thread;
  return {
    preview: shown.preview,
    lastMessageId: shown.last_message_id,
    lastActivityAt,
    senders: shown.senders ?? new Set(),
    recipients: shown.recipients ?? new Set(),
    hasVirus: (trash ?? thread.summary)?.virus === true,
  };
}

export function displayWith(display: Display | undefined, messages: readonly StoredMessage[]): Display {
  const senders = new Set(display?.senders);
  const recipients = new Set(display?.recipients);
  let {
    preview = '',
    lastMessageId = NO_MESSAGE,
    lastActivityAt = '',
    hasVirus: virus = false,
  } = display ?? {};
  for (const { summary } of messages) {
    virus ||= hasVirus(summary);
    if (lastMessageId < summary.message_id) {
      ({ preview, message_id: lastMessageId, received_at: lastActivityAt } = summary);
    }
    if (Math.max(senders.size, recipients.size) >= THREAD_MEMBERS) continue;
    const members = membersOf(summary);
    for (const sender of members.senders) senders.add(sender);
    for (const recipient of members.recipients) recipients.add(recipient);
  }
  return { preview, lastMessageId, lastActivityAt, senders, recipients, hasVirus: virus };
}

interface ThreadBase {
  readonly row: Row;
  readonly subject: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly changes: number;
}

export function baseOf(row: Row): ThreadBase {
  const { subject, created_at: createdAt, updated_at: updatedAt } = threadRowType.parse(row);
  return { row, subject, createdAt, updatedAt, changes: changesAfter(row) };
}

export function threadRowOf(
  { row, subject, createdAt, updatedAt, changes }: ThreadBase,
  { shown, trash }: Tallies,
  { preview, lastMessageId, lastActivityAt, senders, recipients, hasVirus: virus }: Display,
): Row {
  const { inboxId, visibility, threadKey } = listingPartsOf(row);
  const isHidden = shown.count === 0;
  const group: ThreadGroup = isHidden ? 'trash' : groupOf(shown.unread > 0);
  const seen = {
    preview,
    last_message_id: lastMessageId,
    ...(senders.size === 0 ? {} : { senders }),
    ...(recipients.size === 0 ? {} : { recipients }),
  };
  const flags = {
    ...(virus && !isHidden ? { virus: true as const } : {}),
    ...labelsAndKinds({ ...shown, ...(isHidden ? { kinds: {} } : {}) }),
    ...(trash.count === 0
      ? {}
      : {
          trash: {
            count: trash.count,
            size: trash.size,
            ...(trash.unread > 0 ? { unread: trash.unread } : {}),
            ...(trash.viruses > 0 ? { viruses: trash.viruses } : {}),
            ...labelsAndKinds(trash),
            ...(isHidden ? { ...seen, ...(virus ? { virus: true as const } : {}) } : {}),
          },
        }),
  };
  return {
    ...keyOfRow(row),
    tenant: row['tenant'],
    ...threadListingKey({ inboxId, visibility, group }, lastActivityAt, threadKey),
    changes,
    unread: shown.unread,
    ...threadRowType.attributes({
      subject,
      created_at: createdAt,
      updated_at: updatedAt,
      count: shown.count,
      size: shown.size,
      ...(isHidden ? { preview: '', last_message_id: NO_MESSAGE } : seen),
      ...(Object.keys(flags).length === 0 ? {} : { summary: flags }),
    }),
  };
}

function labelsAndKinds({ labels, kinds }: Pick<Tally, 'labels' | 'kinds'>) {
  return {
    ...(Object.keys(labels).length === 0 ? {} : { labels }),
    ...(kinds === undefined ? {} : { kinds }),
  };
}

export function ofKind(
  { shown, trash }: Tallies,
  { summary, state }: StoredMessage,
  kind: Kind | null,
): Tallies {
  const counted = { shown: { ...shown, kinds: shown.kinds ?? {} }, trash };
  const without = tallied(counted, { summary }, state, -1);
  return tallied(without, { summary: { ...summary, kind } }, state, 1);
}
