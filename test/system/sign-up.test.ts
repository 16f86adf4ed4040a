import { describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { type Answer, request } from './answer.ts';
import { type Account, DOMAIN, Service } from './service.ts';
import { setInRow } from './stored-rows.ts';
import { StreamClient } from './stream-client.ts';
import { hookTo, WebhookEndpoint } from './webhook-endpoint.ts';

const ATTEMPTS_PER_CODE = 10;
const CODE_SECONDS = 24 * 60 * 60;

const service = opened(() => Service.start());

function signUp(human_email: unknown, more: object = {}): Promise<Answer> {
  return service.post('/agent/sign-up', { human_email, ...more });
}

function verify(key: string, otp_code: unknown): Promise<Answer> {
  return service.post('/agent/verify', { otp_code }, key);
}

async function mailsTo(humanEmail: string): Promise<readonly { subject: string; text: string }[]> {
  return (await service.outbox()).filter(({ to }) => to === humanEmail);
}

async function wrongCode(humanEmail: string, number = 0): Promise<string> {
  const right = Number(await service.codeFor(humanEmail));
  return String((right + 1 + number) % 1_000_000).padStart(6, '0');
}

/** Lets the account's code have been mailed more than a day ago. */
async function expireCode({ organizationId }: Account): Promise<void> {
  const key = { pk: `TENANT#${organizationId}`, sk: 'CODE' };
  await setInRow(service, key, 'expires_at', Date.now() - 1000);
}

function inboxesOf(key: string): Promise<Answer> {
  return service.get('/inboxes', key);
}

describe('a first sign-up', () => {
  test('makes an account with an inbox and a key, without a key, and mails a code [STA-01, STA-02, ONB-01, ONB-03, PUR-06, CON-11, D-SUP-05, D-GEN-01]', async () => {
    const human_email = 'first@example.com';
    const answer = await signUp(human_email);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      organization_id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      inbox_id: expect.stringMatching(new RegExp(`^[a-z]+-[a-z]+-\\d+@${DOMAIN}$`)),
      api_key: expect.stringMatching(/^ia_/),
    });
    const inboxes = (await inboxesOf(answer.string('api_key'))).list('inboxes');
    expect(inboxes.map((inbox) => inbox.string('inbox_id'))).toEqual([answer.string('inbox_id')]);
    const keys = (await service.get('/api-keys', answer.string('api_key'))).list('api_keys');
    expect(keys).toHaveLength(1);
    const [mail, ...others] = await mailsTo(human_email);
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(/code is \d{6}\b/);
  });

  test('takes the name of the first inbox, and makes nothing when that is taken [D-SUP-01, D-SUP-02]', async () => {
    const made = await signUp('named@example.com', { username: 'First-Name' });
    expect(made.string('inbox_id')).toBe(`first-name@${DOMAIN}`);
    const refused = await signUp('late@example.com', { username: 'first-name' });
    expect([refused.status, refused.string('name')]).toEqual([409, 'address_unavailable']);
    expect(await mailsTo('late@example.com')).toEqual([]);
    expect((await signUp('late@example.com')).status).toBe(201);
  });

  test.each([
    ['text/plain', 422],
    ['application/x-www-form-urlencoded', 422],
    ['application/json; charset=utf-8', 201],
  ])('by a page is to be JSON, which a browser asks about first: %s is %s', async (type, status) => {
    const { base_url } = service.runtime.endpoints;
    const answer = await request(`${base_url}/agent/sign-up`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': type },
      body: JSON.stringify({ human_email: `page-${status}-${type.length}@example.com` }),
    });

    expect(answer.status).toBe(status);
    if (status === 422)
      expect(answer.field('errors')).toMatchObject({ body: expect.stringContaining('application/json') });
  });

  test('of many at once makes one account [D-SUP-04]', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp('parallel@example.com')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.string('organization_id'))).size).toBe(1);
    const alive = await Promise.all(answers.map((answer) => inboxesOf(answer.string('api_key'))));
    expect(alive.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test.each([
    [{}, 'human_email'],
    [{ human_email: 'no address' }, 'human_email'],
    [{ human_email: 5 }, 'human_email'],
    [{ human_email: `somebody@${DOMAIN}` }, 'human_email'],
    [{ human_email: 'fine@example.com', username: 'a' }, 'username'],
  ])('with the body %j is 422 and names the field [ONB-02, ONB-04, D-SUP-03, ERR-02]', async (body, field) => {
    const answer = await service.post('/agent/sign-up', body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ name: 'validation', errors: { [field]: expect.any(String) } });
  });
});

describe('verify', () => {
  test('lifts the limits, and answers the same again [STA-03, STA-04, PUR-07, D-SUP-09, D-SUP-10, D-PLN-01, D-PLN-02, LIM-09]', async () => {
    const account = await service.unverifiedAccount();
    const { apiKey } = account;
    const second = await service.key(apiKey);
    for (const key of [apiKey, second]) expect((await service.post('/inboxes', {}, key)).status).toBe(201);
    const hook = { url: 'https://127.0.0.1:9/hook', event_types: ['message.received'] };
    for (const key of [apiKey, second]) expect((await service.post('/webhooks', hook, key)).status).toBe(201);
    for (const key of [apiKey, second]) {
      expect((await service.post('/inboxes', {}, key)).body).toMatchObject({ name: 'cap_hit' });
      expect((await service.post('/webhooks', hook, key)).body).toMatchObject({ name: 'cap_hit' });
    }
    expect((await service.get('/account', apiKey)).body).toMatchObject({
      organization_id: account.organizationId,
      verified: false,
      status: 'active',
      limits: { inboxes: { used: 3, max: 3 }, webhooks: { used: 2, max: 2 }, api_keys: { used: 2, max: 10 } },
    });

    const verified = await verify(apiKey, await service.codeFor(account.humanEmail));
    expect([verified.status, verified.body]).toEqual([
      200,
      { verified: true, organization_id: account.organizationId },
    ]);
    expect((await service.post('/inboxes', {}, apiKey)).status).toBe(201);
    expect((await service.post('/webhooks', hook, apiKey)).status).toBe(201);
    expect((await service.get('/account', apiKey)).body).toMatchObject({
      verified: true,
      limits: {
        inboxes: { used: 4, max: 100 },
        messages_per_month: { used: 0 },
        webhooks: { used: 3, max: 50 },
      },
    });
    const again = await verify(apiKey, '000000');
    expect([again.status, again.body]).toEqual([200, verified.body]);
  });

  test('needs the key of the account whose code it is [ONB-05, AUT-03, D-SUP-05]', async () => {
    const [account, other] = [await service.unverifiedAccount(), await service.unverifiedAccount()];
    const code = await service.codeFor(account.humanEmail);
    const without = await service.post('/agent/verify', { otp_code: code });
    expect([without.status, without.string('name')]).toEqual([401, 'unauthenticated']);
    if (code !== (await service.codeFor(other.humanEmail))) {
      expect((await verify(other.apiKey, code)).status).toBe(422);
    }
    expect((await verify(account.apiKey, code)).status).toBe(200);
  });

  test('of a malformed code is 422 with errors.otp_code, however often [ONB-05, D-SUP-06]', async () => {
    const account = await service.unverifiedAccount();
    const malformed = [undefined, null, 123456, '', '12345', '1234567', 'abcdef', '１２３４５６'];
    for (const code of [...malformed, ...malformed]) {
      const answer = await verify(account.apiKey, code);
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ name: 'validation', errors: { otp_code: expect.any(String) } });
    }
    expect(2 * malformed.length).toBeGreaterThan(ATTEMPTS_PER_CODE);
    expect((await verify(account.apiKey, await service.codeFor(account.humanEmail))).status).toBe(200);
  });

  test('of a wrong code is 422, and after ten of them 429, the right one included [D-SUP-06, D-SUP-08, ERR-14, ERR-16]', async () => {
    const account = await service.unverifiedAccount();
    for (let attempt = 0; attempt < ATTEMPTS_PER_CODE; attempt++) {
      const answer = await verify(account.apiKey, await wrongCode(account.humanEmail, attempt));
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ name: 'validation', errors: { otp_code: expect.any(String) } });
    }
    for (const code of [await wrongCode(account.humanEmail), await service.codeFor(account.humanEmail)]) {
      const answer = await verify(account.apiKey, code);
      const wait = answer.headers.get('retry-after') ?? '';
      expect([answer.status, answer.string('name')]).toEqual([429, 'rate_limited']);
      expect(wait).toMatch(/^\d+$/);
      expect(Number(wait)).toBeGreaterThan(0);
      expect(Number(wait)).toBeLessThanOrEqual(CODE_SECONDS);
      expect(answer.string('message')).toContain(wait);
    }
  });

  test('of an expired code says to sign up again, which mails another [D-SUP-07, STA-07]', async () => {
    const account = await service.unverifiedAccount();
    const old = await service.codeFor(account.humanEmail);
    await signUp(account.humanEmail);
    expect(
      (await mailsTo(account.humanEmail)).filter(({ text }) => /code is \d{6}\b/.test(text)),
    ).toHaveLength(1);
    await expireCode(account);
    const key = (await signUp(account.humanEmail)).string('api_key');
    const codes = (await mailsTo(account.humanEmail)).filter(({ text }) => /code is \d{6}\b/.test(text));
    expect(codes).toHaveLength(2);
    await expireCode(account);
    const answer = await verify(key, await service.codeFor(account.humanEmail));
    expect(answer.status).toBe(422);
    expect(Object(answer.field('errors')).otp_code).toMatch(/expired.*sign up again/);

    const last = (await signUp(account.humanEmail)).string('api_key');
    const newest = await service.codeFor(account.humanEmail);
    if (old !== newest) expect((await verify(last, old)).status).toBe(422);
    expect((await verify(last, newest)).status).toBe(200);
  });
});

describe('sign-up again of an unverified account', () => {
  test('is the same account under another key, and the human gets a mail [STA-05, STA-06, STA-08, D-SUP-22, D-GEN-02]', async () => {
    const account = await service.unverifiedAccount();
    const again = await signUp(account.humanEmail.toUpperCase());
    expect(again.status).toBe(200);
    expect(again.body).toEqual({
      organization_id: account.organizationId,
      inbox_id: account.inboxId,
      api_key: expect.stringMatching(/^ia_/),
    });
    expect(again.string('api_key')).not.toBe(account.apiKey);
    expect((await inboxesOf(account.apiKey)).status).toBe(401);
    expect((await inboxesOf(again.string('api_key'))).number('count')).toBe(1);
    expect((await service.get('/api-keys', again.string('api_key'))).number('count')).toBe(1);
    const subjects = (await mailsTo(account.humanEmail)).map(({ subject }) => subject);
    expect(subjects.some((subject) => /new .*key/i.test(subject))).toBe(true);
    // Its new key verifies the account with the code that was mailed first.
    const verified = await verify(again.string('api_key'), await service.codeFor(account.humanEmail));
    expect(verified.status).toBe(200);
  });

  test('ends its other keys, its sockets and its webhooks [D-SUP-11, D-SUP-12, D-SUP-13]', async () => {
    await using endpoint = await WebhookEndpoint.open();
    const account = await service.unverifiedAccount();
    const other = await service.key(account.apiKey);
    const pinned = await service.key(account.apiKey, undefined, account.inboxId);
    const { id } = await hookTo(service, account, endpoint);
    const socket = await StreamClient.open(`${service.runtime.endpoints.ws_url}?api_key=${other}`);
    const again = await signUp(account.humanEmail);

    for (const key of [account.apiKey, other, pinned]) {
      expect((await service.get('/whoami', key)).status).toBe(401);
    }
    await socket.closed;
    const webhook = await service.get(`/webhooks/${id}`, again.string('api_key'));
    expect(webhook.field('enabled')).toBe(false);
  });
});

describe('sign-up again of a verified account', () => {
  test('gives a pending key that says who it is and takes the code, and no more [D-SUP-05, D-SUP-14, D-SUP-15, D-SUP-16, STA-05]', async () => {
    const account = await service.account();
    const used = await service.codeFor(account.humanEmail);
    const again = await signUp(account.humanEmail);
    const pending = again.string('api_key');
    if (used !== (await service.codeFor(account.humanEmail))) {
      expect((await verify(pending, used)).status).toBe(422);
    }
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ organization_id: account.organizationId, inbox_id: account.inboxId });
    for (const path of ['/whoami', '/auth/me']) {
      expect((await service.get(path, pending)).string('tenant_id')).toBe(account.organizationId);
    }
    for (const path of [
      '/inboxes',
      '/api-keys',
      '/webhooks',
      '/metrics/usage',
      `/inboxes/${account.inboxId}/messages`,
    ]) {
      const answer = await service.get(path, pending);
      expect([answer.status, answer.string('name')]).toEqual([403, 'forbidden']);
      expect(answer.string('message')).toMatch(/confirm.*code/i);
    }
    expect((await service.post('/inboxes', {}, pending)).status).toBe(403);
    expect((await inboxesOf(account.apiKey)).status).toBe(200);
  });

  test('stops the earlier sign-up key when the code is given, and no other [D-SUP-17, D-SUP-18, STA-06, D-SUP-22]', async () => {
    const account = await service.account();
    const made = await service.key(account.apiKey);
    const pending = (await signUp(account.humanEmail)).string('api_key');
    expect((await verify(pending, await wrongCode(account.humanEmail))).status).toBe(422);
    expect((await inboxesOf(account.apiKey)).status).toBe(200);
    const [code, notice] = [await service.codeFor(account.humanEmail), await mailsTo(account.humanEmail)];
    expect(notice.some(({ subject }) => /new .*key/i.test(subject))).toBe(true);
    expect((await verify(pending, code)).body).toEqual({
      verified: true,
      organization_id: account.organizationId,
    });
    expect((await inboxesOf(pending)).status).toBe(200);
    expect((await inboxesOf(account.apiKey)).status).toBe(401);
    expect((await inboxesOf(made)).status).toBe(200);
  });
});
