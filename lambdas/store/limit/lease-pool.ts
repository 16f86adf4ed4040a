import * as z from 'zod';
import type { Key, Row, Table } from '../table/table.ts';
import { type UpdateResult, updateOnce } from '../table/update-once.ts';

/** A row expires when it was not used for so long and all of its leases have expired. */
const KEPT_MS = 3_600_000;

/** Counts of 0 that stay in a row: more are removed, or every deleted webhook or key would leave one. */
const MAX_IDLE_COUNTS = 10;

/** One webhook attempt in flight, one waiting call, or one replay. */
export interface Lease {
  /** Milliseconds since 1970; from then on the lease is free, because the function that took it is dead. */
  readonly until: number;
  /** What it counts against beside the total. */
  readonly shares: readonly string[];
}

/** The leases of one row. Expired ones are still counted until another lease is taken. */
export interface LeasePool {
  readonly counts: ReadonlyMap<string, number>;
  readonly held: ReadonlyMap<string, Lease>;
}

/** A limit on a part of the leases of a pool, such as those of one webhook. */
export interface Share {
  readonly name: string;
  readonly limit: number;
}

interface LeaseRequest {
  /** Unique for each lease. */
  readonly token: string;
  readonly until: number;
  readonly limit: number;
  readonly shares: readonly Share[];
  readonly now: Date;
}

const TOTAL = 'total';
const COUNT = 'count:';
/** Each update pays for the whole row: a lease is a short text, its end in base 36 and its shares. */
const LEASE = 'l:';
/** Leases as version 1.0 wrote them. Their workers return them under this name. */
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

/** Takes a lease without a read: most rows have one, and a failed attempt says what is in them. */
export const UNREAD_POOL = leasePoolOf(undefined);

function textOf({ until, shares }: Pick<LeaseRequest, 'until' | 'shares'>): string {
  return [until.toString(36), ...shares.map(({ name }) => name)].join(' ');
}

function leaseOf(text: string): Lease {
  const [until = '', ...shares] = text.split(' ');
  return { until: Number.parseInt(until, 36), shares };
}

/** The lease of a token, expired or not. */
export function leaseIn({ held }: LeasePool, token: string): Lease | undefined {
  return held.get(LEASE + token);
}

export function liveLeases({ held }: LeasePool, now: Date): Lease[] {
  return [...held.values()].filter(({ until }) => until > now.getTime());
}

/** The first limit that leaves no lease, `total` or the name of a share; undefined when there is one. */
function fullLimitOf(pool: LeasePool, { limit, shares, now }: Omit<LeaseRequest, 'token' | 'until'>) {
  const live = liveLeases(pool, now);
  if (live.length >= limit) return TOTAL;
  const full = shares.find(
    (share) => live.filter((lease) => lease.shares.includes(share.name)).length >= share.limit,
  );
  return full?.name;
}

/**
 * Takes a lease, and frees all that have expired. The limits are enforced by counters in the same row, in the condition of
 * the one update, so that concurrent callers cannot exceed them.
 * @param read the pool as it was read
 * @returns the pool as it was found when no lease was taken: it is full, or another caller took an expired lease first
 */
export async function tryTakeLease(
  table: Table,
  key: Key,
  read: LeasePool,
  request: LeaseRequest,
): Promise<LeasePool | undefined> {
  const { applied, row } = await tryToTake(table, key, read, request);
  return applied || row?.[LEASE + request.token] !== undefined ? undefined : leasePoolOf(row);
}

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
    // After the change no count exceeds its limit. A limit may be a fraction, a count is a whole number.
    below: Object.fromEntries(
      limits.map(([name, most]) => [name, Math.floor(most) - (changes.get(name) ?? 0) + 1]),
    ),
    // Against another caller that takes the same expired lease.
    has: replaced,
    // Against a repeat of this update after another one: it would count twice.
    lacks: [mine],
  });
}

const expiryOf = (now: Date, until: number): number =>
  Math.ceil(Math.max(now.getTime() + KEPT_MS, until) / 1000);

/** Callers that are faster at a lease before this one counts the pool as full. */
const ROUNDS = 5;

export interface WantedLease extends Omit<LeaseRequest, 'now'> {
  readonly key: Key;
}

/** No lease is free: under which limit, and when the first of its leases expires, in milliseconds since 1970. */
export interface FullPool {
  /** `total`, or the name of a share. */
  readonly limit: string;
  readonly expiresAt: number;
}

interface LeaseServices {
  readonly table: Table;
  now(): Date;
}

/**
 * Takes a lease, again while other callers are faster at expired ones.
 * @param read the pool as it was read
 * @returns undefined when it is taken
 */
export async function takeLease(
  services: LeaseServices,
  wanted: WantedLease,
  read: LeasePool = UNREAD_POOL,
): Promise<FullPool | undefined> {
  const claim = await takeInRounds(services, wanted, read);
  return claim !== undefined && 'limit' in claim ? claim : undefined;
}

/** `held` when another caller took the lease a short time ago. */
export type LeaseResult = 'taken' | 'held' | FullPool;

/**
 * Takes a lease whose token names what it is for, or renews it, so that of callers who want the same one gets it. It counts once.
 * @param heldMs for so long since it was taken no other caller gets it
 */
export async function takeOrRenewLease(
  services: LeaseServices,
  wanted: WantedLease,
  heldMs: number,
): Promise<LeaseResult> {
  const { key, token, until, shares } = wanted;
  const claim = await takeInRounds(services, wanted, UNREAD_POOL);
  if (claim === undefined) return 'taken';
  if ('limit' in claim) return claim;
  // The same end: a repeat of this call whose first response was lost.
  if (claim.until === until) return 'taken';
  if (claim.until > until - heldMs) return 'held';
  const mine = LEASE + token;
  const { applied } = await updateOnce(services.table, key, {
    set: { [mine]: textOf({ until, shares }), ttl: expiryOf(services.now(), until) },
    was: { [mine]: textOf({ until: claim.until, shares }) },
  });
  // Otherwise another caller renewed it, or it was returned.
  return applied ? 'taken' : 'held';
}

/** @returns undefined when the lease is taken; else the lease of this token that was there, or why none is free */
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
  // Others were faster each time: one of their leases is free soon.
  return { limit: TOTAL, expiresAt: wanted.until };
}

/** Infinity where no lease may be taken at all. */
function firstExpiry(pool: LeasePool, limit: string, now: Date): number {
  const live = liveLeases(pool, now).filter(({ shares }) => limit === TOTAL || shares.includes(limit));
  return Math.min(...live.map(({ until }) => until));
}

/** Returns a lease. Nothing changes when it has expired and another one has replaced it. */
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
    // Another caller may count under one of them; a later return removes the others.
    was: Object.fromEntries(idle.map((name) => [name, 0])),
  });
}
