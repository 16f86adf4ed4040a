import * as z from 'zod';
import { positionAfter, positionOfEntry, timeOfPosition, uniqueOfPosition } from '../log-position.ts';

/**
 * How far a reader has read a tenant's log. Writers commit up to 90 s after the time of their entry and in any order, so an entry
 * may become visible between entries that were read. Entries are only ever added. So a stretch of the log holds nothing new as
 * long as it has as many entries as were read there, and the cursor needs no more than their number.
 */
export interface LogCursor {
  /** Position up to which everything was read and nothing can become visible any more. */
  readonly settled: string;
  /** The log from there on, up to the last position that was read: stretches that follow each other. */
  readonly stretches: readonly Stretch[];
  /** Index of the stretch at which the next read goes on, if the last one stopped before the end of the log. */
  readonly next: number | undefined;
  /** When the stretches were last compared with the log, in milliseconds since 1970. */
  readonly comparedAt: number;
}

export interface Stretch {
  /** Last position. The stretch begins behind that of the one before. */
  readonly end: string;
  /** Entries that were read in it. Never more than there are, so equal numbers are the same entries. */
  readonly count: number;
}

/** No writer commits later than this after the time of its entry: it lives 90 s, and clocks differ. */
export const SETTLE_MS = 120_000;

/** Of those before `next`, and as many behind it. Together they are less than 1 KB. */
const MAX_STRETCHES = 32;

/** A cursor for everything that is stored after a time. */
export function cursorAt(milliseconds: number): LogCursor {
  return { settled: positionAfter(milliseconds), stretches: [], next: undefined, comparedAt: 0 };
}

/** The last position that was read. */
export function frontierOf({ settled, stretches }: LogCursor): string {
  return stretches.at(-1)?.end ?? settled;
}

/** How many entries were read that others may still come between. */
export function unsettledCount({ stretches }: LogCursor): number {
  return stretches.reduce((sum, { count }) => sum + count, 0);
}

/**
 * The same cursor in a bounded size. Joined stretches hold as many entries as both did.
 * @param maxStretches as usual unless a test gives its own
 */
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
  // Two neighbours hold more than this together, so no more remain than there may be.
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

/** Ends as distances in milliseconds from the end before. An end inside of a millisecond has what tells its entries apart. */
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
