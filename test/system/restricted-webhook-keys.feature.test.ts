import { describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import type { Answer } from './answer.ts';
import { Service } from './service.ts';
import { hookTo, WebhookEndpoint } from './webhook-endpoint.ts';

const WEBHOOK_FLAGS = ['webhook_create', 'webhook_read', 'webhook_update'];
/** There is no server, on purpose. */
const URL = 'https://127.0.0.1:9/hook';
const CLEAN = { url: URL, event_types: ['message.received'] };

const service = opened(() => Service.start());
const account = opened(() => service.account());

async function keyWith(flags: readonly string[], inboxId?: string): Promise<string> {
  const permissions = Object.fromEntries(flags.map((flag) => [flag, true]));
  const path = inboxId === undefined ? '/api-keys' : `/inboxes/${inboxId}/api-keys`;
  return (await service.post(path, { name: 'restricted', permissions }, account.apiKey)).string('api_key');
}

function expectConflict(answer: Answer, secrets: readonly string[]): void {
  expect([answer.status, answer.field('name')]).toEqual([409, 'conflict']);
  for (const secret of secrets) expect(answer.text).not.toContain(secret);
}

describe('POST with a client_id that made a resource before', () => {
  test('POST /webhooks returns 409 conflict to a key without webhook_read [D-ADD-01]', async () => {
    await service.post('/webhooks', { ...CLEAN, client_id: 'unread' }, account.apiKey);
    const creator = await keyWith(['webhook_create']);
    const reader = await keyWith(['webhook_create', 'webhook_read']);
    const wanted = { ...CLEAN, client_id: 'unread' };
    expectConflict(await service.post('/webhooks', wanted, creator), [URL]);
    expect((await service.post('/webhooks', wanted, reader)).status).toBe(200);
  });

  test('POST /webhooks returns 409 conflict to an inbox-scoped key when the webhook covers more than its inbox [D-ADD-01]', async () => {
    const inboxId = await service.inbox(account.apiKey);
    const secretUrl = 'https://127.0.0.1:9/of-the-whole-account';
    await service.post('/webhooks', { ...CLEAN, url: secretUrl, client_id: 'wide' }, account.apiKey);
    const pinned = await keyWith(WEBHOOK_FLAGS, inboxId);
    const wanted = { ...CLEAN, client_id: 'wide' };
    expectConflict(await service.post('/webhooks', wanted, pinned), [secretUrl]);
    expectConflict(await service.post(`/inboxes/${inboxId}/webhooks`, wanted, pinned), [secretUrl]);

    const own = await service.post('/webhooks', { ...CLEAN, client_id: 'own' }, pinned);
    const again = await service.post('/webhooks', { ...CLEAN, client_id: 'own' }, pinned);
    expect([own.status, again.status]).toEqual([201, 200]);
  });

  test('POST /inboxes returns 409 conflict to a key without inbox_read [D-ADD-01]', async () => {
    const body = { client_id: 'private', display_name: 'Acquisition of Initech' };
    const made = await service.post('/inboxes', body, account.apiKey);
    const creator = await keyWith(['inbox_create']);
    const answer = await service.post('/inboxes', { client_id: 'private' }, creator);
    expectConflict(answer, [made.string('inbox_id'), body.display_name]);
  });
});

describe('a key without label_spam_read and a webhook for spam', () => {
  async function spamWebhook(): Promise<{ path: string; restricted: string; inboxId: string }> {
    const inboxId = await service.inbox(account.apiKey);
    const restricted = await keyWith(WEBHOOK_FLAGS);
    const wanted = { ...CLEAN, event_types: ['message.received.spam'], inbox_ids: [inboxId] };
    const made = await service.post('/webhooks', wanted, account.apiKey);
    return { path: `/webhooks/${made.string('webhook_id')}`, restricted, inboxId };
  }

  test.each([
    ['another url', { url: 'https://127.0.0.1:9/elsewhere' }],
    ['a wider scope', { inbox_ids: null }],
    ['enabled:true', { enabled: true }],
    ['enabled:false together with another url', { enabled: false, url: 'https://127.0.0.1:9/elsewhere' }],
    ['spam again', { event_types: ['message.received.spam', 'message.received'] }],
  ])('PATCH with %s returns 403 and changes nothing [D-ADD-02]', async (_, change) => {
    const { path, restricted } = await spamWebhook();
    const before = await service.get(path, account.apiKey);
    const answer = await service.patch(path, change, restricted);
    expect([answer.status, answer.field('name')]).toEqual([403, 'forbidden']);
    expect((await service.get(path, account.apiKey)).body).toEqual(before.body);
  });

  test('PATCH that only disables it, or ends the spam events, returns 200 [D-ADD-02]', async () => {
    const { path, restricted } = await spamWebhook();
    const patch = (body: object) => service.patch(path, body, restricted);
    expect((await patch({ enabled: false })).status).toBe(200);
    expect((await patch({ event_types: ['message.received'], enabled: true })).status).toBe(200);
  });

  test('deliveries and redeliver return 404 and a test event 403; the owner may do each [D-ADD-03]', async () => {
    await using endpoint = await WebhookEndpoint.open();
    const inboxId = await service.inbox(account.apiKey);
    const restricted = await keyWith(WEBHOOK_FLAGS);
    const event_types = ['message.received.spam'];
    const { id } = await hookTo(service, account, endpoint, { inbox_ids: [inboxId], event_types });
    await service.deliver({ to: inboxId, headers: { 'x-simulate-verdicts': 'spam=FAIL' } });
    const log = `/webhooks/${id}/deliveries`;
    const [delivery] = (await service.get(log, account.apiKey)).list('deliveries');
    if (delivery === undefined) throw new Error('The spam was not delivered');
    const redeliver = `${log}/${delivery.string('delivery_id')}/redeliver`;

    expect((await service.get(log, restricted)).status).toBe(404);
    expect((await service.post(redeliver, undefined, restricted)).status).toBe(404);
    expect((await service.post(`/webhooks/${id}/test`, undefined, restricted)).status).toBe(403);
    expect((await service.post(redeliver, undefined, account.apiKey)).status).toBe(201);
    expect((await service.post(`/webhooks/${id}/test`, undefined, account.apiKey)).status).toBe(201);

    // The webhook gets no spam any more; what it got before stays hidden.
    await service.patch(`/webhooks/${id}`, { event_types: ['message.received'] }, account.apiKey);
    const types = (await service.get(log, restricted))
      .list('deliveries')
      .map((each) => each.field('event_type'));
    expect(types).toEqual(['webhook.test']);
    expect((await service.post(redeliver, undefined, restricted)).status).toBe(404);
  });
});
