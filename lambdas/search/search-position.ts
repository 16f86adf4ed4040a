import type { Statistics } from '@agent-inbox/segment-index';
import * as z from 'zod';
import type { Window } from './find-window.ts';
import type { Hit } from './hits-in-order.ts';
import type { Range } from './range.ts';

export interface SearchPosition {
  readonly range: Range;
  readonly rest?: Range | undefined;
  readonly after?: Place | undefined;
  /** Fixed statistics keep scores stable between pages. */
  readonly statistics?: Statistics | undefined;
}

type Place = Pick<Hit, 'score' | 'sortKey'>;

const rangeSchema = z
  .object({ low: z.string().optional(), high: z.string().optional() })
  .transform(({ low, high }): Range => ({ low, high }));
const packedSchema = z.object({
  range: rangeSchema,
  rest: rangeSchema.optional(),
  after: z.tuple([z.number(), z.string()]).optional(),
  statistics: z.array(z.number()).readonly().optional(),
});

export function packPosition({ after, ...position }: SearchPosition): string {
  const packed: z.input<typeof packedSchema> = { ...position, after: after && [after.score, after.sortKey] };
  return JSON.stringify(packed);
}

export function unpackPosition(text: string): SearchPosition {
  const { after, ...position } = packedSchema.parse(JSON.parse(text));
  return { ...position, after: after && { score: after[0], sortKey: after[1] } };
}

export function isBehind({ score, sortKey }: Place, after: Place | undefined, ascending: boolean): boolean {
  if (after === undefined) return true;
  if (score !== after.score) return score < after.score;
  return sortKey !== after.sortKey && sortKey > after.sortKey === ascending;
}

export function behindHit(
  begun: SearchPosition,
  { range, next, statistics }: Window,
  { score, sortKey }: Hit,
): SearchPosition {
  const after = { score, sortKey };
  return begun.after === undefined ? { range, rest: next, after, statistics } : { ...begun, after };
}

export function behindWindow(begun: SearchPosition, { next }: Window): SearchPosition | undefined {
  if (next === undefined) return begun.rest && { range: begun.rest };
  return begun.after === undefined ? { range: next } : { ...begun, range: next };
}
