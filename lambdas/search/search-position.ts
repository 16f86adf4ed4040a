import * as z from 'zod';
import type { Hit, Range } from './find-window.ts';

/** Where the next page of a search begins. */
export interface SearchPosition {
  /** What is looked at together: hits are in order within it. */
  readonly range: Range;
  /** What comes after it, if it is not all. */
  readonly rest: Range | undefined;
  /** In the order of this range the last hit that was looked at; undefined at its beginning. */
  readonly after: { readonly score: number; readonly sortKey: string } | undefined;
}

const rangeSchema = z.object({ low: z.string().optional(), high: z.string().optional() });
const packedSchema = z.object({
  range: rangeSchema,
  rest: rangeSchema.optional(),
  after: z.tuple([z.number(), z.string()]).optional(),
});

export function packPosition({ range, rest, after }: SearchPosition): string {
  const packed: z.input<typeof packedSchema> = {
    range,
    rest,
    after: after && [after.score, after.sortKey],
  };
  return JSON.stringify(packed);
}

/** @param text which a page token held: ours, and sealed */
export function unpackPosition(text: string): SearchPosition {
  const { range, rest, after } = packedSchema.parse(JSON.parse(text));
  return {
    range: rangeOf(range),
    rest: rest && rangeOf(rest),
    after: after && { score: after[0], sortKey: after[1] },
  };
}

function rangeOf({ low, high }: z.output<typeof rangeSchema>): Range {
  return { low, high };
}

/** Whether a hit comes behind a position: by score, then by its key. */
export function isBehind(
  { score, sortKey }: Pick<Hit, 'score' | 'sortKey'>,
  after: SearchPosition['after'],
  ascending: boolean,
): boolean {
  if (after === undefined) return true;
  if (score !== after.score) return score < after.score;
  return sortKey !== after.sortKey && sortKey > after.sortKey === ascending;
}
