import { inboxNeededBy, type ServiceEvent } from '../../events/events.ts';
import { inboxOf, ownedBy } from '../inbox/inboxes.ts';
import { addressKey } from '../keys.ts';
import { getRows, type Table } from '../table/table.ts';
import { followLog, LOG_ROWS } from './follow-log.ts';
import type { LogCursor } from './log-cursor.ts';
import type { ReadEntry } from './log-entries.ts';
import { eventOfEntry } from './mail-entries.ts';

export const EVENT_DAYS = 30;
const READS = { reads: 5, rows: LOG_ROWS };

interface EventsWanted {
  readonly tenantId: string;
  wants(event: ServiceEvent): boolean;
  readonly limit: number;
}

interface LoggedEvent {
  readonly event: ServiceEvent;
  cursor(): LogCursor;
}

export interface EventPage {
  readonly events: readonly LoggedEvent[];
  readonly cursor: LogCursor;
  readonly hasMore: boolean;
}

/** Events of deleted inboxes are omitted, except those that outlive them. `now` is in milliseconds since 1970. */
export async function readEvents(
  table: Table,
  { tenantId, wants, limit }: EventsWanted,
  from: LogCursor,
  now: number,
  bounds = READS,
): Promise<EventPage> {
  const events: LoggedEvent[] = [];
  let cursor = from;
  for (let read = 1; ; read++) {
    const { unseen, hasMore, cursorAfter } = await followLog(table, tenantId, cursor, now, bounds.rows);
    const wanted = await presentEvents(table, tenantId, unseen, wants);
    const page = wanted.slice(0, limit - events.length);
    events.push(...page.map(({ event, index }) => ({ event, cursor: () => cursorAfter(index + 1) })));
    const isCut = page.length < wanted.length;
    cursor = cursorAfter(isCut ? (page.at(-1)?.index ?? 0) + 1 : unseen.length);
    if (isCut || !hasMore || events.length === limit || read === bounds.reads) {
      return { events, cursor, hasMore: isCut || hasMore };
    }
  }
}

async function presentEvents(
  table: Table,
  tenantId: string,
  entries: readonly ReadEntry[],
  wants: (event: ServiceEvent) => boolean,
): Promise<{ event: ServiceEvent; index: number }[]> {
  const found: { event: ServiceEvent; inboxId: string | undefined; inboxKey: string; index: number }[] = [];
  for (const [index, entry] of entries.entries()) {
    const event = eventOfEntry(tenantId, entry);
    if (event === undefined || !wants(event)) continue;
    found.push({ event, inboxId: inboxNeededBy(event), inboxKey: entry.inboxKey, index });
  }
  const ids = [...new Set(found.flatMap(({ inboxId }) => inboxId ?? []))];
  const rows = await getRows(table, ids.map(addressKey));
  const inboxes = new Map(ids.map((id, i) => [id, ownedBy(tenantId, inboxOf(rows[i]))?.listKey]));
  // The address may belong to another inbox by now.
  return found.filter(({ inboxId, inboxKey }) => inboxId === undefined || inboxes.get(inboxId) === inboxKey);
}
