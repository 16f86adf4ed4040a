import * as z from 'zod';
import { positionAfter, positionOfEntry, timeOfPosition, uniqueOfPosition } from '../log-position.ts';

/**
 * Writers commit up to 90 s after the time of their entry, in any order. Entries are only added, so a stretch with as
 * many entries as before has nothing new.
 */
export interface LogCursor {
  /** Everything up to this position was read, and nothing can become visible there any more. */
  readonly settled: string;
  readonly stretches: readonly Stretch[];
  readonly next: number | undefined;
  readonly comparedAt: number;
}

export interface Stretch {
  readonly end: string;
  /** The count never exceeds the existing entries, so an equal number means the same entries. */
  readonly count: number;
}

/** A writer lives 90 s, and clocks differ, so no entry appears later than this. */
export const SETTLE_MS = 120_000;

/** The limit applies before `next` and again behind it; all stretches take less than 1 KB. */
const MAX_STRETCHES = 32;

export function cursorAt(milliseconds: number): LogCursor {
  return { settled: positionAfter(milliseconds), stretches: [], next: undefined, comparedAt: 0 };
}

export function frontierOf({ settled, stretches }: LogCursor): string {
  return stretches.at(-1)?.end ?? settled;
}

export function unsettledCount({ stretches }: LogCursor): number {
  return stretches.reduce((sum, { count }) => sum + count, 0);
}

export function compact(cursor: LogCursor, maxStretches = MAX_STRETCHES): LogCursor {
  const { stretches, next } = cursor;
  if (next === undefined) return { ...cursor, stretches: join(stretches, maxStretches) };
  const before = join(stretches.slice(0, next), maxStretches);
  const behind = join(stretches.slice(next), maxStretches);
  return { ...cursor, stretches: [...before, ...behind], next: before.length };
}

function join(stretches: readonly Stretch[], maxStretches: number): Stretch[] {
  if (stretches.length <= maxStretches) return [...stretches];
  const total = stretches.reduce((sum, { count }) => sum + count, 0);
  // Two neighbors hold more than this together, which bounds the number of stretches.
  const most = Math.ceil((2 * total) / maxStretches);
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const last = joined.at(-1);
    if (last !== undefined && last.count + stretch.count <= most) {
      joined[joined.length - 1] = { end: stretch.end, count: last.count + stretch.count };
    } else joined.push(stretch);
  }
  return joined;
}

const packedSchema = z.object({
  v: z.literal(1),
  settled: z.string(),
  stretches: z.array(z.tuple([z.int(), z.int(), z.string().optional()])),
  next: z.int().optional(),
  compared: z.int(),
});

export function packCursor({ settled, stretches, next, comparedAt }: LogCursor): string {
  let before = timeOfPosition(settled);
  const packed: z.input<typeof packedSchema> = {
    v: 1,
    settled,
    stretches: stretches.map(({ end, count }) => {
      const at = timeOfPosition(end);
      const distance = at - before;
      before = at;
      return end === positionAfter(at) ? [distance, count] : [distance, count, uniqueOfPosition(end)];
    }),
    next,
    compared: comparedAt,
  };
  return JSON.stringify(packed);
}

export function unpackCursor(text: string): LogCursor {
  const { settled, stretches, next, compared } = packedSchema.parse(JSON.parse(text));
  let at = timeOfPosition(settled);
  return {
    settled,
    stretches: stretches.map(([distance, count, unique]) => {
      at += distance;
      return {
        end: unique === undefined ? positionAfter(at) : positionOfEntry(new Date(at), unique),
        count,
      };
    }),
    next,
    comparedAt: compared,
  };
}
