import * as z from 'zod';
import { SENDER_LISTS, type SenderList } from '../../mail/sender/list-entry.ts';

/** Attributes of the row of an account or inbox: receiving reads no list that they do not name. */
export const MARKS = { allow: 'has_allow_list', block: 'has_block_list' } as const;
export const listMarks = {
  has_allow_list: z.literal(true).optional(),
  has_block_list: z.literal(true).optional(),
};

/** Undefined when none has entries. */
export function markedLists(row: z.output<z.ZodObject<typeof listMarks>>): SenderList[] | undefined {
  const marked = SENDER_LISTS.filter((list) => row[MARKS[list]] === true);
  return marked.length === 0 ? undefined : marked;
}

export function listMarksOf(lists: readonly SenderList[] = []): z.input<z.ZodObject<typeof listMarks>> {
  return Object.fromEntries(lists.map((list) => [MARKS[list], true as const]));
}
