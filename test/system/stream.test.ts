import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, Service } from './service.ts';
import { StreamClient, upgradeStatus } from './stream-client.ts';

describe('the stream', () => {
  let service: Service;
  let account: Account;

  beforeAll(async () => {
    service = await Service.start();
    account = await service.account();
  });
  afterAll(() => service.stop());

  function url(key: string, query = ''): string {
    return `${service.runtime.endpoints.ws_url}?api_key=${key}${query}`;
  }

  it('carries the event of an arriving mail', async () => {
    const client = await StreamClient.open(url(account.apiKey));
    await service.deliver({ to: account.inboxId, subject: 'Hello' });
    const message = await service.newest(account);
    expect(await client.next()).toMatchObject({ type: 'event', message_id: message.string('message_id') });
    expect(await client.ask({ type: 'ping' })).toEqual({ type: 'pong' });
    expect(await upgradeStatus(url('ia_nonsense'))).toBe(401);
  });
});
