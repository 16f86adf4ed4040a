import type { Context } from '../../core/context.ts';
import type { ServiceEvent } from '../../events/events.ts';
import type { EventPage } from '../../store/log/event-log.ts';
import type { LogCursor } from '../../store/log/log-cursor.ts';
import type { ReadEntry } from '../../store/log/log-entries.ts';
import { eventOfEntry } from '../../store/log/mail-entries.ts';
import { NewEntries } from '../../waiting/new-entries.ts';
import { waitUntilFound } from '../../waiting/wait-until-found.ts';

/** What a call waits for. */
export interface WantedEvents {
  wants(event: ServiceEvent): boolean;
  readFrom(cursor: LogCursor, at: Date): Promise<EventPage>;
  /** @throws ApiError not_found for an inbox that was deleted */
  refuseDeletedInbox(): Promise<unknown>;
}

/**
 * Waits for the first event behind a page that has none. The log is read with the cursor, which takes more than a small read, only
 * when it has something new.
 * @returns the page that has it, or the last one
 * @throws ApiError not_found, unauthenticated when the key is revoked, rate_limited
 */
export async function waitForEvents(
  context: Context,
  { wants, readFrom, refuseDeletedInbox }: WantedEvents,
  empty: EventPage,
  seconds: number,
): Promise<EventPage> {
  const { table, keyring, caller } = context;
  const { tenantId } = caller;
  // Seals the cursor of the answer. Its first use calls KMS: not after the wait, when little time is left.
  await keyring.key('event-cursor');
  const newEntries = new NewEntries(table, tenantId);
  const isWanted = (entry: ReadEntry) => {
    const event = eventOfEntry(tenantId, entry);
    return event !== undefined && wants(event);
  };
  let page = empty;
  let isBehind = false;
  let isExpected = false;
  await waitUntilFound(context, seconds, async (round) => {
    const entries = await newEntries.read(round);
    isBehind ||= entries.length > 0;
    isExpected ||= entries.some(isWanted);
    if (entries.some(({ inboxes }) => inboxes === -1)) await refuseDeletedInbox();
    // At the end the cursor goes behind unwanted events, so that the next call does not read it again.
    if (!isExpected && !(round.isLast && isBehind)) return undefined;
    page = await readFrom(page.cursor, round.at);
    // A busy log is compared as a whole only every few seconds: a late entry is not found before.
    isExpected = page.cursor.comparedAt < round.at.getTime();
    return page.events.length > 0 || page.hasMore ? page : undefined;
  });
  return page;
}
