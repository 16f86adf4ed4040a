import * as z from 'zod';
import { mayReceive } from '../../auth/event-access.ts';
import type { Context } from '../../core/context.ts';
import { mismatchOf } from '../../events/event-filter.ts';
import { eventFrameSchema, frameOf, type ServiceEvent } from '../../events/events.ts';
import { type EventPage, readEvents } from '../../store/log/event-log.ts';
import { cursorOfNow } from '../../store/log/follow-log.ts';
import type { LogCursor } from '../../store/log/log-cursor.ts';
import type { ReadEntry } from '../../store/log/log-entries.ts';
import { eventOfEntry } from '../../store/log/mail-entries.ts';
import { NewEntries } from '../../waiting/new-entries.ts';
import { waitUntilFound } from '../../waiting/wait-until-found.ts';
import { defineOperation } from '../define.ts';
import { kindFields } from '../list-filters.ts';
import { messageExample } from '../messages/message-example.ts';
import { waitField } from '../wait-field.ts';
import { afterField, openCursor, sealCursor } from './event-cursor.ts';
import { selectionFields, subscriptionFor } from './subscription.ts';

export const listEventsOperation = defineOperation({
  name: 'events.list',
  summary: 'Read the event log',
  description:
    'Returns events after a cursor or a time, in log order, which can differ from the order of timestamps. A client that continues from the cursor of each response sees every event of the last 30 days at least once; a repeated event has the same event_id. While has_more is true, call again immediately, even after a response without events. With wait, the call waits for the first event. kind and not_kind filter only message events.',
  method: 'GET',
  path: '/events',
  input: z.object({
    after: afterField.optional(),
    wait: waitField('for an event'),
    limit: z.int().min(1).max(100).default(50).describe('Maximum number of events in a response'),
    ...selectionFields,
    ...kindFields,
  }),
  output: z.object({
    events: z.array(eventFrameSchema),
    count: z.int().describe('Number of events in this response'),
    limit: z.int().describe('Limit applied'),
    cursor: z.string().describe('Position of the next event; pass it as after'),
    has_more: z.boolean().describe('Whether more events can be read immediately'),
  }),
  errors: ['not_found'],
  access: { permission: 'message_read', scope: 'any' },
  example: {
    input: { after: '2026-11-21T09:00:00Z' },
    output: {
      events: [
        {
          type: 'event',
          event_type: 'message.received',
          event_id: 'evt_01kajf2v4g8q3k7m9x2c1d',
          timestamp: messageExample.received_at,
          inbox_id: messageExample.inbox_id,
          thread_id: messageExample.thread_id,
          message_id: messageExample.message_id,
        },
      ],
      count: 1,
      limit: 50,
      cursor: 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQ',
      has_more: false,
    },
  },
  async run(context, { after, limit, wait, inbox_ids, event_types, kind, not_kind }) {
    const { table, keyring, caller } = context;
    const { tenantId } = caller;
    const subscription = {
      ...(await subscriptionFor(table, caller, { inbox_ids, event_types })),
      kinds: kind,
      notKinds: not_kind,
    };
    const wants = (event: ServiceEvent) =>
      mismatchOf(subscription, event) === undefined && mayReceive(caller, event);
    const readFrom = (cursor: LogCursor, at: Date) =>
      readEvents(table, { tenantId, limit, wants }, cursor, at.getTime());
    const now = context.now();
    let page: EventPage =
      after === undefined
        ? nothingBehind(await cursorOfNow(table, tenantId, now.getTime()))
        : await readFrom(await openCursor(keyring, tenantId, after, now), now);
    if (wait > 0 && page.events.length === 0 && !page.hasMore) {
      const refuseDeletedInbox = () => subscriptionFor(table, caller, { inbox_ids, event_types });
      page = await waitForEvents(context, { wants, readFrom, refuseDeletedInbox }, page, wait);
    }
    return {
      events: page.events.map(({ event }) => frameOf(event)),
      count: page.events.length,
      limit,
      cursor: await sealCursor(keyring, tenantId, page.cursor),
      has_more: page.hasMore,
    };
  },
});

function nothingBehind(cursor: LogCursor): EventPage {
  return { events: [], cursor, hasMore: cursor.next !== undefined };
}

interface WantedEvents {
  wants(event: ServiceEvent): boolean;
  readFrom(cursor: LogCursor, at: Date): Promise<EventPage>;
  refuseDeletedInbox(): Promise<unknown>;
}

/** Cheap reads find out whether the log has new entries; only then it is read with the cursor. */
async function waitForEvents(
  context: Context,
  { wants, readFrom, refuseDeletedInbox }: WantedEvents,
  empty: EventPage,
  seconds: number,
): Promise<EventPage> {
  const { table, keyring, caller } = context;
  const { tenantId } = caller;
  // The first use of the key calls KMS, so it is loaded before the wait, when there is time.
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
    // At the end the cursor moves past unwanted events, so that the next call does not read them again.
    if (!isExpected && !(round.isLast && isBehind)) return undefined;
    page = await readFrom(page.cursor, round.at);
    // A busy log is compared as a whole only every few seconds, so late entries are found later.
    isExpected = page.cursor.comparedAt < round.at.getTime();
    return page.events.length > 0 || page.hasMore ? page : undefined;
  });
  return page;
}
