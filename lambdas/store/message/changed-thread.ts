import type { Kind, MessageSummary } from '../../message/message.ts';
import { isTrashed, type MessageState } from '../../message/message-state.ts';
import { rowsOfThread, threadRowKey } from '../keys.ts';
import { startingWith } from '../table/prefix-range.ts';
import { isLastPage, nextPage, queryRows, type Row, type Table } from '../table/table.ts';
import { inOrderOfStoring, nextThreadRow } from './made-thread.ts';
import { inState, messageOf, type StoredMessage } from './message-rows.ts';
import { type ThreadPart, threadRows } from './messages.ts';
import { hasVirus, membersOf } from './thread-rows.ts';
import {
  baseOf,
  type Display,
  displayOf,
  displayWith,
  ofKind,
  type Tallies,
  tallied,
  talliesOf,
  threadRowOf,
} from './thread-tally.ts';

interface ThreadStep {
  readonly message: StoredMessage;
  readonly after: MessageState | undefined;
}

const PAGES = [4, 16, 80] as const;
const MORE = 100;
const FIRST_MESSAGES = 10;

/** At most the newest 100 messages are read, so senders and recipients of only older ones are left out. */
export async function changedThreadRow(
  table: Table,
  part: ThreadPart,
  steps: readonly ThreadStep[],
  now: Date,
): Promise<Row> {
  const { head } = part;
  let tallies = talliesOf(head);
  for (const { message, after } of steps) {
    tallies = tallied(tallies, message, message.state, -1);
    if (after !== undefined) tallies = tallied(tallies, message, after, 1);
  }
  if (!areKnown(tallies)) return wholeRow(table, part, steps, now);
  const display = await displayAfter(table, part, steps, tallies);
  const first = await firstAfter(table, part, steps);
  return threadRowOf(
    {
      ...baseOf(head),
      ...(first === undefined ? {} : { subject: first.subject, createdAt: first.created_at }),
      updatedAt: now.toISOString(),
    },
    tallies,
    display,
  );
}

export function rowWithKind(head: Row, message: StoredMessage, kind: Kind | null): Row {
  return threadRowOf(baseOf(head), ofKind(talliesOf(head), message, kind), displayOf(head));
}

/** A row of an earlier version has no counts of the trash. */
function areKnown({ shown, trash }: Tallies): boolean {
  return Math.min(shown.count, trash.count) >= 0 && shown.count + trash.count > 0;
}

async function wholeRow(
  table: Table,
  part: ThreadPart,
  steps: readonly ThreadStep[],
  now: Date,
): Promise<Row> {
  const rows = await threadRows(table, part.inbox.inboxId, part.threadKey);
  const others = rows.flatMap((row) => otherOf(row, part, steps) ?? []);
  return nextThreadRow(part, [...others, ...leftOf(steps)], now);
}

function leftOf(steps: readonly ThreadStep[]): StoredMessage[] {
  return steps.flatMap(({ message, after }) => (after === undefined ? [] : [inState(message, after)]));
}

function otherOf(
  row: Row,
  { inbox, threadKey }: ThreadPart,
  steps: readonly ThreadStep[],
): StoredMessage | undefined {
  if (row['sk'] === threadRowKey(inbox.inboxId, threadKey).sk) return undefined;
  const message = messageOf(row, inbox.tenantId);
  const isOther = steps.every((step) => step.message.summary.message_id !== message?.summary.message_id);
  return isOther ? message : undefined;
}

async function displayAfter(
  table: Table,
  part: ThreadPart,
  steps: readonly ThreadStep[],
  { shown, trash }: Tallies,
): Promise<Display> {
  const before = displayOf(part.head);
  const wasHidden = talliesOf(part.head).shown.count === 0;
  const isHidden = shown.count === 0;
  const isShown = (state: MessageState) => isHidden || !isTrashed(state);
  const left = inOrderOfStoring(leftOf(steps).filter(({ state }) => isShown(state)));
  if (left.length === (isHidden ? trash : shown).count) return displayWith(undefined, left);
  if (isHidden && !wasHidden) {
    const others: StoredMessage[] = [];
    await eachOther(table, part, steps, (message) => {
      others.push(message);
      return 'more';
    });
    return displayWith(undefined, inOrderOfStoring([...others, ...left]));
  }
  const gone = steps.filter(
    ({ message, after }) => isShown(message.state) && (after === undefined || !isShown(after)),
  );
  return displayWith(await displayWithout(table, part, steps, { before, gone, left, isShown }), left);
}

interface Removal {
  readonly before: Display;
  readonly gone: readonly ThreadStep[];
  readonly left: readonly StoredMessage[];
  isShown(state: MessageState): boolean;
}

async function displayWithout(
  table: Table,
  part: ThreadPart,
  steps: readonly ThreadStep[],
  { before, gone, left, isShown }: Removal,
): Promise<Display> {
  const missing = {
    newest: gone.some(({ message }) => message.summary.message_id === before.lastMessageId),
    virus: gone.some(({ message }) => hasVirus(message.summary)),
    senders: new Set(gone.flatMap(({ message }) => membersOf(message.summary).senders)),
    recipients: new Set(gone.flatMap(({ message }) => membersOf(message.summary).recipients)),
  };
  let newest: StoredMessage | undefined;
  const see = ({ summary }: StoredMessage) => {
    const { senders, recipients } = membersOf(summary);
    for (const sender of senders) missing.senders.delete(sender);
    for (const recipient of recipients) missing.recipients.delete(recipient);
    if (hasVirus(summary)) missing.virus = false;
  };
  const isKnown = () =>
    !(missing.newest || missing.virus) && missing.senders.size + missing.recipients.size === 0;
  for (const message of left) see(message);
  if (!isKnown()) {
    await eachOther(
      table,
      part,
      steps,
      (message) => {
        if (!isShown(message.state)) return 'more';
        newest ??= message;
        missing.newest = false;
        see(message);
        return isKnown() ? 'enough' : 'more';
      },
      () => missing.newest,
    );
  }
  const isGone = gone.some(({ message }) => message.summary.message_id === before.lastMessageId);
  return {
    ...(isGone ? displayWith(undefined, newest === undefined ? [] : [newest]) : before),
    senders: before.senders.difference(missing.senders),
    recipients: before.recipients.difference(missing.recipients),
    hasVirus: before.hasVirus && !missing.virus,
  };
}

async function eachOther(
  table: Table,
  part: ThreadPart,
  steps: readonly ThreadStep[],
  see: (message: StoredMessage) => 'more' | 'enough',
  mustGoOn = () => false,
): Promise<void> {
  const query = {
    ...startingWith(rowsOfThread(part.inbox.inboxId, part.threadKey)),
    ScanIndexForward: false,
    ConsistentRead: true,
  };
  let page: Awaited<ReturnType<typeof nextPage>> | undefined;
  for (let read = 0; read < PAGES.length || mustGoOn(); read++) {
    page = await nextPage(table, { ...query, Limit: PAGES[read] ?? MORE }, page);
    for (const row of page.rows) {
      const other = otherOf(row, part, steps);
      if (other !== undefined && see(other) === 'enough') return;
    }
    if (isLastPage(page)) return;
  }
}

async function firstAfter(
  table: Table,
  part: ThreadPart,
  steps: readonly ThreadStep[],
): Promise<MessageSummary | undefined> {
  const createdAt = part.head['created_at'];
  const isFirst = ({ message, after }: ThreadStep) =>
    after === undefined && message.summary.created_at === createdAt;
  if (!steps.some(isFirst)) return undefined;
  const query = startingWith(rowsOfThread(part.inbox.inboxId, part.threadKey));
  const Limit = FIRST_MESSAGES + steps.length;
  const { rows } = await queryRows(table, { ...query, ConsistentRead: true, Limit });
  const others = rows.flatMap((row) => otherOf(row, part, steps) ?? []);
  return inOrderOfStoring([...others, ...leftOf(steps)])[0]?.summary;
}
