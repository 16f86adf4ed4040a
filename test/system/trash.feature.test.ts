import { describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import type { Answer } from './answer.ts';
import { pathOf } from './mail-of-a-test.ts';
import { type Account, Service } from './service.ts';
import { objectsWith, rowsWith } from './tenant-remains.ts';

/** Before all mail of this file. */
const START = new Date().toISOString();
const service = opened(() => Service.start());
const account = opened(() => service.account());

async function withMail(...mails: readonly object[]): Promise<{ of: Account; messages: Answer[] }> {
  const of = { ...account, inboxId: await service.inbox(account.apiKey) };
  for (const mail of mails) await service.deliver({ to: of.inboxId, ...mail });
  return { of, messages: [...(await service.messages(of))].reverse() };
}

/** Lists follow a change when the index does. */
async function call(method: string, path: string, body?: object, key = account.apiKey): Promise<Answer> {
  const answer = await service.call(method, path, { key, body });
  await service.runtime.settled();
  return answer;
}

async function listed(of: Account, query = '', list: 'messages' | 'threads' = 'messages') {
  const answer = await service.get(`/inboxes/${of.inboxId}/${list}?ascending=true&${query}`, of.apiKey);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.list(list).map((each) => each.string('subject'));
}

const threadPath = (message: Answer) =>
  `/inboxes/${message.string('inbox_id')}/threads/${message.string('thread_id')}`;

function only(messages: readonly Answer[]): Answer {
  const [message] = messages;
  if (message === undefined) throw new Error('There is no message');
  return message;
}

describe('a message that is deleted', () => {
  test('is in the trash: lists, search, counts, claims and verification leave it out, and its id, include_trash and restore find it [D-DEL-01, D-DEL-02, D-DEL-03]', async () => {
    const { of, messages } = await withMail(
      { subject: 'Your code is 493021', text: 'Your verification code is 493021.' },
      { subject: 'kept' },
    );
    const path = pathOf(only(messages));
    const inbox = `/inboxes/${of.inboxId}`;
    await call('PATCH', path, { add_labels: ['mine'] });
    const seen = async () => ({
      messages: await listed(of),
      threads: await listed(of, '', 'threads'),
      label: await listed(of, 'label=mine'),
      unread: [(await service.get(inbox, of.apiKey)).number('unread_count'), await listed(of, 'unread=true')],
      found: await listed(of, 'q=code'),
      everywhere: (await service.get(`/messages?inbox_ids=${of.inboxId}&q=493021`, of.apiKey)).number(
        'count',
      ),
      verification: (await service.get(`${inbox}/verification`, of.apiKey)).string('status'),
    });
    const before = await seen();

    const [first, second] = [await call('DELETE', path), await call('DELETE', path)];

    expect([first.status, second.status]).toEqual([204, 204]);
    expect(await seen()).toEqual({
      messages: ['kept'],
      threads: ['kept'],
      label: [],
      unread: [1, ['kept']],
      found: [],
      everywhere: 0,
      verification: 'none',
    });
    expect((await service.get(path, of.apiKey)).field('labels')).toEqual(['received', 'trash', 'mine']);
    expect((await service.get(threadPath(only(messages)), of.apiKey)).list('messages')).toHaveLength(1);
    const claims = await call('POST', `${inbox}/claims`, { limit: 10 });
    expect(claims.list('claims')).toHaveLength(1);
    for (const query of ['q=493021&', 'unread=true&label=mine&', 'label=trash&'] as const) {
      expect(await listed(of, `${query}include_trash=true`)).toEqual(['Your code is 493021']);
    }
    for (const list of ['messages', 'threads'] as const) {
      expect(await listed(of, 'include_trash=true', list)).toEqual(['Your code is 493021', 'kept']);
      expect(await listed(of, 'label=trash&include_trash=true', list)).toEqual(['Your code is 493021']);
    }

    const restored = await call('POST', `${path}/restore`);

    expect([restored.status, restored.field('labels')]).toEqual([200, ['received', 'mine']]);
    expect((await call('POST', `${path}/restore`)).status).toBe(200);
    expect(await seen()).toEqual(before);
  });

  test('changes no more with trash in PATCH than the permissions allow, and a claim of it has ended [D-DEL-08]', async () => {
    const { of, messages } = await withMail({ subject: 'one' });
    const path = pathOf(only(messages));
    const permissions = { inbox_update: true, message_read: true };
    const made = await service.key(of.apiKey, permissions);
    const worker = made;
    const claim = await call('POST', `/inboxes/${of.inboxId}/claims`, {});
    const claimId = claim.list('claims')[0]?.string('claim_id') ?? '';

    expect((await call('PATCH', path, { trash: true }, worker)).status).toBe(403);
    expect((await call('DELETE', path, undefined, worker)).status).toBe(403);
    expect((await call('PATCH', path, { trash: true, unless_labels: ['received'] })).status).toBe(409);
    const changed = await call('PATCH', path, { trash: true, add_labels: ['done'] });
    expect(changed.field('labels')).toEqual(['received', 'trash', 'done']);
    expect((await call('POST', `/inboxes/${of.inboxId}/claims/${claimId}/complete`, {})).status).toBe(409);
    const restored = await call('PATCH', path, { trash: false }, worker);
    expect([restored.status, restored.field('labels')]).toEqual([200, ['received', 'done']]);
    const log = await service.get(`/events?after=${START}&event_types=message.updated&limit=100`, of.apiKey);
    const own = log
      .list('events')
      .filter((event) => event.string('message_id') === only(messages).string('message_id'));
    expect(own.map((event) => event.field('changed'))).toEqual([['labels', 'trash'], ['trash']]);
  });

  test('leaves its thread with what the others show, and a reply shows a thread again [D-DEL-04]', async () => {
    const { of, messages } = await withMail(
      { subject: 'Plan', messageId: '<a@x.test>', from: 'ann@x.test', text: 'first' },
      {
        subject: 'Re: Plan',
        inReplyTo: '<a@x.test>',
        messageId: '<b@x.test>',
        from: 'ben@x.test',
        text: 'second',
      },
    );
    const [first, second] = messages;
    if (first === undefined || second === undefined) throw new Error('There are no messages');
    const shown = async () => {
      const { body } = await service.get(threadPath(first), of.apiKey);
      const { subject, preview, senders, message_count, last_message_id } = body as Record<string, unknown>;
      return [subject, preview, senders, message_count, last_message_id];
    };

    await call('DELETE', pathOf(second));
    expect(await shown()).toEqual(['Plan', 'first', ['ann@x.test'], 1, first.string('message_id')]);
    const whole = await service.get(`${threadPath(first)}?include_trash=true`, of.apiKey);
    expect(whole.list('messages')).toHaveLength(2);
    expect((await call('DELETE', threadPath(first))).status).toBe(204);
    expect([await listed(of, '', 'threads'), await listed(of)]).toEqual([[], []]);
    await service.deliver({
      to: of.inboxId,
      subject: 'Re: Plan',
      inReplyTo: '<b@x.test>',
      from: 'cy@x.test',
      text: 'third',
    });

    const [third] = await service.messages(of);
    expect(third?.string('thread_id')).toBe(first.string('thread_id'));
    expect(await shown()).toEqual(['Plan', 'third', ['cy@x.test'], 1, third?.string('message_id')]);
    const restored = await call('POST', `${threadPath(first)}/restore`);
    expect([restored.number('message_count'), restored.field('senders')]).toEqual([
      3,
      ['ann@x.test', 'ben@x.test', 'cy@x.test'],
    ]);
  });
});

test('a message that is deleted for good leaves nothing but ids in the table and nothing in the bucket; counts and storage fall; its thread goes with its last [D-DEL-05, D-DEL-06, D-DEL-07]', async () => {
  const tenant = await service.account();
  const of = { ...tenant, inboxId: await service.inbox(tenant.apiKey) };
  const attachments = [{ filename: 'secret-file.txt', content: 'x'.repeat(50_000) }];
  const big = Array.from({ length: 4_000 }, (_, i) => `line ${Math.sin(i)}`).join('\n');
  await service.deliver({ to: of.inboxId, subject: 'kept', messageId: '<k@x.test>' });
  const usage = async () => {
    const answer = await service.get(
      '/metrics/usage?usage_types=message_count&usage_types=storage_bytes&usage_types=thread_count',
      of.apiKey,
    );
    return ['message_count', 'storage_bytes', 'thread_count'].map((type) =>
      answer.list(type).at(-1)?.number('value'),
    );
  };
  const before = await usage();
  await service.deliver({
    to: of.inboxId,
    subject: 'Zanzibar',
    messageId: '<z@x.test>',
    text: big,
    attachments,
  });
  await service.deliver({
    to: of.inboxId,
    subject: 'Re: Zanzibar',
    inReplyTo: '<z@x.test>',
    text: 'short',
  });
  const [reply, first] = await service.messages(of);
  if (first === undefined || reply === undefined) throw new Error('There are no messages');
  const id = first.string('message_id');

  expect((await call('DELETE', `${pathOf(first)}?permanent=true`, undefined, of.apiKey)).status).toBe(204);
  expect((await service.get(pathOf(first), of.apiKey)).status).toBe(404);
  expect((await call('DELETE', pathOf(first), undefined, of.apiKey)).status).toBe(404);
  expect(
    (await service.get(`/inboxes/${of.inboxId}/messages?after=${id}`, of.apiKey)).list('messages'),
  ).toHaveLength(1);
  const path = threadPath(first);
  expect((await service.get(path, of.apiKey)).number('message_count')).toBe(1);
  // A later mail that answers what was deleted joins the thread that has another message.
  await service.deliver({
    to: of.inboxId,
    subject: 'Re: Zanzibar',
    inReplyTo: '<z@x.test>',
    text: 'later',
  });
  expect((await service.get(path, of.apiKey)).number('message_count')).toBe(2);
  expect((await call('DELETE', `${path}?permanent=true`, undefined, of.apiKey)).status).toBe(204);
  await service.runtime.settled();

  expect([await usage(), (await service.get(path, of.apiKey)).status]).toEqual([before, 404]);
  const key = id.replace(/^msg_/, '');
  expect(await objectsWith(service, [key, reply.string('message_id').slice(4, 14)])).toEqual([]);
  expect(await rowsWith(service, ['Zanzibar', 'secret-file'])).toEqual([]);
  const threadKey = first.string('thread_id').replace(/^thr_/, '');
  const left = (await rowsWith(service, [key, threadKey])).map(
    (row) => JSON.parse(row) as Record<string, string>,
  );
  const kinds = left.map(({ pk = '', sk = '' }) =>
    `${pk.split('#')[0]} ${sk.split('#')[0]}`.replace(/\d{15}/, 'n'),
  );
  // Tombstones, entries of the log that count, and the claim of a roll-up by a change: none has more than ids.
  expect([...new Set(kinds)].filter((kind) => !/^(LOG|DELETED|USAGE) /.test(kind)).sort()).toEqual([
    'INBOX ARRIVAL',
    'INBOX THREAD',
  ]);
  expect(left.filter((row) => 'mail' in row || 'summary' in row || 'content' in row)).toEqual([]);
  const log = await service.get(`/events?after=${START}&limit=100`, of.apiKey);
  expect(log.list('events').filter((event) => event.string('message_id') === id)).toEqual([]);
  await service.deliver({ to: of.inboxId, subject: 'Re: Zanzibar', inReplyTo: '<z@x.test>' });
  const [again] = await service.messages(of);
  expect(again?.string('thread_id')).not.toBe(first.string('thread_id'));
});
