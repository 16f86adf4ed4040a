import { describe, expect, test } from 'vitest';
import { AgentInbox } from '../../client/index.ts';
import { missedMessages } from '../../client/missed-messages.ts';
import type { MessageEvent } from '../../client/stream.ts';

const SINCE = new Date('2026-11-21T07:00:00.000Z');

/** A service of two inboxes, one of which is deleted when its mail is asked for. */
const service = (async (url: string) => {
  const { pathname } = new URL(url);
  const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
  const page = { count: 1, limit: 100, next_page_token: null };
  if (pathname === '/v1/inboxes') {
    return answer(200, { ...page, inboxes: [{ inbox_id: 'gone@x.test' }, { inbox_id: 'ada@x.test' }] });
  }
  if (pathname.includes('gone')) return answer(404, { name: 'not_found', message: 'Not found' });
  const received_at = SINCE.toISOString();
  const message = { message_id: 'msg_1', thread_id: 'thr_1', received_at, labels: ['received'] };
  return answer(200, { ...page, messages: [message] });
}) as typeof fetch;

async function missed(options: { readonly inbox_ids?: readonly string[] }): Promise<MessageEvent[]> {
  const client = new AgentInbox({ baseUrl: 'https://x.test/v1', apiKey: 'ia_k', fetch: service });
  const events: MessageEvent[] = [];
  for await (const event of missedMessages(client, () => SINCE.getTime(), options)) events.push(event);
  return events;
}

describe('what a stream has missed', () => {
  test('is that of the other inboxes when one is deleted while they are listed', async () => {
    expect(await missed({})).toMatchObject([{ inbox_id: 'ada@x.test', message_id: 'msg_1' }]);
  });

  test('is not found in an inbox that was asked for by its name and is gone', async () => {
    await expect(missed({ inbox_ids: ['gone@x.test'] })).rejects.toMatchObject({ name: 'not_found' });
  });
});
