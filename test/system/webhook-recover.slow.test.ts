import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { type Account, Service } from './service.ts';
import { hookTo, WebhookEndpoint } from './webhook-endpoint.ts';

const service = opened(() => Service.start({ settings: { webhookSchedule: '[0]' } }));
let account: Account;
let since: string;
beforeAll(() => {
  // One attempt: what fails is dead.
});
beforeEach(async () => {
  account = await service.account();
  since = new Date(Date.now() - 60_000).toISOString();
});

async function recover(webhookId: string, body: object = { since }) {
  const answer = await service.post(`/webhooks/${webhookId}/recover`, body, account.apiKey);
  await service.runtime.settled();
  return answer;
}

async function mails(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await service.deliver({ to: account.inboxId, subject: `mail ${i}` });
}

describe('POST /webhooks/{webhook_id}/recover', () => {
  test('sends what no attempt delivered, and nothing that was delivered', async () => {
    await using endpoint = await WebhookEndpoint.open(500, 200, 500, 200);
    const { id: webhookId } = await hookTo(service, account, endpoint);
    await mails(3);
    const [failed, delivered, failedToo] = endpoint.received.map(({ frame }) => frame.event_id);

    const answer = await recover(webhookId);
    expect([answer.status, answer.body]).toEqual([202, { recovering: true }]);
    await recover(webhookId);

    const again = endpoint.received.slice(3).map(({ frame }) => frame.event_id);
    expect(again.sort()).toEqual([failed, failedToo].sort());
    expect(again).not.toContain(delivered);
  });

  test('sends what failed again after a recovery, once more', async () => {
    await using endpoint = await WebhookEndpoint.open(500, 500, 200);
    const { id: webhookId } = await hookTo(service, account, endpoint);
    await mails(1);

    for (let i = 0; i < 3; i++) await recover(webhookId);

    expect(endpoint.received).toHaveLength(3);
  });

  test('sends what arrived while the webhook was switched off', async () => {
    await using endpoint = await WebhookEndpoint.open(200);
    const { id: webhookId } = await hookTo(service, account, endpoint);
    const enable = (enabled: boolean) => service.patch(`/webhooks/${webhookId}`, { enabled }, account.apiKey);
    await enable(false);
    await mails(2);
    expect((await recover(webhookId)).status).toBe(409);
    await enable(true);

    await recover(webhookId);

    expect(endpoint.received).toHaveLength(2);
  });

  test('leaves out what a client had sent again itself, and what arrived before the webhook was created', async () => {
    await mails(1);
    await using endpoint = await WebhookEndpoint.open(500, 200);
    const { id: webhookId } = await hookTo(service, account, endpoint);
    await mails(1);
    const [dead] = (await service.get(`/webhooks/${webhookId}/deliveries`, account.apiKey)).list(
      'deliveries',
    );
    const path = `/webhooks/${webhookId}/deliveries/${dead?.string('delivery_id')}/redeliver`;
    expect((await service.post(path, {}, account.apiKey)).status).toBe(201);
    await service.runtime.settled();

    await recover(webhookId);

    expect(endpoint.received).toHaveLength(2);
  });

  test('goes through more events than one job takes', async () => {
    await using endpoint = await WebhookEndpoint.open(200);
    const { id: webhookId } = await hookTo(service, account, endpoint);
    const enabled = (value: boolean) =>
      service.patch(`/webhooks/${webhookId}`, { enabled: value }, account.apiKey);
    await enabled(false);
    await Promise.all(
      Array.from({ length: 30 }, (_, i) => service.send({ to: account.inboxId, subject: `${i}` })),
    );
    await service.runtime.settled();
    await enabled(true);

    await recover(webhookId);

    expect(new Set(endpoint.received.map(({ frame }) => frame.event_id)).size).toBe(30);
    expect(endpoint.received).toHaveLength(30);
  });

  test('takes an instant of the last 30 days, the webhook of the tenant and 10 calls a minute', async () => {
    await using endpoint = await WebhookEndpoint.open(200);
    const { id: webhookId } = await hookTo(service, account, endpoint);
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString();

    for (const body of [{}, { since: 'yesterday' }, { since: old }]) {
      const answer = await recover(webhookId, body);
      expect([answer.status, Object.keys(Object(answer.field('errors')))]).toEqual([422, ['since']]);
    }
    expect((await recover('wh_unknown')).status).toBe(404);
    for (let i = 0; i < 10; i++) expect((await recover(webhookId)).status).toBe(202);
    const limited = await recover(webhookId);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
