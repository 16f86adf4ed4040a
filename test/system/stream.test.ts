import { request } from 'node:http';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MAX_INBOX_IDS } from '../../lambdas/operations/events/subscription.ts';
import { opened } from '../opened.ts';
import { ADVERSE_SEED } from './adverse-seed.ts';
import { type Account, Service } from './service.ts';
import { forgetCodeMails, rowsIn } from './stored-rows.ts';
import { StreamClient, upgradeStatus } from './stream-client.ts';

const SPAM = { 'X-Simulate-Verdicts': 'spam=FAIL' };
const UNAUTHENTICATED = { 'X-Simulate-Verdicts': 'spf=FAIL; dkim=FAIL; dmarc=FAIL' };

describe('the stream', () => {
  const service = opened(() => Service.start());
  let account: Account;
  const clients: StreamClient[] = [];

  beforeEach(async () => {
    account = await service.account();
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.socket.terminate();
  });

  function url(key: string, query = ''): string {
    return `${service.runtime.endpoints.ws_url}?api_key=${encodeURIComponent(key)}${query}`;
  }

  async function connect(key = account.apiKey, query = ''): Promise<StreamClient> {
    const client = await StreamClient.open(url(key, query));
    clients.push(client);
    return client;
  }

  async function newKey(body: object = {}, inboxId?: string): Promise<{ id: string; secret: string }> {
    const path = inboxId === undefined ? '/api-keys' : `/inboxes/${inboxId}/api-keys`;
    const answer = await service.post(path, { name: 'test', ...body }, account.apiKey);
    return { id: answer.string('api_key_id'), secret: answer.string('api_key') };
  }

  const rows = () => rowsIn(service, `SOCKETS#${account.organizationId}`);

  async function framesOf(client: StreamClient): Promise<unknown[]> {
    const frames: unknown[] = [];
    client.send({ type: 'ping' });
    for (let frame = await client.next(); !isPong(frame); frame = await client.next()) frames.push(frame);
    return frames;
  }

  function isPong(frame: unknown): boolean {
    return JSON.stringify(frame) === '{"type":"pong"}';
  }

  describe('lets in', () => {
    test('keys with message_read only [AUT-04, D-WSS-01, D-WSS-02]', async () => {
      const full = (await newKey()).secret;
      const reader = (await newKey({ permissions: { message_read: true } })).secret;
      const other = (await newKey({ permissions: { thread_read: true, inbox_read: true } })).secret;
      const base = service.runtime.endpoints.ws_url;
      const table: readonly (readonly [string, number])[] = [
        [url(full), 101],
        [url(reader), 101],
        [`${base}?apiKey=${full}`, 101],
        [url(other), 403],
        [`${base}`, 401],
        [url(''), 401],
        [url('ia_nonsense'), 401],
        [url(`${full}x`), 401],
        [url(full.toUpperCase()), 401],
        [`${base}?API_KEY=${full}`, 401],
        [url(full, `&api_key=${full}`), 401],
        [url(full, `&apiKey=${reader}`), 401],
        [url(full, '&event_types=message.sent'), 422],
        [url(full, '&event_types='), 422],
        [url(full, '&inbox_ids=[]'), 422],
        [url(full, '&inbox_ids=["a@b.c"'), 404],
        [url(full, `&inbox_ids=${Array.from({ length: MAX_INBOX_IDS + 1 }, (_, i) => `i${i}@x.test`)}`), 422],
        [url(full, '&after=nonsense'), 422],
        [url(full, '&after=2026-01-01T00:00:00Z'), 422],
        [url(full, '&inbox_ids=nobody@inbox.localhost'), 404],
        [url(reader, '&event_types=message.received.spam'), 403],
        [url(reader, '&event_types=message.received.unauthenticated'), 101],
        [`${base}/more?api_key=${full}`, 403],
      ];
      for (const [target, status] of table) {
        expect([target, await upgradeStatus(target)]).toEqual([target, status]);
      }
    });

    test('no client by a key in a header [AUT-04]', async () => {
      const headers = { authorization: `Bearer ${account.apiKey}`, 'x-api-key': account.apiKey };
      expect(await upgradeStatus(service.runtime.endpoints.ws_url ?? '', { headers })).toBe(401);
    });

    test('no client with a pending key, until it is confirmed', async () => {
      await forgetCodeMails(service, account.humanEmail);
      const again = await service.post('/agent/sign-up', { human_email: account.humanEmail });
      const pending = again.string('api_key');
      expect(await upgradeStatus(url(pending))).toBe(403);
      const before = await connect();
      const code = await service.codeFor(account.humanEmail);
      expect((await service.post('/agent/verify', { otp_code: code }, pending)).status).toBe(200);
      expect(await before.next()).toMatchObject({ type: 'error', name: 'unauthenticated' });
      expect(await before.closed).toMatchObject({ code: 1000 });
      expect(await upgradeStatus(url(pending))).toBe(101);
    });
  });

  describe('carries', () => {
    test('the event of an arriving mail, in the bytes of a webhook body and with a cursor [PUR-05, D-GEN-07, D-WHK-04]', async () => {
      const client = await connect();
      await service.deliver({ to: account.inboxId, subject: 'Hello' });
      const message = await service.newest(account);
      await client.next();
      const event = {
        type: 'event',
        event_type: 'message.received',
        event_id: expect.stringMatching(/^evt_/),
        timestamp: message.string('received_at'),
        inbox_id: account.inboxId,
        thread_id: message.string('thread_id'),
        message_id: message.string('message_id'),
        cursor: expect.any(String),
      };
      const [frame = ''] = client.frames;
      expect(JSON.parse(frame)).toEqual(event);
      expect(Object.keys(JSON.parse(frame))).toEqual(Object.keys(event));
      expect(frame).not.toContain('Hello');
    });

    test('only clean mail, until it is asked for more [D-WSS-03, D-WSS-04]', async () => {
      const client = await connect();
      await service.deliver({ to: account.inboxId, headers: SPAM });
      await service.deliver({ to: account.inboxId, headers: UNAUTHENTICATED });
      expect(await framesOf(client)).toEqual([]);
      const event_types = ['message.received.spam', 'message.received.unauthenticated'];
      expect(await client.ask({ type: 'subscribe', event_types })).toEqual({
        type: 'subscribed',
        inbox_ids: null,
        event_types,
      });
      await service.deliver({ to: account.inboxId, headers: SPAM });
      await service.deliver({ to: account.inboxId, headers: UNAUTHENTICATED });
      await service.deliver({ to: account.inboxId });
      expect(await framesOf(client)).toMatchObject(event_types.map((event_type) => ({ event_type })));
    });

    test('the events that it was narrowed to, at connect and by a frame [D-WSS-04, D-WSS-08]', async () => {
      const [one, two] = [account.inboxId, await service.inbox(account.apiKey)];
      const client = await connect(account.apiKey, `&inbox_ids=${encodeURIComponent(one.toUpperCase())}`);
      await service.deliver({ to: [one, two] });
      expect(await framesOf(client)).toMatchObject([{ inbox_id: one }]);
      expect(await client.ask({ type: 'subscribe', inbox_ids: [two] })).toMatchObject({ inbox_ids: [two] });
      await service.deliver({ to: [one, two] });
      expect(await framesOf(client)).toMatchObject([{ inbox_id: two }]);
    });

    test('nothing of another tenant, and cannot be made to [PUR-10, D-WSS-05]', async () => {
      const other = await service.account();
      const client = await connect();
      expect(await client.ask({ type: 'subscribe', inbox_ids: [other.inboxId] })).toEqual({
        type: 'error',
        name: 'not_found',
        message: expect.any(String),
      });
      await service.deliver({ to: [other.inboxId, account.inboxId] });
      expect(await framesOf(client)).toMatchObject([{ type: 'event', inbox_id: account.inboxId }]);
    });

    test('the one inbox of a key that is pinned to it [D-WSS-03]', async () => {
      const second = await service.inbox(account.apiKey);
      const client = await connect((await newKey({}, account.inboxId)).secret);
      expect(await client.ask({ type: 'subscribe', inbox_ids: [second] })).toMatchObject({
        name: 'not_found',
      });
      expect(await client.ask({ type: 'subscribe' })).toMatchObject({ inbox_ids: [account.inboxId] });
      await service.deliver({ to: [second, account.inboxId] });
      expect(await framesOf(client)).toMatchObject([{ inbox_id: account.inboxId }]);
    });
  });

  describe('answers', () => {
    test('a ping with a pong and what it does not know with an error, and stays open [D-WSS-06]', async () => {
      const client = await connect();
      expect(await client.ask({ type: 'ping' })).toEqual({ type: 'pong' });
      for (const frame of ['{"type":"dance"}', 'not JSON', '{}']) {
        expect(await client.ask(frame)).toMatchObject({ type: 'error', name: 'validation' });
      }
      expect(await client.ask({ type: 'ping' })).toEqual({ type: 'pong' });
    });

    test('plain HTTP with 426', async () => {
      const target = (service.runtime.endpoints.ws_url ?? '').replace(/^ws/, 'http');
      const status = await new Promise((resolve) => {
        request(target, (response) => resolve(response.resume().statusCode)).end();
      });
      expect(status).toBe(426);
    });
  });

  describe('ends', () => {
    test('when its key is deleted, before the delete is answered; those of other keys go on [STA-13, D-WSS-07]', async () => {
      const key = await newKey();
      const [one, two, kept] = [await connect(key.secret), await connect(key.secret), await connect()];
      const answer = await service.delete(`/api-keys/${key.id}`, account.apiKey);
      expect(answer.status).toBe(204);
      for (const client of [one, two]) {
        expect(await client.next()).toEqual({
          type: 'error',
          name: 'unauthenticated',
          message: expect.any(String),
          code: 4401,
        });
        expect(await client.closed).toEqual({ code: 1000, reason: 'Connection Closed Normally' });
      }
      await service.deliver({ to: account.inboxId });
      expect([new Set(one.frames).size, new Set(two.frames).size]).toEqual([1, 1]);
      expect(await framesOf(kept)).toMatchObject([{ type: 'event' }]);
      expect(await upgradeStatus(url(key.secret))).toBe(401);
    });

    test('when the inbox that its key is pinned to is deleted; those of other keys go on [STA-32, AUT-12]', async () => {
      const inboxId = await service.inbox(account.apiKey);
      const [pinned, other] = [await newKey({}, inboxId), await newKey({}, account.inboxId)];
      const [client, kept] = [await connect(pinned.secret), await connect(other.secret)];
      const answer = await service.delete(`/inboxes/${inboxId}`, account.apiKey);
      expect(answer.status).toBe(204);
      expect(await client.next()).toEqual({
        type: 'error',
        name: 'not_found',
        message: expect.any(String),
      });
      expect(await client.closed).toMatchObject({ code: 1000 });
      expect(await upgradeStatus(url(pinned.secret))).toBe(404);
      await service.deliver({ to: account.inboxId });
      expect(await framesOf(kept)).toMatchObject([{ type: 'event' }]);
    });

    test('for every earlier key when an unverified account signs up again [D-SUP-12]', async () => {
      const unverified = await service.unverifiedAccount();
      const made = await service.key(unverified.apiKey);
      const sockets = [await connect(unverified.apiKey), await connect(made)];
      const again = await service.post('/agent/sign-up', { human_email: unverified.humanEmail });
      expect(again.status).toBe(200);
      for (const client of sockets) {
        expect(await client.closed).toMatchObject({ code: 1000 });
        // The call that sends it is repeated when its answer is lost: the frame may come twice.
        expect(new Set(client.frames).size).toBe(1);
      }
    });

    test('without a trace: its rows are gone when it is closed', async () => {
      const client = await connect();
      expect((await rows()).length).toBe(1);
      await client.close();
      await expect.poll(async () => (await rows()).length).toBe(0);
    });

    test('its row too when its end was not reported', async () => {
      const { client: dynamodb, name: TableName } = service.table;
      const secret_hash = 'A'.repeat(43);
      for (const [index, gone] of ['gone-1=', 'gone-2='].entries()) {
        const Item = {
          pk: `SOCKETS#${account.organizationId}`,
          sk: `key_${index}#${gone}`,
          connection_id: gone,
          tenant: account.organizationId,
          key_id: `key_${index}`,
          secret_hash,
          event_types: ['message.received'],
          opened_at: Date.now() - 3_600_000,
          // The sweep by TTL may come days late; the second one is past its time already.
          expires_at: Date.now() + (index === 0 ? 3_600_000 : -1),
          ttl: Math.floor(Date.now() / 1000) + 3_600,
        };
        await dynamodb.send(new PutCommand({ TableName, Item }));
      }
      const client = await connect();
      await service.deliver({ to: account.inboxId });
      expect(await framesOf(client)).toHaveLength(1);
      expect((await rows()).length).toBe(2);
    });
  });

  test('has run into nothing unforeseen', () => {
    expect(service.reported.filter((line) => !line.startsWith('Building'))).toEqual([]);
    // In adverse mode functions fail by injected faults, and rightly say so.
    if (ADVERSE_SEED === undefined) expect(service.logs()).not.toContain('"level":"ERROR"');
  });
});
