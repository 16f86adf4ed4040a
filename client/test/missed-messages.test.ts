import { describe, expect, test } from 'vitest';
import type { EventType } from '../src/generated/events.ts';
import { AgentInbox } from '../src/index.ts';
import { missedMessages } from '../src/missed-messages.ts';
import type { MessageEvent, StreamOptions } from '../src/stream.ts';

const SINCE = new Date('2026-11-21T07:00:00.000Z');

const LABELS = { msg_4: ['spam', 'unauthenticated'], msg_3: ['unauthenticated'], msg_2: ['spam'], msg_1: [] };

/** A service of two inboxes: one is deleted when its mail is listed, the other has a mail of each visibility. */
const service = (async (url: string) => {
  const { pathname, searchParams } = new URL(url);
  const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
  const page = { count: 1, limit: 100, next_page_token: null };
  if (pathname === '/v1/inboxes') {
    return answer(200, { ...page, inboxes: [{ inbox_id: 'gone@x.test' }, { inbox_id: 'ada@x.test' }] });
  }
  if (pathname.includes('gone')) return answer(404, { name: 'not_found', message: 'Not found' });
  const received_at = SINCE.toISOString();
  const isListed = (label: string) =>
    !['spam', 'unauthenticated'].includes(label) || searchParams.get(`include_${label}`) === 'true';
  const messages = Object.entries(LABELS)
    .map(([message_id, labels]) => ({
      message_id,
      thread_id: 'thr_1',
      received_at,
      labels: ['received', ...labels],
    }))
    .filter(({ labels }) => labels.every(isListed));
  return answer(200, { ...page, count: messages.length, messages });
}) as typeof fetch;

async function missed(options: StreamOptions): Promise<MessageEvent[]> {
  const client = new AgentInbox({ baseUrl: 'https://x.test/v1', apiKey: 'ia_k', fetch: service });
  const events: MessageEvent[] = [];
  for await (const event of missedMessages(client, () => SINCE.getTime(), options)) events.push(event);
  return events;
}

describe('what a stream has missed', () => {
  test('is that of the other inboxes when one is deleted while they are listed', async () => {
    expect(await missed({})).toMatchObject([{ inbox_id: 'ada@x.test', message_id: 'msg_1' }]);
  });

  test.each<[EventType, readonly string[]]>([
    ['message.received', ['msg_1']],
    ['message.received.spam', ['msg_2', 'msg_4']],
    ['message.received.unauthenticated', ['msg_3']],
  ])('of %s alone: mail of that event type, also when it has both labels', async (type, expected) => {
    const events = await missed({ event_types: [type] });

    expect(events.map(({ message_id }) => message_id)).toEqual(expected);
    expect(events.every(({ event_type }) => event_type === type)).toBe(true);
  });

  test('is not found in an inbox that was asked for by its name and is gone', async () => {
    await expect(missed({ inbox_ids: ['gone@x.test'] })).rejects.toMatchObject({ name: 'not_found' });
  });
});
