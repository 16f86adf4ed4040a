import { beforeAll, describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { request } from './answer.ts';
import { type Account, DOMAIN, Service } from './service.ts';

const service = opened(() => Service.start());
let account: Account;
beforeAll(async () => {
  account = service.development;
  await service.post('/inboxes', { username: 'gateway-paths' }, account.apiKey);
});

const ID = `gateway-paths@${DOMAIN}`;

describe('GET /inboxes/{inbox_id} through the gateway', () => {
  test.each([
    ['raw', ID],
    ['encoded once (%40)', ID.replace('@', '%40')],
    ['encoded twice (%2540)', ID.replace('@', '%2540')],
    // The gateway ends the path there, before the function can see it.
    ['followed by %3F', `${ID}%3Fmore`],
  ])('finds the inbox whose id is %s', async (_what, id) => {
    const answer = await service.get(`/inboxes/${id}`, account.apiKey);

    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ inbox_id: ID })]);
  });

  test.each([
    ['a tag in %2B', `gateway-paths%2Btag%40${DOMAIN}`, 'Inbox not found.'],
    // It separates two segments, and no operation has such a path.
    ['a slash in %2F', `gateway%2Fpaths%40${DOMAIN}`, 'Unknown path. GET /v1/openapi.json lists all paths.'],
    ['a slash in %252F', `gateway%252Fpaths%40${DOMAIN}`, 'Inbox not found.'],
    ['a stray percent sign', `100%${DOMAIN}`, 'Inbox not found.'],
  ])('answers not_found for an id with %s, in the error envelope', async (_what, id, message) => {
    const answer = await service.get(`/inboxes/${id}`, account.apiKey);

    expect([answer.status, answer.body]).toEqual([404, { name: 'not_found', message }]);
  });

  test('takes an encoded slash for a separator, as it does a slash', async () => {
    const answer = await service.get(`/inboxes/${ID}%2Fthreads`, account.apiKey);

    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ threads: [] })]);
  });
});

test('the MCP endpoint answers not_found for an encoded form of its path, which its function URL does not decode', async () => {
  const { mcp_url } = service.runtime.endpoints;
  const headers = { 'x-api-key': account.apiKey, 'content-type': 'application/json' };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const ask = (url: string) => request(url, { method: 'POST', headers, body });

  expect((await ask(mcp_url ?? '')).status).toBe(200);
  expect((await ask((mcp_url ?? '').replace(/\/mcp$/, '/%6Dcp'))).status).toBe(404);
  expect((await ask(`${mcp_url}%3Fx`)).status).toBe(404);
});

test('a 401 of REST and MCP has www-authenticate under the name that AWS gives it', async () => {
  const { mcp_url } = service.runtime.endpoints;
  const rest = await service.get('/whoami');
  const mcp = await request(mcp_url ?? '', { method: 'POST' });

  for (const { status, headers } of [rest, mcp]) {
    expect([
      status,
      headers.get('www-authenticate'),
      headers.get('x-amzn-remapped-www-authenticate'),
    ]).toEqual([401, null, 'Bearer']);
  }
});
