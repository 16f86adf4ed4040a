import { expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { times } from './adverse-seed.ts';
import { type Account, Service } from './service.ts';
import { hookTo, WebhookEndpoint } from './webhook-endpoint.ts';

const LIMIT = 4;
const PLAN = { inboxes: 100, messagesPerMonth: 100, storageBytes: 50_000_000, webhooks: 50 };
const KEYS = 3;

const service = opened(() =>
  Service.start({
    settings: {
      creationsPerMinute: String(LIMIT),
      codeMailsPerDay: '5',
      plans: JSON.stringify({ unverified: { ...PLAN, keys: KEYS }, verified: { ...PLAN, keys: 100 } }),
    },
  }),
);

async function unverified(email: string): Promise<Account> {
  const made = await service.post('/agent/sign-up', { human_email: email });
  return {
    organizationId: made.string('organization_id'),
    inboxId: made.string('inbox_id'),
    apiKey: made.string('api_key'),
    humanEmail: email,
  };
}

test("POST /api-keys returns 403 cap_hit at the plan's number of keys, pinned keys included, and works again after a delete [D-ADD-04]", async () => {
  const { apiKey, inboxId } = await unverified('keys@example.com');
  const first = await service.post('/api-keys', { name: 'second of three' }, apiKey);
  const pinned = await service.post(`/inboxes/${inboxId}/api-keys`, { name: 'third' }, apiKey);
  expect([first.status, pinned.status]).toEqual([201, 201]);
  const refused = await service.post('/api-keys', { name: 'fourth' }, apiKey);
  expect([refused.status, refused.field('name')]).toEqual([403, 'cap_hit']);

  await service.delete(`/api-keys/${first.string('api_key_id')}`, apiKey);
  expect((await service.post('/api-keys', { name: 'third again' }, apiKey)).status).toBe(201);
  expect((await service.post('/api-keys', { name: 'fourth' }, apiKey)).status).toBe(403);
});

test.each([
  ['/inboxes', () => ({})],
  ['/webhooks', () => ({ url: 'https://127.0.0.1:9/hook', event_types: ['message.received'] })],
  ['/api-keys', () => ({ name: 'one of many' })],
])('POST by any key of one tenant %s is 429 with Retry-After beyond the creations of a minute, and nothing is created [D-ADD-05]', async (path, body) => {
  const account = await service.account();
  const answers = [];
  // Twice as many as fit into two minutes: even if a new minute begins in between, one of them is refused.
  for (let i = 0; i < 2 * LIMIT + 1; i++) answers.push(await service.post(path, body(), account.apiKey));
  const refused = answers.find(({ status }) => status === 429);

  expect(refused?.field('name')).toBe('rate_limited');
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  const created = answers.filter(({ status }) => status === 201).length;
  const list = path === '/inboxes' ? 'inboxes' : path === '/webhooks' ? 'webhooks' : 'api_keys';
  const before = path === '/webhooks' ? 0 : 1;
  expect((await service.get(path, account.apiKey)).list(list)).toHaveLength(created + before);
  expect((await service.get('/inboxes', account.apiKey)).status).toBe(200);
});

test('POST /webhooks/{webhook_id}/test and redeliver are 429 with Retry-After beyond 10 a minute for a webhook, and the endpoint gets only those that were started [D-ADD-15]', async () => {
  const account = await service.account();
  await using endpoint = await WebhookEndpoint.open(200);
  const { id } = await hookTo(service, account, endpoint);
  const first = await service.post(`/webhooks/${id}/test`, undefined, account.apiKey);
  const redeliver = `/webhooks/${id}/deliveries/${first.string('delivery_id')}/redeliver`;
  const answers = [first];
  // Twice as many as fit into two minutes: even if a new minute begins in between, some are refused.
  for (let i = 0; i < 20; i++) {
    const path = i % 2 === 0 ? redeliver : `/webhooks/${id}/test`;
    answers.push(await service.post(path, undefined, account.apiKey));
  }
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    expect(answer.field('name')).toBe('rate_limited');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  await service.runtime.settled();
  const started = answers.filter(({ status }) => status === 201);
  expect(started.length + refused.length).toBe(answers.length);
  expect(endpoint.received).toHaveLength(started.length);
  expect((await service.get(`/webhooks/${id}`, account.apiKey)).status).toBe(200);
});

test('POST /agent/sign-up with the address of one mailbox 30 times mails it five times, whatever the tag and the dots, and answers every rotation [D-ADD-06]', async () => {
  const spellings = ['flooded@gmail.com', 'f.looded@gmail.com', 'flo.oded+1@googlemail.com'];
  const statuses = [];
  for (let i = 0; i < 10; i++) {
    for (const email of spellings) {
      statuses.push((await service.post('/agent/sign-up', { human_email: email })).status);
    }
  }
  const mails = await service.outbox();
  // A call of SES whose answer is lost is repeated, and sends the mail again.
  expect(mails.filter(({ to }) => spellings.includes(String(to).toLowerCase())).length).toEqual(times(5));
  expect(new Set(statuses)).toEqual(new Set([201, 200]));
  // Another account of the same mailbox needs a code, which may not be sent.
  const another = await service.post('/agent/sign-up', { human_email: 'floode.d@gmail.com' });
  expect([another.status, another.field('name')]).toEqual([429, 'rate_limited']);
});

test('POST /agent/verify returns 403 to a restricted key and to a key of one inbox, and uses up no attempt [D-ADD-07]', async () => {
  const { apiKey, inboxId, humanEmail } = await unverified('verify@example.com');
  const restricted = await service.post('/api-keys', { name: 'none', permissions: {} }, apiKey);
  const pinned = await service.post(`/inboxes/${inboxId}/api-keys`, { name: 'pinned' }, apiKey);
  for (const made of [restricted, pinned]) {
    for (let i = 0; i < 11; i++) {
      const answer = await service.post('/agent/verify', { otp_code: '000000' }, made.string('api_key'));
      expect([answer.status, answer.field('name')]).toEqual([403, 'forbidden']);
    }
  }
  const code = await service.codeFor(humanEmail);
  expect((await service.post('/agent/verify', { otp_code: code }, apiKey)).status).toBe(200);
});
