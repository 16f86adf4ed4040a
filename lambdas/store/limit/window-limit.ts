import { windowCountKey } from '../keys.ts';
import type { Table } from '../table/table.ts';
import { updateOnce } from '../table/update-once.ts';

/** How often something may happen in a fixed window. */
interface WindowLimit {
  /** What is counted, and for whom: no limit shares its subject with another. */
  readonly subject: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/**
 * Counts one use. The window's row is swept after it, but it is its key, not the sweep, that ends it.
 * @returns whole seconds until another use is within the limit, or undefined when this use was within the allowed.
 */
export async function countInWindow(
  table: Table,
  allowed: WindowLimit,
  now: Date,
): Promise<number | undefined> {
  const seconds = now.getTime() / 1000;
  const window = Math.floor(seconds / allowed.windowSeconds);
  const end = (window + 1) * allowed.windowSeconds;
  const key = windowCountKey(allowed.subject, allowed.windowSeconds, window);
  const { applied } = await updateOnce(table, key, {
    set: { ttl: end + allowed.windowSeconds },
    add: { used: 1 },
    below: { used: allowed.limit },
  });
  return applied ? undefined : Math.max(1, Math.ceil(end - seconds));
}
