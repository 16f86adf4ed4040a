import { SENDER_LISTS, type SenderList } from '../../message/list-entry.ts';
import type { Row } from '../table/row-loader.ts';

/** Receiving reads only the lists that these attributes of an account or inbox mark. */
export const MARKS = { allow: 'has_allow_list', block: 'has_block_list' } as const;

export function markedLists(row: Row): SenderList[] | undefined {
  const marked = SENDER_LISTS.filter((list) => row[MARKS[list]] === true);
  return marked.length === 0 ? undefined : marked;
}

export function listMarksOf(lists: readonly SenderList[] = []): Row {
  return Object.fromEntries(lists.map((list) => [MARKS[list], true]));
}
