import { threadOfSortKey } from '../../ids.ts';
import type { Visibility } from '../../mail/visibility.ts';
import { type Mark, messagesMarked, sortedRowKey } from '../keys.ts';
import { prefixBounds } from '../table/prefix-range.ts';
import type { Query } from '../table/row-loader.ts';
import { getRows, keyOfRow, queryRows, type Row, type Table } from '../table/table.ts';
import { hasMark } from './mark-rows.ts';
import { LEFT_OUT, type List } from './visibility-page.ts';

/** Messages with a mark by arrival, strongly consistent. */
export function markedList(table: Table, inboxId: string, visibility: Visibility, mark: Mark): List {
  const { partition, prefix } = messagesMarked(inboxId, visibility, mark);
  const positionOf = (row: Row) => keyOfRow(row).sk.slice(prefix.length);
  return {
    query: (low, high) => ({
      KeyConditionExpression: 'pk = :partition AND sk BETWEEN :low AND :high',
      ExpressionAttributeValues: {
        ':partition': partition,
        ':low': `${prefix}${low}`,
        ':high': `${prefix}${high}`,
      },
      ConsistentRead: true,
    }),
    positionOf,
    async resolve(marks) {
      const rows = await getRows(
        table,
        marks.map(positionOf).map((sortKey) => sortedRowKey(inboxId, threadOfSortKey(sortKey), sortKey)),
      );
      // A message may have been changed since its mark was read.
      return marks.map((row, i) => {
        const message = rows[i];
        return message !== undefined && hasMark(message, mark) ? message : { [LEFT_OUT]: positionOf(row) };
      });
    },
  };
}

/** How many messages of an inbox have a mark, up to a number. */
export async function countMarked(
  table: Table,
  inboxId: string,
  visibility: Visibility,
  mark: Mark,
  most: number,
): Promise<number> {
  const { partition, prefix } = messagesMarked(inboxId, visibility, mark);
  const [low, high] = prefixBounds(prefix);
  const query: Query = {
    KeyConditionExpression: 'pk = :partition AND sk BETWEEN :low AND :high',
    ExpressionAttributeValues: { ':partition': partition, ':low': low, ':high': high },
    ConsistentRead: true,
    Select: 'COUNT',
    Limit: most,
  };
  const { count } = await queryRows(table, query);
  return count;
}
