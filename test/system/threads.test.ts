import { describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { times } from './adverse-seed.ts';
import type { Answer } from './answer.ts';
import { type Account, DOMAIN, Service } from './service.ts';

const RFC3339_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const SENDER = 'ada@sender.example';

const service = opened(() => Service.start());
const account = opened(() => service.account());

async function fresh(): Promise<Account> {
  return { ...account, inboxId: await service.inbox(account.apiKey) };
}

function verdicts(text: string): { headers: Record<string, string> } {
  return { headers: { 'X-Simulate-Verdicts': text } };
}

async function threads(of: Account, query = '', key = of.apiKey): Promise<readonly Answer[]> {
  return (await service.get(`/inboxes/${of.inboxId}/threads${query}`, key)).list('threads');
}

function pathOf(message: Answer): string {
  return `/inboxes/${message.string('inbox_id')}/messages/${message.string('message_id')}`;
}

describe('labels', () => {
  test.each([
    ['spam=FAIL', ['received', 'spam']],
    ['spam=GRAY', ['received']],
    ['dmarc=FAIL', ['received', 'unauthenticated']],
    ['spf=FAIL; dkim=FAIL', ['received']],
    ['dmarc=GRAY', ['received']],
    ['dmarc=GRAY; spf=FAIL', ['received']],
    ['dmarc=GRAY; spf=FAIL; dkim=FAIL', ['received', 'unauthenticated']],
    ['spam=FAIL; dmarc=FAIL', ['received', 'spam', 'unauthenticated']],
  ])('of %s are %j [D-MSG-22, D-MSG-23, D-MSG-24, FLD-16, FLD-22, FLD-23]', async (text, labels) => {
    const to = await fresh();
    await service.deliver({ to: to.inboxId, ...verdicts(text) });
    const all = await threads(to, '?include_spam=true&include_unauthenticated=true');
    expect(all.map((thread) => Object(thread.field('labels')).toSorted())).toEqual([labels]);
    const message = await service.get(
      `/inboxes/${to.inboxId}/messages/${all[0]?.string('last_message_id')}`,
      to.apiKey,
    );
    expect(Object(message.field('labels')).toSorted()).toEqual(labels);
  });

  test('hide threads from lists until they are asked for [THR-02, THR-04, THR-05, D-GEN-21]', async () => {
    const to = await fresh();
    await service.deliver(
      { to: to.inboxId, subject: 'clean' },
      { to: to.inboxId, subject: 'spam', ...verdicts('spam=FAIL') },
      { to: to.inboxId, subject: 'nobody', ...verdicts('dmarc=FAIL') },
      { to: to.inboxId, subject: 'both', ...verdicts('spam=FAIL; dmarc=FAIL') },
    );
    const shown = async (query: string) =>
      (await threads(to, query)).map((thread) => thread.string('subject'));
    expect(await shown('')).toEqual(['clean']);
    expect(await shown('?include_spam=false&include_unauthenticated=0')).toEqual(['clean']);
    expect(await shown('?include_spam=true')).toEqual(['spam', 'clean']);
    expect(await shown('?include_unauthenticated=1')).toEqual(['nobody', 'clean']);
    expect(await shown('?include_spam=1&include_unauthenticated=true')).toEqual([
      'both',
      'nobody',
      'spam',
      'clean',
    ]);
    expect((await service.get(`/inboxes/${to.inboxId}/threads?include_spam=yes`, to.apiKey)).status).toBe(
      422,
    );
  });

  test('keep spam from a key without label_spam_read, in lists by 403 and by id as 404 [THR-03, AUT-26, D-MSG-32, D-MSG-33]', async () => {
    const to = await fresh();
    await service.deliver({
      to: to.inboxId,
      attachments: [{ filename: 'a.txt', content: 'a' }],
      ...verdicts('spam=FAIL'),
    });
    const [thread] = await threads(to, '?include_spam=true');
    const messagePath = `/inboxes/${to.inboxId}/messages/${thread?.string('last_message_id')}`;
    const message = await service.get(messagePath, to.apiKey);
    const attachmentId = message.list('attachments')[0]?.string('attachment_id');
    const reads = { thread_read: true, message_read: true };
    const keyWith = async (permissions: object) => await service.key(to.apiKey, permissions);
    const [without, withIt] = [await keyWith(reads), await keyWith({ ...reads, label_spam_read: true })];
    for (const list of ['threads', 'messages']) {
      const path = `/inboxes/${to.inboxId}/${list}`;
      const refused = await service.get(`${path}?include_spam=true`, without);
      expect([refused.status, refused.string('name')]).toEqual([403, 'forbidden']);
      expect((await service.get(path, without)).number('count')).toBe(0);
      expect((await service.get(`${path}?include_spam=true`, withIt)).number('count')).toBe(1);
    }
    for (const path of [
      `/inboxes/${to.inboxId}/threads/${thread?.string('thread_id')}`,
      messagePath,
      `${messagePath}/raw`,
      `${messagePath}/attachments/${attachmentId}`,
    ]) {
      const refused = await service.get(path, without);
      expect([refused.status, refused.string('name')]).toEqual([404, 'not_found']);
      expect((await service.get(path, withIt)).status).toBe(200);
    }
  });
});

describe('a thread', () => {
  test('has every field, its messages only where it is fetched, oldest first [FLD-10, FLD-11, FLD-12, FLD-13, FLD-14, FLD-15, FLD-16, FLD-17, FLD-18, FLD-19, FLD-20, FLD-21, FLD-24, THR-06, OPN-02, D-MSG-19, D-MSG-21]', async () => {
    const to = await fresh();
    await service.deliver(
      { to: to.inboxId, subject: 'Plan', messageId: '<one@x>', text: 'first' },
      {
        from: 'Bob <bob@sender.example>',
        to: [to.inboxId, 'carol@example.com'],
        subject: 'Re: Plan',
        messageId: '<two@x>',
        inReplyTo: '<one@x>',
        text: 'second',
      },
    );
    const [newest, oldest] = await service.messages(to);
    const [thread, ...others] = await threads(to);
    expect(others).toEqual([]);
    const arrival = newest?.string('received_at');
    expect(thread?.body).toEqual({
      thread_id: newest?.string('thread_id'),
      inbox_id: to.inboxId,
      subject: expect.stringMatching(/^(Re: )?Plan$/),
      preview: 'second',
      senders: expect.arrayContaining([expect.stringContaining(SENDER), expect.stringContaining('bob@')]),
      recipients: expect.arrayContaining([to.inboxId, 'carol@example.com']),
      labels: ['received'],
      unread: true,
      message_count: 2,
      size: (newest?.number('size') ?? 0) + (oldest?.number('size') ?? 0),
      last_message_id: newest?.string('message_id'),
      received_timestamp: arrival,
      last_activity_at: arrival,
      timestamp: arrival,
      created_at: expect.stringMatching(RFC3339_UTC),
      updated_at: expect.stringMatching(RFC3339_UTC),
    });
    const path = `/inboxes/${to.inboxId}/threads/${thread?.string('thread_id')}`;
    const { messages, ...thin } = Object((await service.get(path, to.apiKey)).body);
    expect(thin).toEqual(thread?.body);
    const whole = [oldest, newest].map(async (message) => {
      if (message === undefined) throw new Error('The thread has two messages');
      return (await service.get(pathOf(message), to.apiKey)).body;
    });
    expect(messages).toEqual(await Promise.all(whole));
  });

  test('that was active last is listed first [THR-01, LST-07]', async () => {
    const to = await fresh();
    await service.deliver(
      { to: to.inboxId, subject: 'a', messageId: '<a@x>' },
      { to: to.inboxId, subject: 'b' },
      { to: to.inboxId, subject: 'a again', inReplyTo: '<a@x>' },
    );
    const counts = (await threads(to)).map((thread) => thread.number('message_count'));
    expect(counts).toEqual([2, 1]);
    expect((await threads(to, '?ascending=true')).map((each) => each.number('message_count'))).toEqual([
      1, 2,
    ]);
  });

  test('need not be: an empty inbox has an empty list, and one that is not the tenant’s is 404 [THR-07, THR-08, LST-12]', async () => {
    const to = await fresh();
    const listed = await service.get(`/inboxes/${to.inboxId}/threads`, to.apiKey);
    expect(listed.body).toEqual({ count: 0, limit: 50, next_page_token: null, threads: [] });
    const stranger = await service.account();
    const answers = [
      await service.get(`/inboxes/${stranger.inboxId}/threads`, to.apiKey),
      await service.get(`/inboxes/nobody-has-this@${DOMAIN}/threads`, to.apiKey),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  test('takes replies and not only their subject, whichever comes first [D-MSG-26, D-MSG-29, D-MSG-31]', async () => {
    const to = await fresh();
    await service.deliver(
      { to: to.inboxId, subject: 'Re: Late', messageId: '<child@x>', inReplyTo: '<parent@x>' },
      { to: to.inboxId, subject: 'Late', messageId: '<parent@x>' },
      { to: to.inboxId, subject: 'Re: Late', messageId: '<far@x>', references: ['<parent@x>', '<lost@x>'] },
      { to: to.inboxId, subject: 'Re: Late', messageId: '<unrelated@x>' },
    );
    const counts = (await threads(to)).map((thread) => thread.number('message_count'));
    expect(counts.toSorted()).toEqual([1, 3]);
  });

  test('is of one inbox: the same conversation in another is another [D-MSG-27]', async () => {
    const [one, two] = [await fresh(), await fresh()];
    await service.deliver(
      { to: one.inboxId, messageId: '<shared@x>' },
      { to: two.inboxId, messageId: '<reply@x>', inReplyTo: '<shared@x>' },
    );
    const [ofOne, ofTwo] = [await threads(one), await threads(two)];
    expect([ofOne.length, ofTwo.length]).toEqual([1, 1]);
    expect(ofOne[0]?.string('thread_id')).not.toBe(ofTwo[0]?.string('thread_id'));
    expect(ofOne[0]?.number('message_count')).toBe(1);
  });

  test('that is clean is joined, bumped or relabelled by no flagged mail [D-MSG-28]', async () => {
    const to = await fresh();
    await service.deliver({ to: to.inboxId, subject: 'clean', messageId: '<clean@x>' });
    const [before] = await threads(to);
    const reply = { to: to.inboxId, subject: 'Re: clean', inReplyTo: '<clean@x>' };
    await service.deliver(
      { ...reply, ...verdicts('spam=FAIL') },
      { ...reply, ...verdicts('spam=FAIL') },
      { ...reply, ...verdicts('dmarc=FAIL') },
    );
    expect((await threads(to)).map(({ body }) => body)).toEqual([before?.body]);
    const all = await threads(to, '?include_spam=true&include_unauthenticated=true');
    expect(all.map((thread) => thread.number('message_count'))).toEqual([1, 2, 1]);
  });

  test('keeps two mails of one Message-ID that differ, in one thread [D-MSG-30]', async () => {
    const to = await fresh();
    await service.deliver(
      { to: to.inboxId, messageId: '<same@x>', text: 'one' },
      { to: to.inboxId, messageId: '<same@x>', text: 'other' },
    );
    const texts = (await service.messages(to)).map((message) => message.string('preview'));
    expect(texts).toEqual(['other', 'one']);
    expect((await threads(to)).map((thread) => thread.number('message_count'))).toEqual([2]);
  });
});

test('mail that is not stored is dropped without a word to its sender [D-ARR-05, D-ARR-06]', async () => {
  const gone = await fresh();
  await service.delete(`/inboxes/${gone.inboxId}`, gone.apiKey);
  const [before, mailed] = [service.metric('RecipientDropped'), (await service.outbox()).length];
  await service.deliver({ to: gone.inboxId }, { to: `unknown-recipient@${DOMAIN}` });
  await expect.poll(() => service.metric('RecipientDropped')).toEqual(times(before + 2));
  expect(await service.outbox()).toHaveLength(mailed);
});
