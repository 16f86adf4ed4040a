import * as z from 'zod';
import type { Key, Row, Table } from '../table/table.ts';
import { updateOnce } from '../table/update-once.ts';

/**
 * Counts leases by when they expire, for pools of thousands: the row stays small however many leases there are, and an update
 * pays for the whole row. A lease has no token. A return that is repeated after another update may return the lease of another
 * holder; it is then missing in the count until it ends.
 */
export interface LeaseCount {
  readonly key: Key;
  /** Leases that may be taken. */
  readonly limit: number;
  /** Leases that expire within so many milliseconds are counted together. */
  readonly groupMs: number;
}

/** A row expires when it was not used for so long and all of its leases have expired. */
const KEPT_MS = 3_600_000;
/** Groups that have expired are removed when there are more, or when the count is full. */
const MAX_EXPIRED_GROUPS = 3;
/** Callers that are faster at expired leases before this one counts the pool as full. */
const ROUNDS = 5;

const GROUP = 'due:';

interface Group {
  readonly name: string;
  readonly until: number;
  readonly count: number;
}

function groupsOf(row: Row | undefined): Group[] {
  return Object.entries(row ?? {}).flatMap(([name, count]) =>
    name.startsWith(GROUP)
      ? [{ name, until: Number.parseInt(name.slice(GROUP.length), 36), count: z.int().parse(count) }]
      : [],
  );
}

function groupOf({ groupMs }: LeaseCount, until: number): string {
  return GROUP + (Math.ceil(until / groupMs) * groupMs).toString(36);
}

/**
 * Takes a lease.
 * @param until when the lease expires if it is not returned, in milliseconds since 1970
 * @returns undefined when it is taken; else when the first lease expires
 */
export async function takeCounted(
  { table, now }: { readonly table: Table; now(): Date },
  count: LeaseCount,
  until: number,
): Promise<{ readonly expiresAt: number } | undefined> {
  const { key, limit } = count;
  for (let round = 0; round < ROUNDS && limit > 0; round++) {
    const at = now().getTime();
    const { applied, row } = await updateOnce(table, key, {
      set: { ttl: Math.ceil(Math.max(at + KEPT_MS, until) / 1000) },
      add: { total: 1, [groupOf(count, until)]: 1 },
      below: { total: limit },
    });
    const groups = groupsOf(row);
    const expired = groups.filter((group) => group.until <= at);
    if (expired.length > (applied ? MAX_EXPIRED_GROUPS : 0)) await removeGroups(table, key, expired);
    if (applied) return undefined;
    const live = groups.filter((group) => group.until > at && group.count > 0);
    if (expired.length === 0) return { expiresAt: Math.min(...live.map((group) => group.until)) };
  }
  // None is ever free, or others were faster each time.
  return { expiresAt: until };
}

/** Returns a lease. Nothing changes when it has expired. */
export async function returnCounted(table: Table, count: LeaseCount, until: number): Promise<void> {
  const group = groupOf(count, until);
  await updateOnce(table, count.key, {
    add: { total: -1, [group]: -1 },
    condition: '#group >= :one',
    names: { '#group': group },
    values: { ':one': 1 },
  });
}

/** Changes nothing when another caller has removed one of them. */
async function removeGroups(table: Table, key: Key, groups: readonly Group[]): Promise<void> {
  await updateOnce(table, key, {
    add: { total: -groups.reduce((sum, { count }) => sum + count, 0) },
    remove: groups.map(({ name }) => name),
    was: Object.fromEntries(groups.map(({ name, count }) => [name, count])),
  });
}
