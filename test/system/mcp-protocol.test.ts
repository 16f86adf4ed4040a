import { describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { type Answer, request } from './answer.ts';
import { mcpUrl, modern, post } from './mcp-client.ts';
import { Service } from './service.ts';

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };

describe('the MCP endpoint refuses what the protocol refuses:', () => {
  const service = opened(() => Service.start());
  const account = opened(() => service.account());

  function withKey(headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return post(service, PING, { 'x-api-key': account.apiKey, ...headers });
  }

  test.each([
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
  ])('the origin %s with 403 [D-MCP-02]', async (origin) => {
    const answer = await withKey({ origin });
    expect([answer.status, answer.field('name')]).toEqual([403, 'forbidden']);
  });

  test('nothing of origins of this machine', async () => {
    expect((await withKey({ origin: 'http://localhost:6274' })).status).toBe(200);
  });

  test.each(['GET', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'])('%s with 405 [D-MCP-01]', async (method) => {
    const answer = await request(mcpUrl(service), { method, headers: { 'x-api-key': account.apiKey } });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    expect(answer.body).toMatchObject({ jsonrpc: '2.0', error: { code: -32_000 }, id: null });
  });

  test.each([
    ['a body of 5 MB', 413, -32_000, JSON.stringify({ ...PING, params: { text: 'x'.repeat(5_000_000) } })],
    ['a batch', 400, -32_600, JSON.stringify([PING, PING])],
    ['an empty batch', 400, -32_600, '[]'],
    ['what is not JSON', 400, -32_700, '{"jsonrpc":'],
    ['an empty body', 400, -32_700, ''],
    ['what is no message', 400, -32_600, '{"hello":"world"}'],
  ])('%s with %i', async (_, status, code, body) => {
    const answer = await post(service, body, { 'x-api-key': account.apiKey });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ jsonrpc: '2.0', error: { code }, id: null });
  });

  test('a body that is not declared as JSON with 415', async () => {
    expect((await withKey({ 'content-type': 'text/plain' })).status).toBe(415);
  });

  test('a revision before 2026-07-28 that there never was with 400', async () => {
    const answer = await withKey({ 'mcp-protocol-version': '2019-01-01' });
    expect([answer.status, answer.body]).toMatchObject([400, { error: { code: -32_000 } }]);
  });

  test('a later revision with 400 and the revision that it speaks', async () => {
    const { message, headers } = modern('tools/list', '2031-01-01');
    const answer = await post(service, message, { 'x-api-key': account.apiKey, ...headers });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ id: 7, error: { data: { supported: ['2026-07-28'] } } });
  });

  test('lists and discovery with a private cache hint of five minutes, and an icon', async () => {
    const hint = { ttlMs: 300_000, cacheScope: 'private' };
    for (const method of ['tools/list', 'server/discover']) {
      const { message, headers } = modern(method, '2026-07-28');
      const answer = await post(service, message, { 'x-api-key': account.apiKey, ...headers });
      expect(answer.field('result'), method).toMatchObject(hint);
    }
    const params = {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'x', version: '1' },
    };
    const older = await post(
      service,
      { ...PING, method: 'initialize', params },
      { 'x-api-key': account.apiKey },
    );
    expect(older.field('result')).toMatchObject({
      serverInfo: {
        icons: [{ src: expect.stringMatching(/^data:image\/svg\+xml;base64,/), sizes: ['any'] }],
      },
    });
  });

  test('every key but answers GET of its server card, which names address and header, without one', async () => {
    const url = mcpUrl(service);
    for (const path of ['/mcp/server-card', '/.well-known/mcp/server-card.json']) {
      const answer = await request(new URL(path, url).href, {});
      expect([answer.status, answer.headers.get('access-control-allow-origin')], path).toEqual([200, '*']);
      expect(answer.body).toMatchObject({
        name: expect.stringMatching(/^[a-zA-Z0-9.-]+\/agent-inbox$/),
        remotes: [{ type: 'streamable-http', url, headers: [{ name: 'x-api-key', isSecret: true }] }],
      });
    }
    const other = await request(new URL('/.well-known/oauth-protected-resource', url).href, {});
    expect(other.status).toBe(404);
  });

  test('headers that contradict the message with 400', async () => {
    const { message, headers } = modern('tools/list', '2026-07-28');
    const answer = await post(service, message, {
      'x-api-key': account.apiKey,
      ...headers,
      'mcp-method': 'ping',
    });
    expect([answer.status, answer.body]).toMatchObject([400, { id: 7, error: { code: -32_020 } }]);
  });

  test('a subscription, which would need a stream, with 404', async () => {
    const { message, headers } = modern('subscriptions/listen', '2026-07-28');
    const answer = await post(service, message, { 'x-api-key': account.apiKey, ...headers });
    expect([answer.status, answer.body]).toMatchObject([404, { id: 7, error: { code: -32_601 } }]);
  });

  test('a method and a tool that there are not', async () => {
    const key = { 'x-api-key': account.apiKey };
    const method = await post(service, { ...PING, method: 'resources/list' }, key);
    const params = { name: 'send_mail', arguments: {} };
    const tool = await post(service, { ...PING, method: 'tools/call', params }, key);
    expect(method.body).toMatchObject({ error: { code: -32_601 } });
    expect(tool.body).toEqual({
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32_602, message: 'Unknown tool: this service receives email and sends none' },
    });
    const close = { name: 'list_message', arguments: {} };
    const misspelled = await post(service, { ...PING, method: 'tools/call', params: close }, key);
    expect(misspelled.body).toMatchObject({
      error: { message: 'Unknown tool: did you mean list_messages?' },
    });
  });

  test.each([
    [
      'tools/call',
      { name: 'list_inboxes', arguments: '{}' },
      -32_602,
      'params: arguments: must be an object',
    ],
    ['tools/call', { tool: 'list_inboxes' }, -32_602, 'params: name: is required'],
    ['tools/call', 'list_inboxes', -32_602, 'params: must be an object'],
    ['tools/call', undefined, -32_602, 'params: is required'],
    ['list_inboxes', {}, -32_601, 'Method not found: this is a tool, which tools/call calls'],
    ['tools/lst', {}, -32_601, 'Method not found: did you mean tools/list?'],
  ])('%s with %j, in words that say what to send', async (method, params, code, text) => {
    const answer = await post(service, { ...PING, method, params }, { 'x-api-key': account.apiKey });

    expect(answer.body).toEqual({ jsonrpc: '2.0', id: 1, error: { code, message: text } });
  });

  test.each([
    [{ name: 'list_inboxes', arguments: '{}' }, 'params: arguments: must be an object'],
    [{ tool: 'list_inboxes' }, 'params: name: is required'],
  ])('tools/call with %j of the newest revision, in the same words', async (params, text) => {
    const { message, headers } = modern('tools/call', '2026-07-28', params);
    const answer = await post(service, message, { 'x-api-key': account.apiKey, ...headers });

    expect(answer.field('error')).toEqual({ code: -32_602, message: text });
  });

  test('an unknown revision, and offers the newest that has a handshake', async () => {
    const params = {
      protocolVersion: '1999-01-01',
      capabilities: {},
      clientInfo: { name: 'x', version: '1' },
    };
    const answer = await post(
      service,
      { ...PING, method: 'initialize', params },
      { 'x-api-key': account.apiKey },
    );
    expect(answer.field('result')).toMatchObject({ protocolVersion: '2025-11-25' });
  });

  test('no notification: it is accepted without an answer', async () => {
    const notification = { jsonrpc: '2.0', method: 'notifications/initialized' };
    const answer = await post(service, notification, { 'x-api-key': account.apiKey });
    expect([answer.status, answer.text]).toEqual([202, '']);
  });
});
