import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Inbox } from '../../../../lambdas/store/inbox/inboxes.ts';
import { logPartition } from '../../../../lambdas/store/keys.ts';
import {
  getThread,
  type InboxPath,
  listThreads,
  THREAD_MESSAGES,
} from '../../../../lambdas/store/message/messages.ts';
import { THREAD_MEMBERS, type Thread } from '../../../../lambdas/store/message/thread-rows.ts';
import { opened } from '../../../opened.ts';
import {
  type ArrivingMail,
  arrive,
  inboxMail,
  newInbox,
  receiveServices,
  storedSummary,
} from '../receive/arriving-mail.ts';
import { openTestTable } from '../table/test-table.ts';

const table = opened(openTestTable);

const pathOf = ({ tenantId, inboxId }: Inbox): InboxPath => ({ tenantId, inboxId });

async function threadOf(inbox: Inbox, id: string): Promise<Thread> {
  const found = await getThread(table, pathOf(inbox), id);
  if (found === undefined) throw new Error('there is no such thread');
  return found.thread;
}

const usageSchema = z.object({ inboxes: z.int(), threads: z.int(), messages: z.int(), bytes: z.int() });

async function usageOf(inbox: Inbox): Promise<z.output<typeof usageSchema>> {
  const reply = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :log',
      ExpressionAttributeValues: { ':log': logPartition(inbox.tenantId, 0) },
    }),
  );
  const sum = { inboxes: 0, threads: 0, messages: 0, bytes: 0 };
  for (const row of reply.Items ?? []) {
    const entry = usageSchema.parse(row);
    sum.inboxes += entry.inboxes;
    sum.threads += entry.threads;
    sum.messages += entry.messages;
    sum.bytes += entry.bytes;
  }
  return sum;
}

const inAnyOrder = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item, i) => ({ item, at: (i * 7919) % items.length }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

describe('a mail that arrives', () => {
  test('in an existing thread takes at most two reads and one transaction of six parts', async () => {
    const inbox = await newInbox(table);
    await arrive(table, inbox, { id: '<1@x>' });
    const calls = await table.callsOf(() =>
      arrive(table, inbox, { id: '<2@x>', inReplyTo: '<1@x>', references: ['<1@x>'], second: 1 }),
    );

    expect(calls.slice(0, -1).every(({ name }) => name === 'BatchGetItem')).toBe(true);
    expect(calls.length).toBeLessThanOrEqual(3);
    expect(calls.at(-1)?.name).toBe('TransactWriteItems');
    expect(calls.at(-1)?.parts).toBeLessThanOrEqual(6);
  });

  test('again is not stored again: same message, same counts', async () => {
    const inbox = await newInbox(table);
    const mail: ArrivingMail = { id: '<1@x>', sesMessageId: 'ses-1', size: 10 };
    const first = await arrive(table, inbox, mail);
    const again = await arrive(table, inbox, mail);

    expect(again).toEqual(first);
    expect(await usageOf(inbox)).toEqual({ inboxes: 0, threads: 1, messages: 1, bytes: 10 });
    expect(await threadOf(inbox, first.threadId)).toMatchObject({ messageCount: 1, size: 10 });
  });

  test('many times at once is one message', async () => {
    const inbox = await newInbox(table);
    const mail: ArrivingMail = { id: '<1@x>', sesMessageId: 'ses-1', size: 10 };
    const ids = await Promise.all(Array.from({ length: 10 }, () => arrive(table, inbox, mail)));

    expect(new Set(ids.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await usageOf(inbox)).toMatchObject({ messages: 1, bytes: 10 });
  });

  test('without a Message-ID is stored, and joins nothing', async () => {
    const inbox = await newInbox(table);
    const mails = [inboxMail(inbox, { id: 'none' }), inboxMail(inbox, { id: 'none', second: 1 })];
    const services = receiveServices(table);
    const stored = await Promise.all(
      mails.map((mail) =>
        storedSummary(services, { ...mail, parsed: { ...mail.parsed, rfcMessageId: null } }),
      ),
    );

    expect(new Set(stored.map((summary) => summary.thread_id)).size).toBe(2);
  });
});

describe('a conversation', () => {
  const chain: ArrivingMail[] = Array.from({ length: 20 }, (_, i) => ({
    id: `<${i}@x>`,
    references: Array.from({ length: i }, (_, j) => `<${j}@x>`),
    ...(i === 0 ? {} : { inReplyTo: `<${i - 1}@x>` }),
    from: `person-${i % 3}@x.test`,
    size: 100,
    second: i,
  }));
  const whole = {
    messageCount: 20,
    size: 2000,
    senders: ['person-0@x.test', 'person-1@x.test', 'person-2@x.test'],
    preview: 'text of <19@x>',
  };

  test.each([
    ['in order', (mails: ArrivingMail[]) => mails],
    ['backwards', (mails: ArrivingMail[]) => mails.toReversed()],
    ['in any order', inAnyOrder<ArrivingMail>],
  ])('that arrives %s is one thread', async (_how, order) => {
    const inbox = await newInbox(table);
    const arrived = [];
    for (const mail of order(chain)) arrived.push(await arrive(table, inbox, mail));
    const [first] = arrived;

    expect(new Set(arrived.map(({ threadId }) => threadId)).size).toBe(1);
    expect(await threadOf(inbox, first?.threadId ?? '')).toMatchObject(whole);
    expect(await usageOf(inbox)).toEqual({ inboxes: 0, threads: 1, messages: 20, bytes: 2000 });
  });

  test('that arrives at once is one thread, shown oldest first', async () => {
    const inbox = await newInbox(table);
    const arrived = await Promise.all(chain.map((mail) => arrive(table, inbox, mail)));
    const [first] = arrived;
    const found = await getThread(table, pathOf(inbox), first?.threadId ?? '');

    expect(new Set(arrived.map(({ threadId }) => threadId)).size).toBe(1);
    expect(found?.thread).toMatchObject(whole);
    expect(found?.messages.map(({ summary }) => summary.rfc_message_id)).toEqual(chain.map(({ id }) => id));
    expect(await usageOf(inbox)).toEqual({ inboxes: 0, threads: 1, messages: 20, bytes: 2000 });
  });

  test('keeps place and preview of its newest mail when an older one comes late', async () => {
    const inbox = await newInbox(table);
    const first = await arrive(table, inbox, { id: '<1@x>', second: 0 });
    const newest = await arrive(table, inbox, { id: '<3@x>', inReplyTo: '<1@x>', second: 30 });
    await arrive(table, inbox, { id: '<2@x>', inReplyTo: '<1@x>', second: 10 });

    expect(await threadOf(inbox, first.threadId)).toMatchObject({
      messageCount: 3,
      preview: 'text of <3@x>',
      lastMessageId: newest.messageId,
      lastActivityAt: '2026-11-21T07:00:30.000Z',
    });
  });

  test('of more people than a row bears names some of them and counts all of its mails', async () => {
    const inbox = await newInbox(table);
    const first = await arrive(table, inbox, { id: '<0@x>', from: 'p0@x.test' });
    for (let i = 1; i < THREAD_MEMBERS + 10; i++) {
      await arrive(table, inbox, { id: `<${i}@x>`, inReplyTo: '<0@x>', from: `p${i}@x.test`, second: i });
    }
    const thread = await threadOf(inbox, first.threadId);

    expect(thread.messageCount).toBe(THREAD_MEMBERS + 10);
    expect(thread.senders).toHaveLength(THREAD_MEMBERS);
  });

  test('of people with names as long as a header takes any number of mails', async () => {
    const inbox = await newInbox(table);
    const first = await arrive(table, inbox, { id: '<0@x>' });
    for (let i = 1; i < 40; i++) {
      const from = `${i} ${'n'.repeat(15_000)} <p${i}@x.test>`;
      await arrive(table, inbox, { id: `<${i}@x>`, inReplyTo: '<0@x>', from, second: i });
    }

    expect(await threadOf(inbox, first.threadId)).toMatchObject({ messageCount: 40 });
    expect(JSON.stringify((await threadOf(inbox, first.threadId)).senders).length).toBeLessThan(100_000);
  });

  test('that is long is shown by its newest hundred', async () => {
    const inbox = await newInbox(table);
    const first = await arrive(table, inbox, { id: '<0@x>' });
    for (let i = 1; i <= THREAD_MESSAGES + 4; i++) {
      await arrive(table, inbox, { id: `<${i}@x>`, inReplyTo: '<0@x>', second: i });
    }
    const found = await getThread(table, pathOf(inbox), first.threadId);

    expect(found?.thread.messageCount).toBe(THREAD_MESSAGES + 5);
    expect(found?.messages).toHaveLength(THREAD_MESSAGES);
    expect(found?.messages.at(0)?.summary.rfc_message_id).toBe('<5@x>');
    expect(found?.messages.at(-1)?.summary.rfc_message_id).toBe(`<${THREAD_MESSAGES + 4}@x>`);
  });
});

describe('flagged mail', () => {
  test.each([
    ['is the first of its thread', [{ virus: true }, { spam: true }]],
    ['comes to it later', [{ spam: true }, { virus: true }, { spam: true }]],
    ['comes late, after newer ones', [{ spam: true, second: 5 }, { virus: true }]],
  ])('with a virus labels its thread, in the list too, when it %s', async (_, mails) => {
    const inbox = await newInbox(table);
    const others = await arrive(table, inbox, { id: '<other@x>', spam: true });
    const arrived = [];
    for (const [i, flags] of mails.entries()) {
      const answers = i === 0 ? {} : { inReplyTo: '<0@x>' };
      arrived.push(await arrive(table, inbox, { id: `<${i}@x>`, second: i, ...answers, ...flags }));
    }
    const threadId = arrived[0]?.threadId ?? '';

    expect(new Set(arrived.map((each) => each.threadId))).toEqual(new Set([threadId]));
    expect(await threadOf(inbox, threadId)).toMatchObject({ labels: ['received', 'spam', 'virus'] });
    expect(await threadOf(inbox, others.threadId)).toMatchObject({ labels: ['received', 'spam'] });
    const page = { limit: 10, ascending: false, after: undefined };
    const listed = await listThreads(table, pathOf(inbox), ['spam'], page);
    expect(new Map(listed?.items.map((thread) => [thread.threadId, thread.labels]))).toEqual(
      new Map([
        [threadId, ['received', 'spam', 'virus']],
        [others.threadId, ['received', 'spam']],
      ]),
    );
  });

  test('that comes first does not draw the clean mail to it that it refers to or imitates', async () => {
    const inbox = await newInbox(table);
    const flagged = await arrive(table, inbox, { id: '<1@x>', inReplyTo: '<0@x>', spam: true });
    const parent = await arrive(table, inbox, { id: '<0@x>', second: 1 });
    const imitated = await arrive(table, inbox, { id: '<1@x>', inReplyTo: '<0@x>', second: 2 });

    expect(parent.threadId).not.toBe(flagged.threadId);
    expect(imitated.threadId).toBe(parent.threadId);
    expect(await threadOf(inbox, parent.threadId)).toMatchObject({ visibility: 'clean', messageCount: 2 });
  });
});
