import { windowCountKey } from '../keys.ts';
import type { Table } from '../table/table.ts';
import { updateOnce } from '../table/update-once.ts';

interface WindowLimit {
  /** No two limits may share a subject. */
  readonly subject: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/** The key of the row ends the window, and the TTL only removes it later. */
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
