import assert from 'node:assert/strict';
import type { AgentInbox, Event, EventsListInput, EventsListOutput } from 'agent-inbox-client/source';

const HOUR_MS = 3_600_000;
/**
 * Windows grow until enough events are found. The last is an hour shorter than the retention of 30 days, because clocks
 * differ.
 */
const WINDOWS_MS = [HOUR_MS, 24 * HOUR_MS, 7 * 24 * HOUR_MS, 30 * 24 * HOUR_MS - HOUR_MS];
const DEFAULT_LIMIT = 50;
const PAGE = 100;

/** A call that starts now and does not wait would always be empty. */
export function isOfNow({ after, wait }: EventsListInput): boolean {
  return after === undefined && (wait === undefined || wait === 0);
}

export async function lastEvents(
  client: Pick<AgentInbox, 'events'>,
  input: EventsListInput,
): Promise<EventsListOutput> {
  const { limit = DEFAULT_LIMIT } = input;
  for (const [i, window] of WINDOWS_MS.entries()) {
    const found = await eventsSince(client, input, new Date(Date.now() - window).toISOString());
    const isLast = i === WINDOWS_MS.length - 1;
    if (!isLast && found.events.length < limit) continue;
    const events = found.events.slice(-limit);
    return { events, count: events.length, limit, cursor: found.cursor, has_more: false };
  }
  assert.fail('There is no window');
}

async function eventsSince(
  client: Pick<AgentInbox, 'events'>,
  input: EventsListInput,
  since: string,
): Promise<{ events: readonly Event[]; cursor: string }> {
  const { limit = DEFAULT_LIMIT } = input;
  const events = new Map<string, Event>();
  for (let after = since; ; ) {
    const page = await client.events.list({ ...input, after, limit: PAGE });
    for (const event of page.events) events.set(event.event_id, event);
    for (const [id] of [...events].slice(0, -limit)) events.delete(id);
    if (!page.has_more) return { events: [...events.values()], cursor: page.cursor };
    after = page.cursor;
  }
}
