import { beforeEach, describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import type { Answer } from './answer.ts';
import { type Account, Service } from './service.ts';
import { hookTo, WebhookEndpoint } from './webhook-endpoint.ts';

const SPAM = { 'X-Simulate-Verdicts': 'spam=FAIL' };
const UNAUTHENTICATED = { 'X-Simulate-Verdicts': 'spf=FAIL; dkim=FAIL; dmarc=FAIL' };
const DAY_MS = 24 * 60 * 60 * 1000;

const service = opened(() => Service.start());
let account: Account;
let beginning: string;
beforeEach(async () => {
  account = await service.account();
  beginning = (await read()).string('cursor');
});

function read(query: Readonly<Record<string, string>> = {}, key = account.apiKey): Promise<Answer> {
  return service.get(`/events?${new URLSearchParams(query)}`, key);
}

async function follow(
  query: Readonly<Record<string, string>>,
  key = account.apiKey,
): Promise<{ events: unknown[]; cursor: string }> {
  const events: unknown[] = [];
  for (let { after = '' } = query; ; ) {
    const answer = await read({ ...query, after }, key);
    expect(answer.status, answer.text).toBe(200);
    events.push(...answer.list('events').map(({ body }) => body));
    after = answer.string('cursor');
    if (answer.field('has_more') === false) return { events, cursor: after };
  }
}

async function newKey(body: object, inboxId?: string): Promise<string> {
  const path = inboxId === undefined ? '/api-keys' : `/inboxes/${inboxId}/api-keys`;
  return (await service.post(path, { name: 'test', ...body }, account.apiKey)).string('api_key');
}

describe('GET /events', () => {
  test('answers the frames that webhooks get, oldest first, each once', async () => {
    await using endpoint = await WebhookEndpoint.open(200);
    await hookTo(service, account, endpoint);
    await service.deliver({ to: account.inboxId, subject: 'one' });
    await service.deliver({ to: account.inboxId, subject: 'two' });

    const answer = await read({ after: beginning });
    const { events, cursor } = await follow({ after: beginning });

    const bodies = endpoint.received.map(({ body }) => body).sort();
    expect(events.map((event) => JSON.stringify(event)).sort()).toEqual(bodies);
    const times = answer.list('events').map((event) => event.string('timestamp'));
    expect(times).toEqual([...times].sort());
    expect(answer.body).toMatchObject({ count: 2, limit: 50, has_more: false });
    expect(await follow({ after: cursor })).toMatchObject({ events: [] });
  });

  test('without after begins now, and goes on from every cursor in pages', async () => {
    await service.deliver({ to: account.inboxId });
    const now = await read();
    expect(now.body).toMatchObject({ events: [], count: 0, has_more: false });
    for (let i = 0; i < 5; i++) await service.deliver({ to: account.inboxId, subject: `mail ${i}` });

    const { events } = await follow({ after: now.string('cursor'), limit: '2' });
    const first = await read({ after: now.string('cursor'), limit: '2' });

    expect(first.body).toMatchObject({ count: 2, limit: 2, has_more: true });
    expect(new Set(events.map((event) => JSON.stringify(event))).size).toBe(5);
    expect(events).toHaveLength(5);
  });

  test('waits for the next event, and answers without one when the time is up', async () => {
    const before = await read({ after: beginning, wait: '1' });
    const [answer] = await Promise.all([
      read({ after: beginning, wait: '20' }),
      service.send({ to: account.inboxId, subject: 'awaited' }),
    ]);
    const fromNow = read({ wait: '20', event_types: 'message.received.spam' });
    const seen = await follow({ after: before.string('cursor') });

    expect(before.body).toMatchObject({ events: [], has_more: false });
    expect(answer.list('events').map(({ body }) => body)).toEqual(seen.events);
    expect(seen.events).toHaveLength(1);
    await service.deliver({ to: account.inboxId, headers: SPAM });
    const spam = await fromNow;
    if (spam.number('count') === 0) throw new Error('The wait ended without the event');
    expect(spam.list('events')[0]?.body).toMatchObject({ event_type: 'message.received.spam' });
    expect((await read({ wait: '26' })).status).toBe(422);
  });

  test('ends a wait with 401 when the key is deleted, and with 404 when the inbox is', async () => {
    const doomed = await service.inbox(account.apiKey);
    const made = await service.post('/api-keys', { name: 'doomed' }, account.apiKey);
    const waitingKey = read({ after: beginning, wait: '20' }, made.string('api_key'));
    const waitingInbox = read({ after: beginning, wait: '20', inbox_ids: doomed });
    await Promise.all([
      service.delete(`/api-keys/${made.string('api_key_id')}`, account.apiKey),
      service.delete(`/inboxes/${doomed}`, account.apiKey),
    ]);

    expect((await waitingKey).status).toBe(401);
    expect((await waitingInbox).status).toBe(404);
  });

  test('takes an instant, with any offset', async () => {
    const instant = new Date().toISOString();
    await service.deliver({ to: account.inboxId });

    expect((await follow({ after: instant })).events).toHaveLength(1);
    expect((await follow({ after: '2099-01-01T00:00:00Z' })).events).toEqual([]);
    const before = new Date(Date.now() - 29 * DAY_MS).toISOString().replace('Z', '+00:00');
    expect((await follow({ after: before })).events).toHaveLength(1);
  });

  test('shows what the key may see: its inbox, and spam only with its permission', async () => {
    const other = await service.inbox(account.apiKey);
    const pinned = await newKey({}, other);
    const restricted = await newKey({ permissions: { message_read: true } });
    await service.deliver(
      { to: account.inboxId, subject: 'clean' },
      { to: other, subject: 'clean' },
      { to: other, headers: SPAM },
      { to: other, headers: UNAUTHENTICATED },
    );
    const all = 'message.received,message.received.spam,message.received.unauthenticated';
    const types = (found: { events: unknown[] }) =>
      found.events.map((event) => Object(event).event_type.replace('message.received', 'mail')).sort();

    expect(types(await follow({ after: beginning }))).toEqual(['mail', 'mail']);
    expect(types(await follow({ after: beginning, inbox_ids: other.toUpperCase() }))).toEqual(['mail']);
    expect(types(await follow({ after: beginning, event_types: all }))).toEqual([
      'mail',
      'mail',
      'mail.spam',
      'mail.unauthenticated',
    ]);
    expect(types(await follow({ after: beginning, event_types: all }, pinned))).toHaveLength(3);
    expect((await read({ after: beginning, event_types: all }, restricted)).status).toBe(403);
    expect(types(await follow({ after: beginning }, restricted))).toEqual(['mail', 'mail']);
    expect((await read({ inbox_ids: account.inboxId }, pinned)).status).toBe(404);
    expect((await read({ inbox_ids: 'nobody@inbox.localhost' })).status).toBe(404);
    expect((await read({}, await newKey({ permissions: { thread_read: true } }))).status).toBe(403);
  });

  test('[D-EVT-01] shows inbox.created and inbox.deleted to those who name them, also when the inbox is gone', async () => {
    const inbox_id = await service.inbox(account.apiKey);
    const waiting = read({ after: beginning, wait: '20', event_types: 'inbox.deleted', inbox_ids: inbox_id });
    await service.delete(`/inboxes/${inbox_id}`, account.apiKey);
    const types = 'inbox.created,inbox.deleted';

    const { events } = await follow({ after: beginning, event_types: types });

    expect(events).toEqual(
      ['inbox.created', 'inbox.deleted'].map((event_type) => ({
        type: 'event',
        event_type,
        event_id: expect.stringMatching(/^evt_/),
        timestamp: expect.any(String),
        inbox_id,
      })),
    );
    expect((await waiting).field('events')).toEqual(events.slice(1));
    expect((await follow({ after: beginning, event_types: types, inbox_ids: inbox_id })).events).toEqual(
      events,
    );
    expect((await follow({ after: beginning })).events).toEqual([]);
    expect((await read({ after: beginning, inbox_ids: inbox_id })).status).toBe(404);
  });

  test('[D-EVT-02] refuses inbox.created, inbox.deleted and inbox.expired to a key of one inbox', async () => {
    const pinned = await newKey({}, account.inboxId);

    for (const event_types of ['inbox.created', 'inbox.deleted', 'inbox.expired']) {
      expect((await read({ event_types }, pinned)).body).toMatchObject({ name: 'forbidden' });
    }
    const hook = { url: 'https://127.0.0.1:1/hook', event_types: ['inbox.deleted'] };
    expect((await service.post('/webhooks', hook, pinned)).status).toBe(403);
  });

  test('leaves out events of deleted inboxes', async () => {
    const doomed = await service.inbox(account.apiKey);
    await service.deliver({ to: doomed }, { to: account.inboxId });
    expect((await follow({ after: beginning })).events).toHaveLength(2);
    await service.delete(`/inboxes/${doomed}`, account.apiKey);

    const { events } = await follow({ after: beginning });

    expect(events).toMatchObject([{ inbox_id: account.inboxId }]);
  });

  test('refuses a cursor that is changed, of another account or too old', async () => {
    const stranger = await service.account();
    const foreign = (await read({}, stranger.apiKey)).string('cursor');
    const changed = `${beginning.slice(0, -2)}${beginning.endsWith('AA') ? 'BB' : 'AA'}`;
    const tooOld = new Date(Date.now() - 30 * DAY_MS - 60_000).toISOString();
    for (const after of [foreign, changed, `${beginning}=`, 'cursor', '2026-11-21', tooOld, '']) {
      const answer = await read({ after });
      expect([after, answer.status, Object.keys(Object(answer.field('errors')))]).toEqual([
        after,
        422,
        ['after'],
      ]);
    }
    expect((await read({ after: tooOld })).text).toContain('30 days');
  });
});
