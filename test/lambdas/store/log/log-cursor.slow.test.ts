import { describe, expect, test } from 'vitest';
import { compareLog, type LogPart, nextRead } from '../../../../lambdas/store/log/follow-log.ts';
import {
  compact,
  cursorAt,
  type LogCursor,
  packCursor,
  SETTLE_MS,
  unpackCursor,
} from '../../../../lambdas/store/log/log-cursor.ts';
import type { ReadEntry } from '../../../../lambdas/store/log/log-entries.ts';
import { positionOfEntry } from '../../../../lambdas/store/log-position.ts';
import { seeded } from '../../../faults/seeded.ts';

/** When the schedules begin, in milliseconds since 1970. */
const BEGIN = Date.parse('2026-11-22T12:00:00Z');
const MAX_LATE_MS = 90_000;

interface Write extends ReadEntry {
  readonly visibleAt: number;
  readonly shard: number;
}

function write(at: number, unique: string, visibleAt: number, shard = 0): Write {
  return {
    position: positionOfEntry(new Date(at), unique),
    at,
    unique,
    visibleAt,
    shard,
    inboxKey: 'inbox',
    inboxes: 0,
    threads: 1,
    messages: 1,
    bytes: 1,
    delivered: 1,
  };
}

function readLog(
  writes: readonly Write[],
  shards: number,
  after: string,
  limit: number,
  time: number,
): LogPart {
  const wanted = Math.ceil(limit / shards);
  const parts = Array.from({ length: shards }, (_, shard) =>
    writes
      .filter(({ position, visibleAt }) => visibleAt <= time && position > after)
      .filter((entry) => entry.shard === shard)
      .sort((a, b) => (a.position < b.position ? -1 : 1))
      .slice(0, wanted),
  );
  const cuts = parts.filter(({ length }) => length >= wanted).map((part) => part.at(-1)?.position ?? '');
  const end = cuts.sort()[0] ?? '~';
  const entries = parts
    .flat()
    .filter(({ position }) => position <= end)
    .sort((a, b) => (a.position < b.position ? -1 : 1));
  return { entries, hasMore: cuts.length > 0 };
}

interface Follower {
  cursor: LogCursor;
  readonly seen: Map<string, number>;
  readonly rows: number[];
}

interface Reading {
  readonly writes: readonly Write[];
  /** Shards of the log at a time. */
  shards(time: number): number;
  readonly rows: number;
  readonly limit: number;
  /** Stretches of a cursor on each side; as usual without it. */
  readonly stretches?: number | undefined;
}

/**
 * One read: it takes the clock, then the number of shards, then the log.
 * @returns whether there is more.
 */
function follow(
  follower: Follower,
  { writes, shards, rows, limit, stretches }: Reading,
  time: number,
  [headDelay, logDelay]: readonly [number, number] = [0, 0],
): boolean {
  // Through its text, as clients hold it.
  const cursor = unpackCursor(packCursor(follower.cursor));
  const start = nextRead(cursor, time);
  for (let wanted = rows; ; wanted *= 2) {
    const part = readLog(writes, shards(time + headDelay), start.after, wanted, time + logDelay);
    follower.rows.push(part.entries.length);
    const comparison = compareLog(start, part, time);
    if (comparison === undefined) continue;
    const taken = comparison.unseen.slice(0, limit);
    for (const { unique } of taken) follower.seen.set(unique, (follower.seen.get(unique) ?? 0) + 1);
    follower.cursor = compact(comparison.cursorAfter(taken.length), stretches);
    return comparison.hasMore || taken.length < comparison.unseen.length;
  }
}

function newFollower(from = BEGIN): Follower {
  return { cursor: cursorAt(from), seen: new Map(), rows: [] };
}

function randomLog(pick: (from: number, upTo: number) => number) {
  const span = pick(1, 300) * 1000;
  const lateness = pick(0, 2) === 0 ? 200 : MAX_LATE_MS;
  // Times are rounded, so that entries share a millisecond.
  const grain = [1, 10, 1000][pick(0, 2)] ?? 1;
  // A writer reads the number of shards between the time of its entry and its commit.
  const [fewer, more] = [pick(1, 2), pick(2, 4)];
  const grownAt = BEGIN + pick(0, span);
  const shards = (time: number) => (time >= grownAt ? more : fewer);
  const writes = Array.from({ length: pick(0, 120) }, (_, i) => {
    const at = BEGIN + 1 + Math.floor(pick(0, span) / grain) * grain;
    const visibleAt = at + pick(0, lateness);
    const shard = pick(0, shards(pick(at, visibleAt)) - 1);
    return write(at, pick(0, 1e9).toString(36).padStart(6, '0') + i, visibleAt, shard);
  });
  return { span, shards, writes };
}

describe('a cursor of the log', () => {
  test.each(
    Array.from({ length: 40 }, (_, i) => i),
  )('misses no entry of 50 random schedules of late writers, several shards and small pages (%i)', (group) => {
    for (let schedule = 0; schedule < 50; schedule++) {
      const random = seeded(group * 1_000 + schedule);
      const pick = (from: number, upTo: number) => from + Math.floor(random() * (upTo - from + 1));
      const { span, shards, writes } = randomLog(pick);
      const stretches = [undefined, 1, 2, 3][pick(0, 3)];
      const reading = { writes, shards, rows: pick(1, 20), limit: pick(1, 10), stretches };
      const follower = newFollower();
      const end = BEGIN + span + MAX_LATE_MS + SETTLE_MS;
      for (let time = BEGIN; time < end; time += pick(1, 20_000)) {
        // A follower that stops for a while, and one that takes all that there is.
        let reads = pick(0, 3) === 0 ? 1 : 1_000;
        const delays = [pick(0, 1_000), pick(1_000, 3_000)] as const;
        while (follow(follower, reading, time, delays) && reads > 1) reads -= 1;
      }
      let last = 0;
      while (follow(follower, reading, end)) {
        last += 1;
        expect(last).toBeLessThan(2_000);
      }

      const missed = writes.filter(({ unique }) => !follower.seen.has(unique));
      expect(missed, `schedule ${group}/${schedule}`).toEqual([]);
      // Everything has settled: the log is idle, and says so.
      const before = new Map(follower.seen);
      expect(follow(follower, reading, end + 1)).toBe(false);
      expect(follower.seen).toEqual(before);
      expect(follower.cursor.stretches).toEqual([]);
    }
  });

  test('gives each entry of a calm log once, although none has settled', () => {
    const writes = Array.from({ length: 30 }, (_, i) =>
      write(BEGIN + 1 + i * 1000, `${i}`, BEGIN + 1 + i * 1000),
    );
    const follower = newFollower();

    for (let time = BEGIN; time < BEGIN + 60_000; time += 700) {
      follow(follower, { writes, shards: () => 1, rows: 200, limit: 100 }, time);
    }

    expect([...follower.seen.values()]).toEqual(writes.map(() => 1));
  });

  test('gives a late entry once, and nothing else of a calm log again', () => {
    const early = Array.from({ length: 20 }, (_, i) => write(BEGIN + 1000 * (i + 1), `${i}`, BEGIN));
    const late = write(BEGIN + 5_500, 'late', BEGIN + 5_500 + MAX_LATE_MS);
    const follower = newFollower();

    for (let time = BEGIN + 30_000; time < BEGIN + 300_000; time += 1_000) {
      follow(follower, { writes: [...early, late], shards: () => 1, rows: 200, limit: 100 }, time);
    }

    expect(follower.seen.get('late')).toBe(1);
    // The stretch that it came into reaches from the entry before to the next.
    expect([...follower.seen.values()].reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(22);
  });

  test('stays below 1,200 bytes in a busy log, and repeats little of it for each late entry', () => {
    const random = seeded(7);
    const writes = Array.from({ length: 3_000 }, (_, i) => {
      const at = BEGIN + 1 + Math.floor(random() * 60_000);
      return write(at, i.toString(36).padStart(5, '0'), at + Math.floor(random() * 100), i % 2);
    });
    const late = write(BEGIN + 30_000, 'zzzzz', BEGIN + 100_000);
    const follower = newFollower();
    const reading = { writes: [...writes, late], shards: () => 2, rows: 200, limit: 100 };
    let longest = 0;
    for (let time = BEGIN; time < BEGIN + 99_000; time += 500) {
      while (follow(follower, reading, time));
      longest = Math.max(longest, packCursor(follower.cursor).length);
    }
    const before = [...follower.seen.values()].reduce((sum, count) => sum + count, 0);
    for (let time = BEGIN + 99_000; time < BEGIN + 190_000; time += 500) {
      while (follow(follower, reading, time));
    }
    const repeated = [...follower.seen.values()].reduce((sum, count) => sum + count, 0) - before;

    expect(longest).toBeLessThan(1_200);
    expect(follower.seen.size).toBe(3_001);
    expect(repeated).toBeLessThan(500);
  });
});
