import type { Event, EventsListInput } from 'agent-inbox-client/source';
import { expect, test } from 'vitest';
import { isOfNow, lastEvents } from '../src/client-commands/last-events.ts';

const HOUR_MS = 3_600_000;

function logOf(...ages: readonly number[]) {
  const now = Date.now();
  const log = ages.map((age, i): Event => {
    const timestamp = new Date(now - age).toISOString();
    return {
      type: 'event',
      event_type: 'inbox.created',
      event_id: `evt_${i}`,
      timestamp,
      inbox_id: 'a@x.test',
    };
  });
  const list = async ({ after = '' }: EventsListInput = {}) => {
    const from = after.startsWith('at ')
      ? Number(after.slice(3))
      : log.findIndex((each) => each.timestamp > after);
    const start = from === -1 ? log.length : from;
    const events = log.slice(start, start + 2);
    const has_more = start + 2 < log.length;
    return { events, count: events.length, limit: 2, cursor: `at ${start + events.length}`, has_more };
  };
  return { events: { list } } as unknown as Parameters<typeof lastEvents>[0];
}

test.each([
  ['of the last hour, when there are enough', [5 * HOUR_MS, 3000, 2000, 1000], 2, ['evt_2', 'evt_3']],
  ['of days ago, when nothing came since', [90 * HOUR_MS, 50 * HOUR_MS], 50, ['evt_0', 'evt_1']],
  ['of a log that is empty', [], 50, []],
] as const)('lastEvents gives the last events %s', async (_, ages, limit, ids) => {
  const found = await lastEvents(logOf(...ages), { limit });

  expect(found.events.map(({ event_id }) => event_id)).toEqual(ids);
  expect(found).toMatchObject({ count: ids.length, limit, has_more: false });
});

test('events list reads the last events only without after and wait', () => {
  expect([{}, { limit: 5 }, { after: 'c' }, { wait: 5 }].map(isOfNow)).toEqual([true, true, false, false]);
});
