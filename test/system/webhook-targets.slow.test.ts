import { beforeAll, describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { Service } from './service.ts';

const service = opened(() => Service.start({ settings: { webhookTargets: 'public' } }));
let apiKey: string;
beforeAll(async () => {
  ({ apiKey } = await service.account());
});

async function refusalOf(url: string): Promise<unknown> {
  const answer = await service.post('/webhooks', { url, event_types: ['message.received'] }, apiKey);
  expect([url, answer.status]).toEqual([url, 422]);
  const { request_id: _request, ...rest } = answer.body as Record<string, unknown>;
  return rest;
}

describe('POST /webhooks with a host that is not public', () => {
  test.each(
    `https://168.63.129.16/machine?comp=goalstate https://0xA83F8110/
      https://100.100.100.200/latest/meta-data/ https://192.0.0.192/ https://169.254.169.254/
      https://[fd00:ec2::254]/ https://[fd20:ce::254]/`.split(/\s+/),
  )('returns 422 for the platform address %s [D-ADD-10]', async (url) => {
    expect(JSON.stringify(await refusalOf(url))).toContain('public internet addresses only');
  });

  test('returns the same body for a private name and for an unknown one [D-ADD-11]', async () => {
    expect(await refusalOf('https://localhost/')).toEqual(await refusalOf('https://unknown.invalid/'));
  });
});
