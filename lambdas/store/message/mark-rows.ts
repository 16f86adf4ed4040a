import { CLAIM_FAILED } from '../../message/labels.ts';
import type { MessageSummary } from '../../message/message.ts';
import { isTrashed, type MessageState } from '../../message/message-state.ts';
import type { Visibility } from '../../message/visibility.ts';
import { type Key, type Mark, markKey } from '../keys.ts';
import { rowType } from '../table/row-type.ts';
import type { Row, Table } from '../table/table.ts';
import { type Condition, rowDelete, rowPut, type Write } from '../table/write.ts';
import { keysOfMessage, stateOf } from './message-rows.ts';

const markRowType = rowType('message-mark', 1, {});

interface MarkedMessage {
  readonly summary: Pick<MessageSummary, 'message_id' | 'inbox_id'>;
  readonly visibility: Visibility;
}

function keyOf({ summary, visibility }: MarkedMessage, mark: Mark): Key {
  return markKey(summary.inbox_id, visibility, mark, keysOfMessage({ summary }).sortKey);
}

export function markRow(message: MarkedMessage, mark: Mark): Row {
  return markRowType.row(keyOf(message, mark), {});
}

/** A message in the trash has no marks, so that neither claims nor lists find it. */
function marksOf(state: MessageState): Mark[] {
  const { unread, labels } = state;
  if (isTrashed(state)) return [];
  const queue: Mark = labels.includes(CLAIM_FAILED) ? 'unread-failed' : 'unread';
  return [...(unread ? [queue] : []), ...labels.map((label): Mark => `label:${label}`)];
}

export function hasMark(row: Row, mark: Mark): boolean {
  return marksOf(stateOf(row)).includes(mark);
}

export function markWrites(
  table: Table,
  message: MarkedMessage,
  before: MessageState,
  after: MessageState,
  claim?: Condition,
): (readonly [name: string, Write])[] {
  const [old, next] = [marksOf(before), marksOf(after)];
  return [
    ...old
      .filter((mark) => !next.includes(mark))
      .map((mark) => {
        const isClaim = mark === 'unread' && claim !== undefined;
        return [
          isClaim ? 'claim' : mark,
          rowDelete(table, keyOf(message, mark), isClaim ? claim : {}),
        ] as const;
      }),
    ...next
      .filter((mark) => !old.includes(mark))
      .map((mark) => [mark, rowPut(table, markRow(message, mark))] as const),
  ];
}
