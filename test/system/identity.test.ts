import { describe, expect, test } from 'vitest';
import { PERMISSION_FLAGS } from '../../lambdas/caller/permissions.ts';
import { operations } from '../../lambdas/operations/registry.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { opened } from '../opened.ts';
import { request } from './answer.ts';
import { callTool, post as mcpPost, mcpUrl, toolNames } from './mcp-client.ts';
import { Service } from './service.ts';

const service = opened(() => Service.start());
const account = opened(() => service.account());

test('GET /info without a key names the version of package.json and features [D-GEN-24]', async () => {
  expect((await service.get('/info')).body).toEqual({
    version: packageJson.version,
    features: expect.arrayContaining(['search', 'claims', 'wait']),
    sign_up: 'open',
  });
});

describe('the identity', () => {
  test('of a key of the whole tenant [IDN-01, IDN-03, FLD-60, FLD-61, FLD-62, FLD-63, FLD-64, CON-12, D-IDN-01]', async () => {
    const made = await service.post('/api-keys', { name: 'wide' }, account.apiKey);
    const identity = {
      api_key_id: made.string('api_key_id'),
      tenant_id: account.organizationId,
      scope_type: 'organization',
      scope_id: account.organizationId,
    };
    const key = made.string('api_key');
    expect((await service.get('/auth/me', key)).body).toEqual(identity);
    const organization_id = account.organizationId;
    expect((await service.get('/whoami', key)).body).toEqual({
      ...identity,
      organization_id,
      permissions: PERMISSION_FLAGS,
    });
    expect((await callTool(service, key, 'whoami')).structured).toMatchObject(identity);
  });

  test('of a key of one inbox, which has no permission [FLD-61, FLD-62, FLD-63, D-IDN-02]', async () => {
    const path = `/inboxes/${account.inboxId}/api-keys`;
    const made = await service.post(path, { name: 'none', permissions: {} }, account.apiKey);
    const identity = {
      api_key_id: made.string('api_key_id'),
      tenant_id: account.organizationId,
      scope_type: 'inbox',
      scope_id: account.inboxId,
      inbox_id: account.inboxId,
    };
    const key = made.string('api_key');
    expect((await service.get('/auth/me', key)).body).toEqual(identity);
    const organization_id = account.organizationId;
    const whoami = { ...identity, organization_id, permissions: [] };
    expect((await service.get('/whoami', key)).body).toEqual(whoami);
    const reader = await service.key(account.apiKey, {
      message_read: true,
      inbox_read: true,
      inbox_create: false,
    });
    expect((await service.get('/whoami', reader)).field('permissions')).toEqual([
      'inbox_read',
      'message_read',
    ]);
  });

  test('is 401 without a valid key [IDN-02]', async () => {
    for (const path of ['/whoami', '/auth/me']) {
      for (const key of [undefined, 'ia_garbage', `${account.apiKey}x`]) {
        const answer = await service.get(path, key);
        expect([answer.status, answer.string('name')]).toEqual([401, 'unauthenticated']);
      }
    }
  });
});

describe('every operation', () => {
  test('but sign-up and what the service is needs a key [LST-02, ERR-01]', async () => {
    const keyed = operations.filter(({ name }) => !['agent.sign-up', 'service.info'].includes(name));
    expect(keyed.length).toBe(operations.length - 2);
    for (const { method, path } of keyed) {
      const filled = path.replaceAll(/\{\w+\}/g, 'some');
      const answer = await service.call(method, filled, method === 'GET' ? {} : { body: {} });
      expect([path, answer.status]).toEqual([path, 401]);
      expect(answer.body).toEqual({ name: 'unauthenticated', message: expect.any(String) });
    }
    expect((await service.post('/agent/sign-up', {})).status).toBe(422);
  });

  test('answers JSON with a request id of its own [CON-01, D-GEN-16, LST-01]', async () => {
    expect(service.runtime.endpoints.base_url).toMatch(/\/v1$/);
    const answers = [
      await service.get('/inboxes', account.apiKey),
      await service.get('/inboxes'),
      await service.get('/nothing', account.apiKey),
      await service.post('/inboxes', { username: '-' }, account.apiKey),
    ];
    for (const answer of answers) {
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(answer.headers.get('x-request-id')).toMatch(/\S/);
    }
    expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(answers.length);
  });

  test('is served under /v1, and nowhere else [VER-01, D-GEN-10]', async () => {
    const { origin } = new URL(service.runtime.endpoints.base_url);
    const headers = { 'x-api-key': account.apiKey };
    expect((await request(`${origin}/v1/whoami`, { headers })).status).toBe(200);
    for (const path of ['/whoami', '/v0/whoami', '/v2/whoami', '/v1/v1/whoami']) {
      expect((await request(`${origin}${path}`, { headers })).body).toMatchObject({ name: 'not_found' });
    }
  });

  test('may be called from a page of any origin, without cookies [D-GEN-18]', async () => {
    const url = `${service.runtime.endpoints.base_url}/inboxes`;
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const preflight = await request(url, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://app.example',
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization,x-api-key,content-type',
        },
      });
      expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
      expect(preflight.headers.get('access-control-allow-methods')).toContain(method);
      const allowed = preflight.headers.get('access-control-allow-headers')?.toLowerCase();
      expect(allowed).toContain('authorization');
      expect(allowed).toContain('x-api-key');
      expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });
});

test('sending is no operation and no tool, nor is managing keys or webhooks one [PUR-02, MCP-13, D-MCP-04]', async () => {
  expect((await toolNames(service, account.apiKey)).toSorted()).toEqual([
    'claim_message',
    'complete_message',
    'create_inbox',
    'delete_inbox',
    'get_attachment',
    'get_inbox',
    'get_message',
    'get_thread',
    'get_usage',
    'get_verification',
    'list_inboxes',
    'list_messages',
    'list_threads',
    'read_attachment',
    'release_message',
    'update_message',
    'wait_for_message',
    'whoami',
  ]);
  await service.deliver({ to: account.inboxId });
  const inbox = `/inboxes/${account.inboxId}`;
  const message = `${inbox}/messages/${(await service.newest(account)).string('message_id')}`;
  for (const [path, status] of [
    // The paths of a message and of the list, which have no POST.
    [`${inbox}/messages/send`, 405],
    [`${inbox}/messages`, 405],
    [`${message}/reply`, 404],
    [`${message}/forward`, 404],
  ] as const) {
    const answer = await service.post(path, { to: ['a@example.com'], text: 'x' }, account.apiKey);
    expect([path, answer.status]).toEqual([path, status]);
    if (!path.endsWith('/messages'))
      expect(answer.string('message')).toMatch(/ This service receives email and sends none\.$/);
  }
});

describe('the MCP endpoint', () => {
  test('is Streamable HTTP, and gives no stream to a client of the SSE transport [MCP-01, MCP-02, D-MCP-01]', async () => {
    const headers = { 'x-api-key': account.apiKey };
    const posted = await mcpPost(service, { jsonrpc: '2.0', id: 1, method: 'ping' }, headers);
    expect(posted.body).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
    expect(posted.headers.get('content-type')).toMatch(/^application\/json/);
    expect(posted.headers.get('mcp-session-id')).toBeNull();
    for (const method of ['GET', 'DELETE']) {
      const accept = 'text/event-stream';
      expect((await request(mcpUrl(service), { method, headers: { ...headers, accept } })).status).toBe(405);
    }
  });

  test('gates creating, deleting and usage by their permissions [MCP-07, MCP-11, MCP-14, D-MCP-07, D-MCP-08]', async () => {
    const gates = { create_inbox: 'inbox_create', delete_inbox: 'inbox_delete', get_usage: 'metrics_read' };
    for (const [tool, flag] of Object.entries(gates)) {
      const reader = await service.key(account.apiKey, { inbox_read: true });
      const able = await service.post(
        '/api-keys',
        { name: 'test', permissions: { [flag]: true } },
        account.apiKey,
      );
      const args = tool === 'delete_inbox' ? { inbox_id: await service.inbox(account.apiKey) } : {};
      expect(await toolNames(service, reader)).not.toContain(tool);
      const refused = await callTool(service, reader, tool, args);
      expect(refused.error).toEqual({ name: 'forbidden', message: expect.any(String) });
      expect(await toolNames(service, able.string('api_key'))).toEqual(expect.arrayContaining([tool]));
      expect((await callTool(service, able.string('api_key'), tool, args)).error).toBeUndefined();
    }
  });

  test('shows hidden threads when asked, and nothing of an inbox without mail [MCP-12, MCP-15]', async () => {
    const inbox_id = await service.inbox(account.apiKey);
    const list = async (args: object = {}) =>
      (await callTool(service, account.apiKey, 'list_threads', { inbox_id, ...args })).structured?.['count'];
    expect(await list()).toBe(0);
    await service.deliver(
      { to: inbox_id, headers: { 'X-Simulate-Verdicts': 'spam=FAIL' } },
      { to: inbox_id, headers: { 'X-Simulate-Verdicts': 'spf=FAIL; dkim=FAIL; dmarc=FAIL' } },
    );
    expect(await list()).toBe(0);
    expect(await list({ include_spam: true })).toBe(1);
    expect(await list({ include_unauthenticated: true })).toBe(1);
    expect(await list({ include_spam: true, include_unauthenticated: true })).toBe(2);
  });
});

test('usage without parameters is of the last day, in buckets of ten minutes, of all types [D-USG-01, D-USG-02, FLD-70, FLD-71]', async () => {
  const answer = await service.get('/metrics/usage', account.apiKey);
  const types = ['inbox_count', 'message_count', 'storage_bytes', 'thread_count'];
  expect(Object.keys(Object(answer.body)).sort()).toEqual(types);
  for (const type of types) {
    const points = answer.list(type);
    expect(points).toHaveLength((24 * 60) / 10);
    for (const point of points) {
      expect(Object.keys(Object(point.body)).sort()).toEqual(['timestamp', 'value']);
      expect(Number.isInteger(point.number('value'))).toBe(true);
    }
    const stamps = points.map((point) => Date.parse(point.string('timestamp')));
    expect(Math.abs(Date.now() - (stamps.at(-1) ?? 0))).toBeLessThan(600_000);
    expect((stamps[1] ?? 0) - (stamps[0] ?? 0)).toBe(600_000);
  }
});

test('usage is 403 for a key without metrics_read [USG-01]', async () => {
  const key = await service.key(account.apiKey, { inbox_read: true });
  const answer = await service.get('/metrics/usage', key);
  expect([answer.status, answer.string('name')]).toEqual([403, 'forbidden']);
});
