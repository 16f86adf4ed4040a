import { invalid } from '../../core/errors.ts';

/** LIM-05 and LIM-06. */
export const MAX_BUCKETS = 500;
const MAX_DAYS = 90;

const DEFAULT_WINDOW_MS = 24 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface WindowInput {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  /** Seconds. */
  readonly period: number;
  readonly limit?: number | undefined;
}

/**
 * The times of a usage series, ascending: the end of each bucket. Buckets begin at `start`, and the last one
 * ends at `end` even when that makes it shorter (D-USG-03).
 * @returns milliseconds since the epoch.
 * @throws ApiError validation
 */
export function bucketEnds({ start, end, period, limit }: WindowInput, now: Date): number[] {
  const wantedEnd = end === undefined ? now.getTime() : Date.parse(end);
  const last = Math.min(wantedEnd, now.getTime());
  const first = start === undefined ? last - DEFAULT_WINDOW_MS : Date.parse(start);
  if (last <= first) throw invalid('end', 'must be after start, and start must not be in the future');
  if (last - first > MAX_DAYS * DAY_MS) throw invalid('start', `must be at most ${MAX_DAYS} days before end`);
  const buckets = Math.ceil((last - first) / (period * 1000));
  if (buckets > MAX_BUCKETS) {
    throw invalid('period', `makes ${buckets} buckets of the window; at most ${MAX_BUCKETS} are served`);
  }
  const ends = Array.from({ length: buckets }, (_, i) => Math.min(first + (i + 1) * period * 1000, last));
  return limit === undefined ? ends : ends.slice(-limit);
}
