import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Webhook as SvixWebhook } from 'svix';
import { describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import type { Answer } from './answer.ts';
import { Service } from './service.ts';
import { hookTo, WebhookEndpoint } from './webhook-endpoint.ts';

const service = opened(() => Service.start());
const account = opened(() => service.account());

async function inbox(): Promise<string> {
  return service.inbox(account.apiKey);
}

async function hooked(endpoint: WebhookEndpoint, wanted: object = {}) {
  const inboxId = await inbox();
  const hook = await hookTo(service, account, endpoint, { inbox_ids: [inboxId], ...wanted });
  return { inboxId, ...hook };
}

async function deliveries(webhookId: string): Promise<readonly Answer[]> {
  return (await service.get(`/webhooks/${webhookId}/deliveries`, account.apiKey)).list('deliveries');
}

describe('a delivery', () => {
  test('[D-EVT-03] of inbox.deleted goes to webhooks of all inboxes or of that inbox, and can be sent again', async () => {
    await using endpoint = await WebhookEndpoint.open();
    await using other = await WebhookEndpoint.open();
    const owner = await service.account();
    const inboxId = await service.inbox(owner.apiKey);
    const types = { event_types: ['inbox.deleted'] };
    const named = await hookTo(service, owner, endpoint, { ...types, inbox_ids: [inboxId] });
    await hookTo(service, owner, endpoint, types);
    await hookTo(service, owner, endpoint);
    await hookTo(service, owner, other, { ...types, inbox_ids: [owner.inboxId] });
    await service.delete(`/inboxes/${inboxId}`, owner.apiKey);
    const hook = () => service.get(`/webhooks/${named.id}`, owner.apiKey);
    await expect.poll(async () => (await hook()).field('inbox_ids')).toEqual([]);
    await expect.poll(() => endpoint.received.length).toBeGreaterThanOrEqual(2);
    await service.runtime.settled();

    const list = await service.get(`/webhooks/${named.id}/deliveries`, owner.apiKey);
    const path = `/webhooks/${named.id}/deliveries/${list.list('deliveries')[0]?.string('delivery_id')}/redeliver`;
    await service.post(path, {}, owner.apiKey);
    await expect.poll(() => endpoint.received.length).toBe(3);

    const frames = endpoint.received.map(({ frame }) => frame);
    expect(new Set(frames.map((frame) => JSON.stringify(frame))).size).toBe(1);
    expect(frames[0]).toMatchObject({ event_type: 'inbox.deleted', inbox_id: inboxId });
    expect(list.list('deliveries').map(({ body }) => body)).toMatchObject([
      { event_type: 'inbox.deleted', inbox_id: inboxId, message_id: null, state: 'delivered' },
    ]);
    expect(other.received).toEqual([]);
  });

  test('is what arrived, only in ids, signed so that the public verifiers take it [PUR-04, EVT-02, EVT-06, D-WHK-01, D-WHK-04]', async () => {
    await using endpoint = await WebhookEndpoint.open();
    const { inboxId, id, secret } = await hooked(endpoint);
    await service.deliver({ to: inboxId, subject: 'your code is 123456' });

    const message = await service.newest({ inboxId, apiKey: account.apiKey });
    const [received, ...others] = endpoint.received;
    if (received === undefined) throw new Error('Nothing came');
    expect(others).toEqual([]);
    expect(received.frame).toEqual({
      type: 'event',
      event_type: 'message.received',
      event_id: received.headers['webhook-id'],
      timestamp: message.string('received_at'),
      inbox_id: inboxId,
      thread_id: message.string('thread_id'),
      message_id: message.string('message_id'),
    });
    const headers = Object.fromEntries(
      Object.entries(received.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    );
    expect(new StandardWebhook(secret).verify(received.body, headers)).toEqual(received.frame);
    expect(() => new SvixWebhook(secret).verify(received.body, headers)).not.toThrow();
    expect(() => new SvixWebhook(secret).verify(`${received.body} `, headers)).toThrow();
    expect(() => new StandardWebhook(secret).verify(`${received.body} `, headers)).toThrow();
    expect(received.headers['content-type']).toBe('application/json');

    const [delivery] = await deliveries(id);
    expect(delivery?.body).toMatchObject({
      webhook_id: id,
      event_id: received.frame.event_id,
      event_type: 'message.received',
      inbox_id: inboxId,
      state: 'delivered',
      reason: null,
      attempt: 1,
      status: 200,
      error: null,
      next_attempt_at: null,
      attempts: [{ attempt: 1, status: 200, error: null }],
    });
  });

  test('is retried after a failure, under the same id, until it succeeds [D-WHK-03, D-WHK-07, D-WHK-09]', async () => {
    await using endpoint = await WebhookEndpoint.open(500, 302, 204);
    const { inboxId, id } = await hooked(endpoint);
    await service.deliver({ to: inboxId });

    expect(endpoint.received).toHaveLength(3);
    expect(endpoint.counts().size).toBe(1);
    const [delivery] = await deliveries(id);
    expect(delivery?.body).toMatchObject({
      state: 'delivered',
      attempt: 3,
      attempts: [
        { attempt: 1, status: 500, error: 'status' },
        { attempt: 2, status: 302, error: 'redirect' },
        { attempt: 3, status: 204, error: null },
      ],
    });
  });

  test('is dead when the schedule is spent, and can be sent again [D-WHK-09, D-WHK-13]', async () => {
    await using endpoint = await WebhookEndpoint.open(500, 500, 500, 200);
    const { inboxId, id } = await hooked(endpoint);
    await service.deliver({ to: inboxId });
    const [dead] = await deliveries(id);
    expect(dead?.body).toMatchObject({ state: 'dead', attempt: 3, next_attempt_at: null });

    const again = await service.post(
      `/webhooks/${id}/deliveries/${dead?.string('delivery_id')}/redeliver`,
      undefined,
      account.apiKey,
    );
    expect(again.status).toBe(201);
    expect(again.body).toMatchObject({ state: 'pending', attempt: 0, event_id: dead?.string('event_id') });
    await service.runtime.settled();

    const [newest, oldest] = await deliveries(id);
    expect(newest?.body).toMatchObject({ state: 'delivered', delivery_id: again.string('delivery_id') });
    expect(oldest?.body).toEqual(dead?.body);
    expect([...endpoint.counts().values()]).toEqual([4]);
  });

  test('of spam goes only to who asked for it, for which a key needs the permission [EVT-03, D-WHK-05, D-WHK-06]', async () => {
    await using clean = await WebhookEndpoint.open();
    await using spam = await WebhookEndpoint.open();
    const { inboxId } = await hooked(clean);
    const limited = await service.key(account.apiKey, { webhook_create: true });
    const wanted = { url: spam.url, event_types: ['message.received.spam'], inbox_ids: [inboxId] };
    const refused = await service.post('/webhooks', wanted, limited);
    expect(refused.status).toBe(403);
    await hookTo(service, account, spam, wanted);
    await service.deliver({ to: inboxId, headers: { 'x-simulate-verdicts': 'spam=FAIL' } });

    expect(clean.received).toEqual([]);
    expect(spam.received.map(({ frame }) => frame.event_type)).toEqual(['message.received.spam']);
  });

  test("of another tenant, or another inbox, is none of a webhook's [EVT-04, PUR-10]", async () => {
    await using endpoint = await WebhookEndpoint.open();
    await hooked(endpoint);
    const stranger = await service.account();
    await service.deliver({ to: stranger.inboxId }, { to: account.inboxId });

    expect(endpoint.received).toEqual([]);
  });
});

describe('a test event', () => {
  test('is delivered and logged like any other [D-WHK-14]', async () => {
    await using endpoint = await WebhookEndpoint.open(500, 200);
    const { id, secret } = await hooked(endpoint);
    const answer = await service.post(`/webhooks/${id}/test`, undefined, account.apiKey);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ event_type: 'webhook.test', inbox_id: null, state: 'pending' });
    await service.runtime.settled();

    const [first, second] = endpoint.received;
    expect(first?.frame).toMatchObject({ event_type: 'webhook.test', event_id: answer.string('event_id') });
    const { headers, body = '' } = second ?? {};
    const verified = new StandardWebhook(secret).verify(body, {
      'webhook-id': String(headers?.['webhook-id']),
      'webhook-timestamp': String(headers?.['webhook-timestamp']),
      'webhook-signature': String(headers?.['webhook-signature']),
    });
    expect(verified).toEqual(first?.frame);
    expect((await deliveries(id)).map((delivery) => delivery.string('state'))).toEqual(['delivered']);
  });

  test('is refused for a webhook that is switched off [ERR-11]', async () => {
    await using endpoint = await WebhookEndpoint.open();
    const { id } = await hooked(endpoint);
    await service.patch(`/webhooks/${id}`, { enabled: false }, account.apiKey);
    const answer = await service.post(`/webhooks/${id}/test`, undefined, account.apiKey);

    expect([answer.status, answer.string('name')]).toEqual([409, 'conflict']);
  });
});

test('a sign-up again of an account that nobody confirmed switches off the webhooks it had [D-SUP-13]', async () => {
  await using endpoint = await WebhookEndpoint.open();
  const unverified = await service.unverifiedAccount();
  const { id } = await hookTo(service, unverified, endpoint);
  const again = await service.post('/agent/sign-up', { human_email: unverified.humanEmail });
  await service.deliver({ to: unverified.inboxId });

  expect(endpoint.received).toEqual([]);
  const webhook = await service.get(`/webhooks/${id}`, again.string('api_key'));
  expect(webhook.field('enabled')).toBe(false);
});
