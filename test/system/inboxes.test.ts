import { describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import type { Answer } from './answer.ts';
import { makeDue, runSchedule } from './bring-due.ts';
import { DOMAIN, Service } from './service.ts';
import { setInRow } from './stored-rows.ts';
import { upgradeStatus } from './stream-client.ts';
import { objectsWith, rowsWith } from './tenant-remains.ts';
import { hookTo, WebhookEndpoint } from './webhook-endpoint.ts';

const RFC3339_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const service = opened(() => Service.start());
const account = opened(() => service.account());

function create(body: object = {}, key = account.apiKey): Promise<Answer> {
  return service.post('/inboxes', body, key);
}

function change(inboxId: string, body: unknown): Promise<Answer> {
  return service.patch(`/inboxes/${inboxId}`, body, account.apiKey);
}

function remove(inboxId: string): Promise<Answer> {
  return service.delete(`/inboxes/${inboxId}`, account.apiKey);
}

describe('an inbox', () => {
  test('is made of nothing at all, with a readable random address [INB-01, PUR-03, FLD-01, FLD-02, FLD-04, FLD-05, FLD-06, CON-02, D-GEN-01]', async () => {
    const answer = await create();
    const email = answer.string('email');
    expect(answer.status).toBe(201);
    expect(email).toMatch(new RegExp(`^[a-z]+-[a-z]+-\\d{6}@${DOMAIN}$`));
    expect(answer.body).toEqual({
      inbox_id: email,
      email,
      display_name: null,
      client_id: null,
      metadata: {},
      unlisted: null,
      retention_days: null,
      catch_all: false,
      expires_at: null,
      created_at: expect.stringMatching(RFC3339_UTC),
      updated_at: answer.string('created_at'),
    });
    await service.deliver({ to: email, subject: 'live' });
    expect((await service.newest({ inboxId: email, apiKey: account.apiKey })).string('subject')).toBe('live');
  });

  test('has what was asked for [INB-02, FLD-03, FLD-04, FLD-05, OPN-01]', async () => {
    const wanted = {
      display_name: 'Invoices',
      client_id: 'invoices-1',
      metadata: { team: 'finance', empty: '' },
    };
    const answer = await create({ ...wanted, username: 'whole' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ ...wanted, inbox_id: `whole@${DOMAIN}`, email: `whole@${DOMAIN}` });
    expect((await service.get(`/inboxes/whole@${DOMAIN}`, account.apiKey)).body).toEqual({
      ...Object(answer.body),
      unread_count: 0,
    });
  });

  test('keeps metadata under any names, those that objects of the language have by themselves too [FLD-05, INB-02]', async () => {
    const metadata = { constructor: 'a', toString: 'b', hasOwnProperty: 'c', length: '5' };
    const made = await create({ metadata });
    expect(made.status).toBe(201);
    expect(made.field('metadata')).toEqual(metadata);
    const changed = await change(made.string('inbox_id'), { metadata: { valueOf: 'e', toString: null } });
    const { toString: _, ...kept } = metadata;
    expect(changed.status).toBe(200);
    expect(changed.field('metadata')).toEqual({ ...kept, valueOf: 'e' });
  });

  test('is listed newest first, by the name of the resource [INB-08, LST-07, LST-11]', async () => {
    const owner = await service.account();
    const made = [await service.inbox(owner.apiKey), await service.inbox(owner.apiKey)];
    const listed = await service.get('/inboxes', owner.apiKey);
    const ids = listed.list('inboxes').map((inbox) => inbox.string('inbox_id'));
    expect(ids).toEqual([...made.toReversed(), owner.inboxId]);
    expect(listed.body).toMatchObject({ count: 3, limit: 50, next_page_token: null });
    const ascending = (await service.get('/inboxes?ascending=true', owner.apiKey)).list('inboxes');
    expect(ascending.map((inbox) => inbox.string('inbox_id'))).toEqual(ids.toReversed());
  });

  test('need not be: the list of a tenant without any is empty [INB-09]', async () => {
    const owner = await service.account();
    await service.delete(`/inboxes/${owner.inboxId}`, owner.apiKey);
    const listed = await service.get('/inboxes', owner.apiKey);
    expect(listed.status).toBe(200);
    expect(listed.body).toEqual({ count: 0, limit: 50, next_page_token: null, inboxes: [] });
  });

  test('is not listed for a wrong query, no key or a key without the permission [INB-10]', async () => {
    const none = await service.key(account.apiKey, {});
    const answers = await Promise.all([
      service.get('/inboxes?limit=0', account.apiKey),
      service.get('/inboxes'),
      service.get('/inboxes', none),
    ]);
    expect(answers.map((answer) => [answer.status, answer.string('name')])).toEqual([
      [422, 'validation'],
      [401, 'unauthenticated'],
      [403, 'forbidden'],
    ]);
  });
});

describe('a change of an inbox', () => {
  test('merges metadata, and null removes a key or all [OPN-01, D-INB-01, D-INB-02, D-INB-03, D-GEN-03]', async () => {
    const inboxId = await service.inbox(account.apiKey, {
      display_name: 'One',
      metadata: { a: '1', b: '2' },
    });
    const before = await service.get(`/inboxes/${inboxId}`, account.apiKey);
    const { unread_count, ...changed } = Object(before.body);
    const steps: readonly (readonly [object, object])[] = [
      [{ metadata: { b: '3', c: '4' } }, { display_name: 'One', metadata: { a: '1', b: '3', c: '4' } }],
      [{ metadata: { a: null } }, { display_name: 'One', metadata: { b: '3', c: '4' } }],
      [
        { display_name: 'Two', metadata: {} },
        { display_name: 'Two', metadata: { b: '3', c: '4' } },
      ],
      [{ metadata: null }, { display_name: 'Two', metadata: {} }],
      [{ display_name: 'Three' }, { display_name: 'Three', metadata: {} }],
    ];
    for (const [body, after] of steps) {
      const answer = await change(inboxId, body);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ ...changed, ...after, updated_at: expect.any(String) });
      expect(answer.string('updated_at') >= before.string('updated_at')).toBe(true);
      expect((await service.get(`/inboxes/${inboxId}`, account.apiKey)).body).toEqual({
        ...Object(answer.body),
        unread_count,
      });
    }
  });

  test.each([
    [{}],
    [{ username: 'other' }],
    [{ display_name: 5 }],
    [{ metadata: { a: 1 } }],
    [{ metadata: 'x' }],
  ])('%j is refused and changes nothing [D-INB-04, INB-07, ERR-13]', async (body) => {
    const inboxId = await service.inbox(account.apiKey, { metadata: { a: 'b' } });
    const before = await service.get(`/inboxes/${inboxId}`, account.apiKey);
    const answer = await change(inboxId, body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ name: 'validation', errors: expect.any(Object) });
    expect((await service.get(`/inboxes/${inboxId}`, account.apiKey)).body).toEqual(before.body);
  });

  test('keeps metadata within its bounds [D-INB-05]', async () => {
    const keys = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`key-${index}`, 'v']));
    const whole = { ...keys(49), ['k'.repeat(40)]: 'v'.repeat(500) };
    const inbox = await create({ metadata: whole });
    expect([inbox.status, inbox.field('metadata')]).toEqual([201, whole]);
    for (const metadata of [keys(51), { ['k'.repeat(41)]: 'v' }, { k: 'v'.repeat(501) }]) {
      expect((await create({ metadata })).status).toBe(422);
      expect((await change(inbox.string('inbox_id'), { metadata })).status).toBe(422);
    }
    const over = await change(inbox.string('inbox_id'), { metadata: { another: 'v' } });
    expect(over.body).toMatchObject({ name: 'validation', errors: { metadata: expect.any(String) } });
    const exchanged = await change(inbox.string('inbox_id'), { metadata: { another: 'v', 'key-0': null } });
    expect(exchanged.status).toBe(200);
  });
});

test('a create that is wrong in several ways gets the error of the form first, then of the permission, the replay, the cap and the name [D-INB-15, D-INB-16]', async () => {
  const { apiKey } = await service.unverifiedAccount();
  const reader = await service.key(apiKey, { inbox_read: true });
  const first = await create({ client_id: 'first' }, apiKey);
  const taken = { username: first.string('email').split('@', 1)[0] };
  expect((await create({ ...taken, client_id: 'first' }, apiKey)).status).toBe(200);
  expect((await create(taken, apiKey)).body).toMatchObject({ name: 'address_unavailable' });
  await create({}, apiKey);

  expect((await create({ username: '-', client_id: 'first' }, reader)).status).toBe(422);
  expect((await create({ client_id: 'first' }, reader)).status).toBe(403);
  expect((await create({ ...taken, client_id: 'first' }, apiKey)).status).toBe(200);
  const message = expect.stringMatching(/^The plan allows \d+ inboxes\. Delete one, or ask the operator/);
  expect((await create(taken, apiKey)).body).toEqual({ name: 'cap_hit', message });
});

describe('an inbox that is deleted', () => {
  test('is out of reach at once, at every transport, and a second delete is 404 [D-INB-17, D-GEN-04, D-GEN-05, ERR-10]', async () => {
    const inboxId = await service.inbox(account.apiKey);
    await service.deliver({ to: inboxId, attachments: [{ filename: 'a.txt', content: 'a' }] });
    const message = await service.newest({ inboxId, apiKey: account.apiKey });
    const messagePath = `/inboxes/${inboxId}/messages/${message.string('message_id')}`;
    const attachmentId = message.list('attachments')[0]?.string('attachment_id');

    const deleted = await remove(inboxId);
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    const paths = [
      `/inboxes/${inboxId}`,
      `/inboxes/${inboxId}/threads`,
      `/inboxes/${inboxId}/threads/${message.string('thread_id')}`,
      `/inboxes/${inboxId}/messages`,
      messagePath,
      `${messagePath}/raw`,
      `${messagePath}/attachments/${attachmentId}`,
      `/inboxes/${inboxId}/api-keys`,
      `/inboxes/${inboxId}/webhooks`,
    ];
    for (const path of paths) {
      const answer = await service.get(path, account.apiKey);
      expect([path, answer.status, answer.string('name')]).toEqual([path, 404, 'not_found']);
    }
    expect((await change(inboxId, { display_name: 'x' })).status).toBe(404);
    const url = `${service.runtime.endpoints.ws_url}?api_key=${account.apiKey}&inbox_ids=${inboxId}`;
    expect(await upgradeStatus(url)).toBe(404);
    expect((await remove(inboxId)).status).toBe(404);
  });

  test('leaves nothing but its quarantined name [STA-30, STA-31, D-INB-18, INB-05, ERR-12]', async () => {
    const inboxId = await service.inbox(account.apiKey, { username: 'purged-away', client_id: 'purged' });
    await service.deliver(
      { to: inboxId, subject: 'One', attachments: [{ filename: 'a.bin', content: Buffer.alloc(9000, 'a') }] },
      { to: inboxId, subject: 'Two', text: 'x'.repeat(500_000) },
    );
    const key = await service.post(`/inboxes/${inboxId}/api-keys`, { name: 'pinned' }, account.apiKey);
    expect((await objectsWith(service, [inboxId])).length).toBeGreaterThan(0);
    await remove(inboxId);
    await service.runtime.settled();

    expect(await objectsWith(service, [inboxId])).toEqual([]);
    const mail = (await rowsWith(service, [`INBOX#${inboxId}`])).filter((row) => !row.includes('USAGE#'));
    expect(mail).toEqual([]);
    expect((await service.get(`/api-keys/${key.string('api_key_id')}`, account.apiKey)).status).toBe(404);
    const again = await create({ username: 'purged-away' });
    expect([again.status, again.string('name')]).toEqual([409, 'address_unavailable']);
  });

  test('leaves the scope of webhooks, which come to cover no other inbox by that [D-INB-18]', async () => {
    await using endpoint = await WebhookEndpoint.open();
    const [inboxId, other] = [await service.inbox(account.apiKey), await service.inbox(account.apiKey)];
    const alone = await hookTo(service, account, endpoint, { inbox_ids: [inboxId] });
    const both = await hookTo(service, account, endpoint, { inbox_ids: [inboxId, other] });
    await remove(inboxId);
    await service.runtime.settled();

    const scopeOf = async ({ id }: { id: string }) =>
      (await service.get(`/webhooks/${id}`, account.apiKey)).field('inbox_ids');
    expect([await scopeOf(alone), await scopeOf(both)]).toEqual([[], [other]]);
    await service.deliver({ to: account.inboxId }, { to: other });
    expect(endpoint.received.map(({ frame }) => frame.inbox_id)).toEqual([other]);
    const pinned = await service.key(account.apiKey, undefined, account.inboxId);
    expect((await service.get('/webhooks', pinned)).number('count')).toBe(0);
  });
});

describe('an inbox that expires', () => {
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

  test.each([
    [{ expires_in: 299 }, 'expires_in'],
    [{ expires_in: 2_592_001 }, 'expires_in'],
    [{ expires_at: inSeconds(200) }, 'expires_at'],
    [{ expires_at: inSeconds(2_600_000) }, 'expires_at'],
    [{ expires_at: 'tomorrow' }, 'expires_at'],
    [{ expires_in: 300, expires_at: inSeconds(4000) }, 'expires_at'],
  ])('is refused with %j, in an update too [D-EXP-02]', async (body, field) => {
    for (const answer of [await create(body), await change(account.inboxId, body)]) {
      expect([answer.status, Object.keys(answer.field('errors') ?? {})]).toEqual([422, [field]]);
    }
  });

  test('may be made to live longer with a key that cannot delete it, and not to end or to end sooner [D-EXP-03]', async () => {
    const [lasting, ending] = [await create({}), await create({ expires_in: 4000 })];
    const key = await service.key(account.apiKey, { inbox_update: true });
    const update = (inbox: typeof lasting, body: object) =>
      service.patch(`/inboxes/${inbox.string('inbox_id')}`, body, key);

    const answers = [
      await update(lasting, { expires_in: 300 }),
      await update(ending, { expires_in: 300 }),
      await update(ending, { expires_in: 5000 }),
      await update(ending, { expires_at: null }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 200, 200]);
  });

  test('is moved and kept by an update, and deleted with its mail by the schedule [D-EXP-01, D-EXP-02]', async () => {
    const began = inSeconds(-1);
    const inboxId = (await create({ expires_in: 300 })).string('inbox_id');
    for (const ended of [{ expires_at: null }, { expires_in: null }]) {
      expect((await change(inboxId, { expires_in: 300 })).field('expires_at')).not.toBeNull();
      expect((await change(inboxId, ended)).field('expires_at')).toBeNull();
    }
    const moved = inSeconds(4000);
    expect((await change(inboxId, { expires_at: moved })).string('expires_at')).toBe(moved);
    expect((await service.get(`/inboxes/${inboxId}`, account.apiKey)).string('expires_at')).toBe(moved);
    const listed = (await service.get('/inboxes?limit=100', account.apiKey)).list('inboxes');
    const inList = listed.find((each) => each.string('inbox_id') === inboxId);
    expect(inList?.string('expires_at')).toBe(moved);
    await service.deliver({ to: inboxId, subject: 'before' });
    await using named = await WebhookEndpoint.open(200);
    await using deletions = await WebhookEndpoint.open(200);
    await hookTo(service, account, named, { event_types: ['inbox.expired'] });
    await hookTo(service, account, deletions, { event_types: ['inbox.deleted'] });

    // Its time has come.
    const at = await makeDue(service, 'inbox-expires', inboxId);
    await setInRow(service, { pk: `ADDRESS#${inboxId}`, sk: 'ADDRESS' }, 'expires_at', at);
    await runSchedule(service);

    expect((await service.get(`/inboxes/${inboxId}`, account.apiKey)).status).toBe(404);
    const events = await service.get(
      `/events?after=${began}&event_types=inbox.expired,inbox.deleted`,
      account.apiKey,
    );
    expect(
      events.list('events').map((event) => [event.string('event_type'), event.string('inbox_id')]),
    ).toContainEqual(['inbox.expired', inboxId]);
    expect(named.received.map(({ frame }) => [frame.event_type, frame.inbox_id])).toEqual([
      ['inbox.expired', inboxId],
    ]);
    expect(deletions.received).toEqual([]);
    expect((await create({ username: inboxId.split('@')[0] })).string('name')).toBe('address_unavailable');
  });
});
