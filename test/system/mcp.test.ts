import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { PERMISSION_FLAGS } from '../../lambdas/caller/permissions.ts';
import { tools } from '../../lambdas/mcp/tools.ts';
import { opened } from '../opened.ts';
import { type Answer, request } from './answer.ts';
import { callTool, type KeyPlace, legacyAssistant, mcpUrl, modernAssistant } from './mcp-client.ts';
import { type Account, PROJECT_ROOT, Service } from './service.ts';

/** Fields that assistants get beside the REST body. */
const ADDED = new Set(['untrusted_content', 'approx_chars', 'next_offset', 'attachment_count']);
/** Tools that show less of a message or of each item of a list than REST does. */
const SHORTENED = new Set(['list_messages', 'list_threads', 'wait_for_message', 'update_message']);
/** Signed anew for each call. */
const LINK = new Set(['download_url', 'expires_at']);

function without(keys: ReadonlySet<string>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((member) => without(keys, member));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !keys.has(key));
  return Object.fromEntries(kept.map(([key, member]) => [key, without(keys, member)]));
}

describe('the MCP endpoint', () => {
  const service = opened(() => Service.start());
  let account: Account;
  let inboxId: string;
  let messageId: string;
  let threadId: string;
  let attachmentId: string;
  const content = randomBytes(3000);

  beforeAll(async () => {
    account = await service.account();
    inboxId = await service.inbox(account.apiKey, { display_name: 'Read me', metadata: { team: 'finance' } });
    await service.deliver(
      {
        to: inboxId,
        subject: 'Plan',
        messageId: '<one@x>',
        text: 'first\n',
        html: '<p>first</p>',
        attachments: [{ filename: 'plan.bin', content }],
      },
      {
        to: inboxId,
        cc: 'eve@sender.example',
        replyTo: 'answers@sender.example',
        subject: 'Re: Plan',
        messageId: '<two@x>',
        inReplyTo: '<one@x>',
        text: 'second\n\nOn Monday Ada wrote:\n> first\n',
      },
    );
    const [, first] = await service.messages({ ...account, inboxId });
    if (first === undefined) throw new Error('The two mails did not arrive');
    messageId = first.string('message_id');
    threadId = first.string('thread_id');
    attachmentId = first.list('attachments')[0]?.string('attachment_id') ?? '';
  });

  function everyCall(): readonly (readonly [string, Record<string, string | number | boolean>])[] {
    const message = { inbox_id: inboxId, message_id: messageId };
    return [
      ['whoami', {}],
      ['get_usage', { start: '2026-01-01T00:00:00Z', end: '2026-01-02T00:00:00Z', period: 3600 }],
      ['create_inbox', { client_id: 'made-twice', display_name: 'Twice' }],
      ['list_inboxes', { limit: 10 }],
      ['get_inbox', { inbox_id: inboxId }],
      ['list_threads', { inbox_id: inboxId, limit: 10 }],
      ['get_thread', { inbox_id: inboxId, thread_id: threadId, full_text: true }],
      ['get_verification', { inbox_id: inboxId, timeout_seconds: 0 }],
      ['list_messages', { inbox_id: inboxId, limit: 10 }],
      [
        'wait_for_message',
        { inbox_id: inboxId, limit: 10, after: '2026-01-01T00:00:00Z', timeout_seconds: 0 },
      ],
      ['get_message', { ...message, full_text: true }],
      ['get_attachment', { ...message, attachment_id: attachmentId }],
      ['update_message', { ...message, unread: false }],
    ];
  }

  function overRest(name: string, args: Record<string, string | number | boolean>): Promise<Answer> {
    const tool = tools.find(({ tool: each }) => each === name);
    if (tool === undefined) throw new Error(`There is no tool ${name}`);
    const { method, path } = tool.operation;
    const { full_text: _, timeout_seconds: __, ...rest } = args;
    if (name === 'get_attachment') rest['format'] = 'link';
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
      const value = rest[field];
      delete rest[field];
      return encodeURIComponent(String(value));
    });
    if (method === 'POST') return service.post(filled, rest, account.apiKey);
    if (method === 'PATCH') return service.call(method, filled, { key: account.apiKey, body: rest });
    const query = new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)]));
    return service.call(method, `${filled}?${query}`, { key: account.apiKey });
  }

  describe.each([
    ['of revisions up to 2025-11-25', '2025-11-25', legacyAssistant],
    ['of revision 2026-07-28', '2026-07-28', modernAssistant],
  ] as const)('to the official client %s', (_, revision, connect) => {
    describe.each<KeyPlace>(['header', 'query'])('with the key in the %s', (place) => {
      const assistant = opened(() => connect(service, account.apiKey, place));
      afterAll(() => assistant.close());

      test('speaks its revision', () => {
        expect(assistant.revision).toBe(revision);
      });

      test('lists every tool of the registry, with title, description, schemas and annotations', async () => {
        const listed = await assistant.tools();
        expect(listed.map(({ name }) => name)).toEqual(tools.map(({ tool }) => tool));
        for (const { description, inputSchema, outputSchema } of listed) {
          expect(description.length).toBeGreaterThan(30);
          expect(inputSchema).toMatchObject({ type: 'object' });
          expect(outputSchema).toMatchObject({ type: 'object' });
        }
      });

      test('answers every tool that both transports have with the body that REST answers [PUR-09, MCP-03, MCP-04, MCP-06, MCP-08, MCP-10, D-MCP-06]', async () => {
        const called: string[] = [];
        for (const [name, args] of everyCall()) {
          const answer = await assistant.call(name, args);
          const rest = await overRest(name, args);
          expect(answer.error, name).toBeUndefined();
          expect(rest.status, name).toBe(200);
          const structured = without(ADDED, without(LINK, answer.structured));
          const body = without(LINK, rest.body);
          if (SHORTENED.has(name)) expect(body, name).toMatchObject(Object(structured));
          else expect(structured, name).toEqual(body);
          called.push(name);
        }
        // A deleted inbox has no body to compare: that one is below. Each claim is another one, and a text is fenced.
        const claims = ['claim_message', 'complete_message', 'release_message'];
        expect([...called, ...claims, 'delete_inbox', 'read_attachment'].sort()).toEqual(
          tools.map(({ tool }) => tool).sort(),
        );
      });

      test('deletes an inbox, and then there is none [MCP-06]', async () => {
        const made = await assistant.call('create_inbox', {});
        const inbox_id = String(made.structured?.['inbox_id']);
        expect((await assistant.call('delete_inbox', { inbox_id })).structured).toEqual({ deleted: true });
        expect((await service.get(`/inboxes/${inbox_id}`, account.apiKey)).status).toBe(404);
        expect((await assistant.call('delete_inbox', { inbox_id })).error).toEqual({
          name: 'not_found',
          message: 'Inbox not found.',
        });
      });
    });
  });

  test('lists ten items where nothing else is asked for [D-MCP-05]', async () => {
    for (let made = 0; made < 11; made++) await service.inbox(account.apiKey);
    const { structured } = await callTool(service, account.apiKey, 'list_inboxes');
    expect(structured).toMatchObject({ count: 10, limit: 10, next_page_token: expect.any(String) });
    const page_token = structured?.['next_page_token'];
    const next = await callTool(service, account.apiKey, 'list_inboxes', { page_token });
    expect(next.error).toBeUndefined();
  });

  test('claims a message, gives it back unread, and completes the next claim of it', async () => {
    const to = await service.inbox(account.apiKey);
    await service.deliver({ to, subject: 'Work' });
    const claim = async () => {
      const { structured } = await callTool(service, account.apiKey, 'claim_message', { inbox_id: to });
      return { inbox_id: to, claim_id: structured?.['claim_id'], attempt: structured?.['attempt'] };
    };
    const { attempt, ...first } = await claim();
    expect(attempt).toBe(1);
    const released = await callTool(service, account.apiKey, 'release_message', first);
    expect(released.structured).toEqual({ released: true });
    const { attempt: again, ...second } = await claim();
    expect(again).toBe(2);
    const { structured } = await callTool(service, account.apiKey, 'complete_message', second);
    expect(structured).toMatchObject({ unread: false });
    const late = await callTool(service, account.apiKey, 'release_message', second);
    expect(late.error).toMatchObject({ name: 'conflict' });
  });

  test('takes one string where a list is expected', async () => {
    const change = { inbox_id: inboxId, message_id: messageId, add_labels: 'single' };
    await callTool(service, account.apiKey, 'update_message', change);
    const list = { inbox_id: inboxId, label: 'single' };
    const { structured } = await callTool(service, account.apiKey, 'list_messages', list);
    expect(structured?.['messages']).toMatchObject([{ message_id: messageId }]);
  });

  test('gives a link to an attachment that works until it expires, and no bytes [MCP-09]', async () => {
    const args = { inbox_id: inboxId, message_id: messageId, attachment_id: attachmentId };
    const { structured, text } = await callTool(service, account.apiKey, 'get_attachment', args);
    const download = await request(String(structured?.['download_url']));
    expect(download.bytes).toEqual(content);
    expect(text).toContain(String(structured?.['download_url']));
    const minutes = (Date.parse(String(structured?.['expires_at'])) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(0);
    expect(minutes).toBeLessThanOrEqual(5);
  });

  test('reads a long text in pieces that make up the whole [D-MCP-11]', async () => {
    const long = Array.from({ length: 3000 }, (_, line) => `line ${line} of 😀 a long mail`).join('\n');
    const to = await service.inbox(account.apiKey);
    await service.deliver({ to, subject: 'Long', text: long });
    const message = await service.newest({ inboxId: to, apiKey: account.apiKey });
    const args = { inbox_id: to, message_id: message.string('message_id') };
    const pieces: string[] = [];
    let offset: unknown = 0;
    while (offset !== null) {
      const { structured } = await callTool(service, account.apiKey, 'get_message', { ...args, offset });
      const piece = String(structured?.['extracted_text']);
      expect(piece.length).toBeLessThanOrEqual(20_000);
      expect(structured?.['approx_chars']).toBe(message.string('text').length);
      pieces.push(piece);
      offset = structured?.['next_offset'];
    }
    expect(pieces.length).toBe(Math.ceil(message.string('extracted_text').length / 20_000));
    expect(pieces.join('')).toBe(message.string('extracted_text'));
  });

  test('answers get_usage without arguments with totals of now, in less than 500 characters', async () => {
    const { structured, text } = await callTool(service, account.apiKey, 'get_usage');
    expect(structured).toEqual({
      inbox_count: expect.any(Number),
      message_count: expect.any(Number),
      thread_count: expect.any(Number),
      storage_bytes: expect.any(Number),
    });
    expect(structured?.['message_count']).toBeGreaterThan(0);
    expect(text.length + JSON.stringify(structured).length).toBeLessThan(500);
    const one = await callTool(service, account.apiKey, 'get_usage', { usage_types: ['thread_count'] });
    expect(one.structured).toEqual({ thread_count: structured?.['thread_count'] });
    const series = await callTool(service, account.apiKey, 'get_usage', { limit: 2 });
    expect(series.structured?.['thread_count']).toHaveLength(2);
  });

  test('answers whoami with the permissions of the key', async () => {
    const all = await callTool(service, account.apiKey, 'whoami');
    expect(all.structured?.['permissions']).toEqual(PERMISSION_FLAGS);
    const permissions = { inbox_read: true, message_read: true };
    const key = await service.key(account.apiKey, permissions);
    const some = await callTool(service, key, 'whoami');
    expect(some.structured?.['permissions']).toEqual(['inbox_read', 'message_read']);
  });

  test('lists ten mails whose senders write as much as they may in less than 4,000 characters', async () => {
    const to = await service.inbox(account.apiKey);
    const long = 'long words of a stranger, and more of them, '.repeat(20);
    const mail = { to, from: `"${long.slice(0, 200)}" <a@sender.example>`, subject: long, text: long };
    const attachments = [{ filename: `${long.slice(0, 100)}.txt`, content: long }];
    await service.deliver(...Array.from({ length: 10 }, () => ({ ...mail, attachments })));
    const { structured, text } = await callTool(service, account.apiKey, 'list_messages', { inbox_id: to });
    expect(structured?.['count']).toBe(10);
    expect(text.length).toBeLessThan(4000);
    expect(JSON.stringify(structured).length).toBeLessThan(4000);
  });

  describe('docs/mcp.md', () => {
    const guide = readFileSync(join(PROJECT_ROOT, 'docs/mcp.md'), 'utf8');
    const blocks = (language: string): readonly string[] =>
      [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(
        ([, block = '']) => block,
      );

    test('has a curl that answers when it is pasted with address and key', async () => {
      const [curl = ''] = blocks('sh').filter((block) => block.includes('tools/call'));
      const env = { ...process.env, MCP_URL: mcpUrl(service), ASSISTANT_KEY: account.apiKey };
      const { stdout } = await promisify(execFile)('sh', ['-c', curl], { env });
      const answer = z
        .object({ result: z.object({ structuredContent: z.object({ inboxes: z.array(z.unknown()) }) }) })
        .parse(JSON.parse(stdout));
      expect(answer.result.structuredContent.inboxes.length).toBeGreaterThan(0);
    });

    test('names every tool and no other', () => {
      const [, list = ''] = guide.split('<!-- mcp-tokens');
      const named = [...list.matchAll(/^- `([a-z_]+)` \(/gm)].map(([, name]) => name);
      expect(named.sort()).toEqual(tools.map(({ tool }) => tool).sort());
    });
  });

  test('refuses reading arguments that make no sense, naming each', async () => {
    const args = { inbox_id: inboxId, message_id: messageId, max_chars: 0, offset: -1 };
    const { error } = await callTool(service, account.apiKey, 'get_message', args);
    expect(error).toMatchObject({
      name: 'validation',
      errors: { max_chars: expect.any(String), offset: expect.any(String) },
    });
  });
});
