import * as z from 'zod';
import type { Row } from '../table/table.ts';
import type { Change } from '../table/write.ts';

export interface MinuteCount {
  /** The unit is whole minutes since 1970. */
  readonly minute: number;
  readonly count: number;
}

export interface MinuteUse {
  readonly name: string;
  readonly counted: MinuteCount | undefined;
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

/** An instance with a slow clock must not reopen an earlier minute. */
function countedMinute({ counted, now }: MinuteUse): number {
  return Math.max(Math.floor(now.getTime() / MINUTE_MS), counted?.minute ?? 0);
}

export function secondsUntilUse(use: MinuteUse): number | undefined {
  const { counted, limit, now } = use;
  const minute = countedMinute(use);
  if (limit === 0 || counted?.minute !== minute || counted.count < limit) return undefined;
  return Math.max(1, Math.ceil(((minute + 1) * MINUTE_MS - now.getTime()) / 1000));
}

/** The condition fails when concurrent uses took the last one or opened the minute; the caller reads the row again. */
export function countUse(use: MinuteUse): Pick<Change, 'set' | 'add' | 'was' | 'below'> {
  const { name, counted, limit } = use;
  const minute = countedMinute(use);
  const names = attributes(name);
  // Two uses may be the first of a minute: one opens it and the other counts in it.
  if (counted?.minute !== minute) {
    return { set: { [names.minute]: minute, [names.count]: 1 }, below: { [names.minute]: minute } };
  }
  return {
    add: { [names.count]: 1 },
    was: { [names.minute]: minute },
    below: limit > 0 ? { [names.count]: limit } : {},
  };
}
