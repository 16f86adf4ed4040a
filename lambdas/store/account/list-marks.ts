import { SENDER_LISTS, type SenderList } from '../../message/list-entry.ts';
import type { Row } from '../table/row-loader.ts';

/** Attributes of the row of an account or inbox: receiving reads no list that they do not name. */
export const MARKS = { allow: 'has_allow_list', block: 'has_block_list' } as const;

/** Undefined when none has entries. */
export function markedLists(row: Row): SenderList[] | undefined {
  const marked = SENDER_LISTS.filter((list) => row[MARKS[list]] === true);
  return marked.length === 0 ? undefined : marked;
}

export function listMarksOf(lists: readonly SenderList[] = []): Row {
  return Object.fromEntries(lists.map((list) => [MARKS[list], true]));
}
