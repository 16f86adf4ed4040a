import { describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import type { Answer } from './answer.ts';
import { Service, WEBHOOK_SCHEDULE } from './service.ts';
import { hookTo, WebhookEndpoint } from './webhook-endpoint.ts';

const SCHEDULE = WEBHOOK_SCHEDULE;

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

test('an endpoint that says 410 gets no more events until its webhook is switched on again [D-WHK-08, D-WHK-11]', async () => {
  await using endpoint = await WebhookEndpoint.open(410, 200);
  const { inboxId, id } = await hooked(endpoint);
  await service.deliver({ to: inboxId });
  await service.deliver({ to: inboxId });
  expect(endpoint.received).toHaveLength(1);
  expect((await service.get(`/webhooks/${id}`, account.apiKey)).field('enabled')).toBe(false);
  expect((await deliveries(id)).map(({ body }) => body)).toMatchObject([
    { state: 'abandoned', reason: 'endpoint_gone', status: 410 },
  ]);

  await service.patch(`/webhooks/${id}`, { enabled: true }, account.apiKey);
  await service.deliver({ to: inboxId });
  expect(endpoint.received).toHaveLength(2);
});

const path = (id: string) => `/webhooks/${id}`;
const endings: Readonly<Record<string, (inboxId: string, id: string) => Promise<unknown>>> = {
  'when the webhook is deleted': (_inboxId, id) => service.delete(path(id), account.apiKey),
  'when the webhook is switched off': (_inboxId, id) =>
    service.patch(path(id), { enabled: false }, account.apiKey),
  'when the webhook covers another inbox': (_inboxId, id) =>
    service.patch(path(id), { inbox_ids: [account.inboxId] }, account.apiKey),
  'when the inbox is deleted': (inboxId) => service.delete(`/inboxes/${inboxId}`, account.apiKey),
};
test.each(
  Object.entries(endings),
)('queued attempts stop immediately %s [STA-33, STA-34]', async (_name, end) => {
  await using endpoint = await WebhookEndpoint.open(500);
  const { inboxId, id } = await hooked(endpoint);
  await service.send({ to: inboxId });
  await expect.poll(() => endpoint.received.length).toBeGreaterThanOrEqual(1);
  await end(inboxId, id);
  const before = endpoint.received.length;
  await service.runtime.settled();

  // An attempt may have been under way while the change was made.
  expect(endpoint.received.length).toBeLessThanOrEqual(Math.min(before + 1, SCHEDULE.length));
  const log = await service.get(`/webhooks/${id}/deliveries`, account.apiKey);
  if (log.status === 200) {
    const [delivery] = log.list('deliveries');
    expect(delivery?.string('state')).toBe(
      endpoint.received.length === SCHEDULE.length ? 'dead' : 'abandoned',
    );
    expect(delivery?.number('attempt')).toBe(endpoint.received.length);
  } else expect(log.status).toBe(404);
});

describe('the log', () => {
  test('comes in pages, newest first, and to its own tenant alone [D-WHK-12]', async () => {
    await using endpoint = await WebhookEndpoint.open();
    const { inboxId, id } = await hooked(endpoint);
    await service.deliver({ to: inboxId }, { to: inboxId }, { to: inboxId });
    const first = await service.get(`/webhooks/${id}/deliveries?limit=2`, account.apiKey);
    const second = await service.get(
      `/webhooks/${id}/deliveries?limit=2&page_token=${encodeURIComponent(first.string('next_page_token'))}`,
      account.apiKey,
    );
    const ids = [...first.list('deliveries'), ...second.list('deliveries')].map((each) =>
      each.string('delivery_id'),
    );
    expect(first.number('count')).toBe(2);
    expect(second.field('next_page_token')).toBeNull();
    expect(ids).toEqual([...ids].sort().reverse());
    expect(new Set(ids).size).toBe(3);

    const stranger = await service.account();
    const [some = ''] = ids;
    for (const [method, path] of [
      ['GET', `/webhooks/${id}/deliveries`],
      ['POST', `/webhooks/${id}/deliveries/${some}/redeliver`],
      ['POST', `/webhooks/${id}/test`],
    ] as const) {
      expect((await service.call(method, path, { key: stranger.apiKey })).status).toBe(404);
    }
    const unknown = await service.post(
      `/webhooks/${id}/deliveries/del_none/redeliver`,
      undefined,
      account.apiKey,
    );
    expect(unknown.status).toBe(404);
  });

  test('tells a key that is pinned to an inbox nothing of the inboxes that the webhook covered before', async () => {
    await using endpoint = await WebhookEndpoint.open();
    const other = await inbox();
    const { inboxId, id } = await hooked(endpoint);
    await service.patch(`/webhooks/${id}`, { inbox_ids: [inboxId, other] }, account.apiKey);
    await service.deliver({ to: inboxId }, { to: other });
    await service.patch(`/webhooks/${id}`, { inbox_ids: [inboxId] }, account.apiKey);
    const made = await service.key(account.apiKey, undefined, inboxId);
    const pinned = made;

    const all = await deliveries(id);
    expect(all.map((each) => each.string('inbox_id')).sort()).toEqual([inboxId, other].sort());
    const log = (await service.get(`/webhooks/${id}/deliveries`, pinned)).list('deliveries');
    expect(log.map((each) => each.string('inbox_id'))).toEqual([inboxId]);
    const hidden = all.find((each) => each.string('inbox_id') === other)?.string('delivery_id');
    const again = await service.post(`/webhooks/${id}/deliveries/${hidden}/redeliver`, undefined, pinned);
    expect(again.status).toBe(404);
  });

  test('is not to be read, and nothing to be sent, with a key that lacks the permission', async () => {
    await using endpoint = await WebhookEndpoint.open();
    const { id } = await hooked(endpoint);
    const key = await service.key(account.apiKey, {});
    const statuses = await Promise.all([
      service.get(`/webhooks/${id}/deliveries`, key),
      service.post(`/webhooks/${id}/deliveries/del_x/redeliver`, undefined, key),
      service.post(`/webhooks/${id}/test`, undefined, key),
    ]);

    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});
