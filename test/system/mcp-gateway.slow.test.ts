import { expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { agentInbox } from './admin-command.ts';
import { request } from './answer.ts';
import { Service } from './service.ts';

const service = opened(() => Service.start({ settings: { mcp: 'gateway' } }));

const call = (name: string, args: object, key: string | undefined) =>
  request(service.runtime.endpoints.mcp_url ?? '', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
  });

test('MCP behind the gateway has the origin of the REST API, answers tools there, and refuses what has no key', async () => {
  const { mcp_url = '', base_url } = service.runtime.endpoints;
  expect(mcp_url).toBe(`${new URL(base_url).origin}/mcp`);
  expect(service.runtime.template.ofType('AWS::Lambda::Url')).toEqual([]);
  const account = await service.account();
  await service.deliver({ to: account.inboxId, subject: 'over the gateway' });

  const listed = await call('list_messages', { inbox_id: account.inboxId }, account.apiKey);
  expect([listed.status, listed.text.includes('over the gateway')]).toEqual([200, true]);
  expect((await call('list_messages', {}, undefined)).status).toBe(401);
  expect((await request(mcp_url)).status).toBe(401);
  expect((await request(new URL('/.well-known/oauth-protected-resource', mcp_url).href)).status).toBe(404);
  expect((await service.get('/whoami', account.apiKey)).status).toBe(200);
});

test('MCP behind the gateway answers a call that waits for a mail when the mail comes', async () => {
  const account = await service.account();
  const waiting = call('wait_for_message', { inbox_id: account.inboxId }, account.apiKey);
  await expect.poll(() => service.waitingCalls(account)).toBe(1);
  await service.send({ to: account.inboxId, subject: 'awaited' });

  const answer = await waiting;
  expect([answer.status, answer.text.includes('awaited')]).toEqual([200, true]);
});

test('agentinbox doctor finds MCP behind the gateway as it should be', async () => {
  const { code, stdout } = await agentInbox(['doctor', '--data-dir', service.runtime.dataDir]);

  expect(stdout).toMatch(/ok .*MCP/);
  expect(code, stdout).toBe(0);
});
