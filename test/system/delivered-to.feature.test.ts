import { expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { Service } from './service.ts';
import { DOMAIN } from './settings.ts';

const service = opened(() => Service.start());
const account = opened(() => service.account());

const CODE = { headers: { 'X-Simulate-Verdicts': 'dmarc=PASS' } };

async function deliver(to: string, text = 'Hello'): Promise<void> {
  await service.deliver({ envelope: { from: 'ada@sender.example', to }, to, subject: to, text, ...CODE });
}

const encoded = encodeURIComponent;

test('delivered_to is the envelope address with its tag, and lists, searches, waits and claims are filtered by it [D-TAG-02]', async () => {
  const inboxId = await service.inbox(account.apiKey, { username: 'envelope' });
  const [plain, tagged] = [inboxId, `Envelope+Shop@${DOMAIN}`];
  await deliver(plain);
  await deliver(`Envelope+Shop@${DOMAIN.toUpperCase()}`);
  const list = async (query: string) =>
    (await service.get(`/inboxes/${inboxId}/messages?${query}`, account.apiKey))
      .list('messages')
      .map((message) => message.string('delivered_to'));

  expect(await list('ascending=true')).toEqual([plain, tagged]);
  expect(await list(`delivered_to=${encoded(`ENVELOPE+shop@${DOMAIN}`)}`)).toEqual([tagged]);
  expect(await list(`delivered_to=${encoded(plain)}&wait=1`)).toEqual([plain]);
  expect(await list(`delivered_to=${encoded(`envelope+other@${DOMAIN}`)}`)).toEqual([]);
  const found = await service.get(`/messages?q=Hello&delivered_to=${encoded(tagged)}`, account.apiKey);
  expect(found.list('messages').map((message) => message.string('delivered_to'))).toEqual([tagged]);
  const claims = await service.post(
    `/inboxes/${inboxId}/claims`,
    { delivered_to: tagged, limit: 10 },
    account.apiKey,
  );
  expect(claims.list('claims').map((claim) => Object(claim.field('message')).delivered_to)).toEqual([tagged]);
});

test('a verification code is found by the address that it was sent to', async () => {
  const inboxId = await service.inbox(account.apiKey, { username: 'codes' });
  await deliver(`codes+first@${DOMAIN}`, 'Your verification code is 111222.');
  await deliver(`codes+second@${DOMAIN}`, 'Your verification code is 333444.');
  const code = async (local: string) =>
    (
      await service.get(
        `/inboxes/${inboxId}/verification?delivered_to=${encoded(`${local}@${DOMAIN}`)}`,
        account.apiKey,
      )
    ).field('code');

  expect(await code('CODES+first')).toBe('111222');
  expect(await code('codes+second')).toBe('333444');
  expect(await code('codes')).toBeNull();
});

test.each([
  'messages',
  'verification',
])('a delivered_to that is no address is refused by %s with its name', async (what) => {
  const path = `/inboxes/${account.inboxId}/${what}?delivered_to=shop`;
  const refused = await service.get(path, account.apiKey);

  expect([refused.status, Object.keys(Object(refused.field('errors')))]).toEqual([422, ['delivered_to']]);
});
