import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { opened } from '../opened.ts';
import { request } from './answer.ts';
import { operatorCall } from './operator-client.ts';
import { type Account, Service } from './service.ts';
import { StreamClient } from './stream-client.ts';
import { hookTo, WebhookEndpoint } from './webhook-endpoint.ts';

const service = opened(() => Service.start());

const FORBIDDEN = { name: 'forbidden', message: 'This account is suspended: unpaid invoice' };
const suspend = ({ organizationId }: Account, receive: 'keep' | 'drop' = 'keep') =>
  operatorCall(service, {
    command: 'tenants.suspend',
    tenant: organizationId,
    reason: 'unpaid invoice',
    receive,
  });
const resume = ({ organizationId }: Account) =>
  operatorCall(service, { command: 'tenants.resume', tenant: organizationId });

function streamUrl(key: string): string {
  return `${service.runtime.endpoints.ws_url}?api_key=${key}`;
}

describe('a suspended account', () => {
  test('[D-SUS-01] is refused with 403 on REST, MCP and the stream, with every key and while it waits, until it is resumed', async () => {
    const account = await service.account();
    const { inboxId, apiKey: key } = account;
    const pinned = await service.key(key, undefined, inboxId);
    const socket = await StreamClient.open(streamUrl(key));
    const waiting = service.get(`/inboxes/${inboxId}/messages?wait=20`, key);
    expect(await suspend(account)).toMatchObject({
      suspension: { reason: 'unpaid invoice', receive: 'keep' },
    });

    expect(await socket.closed).toBeDefined();
    expect(socket.frames.map((frame): unknown => JSON.parse(frame))).toEqual([
      { type: 'error', ...FORBIDDEN, code: 4403 },
    ]);
    const calls: [string, string, object?][] = [
      ['GET', '/whoami'],
      ['GET', '/auth/me'],
      ['GET', `/inboxes/${inboxId}/messages`],
      ['POST', '/inboxes', {}],
      ['POST', '/agent/verify', { otp_code: '000000' }],
      ['GET', '/no/such/path'],
    ];
    const answers = [
      await waiting,
      ...(await Promise.all(
        [key, pinned].flatMap((each) =>
          calls.map(([method, path, body]) => service.call(method, path, { key: each, body })),
        ),
      )),
      await request(service.runtime.endpoints.mcp_url ?? '', {
        method: 'POST',
        headers: {
          'x-api-key': key,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      }),
    ];
    expect(answers).toHaveLength(14);
    for (const { status, body } of answers) expect([status, body]).toEqual([403, FORBIDDEN]);
    await expect(StreamClient.open(streamUrl(key))).rejects.toMatchObject({ status: 403 });
    const again = await service.post('/agent/sign-up', { human_email: account.humanEmail });
    expect([again.status, again.string('message')]).toEqual([403, 'This account is suspended.']);
    await expect(
      operatorCall(service, { command: 'keys.create', tenant: account.organizationId, expires: '1h' }),
    ).rejects.toThrow('is suspended');

    expect(await resume(account)).toMatchObject({ suspension: null });
    expect((await service.get('/whoami', key)).status).toBe(200);
    expect((await service.get('/whoami', pinned)).status).toBe(200);
    expect((await service.post('/inboxes', {}, key)).status).toBe(201);
    const refused = await service.get('/audit-log?action=refused.suspended', key);
    // The first of each key.
    expect(refused.list('entries')).toHaveLength(2);
    await resume(account);
  });

  test('[D-SUS-02] receives mail, whose events its webhooks get after it, each once', async () => {
    const account = await service.account();
    await using endpoint = await WebhookEndpoint.open();
    await hookTo(service, account, endpoint);
    await suspend(account);
    await service.deliver({ to: account.inboxId, subject: 'one' }, { to: account.inboxId, subject: 'two' });
    await suspend(account);
    expect(endpoint.received).toEqual([]);

    await resume(account);
    await expect.poll(() => endpoint.received.length).toBe(2);
    await service.runtime.settled();
    expect(endpoint.received).toHaveLength(2);
    const listed = (await service.messages(account)).map((message) => message.string('message_id'));
    expect(endpoint.received.map(({ frame }) => frame.message_id).sort()).toEqual([...listed].sort());
  });

  test('with `--receive drop` loses its mail, which is counted and listed with the reason', async () => {
    const account = await service.account();
    await suspend(account, 'drop');
    await service.deliver({ to: account.inboxId, subject: 'lost' });
    await resume(account);

    expect(await service.messages(account)).toEqual([]);
    const dropped = await service.get('/lists/dropped', account.apiKey);
    expect(dropped.list('dropped').map(({ body }) => body)).toMatchObject([
      { inbox_id: account.inboxId, reason: 'suspended' },
    ]);
  });
});

describe('the operator', () => {
  test('sets a limit in place of the plan’s, which counts from the next call on, and takes it back', async () => {
    const account = await service.account();
    const set = (value: number | 'plan') =>
      operatorCall(service, {
        command: 'tenants.set-limit',
        tenant: account.organizationId,
        limit: 'inboxes',
        value,
      });
    expect(await set(1)).toMatchObject({ own_limits: { inboxes: 1 }, plan: 'verified' });
    const refused = await service.post('/inboxes', {}, account.apiKey);
    expect([refused.status, refused.string('name')]).toEqual([403, 'cap_hit']);
    expect((await service.get('/account', account.apiKey)).field('limits')).toMatchObject({
      inboxes: { used: 1, max: 1 },
      webhooks: { max: 50 },
    });

    expect(await set('plan')).toMatchObject({ own_limits: {} });
    expect((await service.post('/inboxes', {}, account.apiKey)).status).toBe(201);
  });

  test('[D-SUS-03] makes a key for support that only reads, shows its end and takes no capacity; its tenant may delete it', async () => {
    const account = await service.account();
    const made = z.object({ api_key: z.string(), api_key_id: z.string(), expires_at: z.string() }).parse(
      await operatorCall(service, {
        command: 'keys.create',
        tenant: account.humanEmail,
        expires: '30m',
        read_only: true,
      }),
    );
    const as = (method: string, path: string) =>
      service.call(method, path, { key: made.api_key, body: method === 'POST' ? {} : undefined });
    expect((await as('GET', `/inboxes/${account.inboxId}/messages`)).status).toBe(200);
    expect((await as('GET', `/inboxes/${account.inboxId}/messages?include_spam=true`)).status).toBe(403);
    expect((await as('POST', '/inboxes')).status).toBe(403);
    const keys = await service.get('/api-keys', account.apiKey);
    expect(keys.list('api_keys').map((key) => key.field('expires_at'))).toEqual([made.expires_at, null]);
    const used = async () => (await service.get('/account', account.apiKey)).field('limits');
    expect(await used()).toMatchObject({ api_keys: { used: 1 } });

    const gone = await service.delete(`/api-keys/${made.api_key_id}`, account.apiKey);
    expect(gone.status).toBe(204);
    expect((await as('GET', '/whoami')).status).toBe(401);
    expect(await used()).toMatchObject({ api_keys: { used: 1 } });
  });

  test('[D-SUS-03] makes a key for support that writes, but makes and changes no webhook; the audit log lists what it changed', async () => {
    const account = await service.account();
    const hook = { url: 'https://127.0.0.1:9/', event_types: ['message.received'] };
    const own = await service.post('/webhooks', hook, account.apiKey);
    const made = z.object({ api_key: z.string(), api_key_id: z.string() }).parse(
      await operatorCall(service, {
        command: 'keys.create',
        tenant: account.organizationId,
        expires: '1h',
      }),
    );
    const path = `/webhooks/${own.string('webhook_id')}`;
    expect((await service.post('/webhooks', hook, made.api_key)).status).toBe(403);
    expect((await service.patch(path, { enabled: false }, made.api_key)).status).toBe(403);
    expect((await service.post(`${path}/test`, {}, made.api_key)).status).toBe(403);
    const inbox = await service.post('/inboxes', {}, made.api_key);
    expect(inbox.status).toBe(201);

    const log = await service.get(`/audit-log?actor=${made.api_key_id}`, account.apiKey);
    expect(log.list('entries').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        action: 'inbox.created',
        resource: { type: 'inbox', id: inbox.string('inbox_id') },
      }),
      expect.objectContaining({ action: 'refused.forbidden' }),
    ]);
  });

  test.each([
    '25h',
    '0m',
    '1d',
    'soon',
  ])('is refused a key for support that expires in %s', async (expires) => {
    const account = service.development;
    await expect(
      operatorCall(service, { command: 'keys.create', tenant: account.organizationId, expires }),
    ).rejects.toThrow('at most 24h');
  });
});
