import * as z from 'zod';
import { recentUsesKey } from '../keys.ts';
import { rowType } from '../table/row-type.ts';
import { getAs, type Table } from '../table/table.ts';
import { updateOnce } from '../table/update-once.ts';
import { rowPut, type Writes } from '../table/write.ts';

/** How often something may happen in any stretch of time of this length. */
interface SlidingLimit {
  readonly limit: number;
  readonly windowSeconds: number;
}

/** Uses that are remembered of one subject at most, whatever the limits say: a bound on its row. */
const MAX_USES = 1000;

const usesRowType = rowType('recent-uses', 1, { uses: z.array(z.number()), ttl: z.number() });

/** What is counted: a subject may have several counts, which are removed together. */
interface CountedUse {
  readonly subject: string;
  readonly name: string;
}

type SlidingUse =
  /** `quota` fails when another use came between: plan again. */
  | { readonly allowed: true; readonly writes: Writes<'quota'> }
  /** Whole seconds until another use is within the limit. */
  | { readonly allowed: false; readonly waitSeconds: number };

/**
 * Plans one use, to be counted in the transaction that makes it: what fails for another reason is not counted, and
 * what is refused has no effect. The times of the uses are kept, so that no border of a window lets twice as many
 * through.
 * @param count uses that are counted together, or refused together
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
  // Against parallel uses: each of them must see the others.
  return {
    allowed: true,
    writes: { quota: rowPut(table, row, { was: { uses: read } }) },
  };
}

/** Takes back the uses of this time: what they were planned for did not happen. */
export async function returnUse(table: Table, { subject, name }: CountedUse, at: Date): Promise<void> {
  const key = recentUsesKey(subject, name);
  for (;;) {
    const read = await getAs(table, key, (row) => usesRowType.parse(row).uses);
    const uses = read?.filter((use) => use !== at.getTime() / 1000);
    if (uses === undefined || uses.length === read?.length) return;
    // Against parallel uses: another round takes them into account.
    const { applied } = await updateOnce(table, key, { set: { uses }, was: { uses: read } });
    if (applied) return;
  }
}

/** Seconds until the use that fills the window leaves it; 0 or less when another use is within the limit. */
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
