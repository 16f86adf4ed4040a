import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { request } from './answer.ts';
import { callTool } from './mcp-client.ts';
import { DOMAIN, Service } from './service.ts';
import { StreamClient } from './stream-client.ts';
import { objectsWith } from './tenant-remains.ts';

describe('a deployment with every option that a laptop can have', () => {
  let service: Service;
  beforeAll(async () => {
    service = await Service.start({
      settings: {
        stackName: 'AgentInbox-staging',
        hostedZoneId: 'Z0123456789ABCDEFGHIJ',
        apiDomain: `api.${DOMAIN}`,
        streamDomain: `stream.${DOMAIN}`,
        mcpDomain: `mcp.${DOMAIN}`,
        receiptRules: 'replace',
        alarmEmail: 'ops@example.com',
        monthlyBudget: '200',
        tableMaxWriteUnits: '2000',
        encryptionKey: 'customer',
        recovery: 'all',
        reservedConcurrency: '{"api":10,"receive-mail":2}',
        waitingCalls: '5',
        tags: '{"team":"mail"}',
        removalPolicy: 'destroy',
      },
    });
  });
  afterAll(() => service.stop());

  test('receives mail and counts it as its own', async () => {
    const account = await service.account();
    await service.deliver({ to: account.inboxId, subject: 'Hello' });

    expect((await service.newest(account)).string('subject')).toBe('Hello');
    expect(service.logs()).toMatch(/"service":"AgentInbox-staging"[^\n]*"MessageReceived":1/);
  });

  test('tells clients of this machine where its transports are here, whatever names they have in DNS', async () => {
    const account = await service.account();
    const { base_url, ws_url, mcp_url } = service.runtime.endpoints;
    expect(service.runtime.template.outputs.get('BaseUrl')).toBe(`https://api.${DOMAIN}/v1`);
    expect(base_url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1$/);
    expect(mcp_url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/);

    // The console connects to the stream of this machine, and its policy permits that.
    const page = await request(service.runtime.endpoints.console_url ?? '');
    expect(page.text).toContain(`<meta name="stream-url" content="${ws_url}"`);
    expect(page.headers.get('content-security-policy')).toContain(new URL(ws_url ?? '').origin);

    const { structured } = await callTool(service, account.apiKey, 'whoami', {});
    expect(structured).toMatchObject({ tenant_id: account.organizationId });
    const socket = await StreamClient.open(`${ws_url}?api_key=${account.apiKey}`);
    await service.deliver({ to: account.inboxId, subject: 'Hello' });
    expect(await socket.next()).toMatchObject({ type: 'event', inbox_id: account.inboxId });
    await socket.close();
  });
});

describe('a deployment that keeps no raw mail', () => {
  let service: Service;
  beforeAll(async () => {
    service = await Service.start({
      settings: {
        rawMailDays: '0',
        plans: JSON.stringify({
          unverified: { inboxes: 3, messagesPerMonth: 1, storageBytes: 1_000_000, webhooks: 2 },
          verified: { inboxes: 3, messagesPerMonth: 100, storageBytes: 1_000_000, webhooks: 2 },
        }),
      },
    });
  });
  afterAll(() => service.stop());

  test('serves everything of a message but its raw bytes, deferred mail included', async () => {
    const account = await service.unverifiedAccount();
    const { inboxId, apiKey, humanEmail } = account;
    const attachments = [{ filename: 'a.txt', content: 'bytes' }];
    await service.deliver(
      { to: inboxId, subject: 'First', attachments },
      { to: inboxId, subject: 'Deferred', attachments },
    );
    expect(await objectsWith(service, ['raw/'])).toHaveLength(1);

    await service.post('/agent/verify', { otp_code: await service.codeFor(humanEmail) }, apiKey);
    await service.runtime.settled();

    expect(await objectsWith(service, ['raw/', 'incoming/'])).toEqual([]);
    const messages = await service.messages(account);
    expect(messages.map((message) => message.string('subject'))).toEqual(['Deferred', 'First']);
    for (const message of messages) {
      const path = `/inboxes/${inboxId}/messages/${message.string('message_id')}`;
      const [attachment] = message.list('attachments');
      expect((await service.get(`${path}/raw`, apiKey)).status).toBe(404);
      expect((await service.get(`${path}/raw?format=link`, apiKey)).status).toBe(404);
      const bytes = await service.get(`${path}/attachments/${attachment?.string('attachment_id')}`, apiKey);
      expect(bytes.text).toBe('bytes');
    }
  });

  test('keeps those of a mail that could not be parsed [D-ARR-07]', async () => {
    const { inboxId, apiKey } = await service.account();
    const parts = Array.from({ length: 1200 }, (_, part) => `--b\r\n\r\n${part}`);
    const head = ['From: a@x.test', 'Content-Type: multipart/mixed; boundary=b', ''];
    await service.deliver({
      envelope: { from: 'a@x.test', to: inboxId },
      raw: [...head, ...parts, '--b--'].join('\r\n'),
    });

    const message = await service.newest({ inboxId, apiKey });
    expect(message.string('parse_error')).toMatch(/\S/);
    const raw = await service.get(`/inboxes/${inboxId}/messages/${message.string('message_id')}/raw`, apiKey);
    expect(raw.text).toContain('\r\n1199\r\n--b--');
  });
});
