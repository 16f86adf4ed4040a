import { describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import type { Answer } from './answer.ts';
import { pathOf } from './mail-of-a-test.ts';
import { type Account, Service } from './service.ts';
import { StreamClient } from './stream-client.ts';
import { hookTo, WebhookEndpoint } from './webhook-endpoint.ts';

const service = opened(() => Service.start());
const account = opened(() => service.account());

async function withMail(...subjects: readonly string[]): Promise<{ of: Account; messages: Answer[] }> {
  const of = { ...account, inboxId: await service.inbox(account.apiKey) };
  await service.deliver(...subjects.map((subject) => ({ to: of.inboxId, subject })));
  return { of, messages: [...(await service.messages(of))].reverse() };
}

const patch = (path: string, body: object, key = account.apiKey) => service.patch(path, body, key);

async function subjects(of: Account, query: string, list: 'messages' | 'threads' = 'messages') {
  const answer = await service.get(`/inboxes/${of.inboxId}/${list}?${query}`, of.apiKey);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.list(list).map((each) => each.string('subject'));
}

const unreadCount = async (of: Account) =>
  (await service.get(`/inboxes/${of.inboxId}`, of.apiKey)).number('unread_count');

async function keyWith(...flags: readonly string[]): Promise<string> {
  const permissions = Object.fromEntries(flags.map((flag) => [flag, true]));
  return await service.key(account.apiKey, permissions);
}

describe('a message', () => {
  test('is unread until a call says otherwise: reading changes nothing, and unread_count follows [D-UPD-01, D-UPD-02]', async () => {
    const { of, messages } = await withMail('one', 'two');
    const [first] = messages;
    if (first === undefined) throw new Error('no message');
    const [path, inbox] = [pathOf(first), `/inboxes/${of.inboxId}`];
    const thread = `${inbox}/threads/${first.string('thread_id')}`;
    const lists = [
      `${inbox}/messages`,
      `${inbox}/threads`,
      '/messages?q=one',
      `${inbox}/verification`,
      '/events',
    ];
    for (const read of [path, `${path}/raw`, thread, ...lists]) {
      expect((await service.get(read, of.apiKey)).status).toBe(200);
    }
    expect([await unreadCount(of), await subjects(of, 'unread=true&ascending=true')]).toEqual([
      2,
      ['one', 'two'],
    ]);

    const changed = await patch(pathOf(first), { unread: false });

    expect([changed.status, changed.field('unread'), changed.string('text')]).toEqual([
      200,
      false,
      'Hello\n',
    ]);
    expect(await service.get(pathOf(first), of.apiKey)).toMatchObject({ body: changed.body });
    expect([await unreadCount(of), await subjects(of, 'unread=true')]).toEqual([1, ['two']]);
    expect(await subjects(of, 'unread=false')).toEqual(['one']);
    expect(await subjects(of, 'unread=true', 'threads')).toEqual(['two']);
    expect(await subjects(of, 'unread=false', 'threads')).toEqual(['one']);
  });

  test('is found by its labels, which are lower-cased, and by what it does not have [D-UPD-03]', async () => {
    const { of, messages } = await withMail('one', 'two', 'three');
    const [first, second] = messages;
    if (first === undefined || second === undefined) throw new Error('no message');
    await patch(pathOf(first), { add_labels: ['Work', 'urgent'] });
    await patch(pathOf(second), { add_labels: 'work' });

    expect(await subjects(of, 'label=WORK&ascending=true')).toEqual(['one', 'two']);
    expect(await subjects(of, 'label=work&label=urgent')).toEqual(['one']);
    expect(await subjects(of, 'label=work&not_label=urgent')).toEqual(['two']);
    expect(await subjects(of, 'label=urgent', 'threads')).toEqual(['one']);
    // Read from the index, which may lag.
    await expect.poll(() => subjects(of, 'not_label=work', 'threads')).toEqual(['three']);
    expect(await subjects(of, 'label=unknown')).toEqual([]);
    const page = await service.get(`/inboxes/${of.inboxId}/messages?label=work&limit=1`, of.apiKey);
    const token = encodeURIComponent(page.string('next_page_token'));
    expect(await subjects(of, `label=work&limit=1&page_token=${token}`)).toEqual(['one']);
  });

  test('keeps its state when a condition does not hold [D-UPD-04]', async () => {
    const { messages } = await withMail('one');
    const [first] = messages;
    if (first === undefined) throw new Error('no message');

    const refused = await patch(pathOf(first), { unread: false, if_labels: ['work'] });

    expect([refused.status, refused.string('name')]).toEqual([409, 'conflict']);
    expect((await service.get(pathOf(first), account.apiKey)).field('unread')).toBe(true);
  });
});

test('a thread and a list of messages are changed in one call [D-UPD-05]', async () => {
  const of = { ...account, inboxId: await service.inbox(account.apiKey) };
  await service.deliver(
    { to: of.inboxId, subject: 'Plan', messageId: '<one@x>' },
    { to: of.inboxId, subject: 'Re: Plan', inReplyTo: '<one@x>' },
    { to: of.inboxId, subject: 'Other' },
  );
  const ids = (await service.messages(of)).map((message) => message.string('message_id'));
  const thread = (await service.get(`/inboxes/${of.inboxId}/threads?ascending=true`, of.apiKey)).list(
    'threads',
  )[0];
  const path = `/inboxes/${of.inboxId}/threads/${thread?.string('thread_id')}`;

  expect((await patch(path, { unread: false, if_labels: ['done'] })).status).toBe(409);
  const changed = await patch(path, { unread: false, add_labels: ['done'] });
  expect(changed.body).toMatchObject({ unread: false, labels: ['received', 'done'], message_count: 2 });
  expect(await subjects(of, 'unread=true')).toEqual(['Other']);

  const batch = await service.post(
    `/inboxes/${of.inboxId}/messages/update`,
    { message_ids: [...ids, 'msg_unknown'], add_labels: 'seen', unless_labels: ['done'] },
    of.apiKey,
  );
  expect(batch.body).toEqual({ updated: [ids[0]], conflicts: ids.slice(1), not_found: ['msg_unknown'] });

  const refused = await service.post(
    `/inboxes/${of.inboxId}/messages/update`,
    { message_ids: ids, trash: true },
    await keyWith('inbox_update'),
  );
  expect([refused.status, refused.field('name')]).toEqual([403, 'forbidden']);
  expect(await service.messages(of)).toHaveLength(3);
});

test('message.updated is for those who name it, in the log, at a webhook and in the stream [D-UPD-06]', async () => {
  const { of, messages } = await withMail('one');
  const [first] = messages;
  if (first === undefined) throw new Error('no message');
  const begun = (await service.get('/events', of.apiKey)).string('cursor');
  await using named = await WebhookEndpoint.open(200);
  await hookTo(service, of, named, { event_types: ['message.updated'], inbox_ids: [of.inboxId] });
  const socket = `${service.runtime.endpoints.ws_url}?api_key=${of.apiKey}&inbox_ids=${of.inboxId}`;
  const subscribed = await StreamClient.open(`${socket}&event_types=message.updated`);
  const byDefault = await StreamClient.open(socket);
  await patch(pathOf(first), { unread: false });
  await service.runtime.settled();

  const after = `/events?after=${encodeURIComponent(begun)}&inbox_ids=${of.inboxId}`;
  expect((await service.get(after, of.apiKey)).list('events')).toEqual([]);
  const log = await service.get(`${after}&event_types=message.updated`, of.apiKey);
  expect(log.body).toMatchObject({
    events: [{ event_type: 'message.updated', message_id: first.string('message_id'), changed: ['unread'] }],
  });
  const [event] = Object(log.body).events;
  expect(named.received.map(({ body }) => JSON.parse(body))).toEqual([event]);
  expect(await subscribed.next()).toMatchObject(event);
  byDefault.send({ type: 'ping' });
  expect(await byDefault.next()).toEqual({ type: 'pong' });
  for (const { socket } of [subscribed, byDefault]) socket.terminate();
});

test('mail to name+tag@ has the tag as written, and is found by it in any letter case [D-TAG-01]', async () => {
  const of = { ...account, inboxId: await service.inbox(account.apiKey) };
  const tagged = of.inboxId.replace('@', '+Shop+1@');
  await service.deliver({ to: of.inboxId, subject: 'plain' }, { to: tagged, subject: 'tagged' });

  const messages = await service.messages(of);
  expect(messages.map((each) => [each.string('subject'), each.field('tag')])).toEqual([
    ['tagged', 'Shop+1'],
    ['plain', null],
  ]);
  expect(await subjects(of, 'tag=shop%2B1')).toEqual(['tagged']);
  expect(await subjects(of, 'tag=shop')).toEqual([]);
  expect(await subjects(of, 'tag=shop%2B1&q=tagged')).toEqual(['tagged']);
  expect(await subjects(of, `tag=SHOP%2B1&wait=20&after=${messages.at(-1)?.string('message_id')}`)).toEqual([
    'tagged',
  ]);
  const claims = await service.post(`/inboxes/${of.inboxId}/claims`, { tag: 'shop+1', limit: 10 }, of.apiKey);
  expect(claims.list('claims').map((claim) => Object(claim.field('message')).tag)).toEqual(['Shop+1']);
});

describe('a change', () => {
  test('needs inbox_update, answers without the content to a key without message_read, and does not reach spam without label_spam_read', async () => {
    const { of, messages } = await withMail('one');
    const [first] = messages;
    if (first === undefined) throw new Error('no message');
    await service.deliver({ to: of.inboxId, headers: { 'X-Simulate-Verdicts': 'spam=FAIL' } });
    const [spam] = (await service.get(`/inboxes/${of.inboxId}/messages?include_spam=true`, of.apiKey)).list(
      'messages',
    );
    const updates = await keyWith('inbox_update');

    expect((await patch(pathOf(first), { unread: false }, await keyWith('message_read'))).status).toBe(403);
    const answer = await patch(pathOf(first), { unread: false }, updates);
    expect([answer.status, Object.hasOwn(Object(answer.body), 'text')]).toEqual([200, false]);
    if (spam === undefined) throw new Error('no spam');
    expect((await patch(pathOf(spam), { unread: false }, updates)).status).toBe(404);
    expect((await patch(pathOf(spam), { unread: false })).status).toBe(200);
  });

  test.each([
    [{}, undefined],
    [{ add_labels: ['spam'] }, 'add_labels'],
    [{ remove_labels: 'received' }, 'remove_labels'],
    [{ add_labels: ['a'], remove_labels: ['A'] }, 'remove_labels'],
    [{ add_labels: ['two words'] }, 'add_labels'],
    [{ add_labels: Array.from({ length: 21 }, (_, i) => `l${i}`) }, 'add_labels'],
    [{ unread: 'yes' }, 'unread'],
    [{ unread: true, labels: ['a'] }, 'labels'],
    [{ add_labels: ['claim-failed'] }, 'add_labels'],
    [{ remove_labels: ['trash'] }, 'remove_labels'],
  ])('with %j is refused and named', async (body, field) => {
    const { messages } = await withMail('one');
    const refused = await patch(pathOf(messages[0] ?? fail()), body);

    expect([refused.status, refused.string('name')]).toEqual([422, 'validation']);
    if (field !== undefined) expect(Object.keys(Object(refused.field('errors'))).join()).toContain(field);
  });
});

test('a message has at most 20 labels of users, however many calls add them', async () => {
  const { messages } = await withMail('one');
  const path = pathOf(messages[0] ?? fail());
  const labels = Array.from({ length: 20 }, (_, i) => `l${i}`);
  expect((await patch(path, { add_labels: labels })).status).toBe(200);

  const refused = await patch(path, { add_labels: 'one-more' });
  expect([refused.status, Object.keys(Object(refused.field('errors')))]).toEqual([422, ['add_labels']]);
  expect((await patch(path, { add_labels: 'one-more', remove_labels: 'l0' })).status).toBe(200);
});

function fail(): never {
  throw new Error('no message');
}
