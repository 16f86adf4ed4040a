import * as z from 'zod';
import type { Row } from '../table/table.ts';
import type { Change } from '../table/write.ts';

/** How often something happened within the last minute in which it did. */
export interface MinuteCount {
  /** Whole minutes since 1970. */
  readonly minute: number;
  readonly count: number;
}

export interface MinuteUse {
  /** What is counted: the row may hold several counts. */
  readonly name: string;
  readonly counted: MinuteCount | undefined;
  /** Uses that a minute has; 0 for no limit. */
  readonly limit: number;
  readonly now: Date;
}

const MINUTE_MS = 60_000;

const attributes = (name: string) => ({ minute: `${name}_minute`, count: `${name}_in_minute` });

export function minuteCountOf(row: Row, name: string): MinuteCount | undefined {
  const { minute, count } = attributes(name);
  if (row[minute] === undefined) return undefined;
  return { minute: z.int().parse(row[minute]), count: z.int().parse(row[count]) };
}

/** The minute in which a use counts: a clock that is behind does not reopen an earlier one. */
function countedMinute({ counted, now }: MinuteUse): number {
  return Math.max(Math.floor(now.getTime() / MINUTE_MS), counted?.minute ?? 0);
}

/** Whole seconds until the next use is within the limit; undefined when it is now. */
export function secondsUntilUse(use: MinuteUse): number | undefined {
  const { counted, limit, now } = use;
  const minute = countedMinute(use);
  if (limit === 0 || counted?.minute !== minute || counted.count < limit) return undefined;
  return Math.max(1, Math.ceil(((minute + 1) * MINUTE_MS - now.getTime()) / 1000));
}

/**
 * Counts a use. The condition fails when parallel uses took the last one of the minute, or opened the minute: read the row
 * again.
 */
export function countUse(use: MinuteUse): Pick<Change, 'set' | 'add' | 'was' | 'below'> {
  const { name, counted, limit } = use;
  const minute = countedMinute(use);
  const names = attributes(name);
  // Against two first uses of a minute: one opens it, the other counts in it.
  if (counted?.minute !== minute) {
    return { set: { [names.minute]: minute, [names.count]: 1 }, below: { [names.minute]: minute } };
  }
  return {
    add: { [names.count]: 1 },
    was: { [names.minute]: minute },
    below: limit > 0 ? { [names.count]: limit } : {},
  };
}
