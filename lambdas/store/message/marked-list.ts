import type { Visibility } from '../../message/visibility.ts';
import { type Mark, messagesMarked, sortedRowKey } from '../keys.ts';
import { sortedBetween, startingWith } from '../table/prefix-range.ts';
import { getRows, keyOfRow, queryRows, type Row, type Table } from '../table/table.ts';
import { hasMark } from './mark-rows.ts';
import { LEFT_OUT, type List } from './visibility-page.ts';

export function markedList(table: Table, inboxId: string, visibility: Visibility, mark: Mark): List {
  const { partition, prefix } = messagesMarked(inboxId, visibility, mark);
  const positionOf = (row: Row) => keyOfRow(row).sk.slice(prefix.length);
  return {
    query: (low, high) => ({
      ...sortedBetween(partition, `${prefix}${low}`, `${prefix}${high}`),
      ConsistentRead: true,
    }),
    positionOf,
    async resolve(marks) {
      const rows = await getRows(
        table,
        marks.map((row) => sortedRowKey(inboxId, positionOf(row))),
      );
      // The message may have changed since its mark was read.
      return marks.map((row, i) => {
        const message = rows[i];
        return message !== undefined && hasMark(message, mark) ? message : { [LEFT_OUT]: positionOf(row) };
      });
    },
  };
}

export async function countMarked(
  table: Table,
  inboxId: string,
  visibility: Visibility,
  mark: Mark,
  most: number,
): Promise<number> {
  const range = startingWith(messagesMarked(inboxId, visibility, mark));
  const { count } = await queryRows(table, { ...range, ConsistentRead: true, Select: 'COUNT', Limit: most });
  return count;
}
