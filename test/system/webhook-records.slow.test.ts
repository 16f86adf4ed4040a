import { describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import type { Answer } from './answer.ts';
import { Service } from './service.ts';
import { hookTo, WebhookEndpoint } from './webhook-endpoint.ts';

const RFC3339_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** There is no server, on purpose. */
const HOOK = { url: 'https://127.0.0.1:9/hook', event_types: ['message.received'] };
const SPAM = { 'X-Simulate-Verdicts': 'spam=FAIL' };
const UNAUTHENTICATED = { 'X-Simulate-Verdicts': 'spf=FAIL; dkim=FAIL; dmarc=FAIL' };

const service = opened(() => Service.start());
const account = opened(() => service.account());

function create(body: object, key = account.apiKey): Promise<Answer> {
  return service.post('/webhooks', body, key);
}

function change(webhookId: string, body: object): Promise<Answer> {
  return service.patch(`/webhooks/${webhookId}`, body, account.apiKey);
}

function get(webhookId: string, key = account.apiKey): Promise<Answer> {
  return service.get(`/webhooks/${webhookId}`, key);
}

describe('a webhook', () => {
  test('has the fields of its record, and its secret only in the answer that made it [FLD-40, FLD-41, FLD-42, FLD-43, FLD-44, FLD-45, WHK-04, WHK-08, WHK-09, CON-06, CON-09, D-WHK-02, D-GEN-01]', async () => {
    const wanted = { ...HOOK, inbox_ids: [account.inboxId], client_id: 'whole' };
    const made = await create(wanted);
    const { secret, ...record } = Object(made.body);
    expect(made.status).toBe(201);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(Buffer.from(String(secret).slice(6), 'base64')).toHaveLength(32);
    expect(record).toEqual({
      ...wanted,
      ...{ headers: {}, include: [] },
      webhook_id: expect.stringMatching(/^wh_/),
      enabled: true,
      created_at: expect.stringMatching(RFC3339_UTC),
      updated_at: expect.stringMatching(RFC3339_UTC),
    });
    expect((await get(record.webhook_id)).body).toEqual(record);
    const listed = await service.get('/webhooks', account.apiKey);
    expect(listed.list('webhooks').map(({ body }) => body)).toContainEqual(record);
    expect(listed.body).toMatchObject({ count: listed.list('webhooks').length, limit: 50 });
    const changed = await change(record.webhook_id, { enabled: true });
    const replayed = await create(wanted);
    expect(replayed.status).toBe(200);
    for (const answer of [listed, changed, replayed]) expect(answer.text).not.toContain('whsec_');
  });

  test.each([
    ['no url', { url: undefined }, 'url'],
    ['http', { url: 'http://example.com/hook' }, 'url'],
    ['no URL', { url: 'example.com' }, 'url'],
    ['a user and a password', { url: 'https://me:secret@127.0.0.1/hook' }, 'url'],
    ['an address of a private network', { url: 'https://10.0.0.1/hook' }, 'url'],
    ['the address of metadata services', { url: 'https://169.254.169.254/latest' }, 'url'],
    ['no event types', { event_types: undefined }, 'event_types'],
    ['an empty list of event types', { event_types: [] }, 'event_types'],
    ['an event type that there is not', { event_types: ['message.sent'] }, 'event_types'],
    ['a list of inboxes that is a text', { inbox_ids: 'x' }, 'inbox_ids'],
    ['a client id with a blank', { client_id: 'a b' }, 'client_id'],
  ])('with %s is 422 and names the field [WHK-01, WHK-02, WHK-07, LIM-08, D-WHK-15, D-INB-06]', async (_, wrong, field) => {
    const answer = await create({ ...HOOK, ...wrong });
    expect(answer.status).toBe(422);
    const [named = ''] = Object.keys(Object(answer.field('errors')));
    expect(named.split('.', 1)).toEqual([field]);
  });

  test('covers ten inboxes and not eleven, and no inbox of another tenant [WHK-03, LIM-07, LST-12]', async () => {
    const inboxIds: string[] = [];
    while (inboxIds.length < 11) inboxIds.push(await service.inbox(account.apiKey));
    const made = await create({ ...HOOK, inbox_ids: inboxIds.slice(0, 10) });
    expect([made.status, made.field('inbox_ids')]).toEqual([201, inboxIds.slice(0, 10)]);
    const over = await create({ ...HOOK, inbox_ids: inboxIds });
    expect(over.body).toMatchObject({ name: 'validation', errors: { inbox_ids: expect.any(String) } });
    const stranger = await service.account();
    for (const foreign of [stranger.inboxId, 'nobody@inbox.localhost']) {
      const answer = await create({ ...HOOK, inbox_ids: [foreign] });
      expect([answer.status, answer.string('name')]).toEqual([404, 'not_found']);
    }
  });

  test('of another tenant, or none, is not found by any operation [WHK-10, LST-12]', async () => {
    const stranger = await service.account();
    const { webhook_id } = Object((await create(HOOK, stranger.apiKey)).body);
    for (const id of [webhook_id, 'wh_none']) {
      const answers = [
        await get(id),
        await change(id, { enabled: false }),
        await service.delete(`/webhooks/${id}`, account.apiKey),
      ];
      for (const answer of answers) {
        expect([answer.status, answer.string('name')]).toEqual([404, 'not_found']);
      }
    }
    expect((await get(webhook_id, stranger.apiKey)).field('enabled')).toBe(true);
  });

  test('is changed field by field, and null inboxes are all [OPN-05, D-WHK-10, D-WHK-11, D-GEN-03]', async () => {
    const id = (await create({ ...HOOK, inbox_ids: [account.inboxId] })).string('webhook_id');
    const other = await service.inbox(account.apiKey);
    const steps = [
      { url: 'https://127.0.0.1:9/other' },
      { event_types: ['message.received.unauthenticated', 'message.received'] },
      { inbox_ids: [other] },
      { enabled: false },
      { enabled: true },
    ];
    for (const step of steps) {
      const before = await get(id);
      const answer = await change(id, step);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ ...Object(before.body), ...step, updated_at: expect.any(String) });
    }
    const all = await change(id, { inbox_ids: null });
    expect(all.field('inbox_ids')).toEqual([]);
    for (const wrong of [{ url: 'http://127.0.0.1/' }, { event_types: [] }, { enabled: 'yes' }]) {
      expect((await change(id, wrong)).status).toBe(422);
    }
    expect((await get(id)).body).toEqual(all.body);
  });

  test('is deleted by its id, once, and gets no more events [OPN-08, STA-33, D-GEN-04, D-GEN-05]', async () => {
    await using endpoint = await WebhookEndpoint.open();
    const inboxId = await service.inbox(account.apiKey);
    const { id } = await hookTo(service, account, endpoint, { inbox_ids: [inboxId] });
    await service.deliver({ to: inboxId });
    expect(endpoint.received).toHaveLength(1);
    const remove = () => service.delete(`/webhooks/${id}`, account.apiKey);
    const deleted = await remove();
    await service.deliver({ to: inboxId });

    expect([deleted.status, deleted.text]).toEqual([204, '']);
    expect(endpoint.received).toHaveLength(1);
    expect((await get(id)).status).toBe(404);
    expect((await remove()).status).toBe(404);
    expect((await service.get('/webhooks?limit=100', account.apiKey)).text).not.toContain(id);
  });

  test('has an id that is safe in a URL and sorts after earlier ones [D-GEN-06]', async () => {
    const ids: string[] = [];
    while (ids.length < 5) ids.push((await create(HOOK)).string('webhook_id'));
    expect(ids).toEqual(ids.toSorted());
    for (const id of ids) expect(encodeURIComponent(id)).toBe(id);
  });

  test('that is made under an inbox covers it, unless the body says others [OPN-06, OPN-07, D-WHK-16]', async () => {
    const [inboxId, other] = [await service.inbox(account.apiKey), await service.inbox(account.apiKey)];
    const path = `/inboxes/${inboxId}/webhooks`;
    const scoped = await service.post(path, HOOK, account.apiKey);
    expect([scoped.status, scoped.field('inbox_ids')]).toEqual([201, [inboxId]]);
    const overridden = await service.post(path, { ...HOOK, inbox_ids: [other] }, account.apiKey);
    expect(overridden.field('inbox_ids')).toEqual([other]);
    const listed = (await service.get(path, account.apiKey)).list('webhooks');
    expect(listed.map((each) => each.string('webhook_id'))).toEqual([scoped.string('webhook_id')]);
  });
});

describe('an arriving mail', () => {
  test('is sent to webhooks of its type and its inbox, and to those of all inboxes [EVT-01, EVT-02, EVT-03, EVT-04, EVT-05, D-WHK-05]', async () => {
    await using clean = await WebhookEndpoint.open();
    await using unauthenticated = await WebhookEndpoint.open();
    await using all = await WebhookEndpoint.open();
    const owner = await service.account();
    const other = await service.inbox(owner.apiKey);
    const inbox_ids = [owner.inboxId];
    await hookTo(service, owner, clean, { inbox_ids });
    const event_types = ['message.received.unauthenticated'];
    await hookTo(service, owner, unauthenticated, { inbox_ids, event_types });
    await hookTo(service, owner, all);
    await service.deliver(
      { to: owner.inboxId },
      { to: other },
      { to: owner.inboxId, headers: SPAM },
      { to: owner.inboxId, headers: UNAUTHENTICATED },
      { to: other, headers: UNAUTHENTICATED },
    );

    // Each event once: a worker that is killed after it has sent one sends it again.
    const eventsAt = ({ received }: WebhookEndpoint) =>
      [
        ...new Map(
          received.map(({ frame }) => [frame.event_id, `${frame.event_type} ${frame.inbox_id}`]),
        ).values(),
      ].sort();
    expect(eventsAt(clean)).toEqual([`message.received ${owner.inboxId}`]);
    expect(eventsAt(unauthenticated)).toEqual([`message.received.unauthenticated ${owner.inboxId}`]);
    expect(eventsAt(all)).toEqual(
      [owner.inboxId, other].map((inboxId) => `message.received ${inboxId}`).sort(),
    );
    const [first] = clean.received;
    const message = (await service.messages(owner)).at(-1);
    expect(first?.frame).toMatchObject({
      inbox_id: owner.inboxId,
      thread_id: message?.string('thread_id'),
      message_id: message?.string('message_id'),
    });
  });

  test('has a log with the time, the outcome and the duration of each attempt [D-WHK-12]', async () => {
    await using endpoint = await WebhookEndpoint.open(503);
    const inboxId = await service.inbox(account.apiKey);
    const { id } = await hookTo(service, account, endpoint, { inbox_ids: [inboxId] });
    await service.deliver({ to: inboxId });
    const [delivery] = (await service.get(`/webhooks/${id}/deliveries`, account.apiKey)).list('deliveries');
    const [attempt] = delivery?.list('attempts') ?? [];
    expect(attempt?.body).toMatchObject({
      attempt: 1,
      started_at: expect.stringMatching(RFC3339_UTC),
      status: 503,
      error: 'status',
    });
    expect(attempt?.number('duration_ms')).toBeGreaterThanOrEqual(0);
  });

  test('is stored and listed although the endpoint of its webhook is down [EVT-07]', async () => {
    const inboxId = await service.inbox(account.apiKey);
    await create({ ...HOOK, inbox_ids: [inboxId] });
    await service.deliver({ to: inboxId, subject: 'stored anyway' });
    const threads = (await service.get(`/inboxes/${inboxId}/threads`, account.apiKey)).list('threads');
    expect(threads.map((thread) => thread.string('subject'))).toEqual(['stored anyway']);
  });
});
