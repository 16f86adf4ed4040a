import { request as httpRequest } from 'node:http';
import { describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { callTool } from './mcp-client.ts';
import { Service } from './service.ts';
import { StreamClient } from './stream-client.ts';

const service = opened(() => Service.start());
const account = opened(() => service.account());

const ONE_LINE = 'must be one line without control or text-direction characters';

describe('bad input', () => {
  const INBOX = '/inboxes/{inbox}';
  test.each([
    ['GET', `${INBOX}/messages?form=a`, undefined, { form: 'is unknown: did you mean from?' }],
    ['GET', `${INBOX}?limit=1`, undefined, { limit: 'is unknown' }],
    ['GET', '/inboxes?limit=1&limit=2', undefined, { limit: 'must be given only once' }],
    ['GET', `${INBOX}/threads?subject=a&subject=b`, undefined, { subject: 'must be given only once' }],
    ['GET', '/whoami?verbose=1', undefined, { verbose: 'is unknown' }],
    ['DELETE', `${INBOX}?force=1`, undefined, { force: 'is unknown' }],
    ['DELETE', INBOX, { reason: 'x' }, { reason: 'is unknown' }],
    ['POST', '/inboxes?username=ada', {}, { username: 'belongs in the body' }],
    ['POST', '/inboxes', { user_name: 'ada' }, { user_name: 'is unknown: did you mean username?' }],
    ['PATCH', INBOX, { inbox_id: 'x', display_name: 'y' }, { inbox_id: 'is in the path' }],
    [
      'POST',
      '/webhooks',
      { url: 'https://127.0.0.1:9/', event_type: ['message.received'] },
      {
        event_type: 'is unknown: did you mean event_types?',
        event_types: expect.stringMatching(/^is required: a list of message\.received, /),
      },
    ],
    [
      'POST',
      '/webhooks',
      { url: 'https://127.0.0.1:9/', event_types: ['message.received'], kinds: Array(8).fill('list') },
      { kinds: 'must name each kind at most once' },
    ],
    ['GET', `${INBOX}/verification?exact_domain=true`, undefined, { exact_domain: 'needs from_domain' }],
    ['POST', '/agent/verify?otp_code=1', {}, { otp_code: 'belongs in the body' }],
    [
      'POST',
      '/agent/verify',
      { code: '1' },
      { code: 'is unknown: did you mean otp_code?', otp_code: 'is required' },
    ],
    ['POST', '/inboxes', { unlisted: 'hold' }, { unlisted: 'is set by PATCH after creation' }],
    [
      'POST',
      '/webhooks',
      { url: 'http://localhost:3000/', event_types: ['message.received'] },
      { url: 'must be an https URL; locally use agentinbox listen --forward-to <url>' },
    ],
  ])('%s %s with %j names what nothing takes [D-GEN-12]', async (method, path, body, errors) => {
    const answer = await service.call(method, path.replace('{inbox}', account.inboxId), {
      key: account.apiKey,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(answer.status, answer.text).toBe(422);
    expect(answer.field('errors')).toEqual(errors);
    expect((await service.get(`/inboxes/${account.inboxId}`, account.apiKey)).status).toBe(200);
  });

  test('of sign-up and verify may have fields that nothing takes, and documents any query [D-GEN-12]', async () => {
    const code = { otp_code: '000000', utm: 'x' };
    expect((await service.post('/agent/verify', code, account.apiKey)).status).toBe(200);
    for (const page of ['/llms.txt?a=1', '/openapi.json?a=1']) {
      expect((await service.get(page, account.apiKey)).status).toBe(200);
    }
  });

  test('of a tool is an answer that names the argument [D-GEN-12]', async () => {
    const { error } = await callTool(service, account.apiKey, 'list_threads', {
      inbox_id: account.inboxId,
      lable: ['spam'],
      wait: 3,
    });

    expect(error).toMatchObject({
      name: 'validation',
      errors: { lable: 'is unknown: did you mean label?', wait: 'is unknown' },
    });
  });

  test('of a stream is a refused upgrade, and of a frame an error that names the field [D-GEN-12]', async () => {
    const url = `${service.runtime.endpoints.ws_url}?api_key=${account.apiKey}`;
    const now = new Date().toISOString();
    for (const query of [`inbox_id=${account.inboxId}`, `after=${now}&after=${now}`]) {
      await expect(StreamClient.open(`${url}&${query}`)).rejects.toMatchObject({ status: 422 });
    }
    const client = await StreamClient.open(url);
    client.socket.send(JSON.stringify({ type: 'subscribe', inboxes: [account.inboxId] }));

    expect(await client.next()).toMatchObject({
      name: 'validation',
      errors: { inboxes: expect.any(String) },
    });
    client.socket.terminate();
  });

  test.each([
    ['no JSON', '{"display_name":', 'must be JSON'],
    ['more than JSON', '{} {}', 'must be JSON'],
    ['a list', '[]', 'must be a JSON object'],
    ['a text', '"x"', 'must be a JSON object'],
    ['a number', '1', 'must be a JSON object'],
    ['null', 'null', 'must be a JSON object'],
    ['over 1 MiB', JSON.stringify({ display_name: 'x'.repeat(1024 * 1024) }), 'must be at most 1 MiB'],
    [
      'over 1 MiB of two-byte letters',
      `{"display_name":"${'ü'.repeat(512 * 1024)}"}`,
      'must be at most 1 MiB',
    ],
  ])('of %s names the body and the rule [D-GEN-11]', async (_, body, rule) => {
    const answer = await service.call('POST', '/inboxes', { key: account.apiKey, body });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ name: 'validation', message: expect.any(String), errors: { body: rule } });
  });

  test('of over 6 MB, which no function takes, is 413', async () => {
    const body = JSON.stringify({ display_name: 'a'.repeat(7_000_000) });
    const answer = await service.call('POST', '/inboxes', { key: account.apiKey, body });
    expect([answer.status, answer.body]).toEqual([413, { message: 'Request Entity Too Large' }]);
  });

  test.each([
    [{ display_name: 5 }, 'display_name'],
    [{ username: 'a' }, 'username'],
    [{ username: '-ab' }, 'username'],
    [{ username: 'a..b' }, 'username'],
    [{ username: 'ünï' }, 'username'],
    [{ metadata: { a: 1 } }, 'metadata'],
    [{ metadata: { ['k'.repeat(41)]: 'v' } }, 'metadata'],
    [{ metadata: 'x' }, 'metadata'],
    [{ client_id: 'a b' }, 'client_id'],
    [{ client_id: '' }, 'client_id'],
  ])('names the field of %j [INB-07, D-INB-10, D-INB-11]', async (body, field) => {
    const answer = await service.post('/inboxes', body, account.apiKey);
    expect(answer.status).toBe(422);
    const errors = Object.keys(Object(answer.field('errors')));
    expect(errors.some((name) => name === field || name.startsWith(`${field}.`))).toBe(true);
  });

  test.each([
    ['/inboxes', 'display_name', '"\\ud800"', 'must be well-formed Unicode'],
    ['/inboxes', 'metadata', '{"a":"\\udc00b"}', 'must be well-formed Unicode'],
    ['/inboxes', 'metadata', '{"\\ud83d":"b"}', 'must be well-formed Unicode'],
    ['/inboxes', 'metadata', '{"__proto__":"b"}', 'must not have the key __proto__'],
    ['/api-keys', 'name', '"key \\ud800"', 'must be well-formed Unicode'],
    ['/api-keys', 'name', '"key\\u202e"', ONE_LINE],
    ['/inboxes', 'display_name', '"one\\ntwo"', ONE_LINE],
    ['/webhooks', 'inbox_ids', '["\\ud800@x.example"]', 'must be well-formed Unicode'],
  ])('to %s in %s that cannot be kept (%s) names the rule [D-INB-05, ERR-02, ERR-13]', async (path, field, value, rule) => {
    const others = '"url":"https://127.0.0.1:9/","event_types":["message.received"]';
    const body = `{${path === '/webhooks' ? `${others},` : ''}"${field}":${value}}`;
    const answer = await service.call('POST', path, { key: account.apiKey, body });
    expect(answer.status).toBe(422);
    expect(answer.field('errors')).toEqual({ [field]: rule });
  });

  test.each([
    [{}, 'name', 'is required'],
    [{ name: 5 }, 'name', 'must be a string'],
    [{ name: '' }, 'name', 'must not be empty'],
    [{ name: 'k'.repeat(201) }, 'name', 'must have at most 200 characters'],
    [
      { name: 'k', permissions: ['inbox_read'] },
      'permissions',
      'must be an object such as {"message_read": true}',
    ],
    [{ name: 'k', permissions: { message_write: true } }, 'permissions', '"message_write" is unknown'],
    [
      { name: 'k', permissions: { inbox_raed: true } },
      'permissions',
      '"inbox_raed" is unknown: did you mean inbox_read?',
    ],
    [{ name: 'k', permissions: { inbox_read: 1 } }, 'permissions', 'inbox_read: must be true or false'],
  ])('says what is wrong with the key %j [ERR-02, ERR-13]', async (body, field, rule) => {
    const answer = await service.post('/api-keys', body, account.apiKey);
    expect(answer.status).toBe(422);
    expect(answer.field('errors')).toEqual({ [field]: expect.stringContaining(rule) });
  });

  test('says of a webhook without a URL that the URL is required [ERR-02]', async () => {
    const answer = await service.post('/webhooks', {}, account.apiKey);
    expect(answer.field('errors')).toMatchObject({ url: 'is required' });
  });

  test('says of a key of metadata what it may be, and does not repeat a long one [ERR-02, ERR-13]', async () => {
    const long = await service.post('/inboxes', { metadata: { ['k'.repeat(41)]: 'v' } }, account.apiKey);
    expect(long.field('errors')).toEqual({ metadata: expect.stringMatching(/^names .*40 characters$/) });
    const value = { metadata: { ['k'.repeat(10_000)]: 5 } };
    const both = await service.post('/inboxes', value, account.apiKey);
    expect(both.status).toBe(422);
    expect(both.text.length).toBeLessThan(300);
  });

  test.each(
    'limit=0 limit=101 limit=1.5 limit=x ascending=maybe page_token=forged'.split(' '),
  )('names the query parameter of ?%s [ERR-02, ERR-13]', async (query) => {
    const answer = await service.get(`/inboxes?${query}`, account.apiKey);
    expect(answer.status).toBe(422);
    expect(Object.keys(Object(answer.field('errors')))).toEqual([query.split('=', 1)[0]]);
  });

  test.each([
    ['GET', '/nothing'],
    ['GET', '/inboxes/x@y.example/nothing'],
    ['GET', '/inboxes/'],
  ])('is 404 in the envelope for the unknown route %s %s [D-GEN-10, ERR-01]', async (method, path) => {
    const answer = await service.call(method, path, { key: account.apiKey });
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ name: 'not_found', message: expect.any(String) });
    expect(Number(answer.headers.get('ratelimit-remaining'))).toBeGreaterThan(0);
    // An invalid key changes nothing, and a call without a key gets no rate limit headers.
    const foreign = await service.call(method, path, { key: 'ia_garbage' });
    expect(foreign.status).toBe(404);
    expect(foreign.headers.get('ratelimit-remaining')).toBeNull();
  });

  test.each([
    ['PUT', '/inboxes', 'POST, GET', 'POST or GET'],
    ['POST', '/whoami', 'GET', 'GET'],
    ['POST', '/inboxes/x@y.example', 'GET, PATCH, DELETE', 'GET, PATCH, or DELETE'],
    ['DELETE', '/openapi.json', 'GET', 'GET'],
    ['GET', '/agent/sign-up', 'POST', 'POST'],
    ['PUT', '/webhooks/wh_1/deliveries/dlv_1/redeliver', 'POST', 'POST'],
  ])('is 405 with Allow for the method of %s %s, with or without a key', async (method, path, allow, used) => {
    const answer = await service.call(method, path, { key: account.apiKey });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
    const message = `Method not allowed here; use ${used}.`;
    expect(answer.body).toEqual({ name: 'not_found', message });
    expect(Number(answer.headers.get('ratelimit-remaining'))).toBeGreaterThan(0);
    const foreign = await service.call(method, path, { key: 'ia_garbage' });
    expect([foreign.status, foreign.headers.get('allow')]).toEqual([405, allow]);
    expect(foreign.headers.get('ratelimit-remaining')).toBeNull();
  });

  test.each([
    ['/inboxes/{other}', 'Inbox'],
    ['/inboxes/{other}/messages', 'Inbox'],
    ['/inboxes/{other}/messages/msg_1', 'Message'],
    ['/inboxes/{other}/messages/msg_1/raw', 'Message'],
    ['/inboxes/{other}/messages/msg_1/attachments/att_1', 'Message'],
    ['/inboxes/{other}/threads', 'Inbox'],
    ['/inboxes/{other}/threads/thr_1', 'Thread'],
    ['/inboxes/{other}/webhooks', 'Inbox'],
    ['/api-keys/key_1', 'API key'],
    ['/webhooks/wh_1', 'Webhook'],
    ['/webhooks/wh_1/deliveries', 'Webhook'],
  ])('names the kind that GET %s does not find, and the same for a missing and a foreign inbox', async (path, kind) => {
    const stranger = await service.account();
    const ids = [stranger.inboxId, `nobody-has-this@${stranger.inboxId.split('@')[1]}`];
    for (const id of ids) {
      const answer = await service.get(path.replace('{other}', id), account.apiKey);
      expect([answer.status, answer.body]).toEqual([
        404,
        { name: 'not_found', message: `${kind} not found.` },
      ]);
    }
  });

  test.each([
    '/inboxes',
    '/inboxes?limit=0',
    '/nothing',
    '/openapi.json',
  ])('ends with a newline, and only with one: %s', async (path) => {
    const { text } = await service.get(path, account.apiKey);
    expect(text).toMatch(/[^\n]\n$/);
  });

  test('is 404 in the envelope outside of /v1 [VER-01]', async () => {
    const origin = new URL(service.runtime.endpoints.base_url).origin;
    const response = await fetch(`${origin}/`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      name: 'not_found',
      message: 'Unknown path. Does the base URL end in /v1?',
    });
  });

  test.each([
    ['/v1/v1/inboxes', 'It has /v1 twice: the base URL already ends in /v1.'],
    ['/v1/inboxes/', 'Remove the slash at its end.'],
    ['/v1/nothing', 'GET /v1/openapi.json lists all paths.'],
  ])('of %s says what is wrong with the path', async (path, advice) => {
    const response = await fetch(new URL(path, service.runtime.endpoints.base_url));

    expect([response.status, await response.json()]).toEqual([
      404,
      { name: 'not_found', message: `Unknown path. ${advice}` },
    ]);
  });

  test.each([
    ['no key', {}, 'No API key was sent'],
    ['garbage', { authorization: 'Bearer ia_garbage' }, 'malformed'],
    ['another scheme', { authorization: 'Basic abc' }, 'must be the word Bearer'],
    [
      'an unknown key of the right form',
      { 'x-api-key': 'ia_V5c31d9wtX4W9dmLB2GPHo7kf3AXtjcmn4aWuP' },
      'unknown or was revoked',
    ],
  ])('is 401 for %s and says what is wrong with its form [AUT-40, AUT-41]', async (_, headers, text) => {
    const answer = await service.call('GET', '/whoami', { headers });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ name: 'unauthenticated', message: expect.stringContaining(text) });
  });

  test('is 401 for two headers with different keys, and for one header twice [D-GEN-23]', async () => {
    const other = await service.account();
    const both = await service.call('GET', '/whoami', {
      headers: { 'x-api-key': account.apiKey, authorization: `Bearer ${other.apiKey}` },
    });
    expect(both.status).toBe(401);
    expect(await statusWithRawHeaders(['x-api-key', account.apiKey, 'x-api-key', account.apiKey])).toBe(401);
    expect(await statusWithRawHeaders(['x-api-key', account.apiKey])).toBe(200);
  });

  test('never echoes what was sent [D-GEN-15]', async () => {
    const answer = await service.post('/inboxes', { username: 'MARKER!MARKER' }, account.apiKey);
    expect(answer.status).toBe(422);
    expect(answer.text).not.toMatch(/marker/i);
  });
});

/** `fetch` would join a header that comes twice. */
function statusWithRawHeaders(headers: readonly string[]): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const url = new URL(`${service.runtime.endpoints.base_url}/whoami`);
    const pairs = ['host', url.host, ...headers];
    httpRequest(url, { headers: pairs }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
}
