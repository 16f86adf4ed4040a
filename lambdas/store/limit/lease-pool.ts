import * as z from 'zod';
import type { Key, Row, Table } from '../table/table.ts';
import { type UpdateResult, updateOnce } from '../table/update-once.ts';

const KEPT_MS = 3_600_000;

/** More counts of 0 are removed, because every deleted webhook or key would leave one. */
const MAX_IDLE_COUNTS = 10;

export interface Lease {
  /** From this time (milliseconds since 1970) the lease is free, because its function has ended. */
  readonly until: number;
  readonly shares: readonly string[];
}

export interface LeasePool {
  readonly counts: ReadonlyMap<string, number>;
  readonly held: ReadonlyMap<string, Lease>;
}

export interface Share {
  readonly name: string;
  readonly limit: number;
}

interface LeaseRequest {
  readonly token: string;
  readonly until: number;
  readonly limit: number;
  readonly shares: readonly Share[];
  readonly now: Date;
}

const TOTAL = 'total';
const COUNT = 'count:';
/** An update pays for the whole row, so a lease is a short text: its end in base 36 and its shares. */
const LEASE = 'l:';
/** Version 1.0 wrote leases in this form, and its workers return them under this name. */
const EARLIER_LEASE = 'slot:';
const earlierLeaseSchema = z.object({ until: z.number(), shares: z.array(z.string()) });

export function leasePoolOf(row: Row | undefined): LeasePool {
  const entries = Object.entries(row ?? {});
  const named = (prefix: string) => entries.filter(([name]) => name.startsWith(prefix));
  return {
    counts: new Map(named(COUNT).map(([name, count]) => [name.slice(COUNT.length), z.int().parse(count)])),
    held: new Map([
      ...named(LEASE).map(([name, text]): [string, Lease] => [name, leaseOf(z.string().parse(text))]),
      ...named(EARLIER_LEASE).map(([name, lease]): [string, Lease] => [
        name,
        earlierLeaseSchema.parse(lease),
      ]),
    ]),
  };
}

/** Most rows have a free lease, and a failed update returns the row, so no read comes first. */
export const UNREAD_POOL = leasePoolOf(undefined);

function textOf({ until, shares }: Pick<LeaseRequest, 'until' | 'shares'>): string {
  return [until.toString(36), ...shares.map(({ name }) => name)].join(' ');
}

function leaseOf(text: string): Lease {
  const [until = '', ...shares] = text.split(' ');
  return { until: Number.parseInt(until, 36), shares };
}

export function leaseIn({ held }: LeasePool, token: string): Lease | undefined {
  return held.get(LEASE + token);
}

export function liveLeases({ held }: LeasePool, now: Date): Lease[] {
  return [...held.values()].filter(({ until }) => until > now.getTime());
}

function fullLimitOf(pool: LeasePool, { limit, shares, now }: Omit<LeaseRequest, 'token' | 'until'>) {
  const live = liveLeases(pool, now);
  if (live.length >= limit) return TOTAL;
  const full = shares.find(
    (share) => live.filter((lease) => lease.shares.includes(share.name)).length >= share.limit,
  );
  return full?.name;
}

/** The condition checks counters in the same row, so that concurrent callers cannot exceed the limits. */
function tryToTake(
  table: Table,
  key: Key,
  read: LeasePool,
  { token, until, limit, shares, now }: LeaseRequest,
): Promise<UpdateResult> {
  const expired = [...read.held].filter(([, lease]) => lease.until <= now.getTime());
  const replaced = expired.map(([name]) => name);
  const changes = new Map([[TOTAL, 1 - expired.length]]);
  for (const { name } of shares) changes.set(COUNT + name, 1);
  for (const name of expired.flatMap(([, lease]) => lease.shares)) {
    changes.set(COUNT + name, (changes.get(COUNT + name) ?? 0) - 1);
  }
  const limits = [
    [TOTAL, limit] as const,
    ...shares.map((share) => [COUNT + share.name, share.limit] as const),
  ];
  const mine = LEASE + token;
  return updateOnce(table, key, {
    set: { [mine]: textOf({ until, shares }), ttl: expiryOf(now, until) },
    add: Object.fromEntries([...changes].filter(([, change]) => change !== 0)),
    remove: replaced,
    // A limit may be a fraction, but a count is an integer.
    below: Object.fromEntries(
      limits.map(([name, most]) => [name, Math.floor(most) - (changes.get(name) ?? 0) + 1]),
    ),
    // Another caller may take the same expired lease.
    has: replaced,
    // A retry of this update after another one would count twice.
    lacks: [mine],
  });
}

const expiryOf = (now: Date, until: number): number =>
  Math.ceil(Math.max(now.getTime() + KEPT_MS, until) / 1000);

const ROUNDS = 5;

export interface WantedLease extends Omit<LeaseRequest, 'now'> {
  readonly key: Key;
}

export interface FullPool {
  readonly limit: string;
  readonly expiresAt: number;
}

interface LeaseServices {
  readonly table: Table;
  now(): Date;
}

export async function takeLease(
  services: LeaseServices,
  wanted: WantedLease,
  read: LeasePool = UNREAD_POOL,
): Promise<FullPool | undefined> {
  const claim = await takeInRounds(services, wanted, read);
  return claim !== undefined && 'limit' in claim ? claim : undefined;
}

export type LeaseResult = 'taken' | 'held' | FullPool;

/** The token names the purpose, so that only one caller with this purpose gets the lease. */
export async function takeOrRenewLease(
  services: LeaseServices,
  wanted: WantedLease,
  heldMs: number,
): Promise<LeaseResult> {
  const { key, token, until, shares } = wanted;
  const claim = await takeInRounds(services, wanted, UNREAD_POOL);
  if (claim === undefined) return 'taken';
  if ('limit' in claim) return claim;
  // The same end shows a retry of this call after a lost response.
  if (claim.until === until) return 'taken';
  if (claim.until > until - heldMs) return 'held';
  const mine = LEASE + token;
  const { applied } = await updateOnce(services.table, key, {
    set: { [mine]: textOf({ until, shares }), ttl: expiryOf(services.now(), until) },
    was: { [mine]: textOf({ until: claim.until, shares }) },
  });
  return applied ? 'taken' : 'held';
}

async function takeInRounds(
  { table, now }: LeaseServices,
  { key, ...wanted }: WantedLease,
  read: LeasePool,
): Promise<Lease | FullPool | undefined> {
  let pool = read;
  for (let round = 0; round < ROUNDS; round++) {
    const at = now();
    const limit = fullLimitOf(pool, { ...wanted, now: at });
    if (limit !== undefined)
      return { limit, expiresAt: Math.min(wanted.until, firstExpiry(pool, limit, at)) };
    const { applied, row } = await tryToTake(table, key, pool, { ...wanted, now: at });
    if (applied) return undefined;
    pool = leasePoolOf(row);
    const present = leaseIn(pool, wanted.token);
    if (present !== undefined) return present;
  }
  return { limit: TOTAL, expiresAt: wanted.until };
}

function firstExpiry(pool: LeasePool, limit: string, now: Date): number {
  const live = liveLeases(pool, now).filter(({ shares }) => limit === TOTAL || shares.includes(limit));
  return Math.min(...live.map(({ until }) => until));
}

export async function returnLease(
  table: Table,
  key: Key,
  token: string,
  shares: readonly Share[],
): Promise<void> {
  const mine = LEASE + token;
  const returned = await updateOnce(table, key, {
    add: Object.fromEntries([TOTAL, ...shares.map(({ name }) => COUNT + name)].map((name) => [name, -1])),
    remove: [mine],
    has: [mine],
  });
  if (returned.applied) await removeIdleCounts(table, key, leasePoolOf(returned.row));
}

async function removeIdleCounts(table: Table, key: Key, { counts }: LeasePool): Promise<void> {
  const idle = [...counts].flatMap(([name, count]) => (count === 0 ? [COUNT + name] : []));
  if (idle.length <= MAX_IDLE_COUNTS) return;
  await updateOnce(table, key, {
    remove: idle,
    // Another caller may count under one of these names by now; a later return removes the rest.
    was: Object.fromEntries(idle.map((name) => [name, 0])),
  });
}
