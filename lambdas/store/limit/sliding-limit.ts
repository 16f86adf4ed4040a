import * as z from 'zod';
import { recentUsesKey } from '../keys.ts';
import { rowType } from '../table/row-type.ts';
import { getAs, type Table } from '../table/table.ts';
import { updateOnce } from '../table/update-once.ts';
import { rowPut, type Writes } from '../table/write.ts';

interface SlidingLimit {
  readonly limit: number;
  readonly windowSeconds: number;
}

const MAX_USES = 1000;

const usesRowType = rowType('recent-uses', 1, { uses: z.array(z.number()), ttl: z.number() });

interface CountedUse {
  readonly subject: string;
  readonly name: string;
}

type SlidingUse =
  /** `quota` fails when another use was counted concurrently, and the caller must plan again. */
  | { readonly allowed: true; readonly writes: Writes<'quota'> }
  | { readonly allowed: false; readonly waitSeconds: number };

/**
 * Calls that fail do not count, because the transaction counts the use. A fixed window would allow twice the limit
 * around its end.
 */
export async function planUse(
  table: Table,
  counted: CountedUse,
  limits: readonly SlidingLimit[],
  now: Date,
  count = 1,
): Promise<SlidingUse> {
  const key = recentUsesKey(counted.subject, counted.name);
  const read = await getAs(table, key, (row) => usesRowType.parse(row).uses);
  const seconds = now.getTime() / 1000;
  const wait = Math.max(...limits.map((limit) => waitFor(read ?? [], limit, now, count)));
  if (wait > 0) return { allowed: false, waitSeconds: Math.ceil(wait) };
  const longest = Math.max(...limits.map(({ windowSeconds }) => windowSeconds));
  const remembered = (read ?? []).filter((use) => use + longest > seconds);
  const row = usesRowType.row(key, {
    uses: [...remembered, ...Array<number>(count).fill(seconds)].slice(-MAX_USES),
    ttl: Math.ceil(seconds) + 2 * longest,
  });
  // Concurrent uses must see each other.
  return {
    allowed: true,
    writes: { quota: rowPut(table, row, { was: { uses: read } }) },
  };
}

export async function returnUse(table: Table, { subject, name }: CountedUse, at: Date): Promise<void> {
  const key = recentUsesKey(subject, name);
  for (;;) {
    const read = await getAs(table, key, (row) => usesRowType.parse(row).uses);
    const uses = read?.filter((use) => use !== at.getTime() / 1000);
    if (uses === undefined || uses.length === read?.length) return;
    const { applied } = await updateOnce(table, key, { set: { uses }, was: { uses: read } });
    if (applied) return;
  }
}

function waitFor(
  uses: readonly number[],
  { limit, windowSeconds }: SlidingLimit,
  now: Date,
  count: number,
): number {
  const others = Math.min(limit, MAX_USES) - count;
  if (others < 0) return windowSeconds;
  const filling = uses.toSorted((a, b) => a - b).at(-(others + 1));
  return filling === undefined ? 0 : filling + windowSeconds - now.getTime() / 1000;
}
