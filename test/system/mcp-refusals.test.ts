import { beforeAll, describe, expect, test } from 'vitest';
import { setSubscription } from '../lambdas/test-account.ts';
import { opened } from '../opened.ts';
import { type Answer, request } from './answer.ts';
import { callTool, mcpUrl, post, toolNames } from './mcp-client.ts';
import { type Account, Service } from './service.ts';
import { forgetCodeMails } from './stored-rows.ts';

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };
const UNAUTHENTICATED = { name: 'unauthenticated', message: expect.any(String) };
const NO_INBOX = { name: 'not_found', message: 'Inbox not found.' };
const NO_ROUTE = { name: 'not_found', message: 'Unknown path. The MCP endpoint is /mcp.' };
const EVERY_TOOL = [
  'create_inbox',
  'delete_inbox',
  'get_attachment',
  'get_inbox',
  'get_message',
  'get_thread',
  'list_inboxes',
  'list_threads',
];

describe('the MCP endpoint', () => {
  const service = opened(() => Service.start());
  let account: Account;
  let stranger: Account;
  let messageId: string;
  let threadId: string;
  let attachmentId: string;

  beforeAll(async () => {
    account = await service.account();
    stranger = await service.account();
    const attachments = [{ filename: 'a.txt', content: 'a' }];
    await service.deliver({ to: account.inboxId, subject: 'Mine', attachments });
    const message = await service.newest(account);
    messageId = message.string('message_id');
    threadId = message.string('thread_id');
    attachmentId = message.list('attachments')[0]?.string('attachment_id') ?? '';
  });

  async function newKey(permissions?: object, inboxId?: string): Promise<{ id: string; secret: string }> {
    const path = inboxId === undefined ? '/api-keys' : `/inboxes/${inboxId}/api-keys`;
    const answer = await service.post(path, { name: 'test', permissions }, account.apiKey);
    return { id: answer.string('api_key_id'), secret: answer.string('api_key') };
  }

  function ping(headers: Readonly<Record<string, string>>): Promise<Answer> {
    return post(service, PING, headers);
  }

  function everyCall(): readonly (readonly [string, Record<string, string>])[] {
    const inbox = { inbox_id: account.inboxId };
    return [
      ['get_inbox', inbox],
      ['list_threads', inbox],
      ['get_thread', { ...inbox, thread_id: threadId }],
      ['get_message', { ...inbox, message_id: messageId }],
      ['get_attachment', { ...inbox, message_id: messageId, attachment_id: attachmentId }],
    ];
  }

  describe('without a valid key', () => {
    test.each(
      'POST GET DELETE PUT PATCH OPTIONS'.split(' '),
    )('answers %s with 401 [MCP-05, D-MCP-03]', async (method) => {
      const answer = await request(mcpUrl(service), { method, body: method === 'GET' ? null : '{}' });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(UNAUTHENTICATED);
    });

    test.each([
      'initialize',
      'tools/list',
      'ping',
    ])('does not answer the method %s [MCP-05, D-MCP-03]', async (method) => {
      const answer = await post(service, { jsonrpc: '2.0', id: 1, method, params: {} });
      expect([answer.status, answer.body]).toEqual([401, UNAUTHENTICATED]);
    });

    test('refuses garbage, in the header and in the query [MCP-05]', async () => {
      const inHeader = await ping({ 'x-api-key': 'ia_nonsense' });
      const inQuery = await request(`${mcpUrl(service)}?apiKey=ia_nonsense`, { method: 'POST', body: '{}' });
      expect([inHeader.body, inQuery.body]).toEqual([UNAUTHENTICATED, UNAUTHENTICATED]);
    });

    test('refuses two keys that differ, and one in the query twice', async () => {
      const url = `${mcpUrl(service)}?apiKey=${account.apiKey}`;
      const init = { method: 'POST', body: JSON.stringify(PING) };
      const differing = await request(url, { ...init, headers: { 'x-api-key': stranger.apiKey } });
      const bearer = await request(url, { ...init, headers: { authorization: `Bearer ${stranger.apiKey}` } });
      const twice = await request(`${url}&apiKey=${account.apiKey}`, init);
      const same = await request(url, { ...init, headers: { 'x-api-key': account.apiKey } });
      expect([differing.status, bearer.status, twice.status, same.status]).toEqual([401, 401, 401, 200]);
    });

    test('refuses a key as soon as it is revoked [STA-14]', async () => {
      const { id, secret } = await newKey();
      expect((await ping({ 'x-api-key': secret })).status).toBe(200);
      await service.delete(`/api-keys/${id}`, account.apiKey);
      const answer = await ping({ 'x-api-key': secret });
      expect([answer.status, answer.body]).toEqual([401, UNAUTHENTICATED]);
    });

    test('tells clients that look for OAuth that there is none [PUR-08]', async () => {
      const { origin } = new URL(mcpUrl(service));
      const answer = await request(`${origin}/.well-known/oauth-protected-resource`);
      expect([answer.status, answer.body]).toEqual([404, NO_ROUTE]);
    });
  });

  describe('to a key that may not do everything', () => {
    test('denies that ids of another tenant exist [MCP-16]', async () => {
      for (const [tool, args] of [...everyCall(), ['delete_inbox', { inbox_id: account.inboxId }] as const]) {
        const { error } = await callTool(service, stranger.apiKey, tool, args);
        const missing = { ...args, inbox_id: `nobody@${account.inboxId.split('@')[1]}` };
        expect(error, tool).toMatchObject({ name: 'not_found' });
        expect((await callTool(service, stranger.apiKey, tool, missing)).error, tool).toEqual(error);
      }
      expect((await service.get(`/inboxes/${account.inboxId}`, account.apiKey)).status).toBe(200);
    });

    test('shows a key that is pinned to an inbox only that inbox [MCP-14, MCP-16]', async () => {
      const other = await service.inbox(account.apiKey);
      const { secret } = await newKey(undefined, account.inboxId);
      const pinnedElsewhere = await newKey(undefined, other);
      const offered = await toolNames(service, secret);
      expect([offered.includes('create_inbox'), offered.includes('delete_inbox')]).toEqual([false, true]);
      for (const [tool, args] of everyCall()) {
        expect((await callTool(service, secret, tool, args)).error, tool).toBeUndefined();
        expect((await callTool(service, pinnedElsewhere.secret, tool, args)).error, tool).toEqual(NO_INBOX);
      }
      const list = await callTool(service, secret, 'list_inboxes');
      expect(list.structured).toMatchObject({ count: 1, inboxes: [{ inbox_id: account.inboxId }] });
      expect((await callTool(service, secret, 'create_inbox')).error).toMatchObject({ name: 'forbidden' });
    });

    test('offers a key with only message_read the tools that this permission opens [MCP-14, D-MCP-07]', async () => {
      const { secret } = await newKey({ message_read: true });
      expect(await toolNames(service, secret)).toEqual([
        'whoami',
        'get_verification',
        'list_messages',
        'wait_for_message',
        'get_message',
        'get_attachment',
        'read_attachment',
      ]);
      for (const [tool, args] of everyCall()) {
        const { error } = await callTool(service, secret, tool, args);
        if (tool === 'get_message' || tool === 'get_attachment') expect(error, tool).toBeUndefined();
        else expect(error, tool).toMatchObject({ name: 'forbidden' });
      }
    });

    test('hides spam from a key without label_spam_read', async () => {
      const headers = { 'X-Simulate-Verdicts': 'spam=FAIL' };
      const to = await service.inbox(account.apiKey);
      await service.deliver({ to, subject: 'Win', headers });
      const all = await callTool(service, account.apiKey, 'list_threads', {
        inbox_id: to,
        include_spam: true,
      });
      expect(all.structured).toMatchObject({ count: 1, threads: [{ labels: ['received', 'spam'] }] });
      const hidden = await callTool(service, account.apiKey, 'list_threads', { inbox_id: to });
      expect(hidden.structured).toMatchObject({ count: 0, threads: [] });
      const { secret } = await newKey({ thread_read: true });
      const args = { inbox_id: to, include_spam: true };
      const refused = await callTool(service, secret, 'list_threads', args);
      expect(refused.error).toMatchObject({ name: 'forbidden' });
    });

    test('offers a pending key only whoami', async () => {
      const owner = await service.account();
      await forgetCodeMails(service, owner.humanEmail);
      const again = await service.post('/agent/sign-up', { human_email: owner.humanEmail });
      const pending = again.string('api_key');
      expect(await toolNames(service, pending)).toEqual(['whoami']);
      expect((await callTool(service, pending, 'whoami')).error).toBeUndefined();
      const refused = await callTool(service, pending, 'list_inboxes');
      expect(refused.error).toMatchObject({ name: 'forbidden' });
    });

    test('answers not-found to a key whose inbox was deleted', async () => {
      const inbox = await service.inbox(account.apiKey);
      const { secret } = await newKey(undefined, inbox);
      await service.delete(`/inboxes/${inbox}`, account.apiKey);
      expect((await callTool(service, account.apiKey, 'get_inbox', { inbox_id: inbox })).error).toEqual(
        NO_INBOX,
      );
      // Once its credential was marked, there is nothing left that it could call.
      await service.runtime.settled();
      const answer = await ping({ 'x-api-key': secret });
      expect([answer.status, answer.body]).toEqual([404, NO_INBOX]);
    });

    test('lets a canceled tenant read and nothing else [STA-20, STA-21]', async () => {
      const owner = await service.account();
      await setSubscription(service.table, owner.organizationId, { canceled: true });
      expect(await toolNames(service, owner.apiKey)).toEqual(expect.arrayContaining(EVERY_TOOL));
      const read = await callTool(service, owner.apiKey, 'list_threads', { inbox_id: owner.inboxId });
      const create = await callTool(service, owner.apiKey, 'create_inbox');
      const remove = await callTool(service, owner.apiKey, 'delete_inbox', { inbox_id: owner.inboxId });
      expect(read.error).toBeUndefined();
      expect([create.error, remove.error]).toMatchObject([{ name: 'read_only' }, { name: 'read_only' }]);
    });
  });

  test('answers with a request id and the window, and keeps keys out of its log', async () => {
    const answer = await request(`${mcpUrl(service)}?apiKey=${account.apiKey}`, {
      method: 'POST',
      body: JSON.stringify(PING),
    });
    expect(answer.headers.get('x-request-id')).toMatch(/\S/);
    expect(answer.headers.get('ratelimit-limit')).toBe('600');
    expect(service.logs()).not.toContain(account.apiKey);
  });
});
