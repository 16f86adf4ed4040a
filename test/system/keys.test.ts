import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { AgentInbox } from 'agent-inbox-client/source';
import { describe, expect, test } from 'vitest';
import { PERMISSION_FLAGS } from '../../lambdas/caller/permissions.ts';
import { opened } from '../opened.ts';
import type { Answer } from './answer.ts';
import { callTool, post as mcpPost } from './mcp-client.ts';
import { PROJECT_ROOT, Service } from './service.ts';
import { StreamClient, upgradeStatus } from './stream-client.ts';
import { rowsWith } from './tenant-remains.ts';

const RFC3339_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const service = opened(() => Service.start());
const account = opened(() => service.account());

function create(body: object = {}, key = account.apiKey, inboxId?: string): Promise<Answer> {
  const path = inboxId === undefined ? '/api-keys' : `/inboxes/${inboxId}/api-keys`;
  return service.post(path, { name: 'test', ...body }, key);
}

function remove(keyId: string, key = account.apiKey): Promise<Answer> {
  return service.delete(`/api-keys/${keyId}`, key);
}

async function commandLine(key: string): Promise<unknown> {
  const child = spawn(process.execPath, [join(PROJECT_ROOT, 'bin/agent-inbox.mjs'), 'whoami'], {
    env: {
      ...process.env,
      AGENT_INBOX_API_KEY: key,
      AGENT_INBOX_BASE_URL: service.runtime.endpoints.base_url,
    },
    stdio: 'ignore',
  });
  const [code] = await once(child, 'close');
  return code;
}

describe('a new key', () => {
  test('shows its secret in the answer that made it and nowhere else [FLD-50, FLD-51, KEY-05, AUT-05, CON-08, D-KEY-01, D-KEY-03]', async () => {
    const made = await create({ name: 'shown once' });
    const secret = made.string('api_key');
    expect(made.status).toBe(201);
    expect(secret).toMatch(/^ia_[0-9A-Za-z]{38,}$/);
    expect(made.string('prefix')).toBe(secret.slice(0, 11));

    const got = await service.get(`/api-keys/${made.string('api_key_id')}`, account.apiKey);
    const listed = await service.get('/api-keys', account.apiKey);
    for (const { text } of [got, listed]) {
      expect(text).not.toContain(secret);
      expect(text).toContain(made.string('prefix'));
    }
    expect(got.body).not.toHaveProperty('api_key');
  });

  test('has the fields of its record [FLD-52, FLD-53, CON-05, D-KEY-04, D-GEN-01]', async () => {
    const permissions = { inbox_read: true, thread_read: false };
    const made = await create({ name: 'whole', permissions });
    const { api_key, ...record } = Object(made.body);
    expect(made.status).toBe(201);
    expect(record).toEqual({
      api_key_id: expect.stringMatching(/^key_/),
      type: 'bearer',
      name: 'whole',
      prefix: String(api_key).slice(0, 11),
      permissions: { inbox_read: true },
      scope_type: 'organization',
      scope_id: account.organizationId,
      used_at: null,
      expires_at: null,
      created_at: expect.stringMatching(RFC3339_UTC),
      updated_at: expect.stringMatching(RFC3339_UTC),
    });
    const got = await service.get(`/api-keys/${made.string('api_key_id')}`, account.apiKey);
    expect(got.body).toEqual(record);

    const pinned = await create({ name: 'pinned' }, account.apiKey, account.inboxId);
    expect(pinned.body).toMatchObject({
      permissions: null,
      scope_type: 'inbox',
      scope_id: account.inboxId,
      inbox_id: account.inboxId,
    });
  });

  test('has a name [FLD-52, ERR-02]', async () => {
    for (const path of ['/api-keys', `/inboxes/${account.inboxId}/api-keys`]) {
      for (const body of [{}, { name: null }, { name: '' }, { name: 5 }, { name: 'n'.repeat(201) }]) {
        const answer = await service.post(path, body, account.apiKey);
        expect(answer.status, JSON.stringify(body)).toBe(422);
        expect(Object.keys(Object(answer.field('errors')))).toEqual(['name']);
      }
    }
  });

  test('is stored without its secret [D-KEY-02]', async () => {
    const made = await create({ name: 'hashed' });
    const rows = await rowsWith(service, [made.string('api_key_id')]);
    expect(rows.length).toBeGreaterThan(0);
    expect(await rowsWith(service, [made.string('api_key')])).toEqual([]);
  });

  test('may do everything without permissions, what is true with them, and nothing with none [KEY-01, KEY-02, AUT-08, AUT-09, D-KEY-05, ERR-04]', async () => {
    const full = (await create()).string('api_key');
    const some = (await create({ permissions: { inbox_read: true, thread_read: false } })).string('api_key');
    const none = (await create({ permissions: {} })).string('api_key');
    const statuses = async (key: string) => [
      (await service.get('/inboxes', key)).status,
      (await service.get(`/inboxes/${account.inboxId}/threads`, key)).status,
      (await service.get('/webhooks', key)).status,
    ];
    expect(await statuses(full)).toEqual([200, 200, 200]);
    expect(await statuses(some)).toEqual([200, 403, 403]);
    expect(await statuses(none)).toEqual([403, 403, 403]);
    const refused = await service.get('/webhooks', none);
    expect(refused.body).toEqual({ name: 'forbidden', message: expect.any(String) });
  });

  test('takes the 15 flags of v1 and refuses others [VER-02, D-GEN-13]', async () => {
    expect(PERMISSION_FLAGS).toHaveLength(15);
    const all = Object.fromEntries(PERMISSION_FLAGS.map((flag) => [flag, true]));
    expect((await create({ permissions: all })).field('permissions')).toEqual(all);
    for (const flag of ['message_send', 'label_read', 'admin', '__proto__']) {
      const answer = await create(JSON.parse(`{"permissions":{"${flag}":true}}`));
      expect(answer.status, flag).toBe(422);
    }
  });

  test('works in either header [AUT-01, AUT-02, PUR-07]', async () => {
    const headers = [{ authorization: `Bearer ${account.apiKey}` }, { 'x-api-key': account.apiKey }];
    for (const each of headers) {
      const answer = await service.call('GET', '/whoami', { headers: each });
      expect(answer.string('tenant_id')).toBe(account.organizationId);
    }
  });
});

describe('a key that makes a key', () => {
  test('cannot give more permissions than it has [KEY-03, AUT-10, ERR-06]', async () => {
    const own = { api_key_create: true, inbox_read: true };
    const restricted = (await create({ permissions: own })).string('api_key');
    const before = (await service.get('/api-keys?limit=100', account.apiKey)).number('count');
    for (const body of [{}, { permissions: { ...own, thread_read: true } }]) {
      for (const inboxId of [undefined, account.inboxId]) {
        const answer = await create(body, restricted, inboxId);
        expect(answer.status).toBe(403);
        expect(answer.body).toEqual({ name: 'forbidden', message: expect.any(String) });
      }
    }
    expect((await service.get('/api-keys?limit=100', account.apiKey)).number('count')).toBe(before);
    expect((await create({ permissions: { inbox_read: true } }, restricted)).status).toBe(201);
    expect((await create({ permissions: own }, restricted, account.inboxId)).status).toBe(201);
  });

  test('cannot give a broader scope than its own [KEY-04, AUT-10]', async () => {
    const other = await service.inbox(account.apiKey);
    const pinned = (await create({}, account.apiKey, account.inboxId)).string('api_key');
    expect((await create({}, pinned)).body).toMatchObject({ name: 'forbidden' });
    expect((await create({}, pinned, other)).body).toMatchObject({ name: 'forbidden' });
    const made = await create({}, pinned, account.inboxId);
    expect(made.body).toMatchObject({ scope_type: 'inbox', scope_id: account.inboxId });
  });
});

describe('a key that is pinned to an inbox', () => {
  test('is that whatever its permissions, and sees nothing of other inboxes [KEY-06, AUT-11, ERR-05]', async () => {
    const other = await service.inbox(account.apiKey);
    for (const permissions of [undefined, Object.fromEntries(PERMISSION_FLAGS.map((flag) => [flag, true]))]) {
      const key = (await create({ permissions }, account.apiKey, account.inboxId)).string('api_key');
      expect((await service.get(`/inboxes/${account.inboxId}/threads`, key)).status).toBe(200);
      for (const path of ['', '/threads', '/messages', '/api-keys', '/webhooks']) {
        const refused = await service.get(`/inboxes/${other}${path}`, key);
        expect([refused.status, refused.string('name')]).toEqual([403, 'forbidden']);
      }
    }
  });

  test('lists only its own inbox and makes none [D-KEY-09, D-KEY-10]', async () => {
    await service.inbox(account.apiKey);
    const key = (await create({}, account.apiKey, account.inboxId)).string('api_key');
    const inboxes = (await service.get('/inboxes', key)).list('inboxes');
    expect(inboxes.map((inbox) => inbox.string('inbox_id'))).toEqual([account.inboxId]);
    const refused = await service.post('/inboxes', {}, key);
    expect([refused.status, refused.string('name')]).toEqual([403, 'forbidden']);
  });

  test('sees and ends only keys of its inbox [D-KEY-07]', async () => {
    const owner = await service.account();
    const pinned = await create({ name: 'pinned' }, owner.apiKey, owner.inboxId);
    const second = await create({ name: 'second' }, owner.apiKey, owner.inboxId);
    const wide = await create({ name: 'wide' }, owner.apiKey);
    const key = pinned.string('api_key');
    const names = async (path: string) =>
      (await service.get(path, key)).list('api_keys').map((each) => each.string('name'));
    expect(await names('/api-keys')).toEqual(['second', 'pinned']);
    expect(await names(`/inboxes/${owner.inboxId}/api-keys`)).toEqual(['second', 'pinned']);
    expect((await service.get(`/api-keys/${wide.string('api_key_id')}`, key)).status).toBe(404);
    expect((await remove(wide.string('api_key_id'), key)).status).toBe(404);
    expect((await remove(second.string('api_key_id'), key)).status).toBe(204);
  });

  test('sees and makes only webhooks of its inbox [D-KEY-08]', async () => {
    const owner = await service.account();
    const other = await service.inbox(owner.apiKey);
    const key = (await create({}, owner.apiKey, owner.inboxId)).string('api_key');
    const hook = { url: 'https://127.0.0.1:9/hook', event_types: ['message.received'] };
    const wide = await service.post('/webhooks', hook, owner.apiKey);
    const made = await service.post('/webhooks', hook, key);
    expect(made.field('inbox_ids')).toEqual([owner.inboxId]);
    const webhooks = (await service.get('/webhooks', key)).list('webhooks');
    expect(webhooks.map((each) => each.string('webhook_id'))).toEqual([made.string('webhook_id')]);
    expect((await service.get(`/webhooks/${wide.string('webhook_id')}`, key)).status).toBe(404);
    const refused = await service.post('/webhooks', { ...hook, inbox_ids: [other] }, key);
    expect([refused.status, refused.string('name')]).toEqual([403, 'forbidden']);
  });

  test('is answered not-found when its inbox is deleted [STA-32, AUT-12]', async () => {
    const inboxId = await service.inbox(account.apiKey);
    const key = (await create({}, account.apiKey, inboxId)).string('api_key');
    expect((await service.get('/whoami', key)).status).toBe(200);
    await service.delete(`/inboxes/${inboxId}`, account.apiKey);
    for (const path of [`/inboxes/${inboxId}`, `/inboxes/${inboxId}/threads`]) {
      const answer = await service.get(path, key);
      expect([answer.status, answer.string('name')]).toEqual([404, 'not_found']);
    }
    await service.runtime.settled();
    for (const path of ['/whoami', '/inboxes', `/inboxes/${inboxId}/messages`]) {
      expect((await service.get(path, key)).status, path).toBe(404);
    }
  });
});

describe('a key that is deleted', () => {
  test('is refused by the very next call on every surface [STA-10, STA-11, STA-12, STA-13, STA-14, AUT-07, D-KEY-11, D-GEN-04, D-GEN-05]', async () => {
    const made = await create({ name: 'short-lived' });
    const [key, keyId] = [made.string('api_key'), made.string('api_key_id')];
    const streamUrl = `${service.runtime.endpoints.ws_url}?api_key=${key}`;
    const client = new AgentInbox({ baseUrl: service.runtime.endpoints.base_url, apiKey: key });
    const socket = await StreamClient.open(streamUrl);
    expect((await client.identity.whoami()).api_key_id).toBe(keyId);
    expect((await callTool(service, key, 'whoami')).error).toBeUndefined();
    expect(await commandLine(key)).toBe(0);

    const deleted = await remove(keyId);

    expect([deleted.status, deleted.text]).toEqual([204, '']);
    expect((await service.get('/whoami', key)).body).toMatchObject({ name: 'unauthenticated' });
    await expect(client.identity.whoami()).rejects.toMatchObject({ name: 'unauthenticated' });
    expect(
      (await mcpPost(service, { jsonrpc: '2.0', id: 1, method: 'ping' }, { 'x-api-key': key })).status,
    ).toBe(401);
    expect(await upgradeStatus(streamUrl)).toBe(401);
    expect(await socket.next()).toMatchObject({ name: 'unauthenticated', code: 4401 });
    await socket.closed;
    expect(await commandLine(key)).toBe(1);
    expect((await remove(keyId)).status).toBe(404);
  });

  test('may delete itself [D-KEY-06]', async () => {
    const made = await create({ permissions: { api_key_delete: true } });
    expect((await remove(made.string('api_key_id'), made.string('api_key'))).status).toBe(204);
    expect((await service.get('/whoami', made.string('api_key'))).status).toBe(401);
  });

  test('is how keys are rotated: one is made, the other deleted [AUT-06, OPN-04]', async () => {
    const owner = await service.account();
    const identity = await service.get('/auth/me', owner.apiKey);
    const old = identity.string('api_key_id');
    expect((await service.post(`/api-keys/${old}/rotate`, {}, owner.apiKey)).status).toBe(404);
    // Paths of a key, which have other methods.
    expect((await service.post('/api-keys/rotate', {}, owner.apiKey)).status).toBe(405);
    expect((await service.patch(`/api-keys/${old}`, {}, owner.apiKey)).status).toBe(405);
    const next = (await create({ name: 'next' }, owner.apiKey)).string('api_key');
    expect((await service.get(`/api-keys/${old}`, next)).status).toBe(200);
    expect((await remove(old, next)).status).toBe(204);
    expect((await service.get('/api-keys', owner.apiKey)).status).toBe(401);
    const names = (await service.get('/api-keys', next)).list('api_keys').map((each) => each.string('name'));
    expect(names).toEqual(['next']);
  });

  test('is as unknown as one that never was, and no other key is spoken of [AUT-40, AUT-41, ERR-03]', async () => {
    const made = await create({ name: 'gone' });
    await remove(made.string('api_key_id'));
    const answers = await Promise.all([
      service.get('/whoami', made.string('api_key')),
      service.get('/whoami', 'ia_V5c31d9wtX4W9dmLB2GPHo7kf3AXtjcmn4aWuP'),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(answers[0]?.body);
    }
    expect(answers[0]?.body).toEqual({ name: 'unauthenticated', message: expect.any(String) });
  });
});

test('403 says that the key is valid but the action not allowed [AUT-42]', async () => {
  const reader = (await create({ permissions: { inbox_read: true } })).string('api_key');
  const answer = await service.post('/inboxes', {}, reader);
  expect([answer.status, answer.string('name')]).toEqual([403, 'forbidden']);
  expect((await service.get('/inboxes', reader)).status).toBe(200);
});
