import { describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import type { Answer } from './answer.ts';
import { makeDue, runSchedule } from './bring-due.ts';
import { Service } from './service.ts';

const FRIEND = 'friend@known.example';
const STRANGER = 'mallory@stranger.example';

const service = opened(() => Service.start());
const account = opened(() => service.account());

const get = (path: string, key = account.apiKey) => service.get(path, key);
const post = (path: string, body: object, key = account.apiKey) => service.post(path, body, key);
const patch = (path: string, body: object, key = account.apiKey) => service.patch(path, body, key);
const remove = (path: string) => service.delete(path, account.apiKey);

async function holding(unlisted = 'hold'): Promise<string> {
  const inbox = await service.inbox(account.apiKey);
  expect((await patch(`/inboxes/${inbox}`, { unlisted })).body).toMatchObject({ unlisted });
  return inbox;
}

async function deliver(to: string, from: string, ...lines: readonly string[]): Promise<void> {
  const raw = [...lines, `From: ${from}`, `To: ${to}`, 'Subject: Your code', '', 'Your code is 482913.', ''];
  await service.deliver({ envelope: { from, to }, raw: raw.join('\r\n') });
}

const all = 'include_spam=true&include_unauthenticated=true';
const ids = (listed: Answer) => listed.list('messages').map((message) => message.string('message_id'));
const visible = async (inbox: string) => ids(await get(`/inboxes/${inbox}/messages?${all}`));
const held = (inbox: string) => get(`/inboxes/${inbox}/messages?include_held=true&label=held`);

async function heldId(inbox: string): Promise<string> {
  const [id] = ids(await held(inbox));
  if (id === undefined) throw new Error('No mail is held');
  return id;
}

async function keyWith(permissions: object, inbox?: string): Promise<string> {
  const path = inbox === undefined ? '/api-keys' : `/inboxes/${inbox}/api-keys`;
  return (await post(path, { name: 'k', permissions })).string('api_key');
}

describe('lists of senders', () => {
  test('[D-SND-01] entries are normalized, listed and removed; another form of one finds it', async () => {
    const inbox = await service.inbox(account.apiKey);
    const path = `/inboxes/${inbox}/lists/allow`;
    const added = await post(path, { entry: '*.BÜCHER.example', reason: 'books' });
    expect([added.status, added.body]).toMatchObject([
      201,
      { entry: '*.xn--bcher-kva.example', entry_type: 'subdomains', reason: 'books' },
    ]);
    expect((await post(path, { entry: '*.bücher.example' })).status).toBe(200);
    expect((await get(path)).list('entries').map((entry) => entry.body)).toMatchObject([{ reason: null }]);
    expect((await remove(`${path}/${encodeURIComponent('*.bücher.EXAMPLE')}`)).status).toBe(204);
    expect((await remove(`${path}/${encodeURIComponent('*.bücher.example')}`)).status).toBe(404);
    expect((await get(path)).list('entries')).toEqual([]);
  });

  test.each([
    'com',
    'a@b@c.example',
    '*.*.example',
    '@x.example',
    'list-id:',
    '"a b"@x.example',
    'x y.example',
  ])('[D-SND-01] an entry %j is 422 and names the field', async (entry) => {
    const refused = await post('/lists/block', { entry });
    expect([refused.status, refused.body]).toMatchObject([422, { errors: { entry: expect.any(String) } }]);
  });

  test('[D-SND-02] a list counts for the next mail; the entry of the inbox decides before that of the account', async () => {
    const inbox = await service.inbox(account.apiKey);
    await post('/lists/block', { entry: 'blocked.example' });
    await deliver(inbox, 'a@blocked.example');
    await post(`/inboxes/${inbox}/lists/allow`, { entry: 'good@blocked.example' });
    await deliver(inbox, 'good@blocked.example');
    await deliver(inbox, 'b@blocked.example');
    expect(await visible(inbox)).toHaveLength(1);

    const dropped = await get('/lists/dropped');
    const ofInbox = dropped.list('dropped').filter((each) => each.string('inbox_id') === inbox);
    expect(ofInbox.map((each) => each.body)).toMatchObject([
      { sender: 'b@blocked.example', envelope_from: 'b@blocked.example', reason: 'blocked_by_account' },
      { sender: 'a@blocked.example' },
    ]);
    expect(dropped.field('dropped_today')).toBe(2);
    expect(await service.outbox()).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ to: 'a@blocked.example' })]),
    );
    await service.deliver({
      envelope: { from: 'd@blocked.example', to: inbox },
      raw: 'Subject: x\r\n\r\ny\r\n',
    });
    expect((await get('/lists/dropped')).list('dropped')[0]?.field('sender')).toBeNull();
    await remove('/lists/block/blocked.example');
    await deliver(inbox, 'c@blocked.example');
    expect(await visible(inbox)).toHaveLength(2);
  });

  test('[D-SND-03] allow takes a From address with a DMARC pass, and a list that its DKIM signature covers', async () => {
    const inbox = await holding();
    await post(`/inboxes/${inbox}/lists/allow`, { entry: FRIEND });
    await post(`/inboxes/${inbox}/lists/allow`, { entry: 'list-id:news.lists.example' });
    await deliver(inbox, FRIEND);
    await deliver(inbox, FRIEND, 'X-Simulate-Verdicts: dmarc=FAIL');
    await deliver(inbox, STRANGER, `Reply-To: ${FRIEND}`, `Sender: ${FRIEND}`);
    await deliver(inbox, STRANGER, 'List-Id: <news.lists.example>');
    await deliver(
      inbox,
      STRANGER,
      'List-Id: <news.lists.example>',
      'DKIM-Signature: v=1; d=lists.example; s=a',
    );
    expect(await visible(inbox)).toHaveLength(2);
    expect((await held(inbox)).list('messages').map((message) => message.field('hold_reason'))).toEqual([
      'not_proven',
      'unlisted',
      'not_proven',
    ]);
  });
});

describe('a held message', () => {
  test('[D-SND-04] is in no list, search, wait, claim or count, and by id only for keys that read spam', async () => {
    const inbox = await holding();
    await deliver(inbox, STRANGER);
    const id = await heldId(inbox);
    expect(await visible(inbox)).toEqual([]);
    expect((await get(`/inboxes/${inbox}/threads?${all}`)).list('threads')).toEqual([]);
    expect(ids(await get(`/messages?q=code&inbox_ids=${inbox}&${all}`))).toEqual([]);
    expect((await post(`/inboxes/${inbox}/claims`, {})).list('claims')).toEqual([]);
    expect((await get(`/inboxes/${inbox}`)).field('unread_count')).toBe(0);
    const agent = await keyWith({ message_read: true, inbox_read: true, inbox_update: true });
    const path = `/inboxes/${inbox}/messages/${id}`;
    expect((await get(path)).body).toMatchObject({ labels: ['received', 'held'], hold_reason: 'unlisted' });
    for (const each of [path, `${path}/raw`]) expect((await get(each, agent)).status).toBe(404);
    expect((await get(`/inboxes/${inbox}/messages?include_held=true`, agent)).status).toBe(403);
    expect((await post(`${path}/release`, {}, agent)).status).toBe(403);
  });

  test('[D-SND-05] the agent that waits for a code learns that a message is withheld, and finds it after the release', async () => {
    const inbox = await holding();
    await deliver(inbox, STRANGER);
    const agent = await keyWith({ message_read: true }, inbox);
    const path = `/inboxes/${inbox}/verification?from_domain=stranger.example`;
    expect((await get(path, agent)).body).toMatchObject({ status: 'none', code: null, withheld: 1 });
    expect((await get(`${path}&wait=1`, agent)).body).toMatchObject({ status: 'none', withheld: 1 });
    await post(`/inboxes/${inbox}/messages/${await heldId(inbox)}/release`, {});
    await service.runtime.settled();
    expect((await get(path, agent)).body).toMatchObject({ status: 'found', code: '482913', withheld: 0 });
  });

  test('[D-SND-06] a key of the inbox releases nothing and changes neither lists nor unlisted', async () => {
    const inbox = await holding();
    await deliver(inbox, STRANGER);
    const key = await keyWith(
      { message_read: true, label_spam_read: true, inbox_read: true, inbox_update: true },
      inbox,
    );
    const id = await heldId(inbox);
    const refused = [
      await post(`/inboxes/${inbox}/messages/${id}/release`, {}, key),
      await post(`/inboxes/${inbox}/lists/allow`, { entry: STRANGER }, key),
      await post('/lists/allow', { entry: STRANGER }, key),
      await patch(`/inboxes/${inbox}`, { unlisted: 'accept' }, key),
      await patch('/account', { unlisted: 'accept' }, key),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect((await get(`/inboxes/${inbox}/lists/allow`, key)).list('entries')).toEqual([]);
  });
});

describe('a release', () => {
  test('[D-SND-07] is an arrival: its thread, `after`, events and unread; twice is once, and usage counts one message', async () => {
    const inbox = await holding();
    await post(`/inboxes/${inbox}/lists/allow`, { entry: FRIEND });
    await deliver(inbox, FRIEND, 'Message-ID: <first@known.example>');
    const [first = ''] = await visible(inbox);
    await deliver(inbox, STRANGER, 'In-Reply-To: <first@known.example>');
    const since = (await get('/events')).string('cursor');
    const path = `/inboxes/${inbox}/messages/${await heldId(inbox)}/release`;
    const [released, again] = [await post(path, {}), await post(path, {})];
    await service.runtime.settled();
    expect(released.status).toBe(200);
    expect(again.body).toEqual(released.body);
    expect(released.body).toMatchObject({
      labels: ['received'],
      unread: true,
      preview: 'Your code is 482913.',
    });
    expect(released.field('hold_reason')).toBeUndefined();
    expect(await visible(inbox)).toEqual([released.string('message_id'), first]);
    expect((await post(`/inboxes/${inbox}/messages/${first}/release`, {})).body).toEqual({
      name: 'not_found',
      message: 'Held message not found.',
    });
    const [thread] = (await get(`/inboxes/${inbox}/threads`)).list('threads');
    expect(thread?.body).toMatchObject({ message_count: 2, last_message_id: released.string('message_id') });
    expect(ids(await get(`/inboxes/${inbox}/messages?after=${first}`))).toEqual([
      released.string('message_id'),
    ]);
    const types = 'event_types=message.received,message.held';
    const events = (await get(`/events?after=${since}&inbox_ids=${inbox}&${types}`)).list('events');
    expect(events.map((event) => event.body)).toMatchObject([
      { event_type: 'message.received', message_id: released.string('message_id') },
    ]);
    expect(ids(await held(inbox))).toEqual([]);
  });

  test('[D-SND-08] with allow_sender adds the sender, and is 409 for a mail that does not prove him', async () => {
    const inbox = await holding();
    await deliver(inbox, STRANGER, 'X-Simulate-Verdicts: dmarc=FAIL; spf=FAIL; dkim=FAIL');
    const release = async (body: object) =>
      post(`/inboxes/${inbox}/messages/${await heldId(inbox)}/release`, body);
    expect((await release({ allow_sender: true })).status).toBe(409);
    const [id = '', ...more] = ids(await held(inbox));
    expect(more).toEqual([]);
    const labels = async () =>
      (await get(`/inboxes/${inbox}/threads?include_held=true`)).list('threads')[0]?.field('labels');
    await expect.poll(labels).toEqual(['received', 'held', 'unauthenticated']);
    await patch(`/inboxes/${inbox}/messages/${id}`, { add_labels: 'a' });
    // Read from the index, which may lag.
    await expect.poll(labels).toEqual(['received', 'held', 'a', 'unauthenticated']);
    expect((await release({})).body).toMatchObject({ labels: ['received', 'unauthenticated'] });
    await deliver(inbox, STRANGER);
    expect((await release({ allow_sender: true, reason: 'a customer' })).status).toBe(200);
    await deliver(inbox, STRANGER);
    expect(ids(await held(inbox))).toEqual([]);
    const [entry] = (await get(`/inboxes/${inbox}/lists/allow`)).list('entries');
    expect(entry?.body).toMatchObject({ entry: STRANGER, reason: 'a customer' });
  });
});

test('[D-SND-10] a held message that is not released is deleted for good when its time is over', async () => {
  const inbox = await holding();
  await deliver(inbox, STRANGER);
  const id = await heldId(inbox);
  await runSchedule(service);
  expect(ids(await held(inbox))).toEqual([id]);

  await makeDue(service, 'hold-ends', inbox);
  await runSchedule(service);
  expect(ids(await held(inbox))).toEqual([]);
  expect((await get(`/inboxes/${inbox}/messages/${id}`)).status).toBe(404);
});

test('[D-SND-11] with notify: daily the human gets a mail that counts held messages, with nothing else of them', async () => {
  const inbox = await holding();
  expect((await patch('/account', {})).status).toBe(422);
  expect((await patch('/account', { notify: 'weekly' })).status).toBe(422);
  expect((await patch('/account', { notify: 'daily' })).body).toMatchObject({ notify: 'daily' });
  await deliver(inbox, STRANGER);
  await runSchedule(service);
  const notices = async () => (await service.outbox()).filter(({ text = '' }) => text.includes(inbox));
  expect(await notices()).toEqual([]);

  await makeDue(service, 'held-notice', inbox);
  await runSchedule(service);
  await runSchedule(service);
  const [notice, ...more] = await notices();
  expect([notice?.text, more]).toEqual([expect.stringContaining(`${inbox}: 1`), []]);
  expect(JSON.stringify(notice)).not.toMatch(/stranger|Your code/);
  expect((await patch('/account', { notify: 'none' })).body).toMatchObject({ notify: 'none' });
});

test('[D-SND-12] expected_senders of a new inbox are its list allow from the first mail on, for keys with inbox_update', async () => {
  const made = await post('/inboxes', { expected_senders: [FRIEND, '*.KNOWN.example', FRIEND] });
  const inbox = made.string('inbox_id');
  await patch(`/inboxes/${inbox}`, { unlisted: 'hold' });
  const entries = (await get(`/inboxes/${inbox}/lists/allow?ascending=true`)).list('entries');
  expect(entries.map((entry) => entry.body)).toMatchObject([
    { entry: '*.known.example', reason: 'expected_senders' },
    { entry: FRIEND },
  ]);
  await deliver(inbox, FRIEND);
  await deliver(inbox, 'code@mail.known.example');
  await deliver(inbox, STRANGER);
  expect([(await visible(inbox)).length, ids(await held(inbox)).length]).toEqual([2, 1]);

  const bad = await post('/inboxes', { expected_senders: ['a@b@c.example'] });
  expect([bad.status, Object.keys(bad.field('errors') as object)]).toEqual([422, ['expected_senders']]);
  const many = Array.from({ length: 21 }, (_, i) => `s${i}.example`);
  expect((await post('/inboxes', { expected_senders: many })).status).toBe(422);
  const agent = await keyWith({ inbox_create: true, inbox_read: true });
  expect((await post('/inboxes', { expected_senders: [FRIEND] }, agent)).status).toBe(403);
});

test('[D-SND-09] unlisted of the account is for inboxes without their own, and GET /account shows it', async () => {
  const inbox = await service.inbox(account.apiKey);
  expect((await patch('/account', { unlisted: 'drop' })).body).toMatchObject({ unlisted: 'drop' });
  await deliver(inbox, STRANGER);
  expect((await patch('/account', { unlisted: 'hold' })).status).toBe(200);
  await deliver(inbox, STRANGER);
  expect((await get('/account')).body).toMatchObject({ unlisted: 'hold' });
  await patch(`/inboxes/${inbox}`, { unlisted: 'accept' });
  await deliver(inbox, STRANGER);
  expect([ids(await held(inbox)).length, (await visible(inbox)).length]).toEqual([1, 1]);
  await patch('/account', { unlisted: 'accept' });
});
