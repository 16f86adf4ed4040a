import { randomBytes } from 'node:crypto';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { keyOfThreadId, keysOfMessageId } from '../../../lambdas/ids.ts';
import type { PublishJob } from '../../../lambdas/jobs/publish-job.ts';
import type { StateChange } from '../../../lambdas/message/message-state.ts';
import { changeMessages } from '../../../lambdas/messages/change-messages.ts';
import type { Inbox } from '../../../lambdas/store/inbox/inboxes.ts';
import { threadRowKey } from '../../../lambdas/store/keys.ts';
import { entriesAfter } from '../../../lambdas/store/log/log-entries.ts';
import { eventOfEntry } from '../../../lambdas/store/log/mail-entries.ts';
import { POSITION_AFTER_ALL, POSITION_BEFORE_ALL } from '../../../lambdas/store/log-position.ts';
import { repairThread } from '../../../lambdas/store/message/made-thread.ts';
import { countMarked } from '../../../lambdas/store/message/marked-list.ts';
import { listMessages, listThreads } from '../../../lambdas/store/message/messages.ts';
import { groupOf } from '../../../lambdas/store/message/thread-rows.ts';
import { opened } from '../../opened.ts';
import { arrive, newInbox } from '../store/receive/arriving-mail.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW } from '../test-context.ts';

const table = opened(openTestTable);

const PAGE = { limit: 100, ascending: true, after: undefined };
const NOTHING: StateChange = { addLabels: [], removeLabels: [], ifLabels: [], unlessLabels: [] };

const pathOf = ({ tenantId, inboxId }: Inbox) => ({ tenantId, inboxId });

async function open() {
  const inbox = await newInbox(table);
  const jobs: PublishJob[] = [];
  /** Runs once, when the 60th publication is requested. */
  const meanwhile: { run?: () => Promise<unknown> } = {};
  const services = {
    table,
    now: () => NOW,
    randomBytes,
    publications: {
      async send(job: PublishJob) {
        jobs.push(job);
        if (jobs.length === 60) await meanwhile.run?.();
      },
    },
  };
  const change = (id: string, changes: Partial<StateChange>) => {
    const keys = keysOfMessageId(id);
    return changeMessages(services, {
      inbox: pathOf(inbox),
      threadKey: keys?.threadKey ?? keyOfThreadId(id) ?? '',
      sortKeys: keys && [keys.sortKey],
      change: { ...NOTHING, ...changes },
      together: true,
      mayChange: () => true,
    });
  };
  const messages = async (mark?: Parameters<typeof countMarked>[3]) =>
    (await listMessages(table, pathOf(inbox), ['clean'], PAGE, mark && { marks: [mark] }))?.items ?? [];
  const threads = async (isUnread?: boolean) =>
    (
      await listThreads(table, pathOf(inbox), ['clean'], PAGE, {
        groups: isUnread === undefined ? undefined : [groupOf(isUnread)],
      })
    )?.items ?? [];
  const events = async () =>
    (
      await entriesAfter(
        table,
        { tenantId: inbox.tenantId, shards: 1 },
        POSITION_BEFORE_ALL,
        POSITION_AFTER_ALL,
      )
    ).flatMap((entry) => (entry.event === undefined ? [] : [eventOfEntry(inbox.tenantId, entry)]));
  return { inbox, jobs, change, messages, threads, events, meanwhile };
}

test('a message that is marked read leaves the lists of unread ones, its thread when it was the last', async () => {
  const { inbox, change, messages, threads } = await open();
  const first = await arrive(table, inbox, { id: '<1@x>' });
  const second = await arrive(table, inbox, { id: '<2@x>', inReplyTo: '<1@x>', second: 1 });

  await change(first.messageId, { unread: false });
  expect((await messages('unread')).map(({ message_id }) => message_id)).toEqual([second.messageId]);
  expect((await threads(true)).length).toBe(1);

  await change(second.messageId, { unread: false });
  expect(await messages('unread')).toEqual([]);
  expect((await threads()).map(({ unread, messageCount }) => [unread, messageCount])).toEqual([[false, 2]]);

  await arrive(table, inbox, { id: '<3@x>', inReplyTo: '<2@x>', second: 2 });
  expect((await threads(true)).map(({ messageCount }) => messageCount)).toEqual([3]);
  expect(await threads(false)).toEqual([]);
});

test('labels are added and removed, listed by, and counted in the thread until the last message loses them', async () => {
  const { inbox, change, messages, threads } = await open();
  const first = await arrive(table, inbox, { id: '<1@x>' });
  const second = await arrive(table, inbox, { id: '<2@x>', inReplyTo: '<1@x>', second: 1 });

  await change(first.messageId, { addLabels: ['b', 'a'] });
  await change(second.messageId, { addLabels: ['a'] });
  expect((await messages()).map(({ labels }) => labels)).toEqual([
    ['received', 'a', 'b'],
    ['received', 'a'],
  ]);
  expect((await messages('label:b')).map(({ message_id }) => message_id)).toEqual([first.messageId]);
  expect((await threads())[0]?.labels).toEqual(['received', 'a', 'b']);

  await change(first.messageId, { removeLabels: ['a', 'b'] });
  expect((await threads())[0]?.labels).toEqual(['received', 'a']);
  await change(second.messageId, { removeLabels: ['a'] });
  expect((await threads())[0]?.labels).toEqual(['received']);
  expect(await messages('label:a')).toEqual([]);
});

test('20 parallel changes of one message all take effect, and of those that exclude each other exactly one', async () => {
  const { inbox, change, messages, events, jobs } = await open();
  const { messageId } = await arrive(table, inbox, { id: '<1@x>' });

  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      i % 2 === 0
        ? change(messageId, { addLabels: [`each-${i}`] })
        : change(messageId, {
            addLabels: [`one-${i}`],
            unlessLabels: [1, 3, 5, 7, 9, 11, 13, 15, 17, 19].filter((n) => n !== i).map((n) => `one-${n}`),
          }),
    ),
  );

  const labels = (await messages())[0]?.labels ?? [];
  expect(labels.filter((label) => label.startsWith('each-')).length).toBe(10);
  expect(labels.filter((label) => label.startsWith('one-')).length).toBe(1);
  expect(outcomes.filter((outcome) => outcome?.conflicts.length === 1).length).toBe(9);
  // Each change that took effect is one event, and has a job that publishes it.
  expect((await events()).length).toBe(11);
  expect(jobs.length).toBeGreaterThanOrEqual(11);
});

test('a change of a thread of 120 messages changes all in several transactions, also one that a parallel call labels against its conditions', async () => {
  const { inbox, change, messages, threads, meanwhile } = await open();
  const { threadId } = await arrive(table, inbox, { id: '<0@x>' });
  for (let i = 1; i < 120; i++) {
    await arrive(table, inbox, { id: `<${i}@x>`, inReplyTo: '<0@x>', second: i });
  }
  meanwhile.run = async () => {
    const [left] = await messages('unread');
    await change(left?.message_id ?? '', { addLabels: ['mine'] });
  };

  const calls = await table.callsOf(async () => {
    const outcome = await change(threadId, { unread: false, addLabels: ['done'], unlessLabels: ['mine'] });
    expect(outcome?.conflicts).toEqual([]);
    expect(outcome?.messages.length).toBe(120);
  });

  expect(await messages('unread')).toEqual([]);
  expect(await countMarked(table, inbox.inboxId, 'clean', 'label:done', 1000)).toBe(120);
  expect(await messages('label:mine')).toMatchObject([{ labels: ['received', 'done', 'mine'] }]);
  expect((await threads())[0]).toMatchObject({ unread: false, labels: ['received', 'done', 'mine'] });
  // Of both calls; none of them grows with the messages.
  expect(calls.filter(({ name }) => name === 'Get').length).toBeLessThanOrEqual(4);
});

test('a change that changes nothing writes no event', async () => {
  const { inbox, change, events, jobs } = await open();
  const { messageId } = await arrive(table, inbox, { id: '<1@x>' });

  expect((await change(messageId, { unread: true }))?.messages.length).toBe(1);
  expect([await events(), jobs]).toEqual([[], []]);
});

test('the event of a change names what was changed, and is another one for spam', async () => {
  const { inbox, change, events } = await open();
  const clean = await arrive(table, inbox, { id: '<1@x>' });
  const spam = await arrive(table, inbox, { id: '<2@x>', spam: true });

  await change(clean.messageId, { unread: false, addLabels: ['a'] });
  await change(spam.messageId, { unread: false });

  const inOrder = (await events()).toSorted((a, b) =>
    (a?.event_type ?? '') < (b?.event_type ?? '') ? -1 : 1,
  );
  expect(inOrder).toMatchObject([
    { event_type: 'message.updated', message_id: clean.messageId, changed: ['unread', 'labels'] },
    { event_type: 'message.updated.spam', message_id: spam.messageId, changed: ['unread'] },
  ]);
});

test('a repaired thread has the labels and the unread messages of its messages', async () => {
  const { inbox, change, threads } = await open();
  const { messageId, threadId } = await arrive(table, inbox, { id: '<1@x>' });
  await arrive(table, inbox, { id: '<2@x>', inReplyTo: '<1@x>', second: 1 });
  await change(messageId, { unread: false, addLabels: ['a'] });
  const before = await threads();

  const threadKey = keyOfThreadId(threadId) ?? '';
  await table.client.send(
    new DeleteCommand({ TableName: table.name, Key: threadRowKey(inbox.inboxId, threadKey) }),
  );
  await repairThread(table, { ...pathOf(inbox), threadKey });

  expect(await threads()).toEqual(before);
});

test('a label that would be one of over 1,000 different ones in a thread is refused, and what the thread has can still be removed', async () => {
  const { inbox, change, messages } = await open();
  const { messageId } = await arrive(table, inbox, { id: '<1@x>' });
  await change(messageId, { addLabels: ['mine'] });
  const key = threadRowKey(inbox.inboxId, keysOfMessageId(messageId)?.threadKey ?? '');
  const others = Object.fromEntries(Array.from({ length: 999 }, (_, i) => [`other-${i}`, 1]));
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: key,
      UpdateExpression: 'SET summary.labels = :labels',
      ExpressionAttributeValues: { ':labels': { mine: 1, ...others } },
    }),
  );

  await expect(change(messageId, { addLabels: ['more'] })).rejects.toMatchObject({
    errors: { add_labels: expect.stringContaining('1000') },
  });
  await change(messageId, { removeLabels: ['mine'] });
  expect((await messages()).map(({ labels }) => labels)).toEqual([['received']]);
});
