import * as z from 'zod';
import { rowType } from '../table/row-type.ts';
import type { Key, Row, Table } from '../table/table.ts';
import { updateOnce } from '../table/update-once.ts';

/** A row expires when it was not used for so long and all of its slots have expired. */
const KEPT_MS = 3_600_000;

/** Counts of 0 that stay in a row: more are removed, or every deleted webhook or key would leave one. */
const MAX_IDLE_COUNTS = 10;

/** One webhook attempt in flight, one waiting call, or one replay. */
export interface UsedSlot {
  /** Milliseconds since 1970; from then on the slot is free, because the function that took it is dead. */
  readonly until: number;
  /** What it counts against beside the total. */
  readonly shares: readonly string[];
}

/** The slots of one row. Expired ones are still counted until another slot is taken. */
export interface SlotPool {
  readonly total: number;
  readonly counts: ReadonlyMap<string, number>;
  readonly held: ReadonlyMap<string, UsedSlot>;
}

/** A limit on a part of the slots of a pool, such as those of one webhook. */
export interface Share {
  readonly name: string;
  readonly limit: number;
}

export interface SlotRequest {
  /** Unique for each slot. */
  readonly token: string;
  readonly until: number;
  readonly limit: number;
  readonly shares: readonly Share[];
  readonly now: Date;
}

/** Which limit leaves no slot: `total`, or the name of a share. */
export type FullLimit = 'total' | string;

const COUNT = 'count:';
const SLOT = 'slot:';
const slotSchema = z.object({ until: z.number(), shares: z.array(z.string()) });

/** Counts and slots beside it have names of their own. */
const slotsRowType = rowType('slots', 1, { total: z.int().default(0) });

export function slotPoolOf(row: Row | undefined): SlotPool {
  const entries = Object.entries(row ?? {});
  const named = (prefix: string) => entries.filter(([name]) => name.startsWith(prefix));
  return {
    total: slotsRowType.parse(row ?? {}).total,
    counts: new Map(named(COUNT).map(([name, count]) => [name.slice(COUNT.length), z.int().parse(count)])),
    held: new Map(named(SLOT).map(([name, slot]) => [name.slice(SLOT.length), slotSchema.parse(slot)])),
  };
}

/** Slots that have not expired. */
export function liveSlots({ held }: SlotPool, now: Date): UsedSlot[] {
  return [...held.values()].filter(({ until }) => until > now.getTime());
}

/** The first limit that leaves no slot; undefined when there is one. */
export function fullLimitOf(pool: SlotPool, { limit, shares, now }: Omit<SlotRequest, 'token' | 'until'>) {
  const live = liveSlots(pool, now);
  if (live.length >= limit) return 'total' satisfies FullLimit;
  const full = shares.find(
    (share) => live.filter((slot) => slot.shares.includes(share.name)).length >= share.limit,
  );
  return full?.name;
}

/**
 * Takes a slot, and frees all that have expired. The limits are enforced by counters in the same row, in the condition of
 * the one update, so that concurrent callers cannot exceed them.
 * @param read the pool as it was read; an empty one takes a slot without a read
 * @returns the pool as it was found when no slot was taken: it is full, or another caller took an expired slot first
 */
export async function takeSlot(
  table: Table,
  key: Key,
  read: SlotPool,
  { token, until, limit, shares, now }: SlotRequest,
): Promise<SlotPool | undefined> {
  const expired = [...read.held].filter(([, slot]) => slot.until <= now.getTime());
  const changes = new Map(shares.map(({ name }) => [name, 1]));
  for (const name of expired.flatMap(([, slot]) => slot.shares)) {
    changes.set(name, (changes.get(name) ?? 0) - 1);
  }
  const idle = [...read.counts].flatMap(([name, count]) =>
    count === 0 && !changes.has(name) ? [COUNT + name] : [],
  );
  const names = new Names();
  const totalChange = 1 - expired.length;
  const counted = [...changes].map(([name, change]) => ({ name: names.of(COUNT + name), change }));
  const mine = names.of(SLOT + token);
  const replaced = expired.map(([expiredToken]) => names.of(SLOT + expiredToken));
  const forgotten = (idle.length > MAX_IDLE_COUNTS ? idle : []).map((name) => names.of(name));
  const bounds = [
    { name: names.of('total'), bound: limit - totalChange },
    ...shares.map((share) => ({
      name: names.of(COUNT + share.name),
      bound: share.limit - (changes.get(share.name) ?? 0),
    })),
  ];
  const added = [{ name: names.of('total'), change: totalChange }, ...counted].filter(
    ({ change }) => change !== 0,
  );
  const result = await updateOnce(table, {
    key,
    set: [`${mine} = :slot`, `${names.of('ttl')} = :ttl`],
    add: added.map(({ name }, i) => `${name} :change${i}`),
    remove: [...replaced, ...forgotten],
    condition: allOf([
      ...bounds.map(({ name }, i) => `attribute_not_exists(${name}) OR ${name} <= :bound${i}`),
      // Against another caller that takes the same expired slot.
      ...replaced.map((name) => `attribute_exists(${name})`),
      ...forgotten.map((name) => `${name} = :none`),
    ]),
    names: names.all,
    values: {
      ':slot': { until, shares: shares.map(({ name }) => name) },
      ':ttl': Math.ceil(Math.max(now.getTime() + KEPT_MS, until) / 1000),
      ...(forgotten.length === 0 ? {} : { ':none': 0 }),
      ...Object.fromEntries(added.map(({ change }, i) => [`:change${i}`, change])),
      ...Object.fromEntries(bounds.map(({ bound }, i) => [`:bound${i}`, bound])),
    },
  });
  return result.applied ? undefined : slotPoolOf(result.row);
}

/** Callers that are faster at a slot before this one counts the pool as full. */
const ROUNDS = 5;

/** A pool in which a slot is wanted. */
export interface WantedSlot extends Omit<SlotRequest, 'now'> {
  readonly key: Key;
}

/** No slot is free: under which limit, and when the first of its slots expires, in milliseconds since 1970. */
export interface FullPool {
  readonly limit: FullLimit;
  readonly expiresAt: number;
}

/**
 * Takes a slot, again while other callers are faster at expired ones.
 * @param read the pool as it was read; an empty one takes a slot without a read
 * @returns undefined when it is taken
 */
export async function claimSlot(
  { table, now }: { readonly table: Table; now(): Date },
  { key, ...wanted }: WantedSlot,
  read: SlotPool,
): Promise<FullPool | undefined> {
  let pool = read;
  for (let round = 0; round < ROUNDS; round++) {
    const at = now();
    const limit = fullLimitOf(pool, { ...wanted, now: at });
    if (limit !== undefined) return { limit, expiresAt: firstExpiry(pool, limit, at) };
    const found = await takeSlot(table, key, pool, { ...wanted, now: at });
    if (found === undefined) return undefined;
    pool = found;
  }
  // Others were faster each time: one of their slots is free soon.
  return { limit: 'total', expiresAt: wanted.until };
}

function firstExpiry(pool: SlotPool, limit: FullLimit, now: Date): number {
  const live = liveSlots(pool, now).filter(({ shares }) => limit === 'total' || shares.includes(limit));
  return Math.min(...live.map(({ until }) => until));
}

/** Returns a slot. Nothing changes when it has expired and another one has replaced it. */
export async function returnSlot(
  table: Table,
  key: Key,
  token: string,
  shares: readonly Share[],
): Promise<void> {
  const names = new Names();
  const mine = names.of(SLOT + token);
  await updateOnce(table, {
    key,
    add: ['total', ...shares.map(({ name }) => COUNT + name)].map((name) => `${names.of(name)} :less`),
    remove: [mine],
    condition: `attribute_exists(${mine})`,
    names: names.all,
    values: { ':less': -1 },
  });
}

/** DynamoDB refuses brackets around a whole condition that has brackets around it already. */
function allOf(conditions: readonly string[]): string {
  return conditions.length === 1 ? conditions.join() : conditions.map((each) => `(${each})`).join(' AND ');
}

/** Placeholders for attribute names, one for each name. */
class Names {
  readonly #placeholders = new Map<string, string>();

  of(name: string): string {
    const placeholder = this.#placeholders.get(name) ?? `#n${this.#placeholders.size}`;
    this.#placeholders.set(name, placeholder);
    return placeholder;
  }

  get all(): Record<string, string> {
    return Object.fromEntries([...this.#placeholders].map(([name, placeholder]) => [placeholder, name]));
  }
}
