import * as z from 'zod';
import type { Key, Row, Table } from '../table/table.ts';
import { updateOnce } from '../table/update-once.ts';

/**
 * An update pays for the whole row and a pool may have thousands of leases, so they are counted by expiry time. A
 * retried return may return another holder's lease, which is then missing in the count until it ends.
 */
export interface LeaseCount {
  readonly key: Key;
  readonly limit: number;
  readonly groupMs: number;
}

/** A row expires when it was unused for this long and all of its leases have ended. */
const KEPT_MS = 3_600_000;
const MAX_EXPIRED_GROUPS = 3;
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
  return { expiresAt: until };
}

export async function returnCounted(table: Table, count: LeaseCount, until: number): Promise<void> {
  const group = groupOf(count, until);
  await updateOnce(table, count.key, {
    add: { total: -1, [group]: -1 },
    condition: '#group >= :one',
    names: { '#group': group },
    values: { ':one': 1 },
  });
}

async function removeGroups(table: Table, key: Key, groups: readonly Group[]): Promise<void> {
  await updateOnce(table, key, {
    add: { total: -groups.reduce((sum, { count }) => sum + count, 0) },
    remove: groups.map(({ name }) => name),
    was: Object.fromEntries(groups.map(({ name, count }) => [name, count])),
  });
}
