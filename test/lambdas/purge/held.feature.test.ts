import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import type { OutgoingMail } from '../../../lambdas/aws/mailer.ts';
import { keysOfMessageId } from '../../../lambdas/ids.ts';
import { deleteMessages } from '../../../lambdas/messages/delete-messages.ts';
import { tellHeld } from '../../../lambdas/messages/held-notice.ts';
import { releaseHeld } from '../../../lambdas/messages/release-held.ts';
import { askForText } from '../../../lambdas/operations/attachments/text.ts';
import { storeMessage } from '../../../lambdas/receive/store-message.ts';
import { accountCreation, getAccount } from '../../../lambdas/store/account/accounts.ts';
import { senderSettingsUpdate } from '../../../lambdas/store/account/sender-settings.ts';
import { type Inbox, inboxDeletion } from '../../../lambdas/store/inbox/inboxes.ts';
import { accountKey } from '../../../lambdas/store/keys.ts';
import { entriesAfter } from '../../../lambdas/store/log/log-entries.ts';
import { listMessages } from '../../../lambdas/store/message/messages.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { readTenantUsage } from '../../../lambdas/usage/read-usage.ts';
import { opened, silent } from '../../opened.ts';
import { createKey } from '../store/key/create-key.ts';
import { type ArrivingMail, inboxMail, newInbox, receiveServices } from '../store/receive/arriving-mail.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { testAccount, testKey } from '../test-account.ts';
import { NOW, testCaller } from '../test-context.ts';
import { Crash, openTestBucket, PurgeWorld, unique } from './purge-world.ts';

const table = opened(openTestTable);
const bucket = opened(openTestBucket);
silent('log', 'error');

const DAY_MS = 86_400_000;
const PAGE = { limit: 10, ascending: true, after: undefined };

async function hold(
  rest: Pick<ArrivingMail, 'attachments'> = {},
): Promise<{ inbox: Inbox; id: string; receive: () => ReturnType<typeof storeMessage> }> {
  const inbox = await newInbox(table, { unlisted: 'hold' });
  const mail = inboxMail(inbox, { id: `<${unique()}@x.test>`, sesMessageId: unique(), ...rest });
  const receive = () => storeMessage(receiveServices(table), mail);
  const outcome = await receive();
  if (outcome.kind !== 'stored') throw new Error(outcome.kind);
  await bucket.put(`raw/${inbox.inboxId}/${mail.addressee.messageKey}`);
  return { inbox, id: outcome.summary.message_id, receive };
}

function worldAfter(days: number): PurgeWorld {
  const world = new PurgeWorld(table, bucket);
  const { now } = world.services;
  Object.assign(world.services, { now: () => new Date(now().getTime() + days * DAY_MS) });
  return world;
}

async function runAfter(days: number, crashAt?: number): Promise<PurgeWorld> {
  const world = worldAfter(days);
  world.crashAt = crashAt;
  world.enqueue({ due: {} });
  await world.run();
  return world;
}

async function shown(
  { tenantId, inboxId }: Inbox,
  visibilities: readonly ('clean' | 'held')[],
): Promise<string[]> {
  const page = await listMessages(table, { tenantId, inboxId }, visibilities, PAGE);
  return page?.items.map(({ message_id }) => message_id) ?? [];
}

test('a held message is deleted for good after 30 days and not before, with its bytes, and no copy of its receipt stores it again', async () => {
  const { inbox, id, receive } = await hold();

  for (const [days, left] of [
    [29.9, [id]],
    [30.1, []],
  ] as const) {
    const world = worldAfter(days);
    world.enqueue({ due: {} });
    await world.run();
    expect(await shown(inbox, ['held'])).toEqual(left);
  }
  await receive();
  expect(await shown(inbox, ['held', 'clean'])).toEqual([]);
  expect(await bucket.keys(`raw/${inbox.inboxId}/`)).toEqual([]);
  const [usage] = await readTenantUsage(table, inbox.tenantId, [NOW.getTime() + 60 * DAY_MS]);
  expect([usage?.messages, usage?.bytes]).toEqual([0, 0]);
});

describe('a notice of held messages', () => {
  const text = (mails: readonly OutgoingMail[]) => mails.map(({ text }) => text.split('\n')[2]);

  async function holdDaily() {
    const held = await hold();
    const caller = testCaller({ tenantId: held.inbox.tenantId });
    await transact(table, senderSettingsUpdate(table, caller, { notify: 'daily' }));
    const arrive = (second: number) =>
      storeMessage(receiveServices(table), inboxMail(held.inbox, { id: `<${unique()}@x.test>`, second }));
    await arrive(1);
    return { ...held, arrive };
  }

  test('counts the held messages of an inbox and nothing else, once for each day on which one was held', async () => {
    const { inbox, arrive } = await holdDaily();
    await arrive(2);
    const world = await runAfter(1);
    expect(text(world.mails)).toEqual([`${inbox.inboxId}: 3`]);
    const { humanEmail = '' } = (await getAccount(table, inbox.tenantId)) ?? {};
    expect(world.mails[0]?.to).toBe(humanEmail);
    expect(JSON.stringify(world.mails)).not.toMatch(/a@x\.test|subject of|text of/);
    expect((await runAfter(2)).mails).toEqual([]);
  });

  /** A notice about some inboxes, of which one was deleted, where a note has space for three. */
  async function noticeOf(count: number, bounds: Partial<Parameters<typeof tellHeld>[0]> = {}) {
    const { inbox } = await holdDaily();
    const { tenantId } = inbox;
    const others: Inbox[] = [];
    for (let n = 1; n < count; n++) {
      const inboxId = `${unique()}@agents.test`;
      const made = await newInbox(table, { tenantId, inboxId, listKey: unique(), unlisted: 'hold' });
      await storeMessage(receiveServices(table), inboxMail(made, { id: `<${unique()}@x.test>`, second: 2 }));
      others.push(made);
    }
    const [gone, ...left] = others;
    if (gone === undefined) throw new Error('No inbox');
    await transact(table, inboxDeletion(table, gone, NOW, NOW));
    const world = worldAfter(1);
    const about = { tenantId, kind: 'held-notice', id: tenantId, about: {} } as const;
    const inboxes = [inbox, gone, left[0] ?? inbox].map(({ inboxId }) => inboxId);
    const services = { ...world.services, noted: 3, ...bounds };
    await tellHeld(services, { ...about, at: NOW.toISOString(), inboxes });
    const lines = world.mails[0]?.text.split('\n') ?? [];
    return { lines, left: [inbox, ...left].map(({ inboxId }) => inboxId).sort() };
  }

  test.each([
    4, 6,
  ])('names every inbox that holds a message, also of %i where a note has space for 3, and not a deleted one', async (count) => {
    const { lines, left } = await noticeOf(count);
    const named = lines.flatMap((line) => /^\S+@agents\.test(?=: \d+$)/.exec(line) ?? []);
    expect(named.toSorted()).toEqual(left);
  });

  test.each([
    [3, []],
    [4, []],
    [5, ['and 1 more inbox']],
    [7, ['and 3 more inboxes']],
  ])('of %i inboxes, one deleted, names three and gives the number of the others', async (count, others) => {
    const { lines, left } = await noticeOf(count, { named: 3 });
    expect(lines.filter((line) => / more inbox/.test(line))).toEqual(others);
    const named = lines.filter((line) => /@agents\.test: \d+$/.test(line)).map((line) => line.split(':')[0]);
    expect(named).toEqual(left.slice(0, 3));
  });

  test.each([
    [1, '2 or more'],
    [2, '2 or more'],
    [3, '2 or more'],
    [0, '1'],
  ])('counts up to two messages of an inbox that holds %i more than one', async (more, shown) => {
    const { inbox, arrive, id } = await holdDaily();
    for (let second = 2; second < 2 + more; second++) await arrive(second);
    await release({ inbox, id }, undefined);
    const world = worldAfter(1);
    const about = { tenantId: inbox.tenantId, kind: 'held-notice', id: inbox.tenantId, about: {} } as const;
    const due = { ...about, at: NOW.toISOString(), inboxes: [inbox.inboxId] };
    await tellHeld({ ...world.services, counted: 2 }, due);
    expect(text(world.mails)).toEqual([`${inbox.inboxId}: ${shown}`]);
  });

  test('is not sent for an account that ended it, or whose human is not confirmed, or when nothing is held any more', async () => {
    const change = (tenantId: string, expression: string) =>
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: accountKey(tenantId),
          UpdateExpression: expression,
          ExpressionAttributeValues: { ':value': expression.includes('notify') ? 'none' : false },
        }),
      );
    const [ended, unverified, empty] = [await holdDaily(), await holdDaily(), await holdDaily()];
    await change(ended.inbox.tenantId, 'SET notify = :value');
    await change(unverified.inbox.tenantId, 'SET verified = :value');
    const { items = [] } = (await listMessages(table, empty.inbox, ['held'], PAGE)) ?? {};
    for (const { message_id } of items) await release({ inbox: empty.inbox, id: message_id }, undefined);
    const theirs = [ended, unverified, empty].map(({ inbox }) => inbox.inboxId);
    const { mails } = await runAfter(1);
    expect(mails.filter(({ text }) => theirs.some((id) => text.includes(id)))).toEqual([]);
  });

  test('comes with that of the next day where a worker died or SES refused it, and never twice for a day', async () => {
    await holdDaily();
    const { effects } = await runAfter(1);
    let once = 0;
    for (let crashAt = 1; crashAt <= effects; crashAt++) {
      const { inbox } = await holdDaily();
      const days: number[] = [];
      for (const [day, crash] of [
        [1, crashAt],
        [1, undefined],
        [2, undefined],
      ] as const) {
        days.push(
          (await runAfter(day, crash)).mails.filter(({ text: each }) => each.includes(inbox.inboxId)).length,
        );
      }
      const [first = 0, again = 0, next = 0] = days;
      expect(first + again, `before effect ${crashAt}`).toBeLessThanOrEqual(1);
      expect(first + again + next, `before effect ${crashAt}`).toBeGreaterThanOrEqual(1);
      if (next === 0) once += 1;
    }
    expect(once).toBeGreaterThan(2);
  });
});

test('a released message that is deleted for good leaves no facts in the log, of its hold or of its release, and no bytes', async () => {
  const held = await hold();
  await release(held, undefined);
  const { inbox } = held;
  const log = { tenantId: inbox.tenantId, shards: 1 };
  const facts = async () =>
    (await entriesAfter(table, log, '0', '~')).filter(({ mail }) => mail !== undefined);
  expect(await facts()).toHaveLength(2);

  const [id = ''] = await shown(inbox, ['clean']);
  const { threadKey = '', sortKey = '' } = keysOfMessageId(id) ?? {};
  const world = worldAfter(2);
  const request = { inbox, threadKey, sortKeys: [sortKey], isWanted: () => true };
  expect(await deleteMessages(world.services, request)).toEqual({ wanted: 1, deleted: 1 });
  await world.run();

  expect(await facts()).toEqual([]);
  expect(await bucket.keys(`raw/${inbox.inboxId}/`)).toEqual([]);
  await held.receive();
  expect(await shown(inbox, ['held', 'clean'])).toEqual([]);
});

test('a release that dies before any of its effects and is called again ends in one message, which its copy of a receipt does not double', async () => {
  const first = await hold();
  const effects = await release(first, undefined);
  expect(effects).toBeGreaterThan(3);
  for (let crashAt = 1; crashAt <= effects; crashAt++) {
    const held = await hold();
    await expect(release(held, crashAt)).rejects.toThrow(Crash);
    await release(held, undefined);
    await release(held, undefined);
    await held.receive();

    expect(await shown(held.inbox, ['held'])).toEqual([]);
    expect(await shown(held.inbox, ['clean'])).toHaveLength(1);
    const [usage] = await readTenantUsage(table, held.inbox.tenantId, [NOW.getTime() + 60 * DAY_MS]);
    expect([usage?.messages, usage?.threads]).toEqual([1, 1]);
  }
});

test('a release during which another call releases the same message answers the message that arrived by that', async () => {
  const { inbox, id } = await hold();
  const caller = testCaller({ tenantId: inbox.tenantId });
  await createKey(table, testKey(inbox.tenantId, caller.keyId));
  const { services } = worldAfter(1);
  const other: Awaited<ReturnType<typeof releaseHeld>>[] = [];
  // Between the read of the held message and that of the threads that it may join.
  const publications = {
    send: async () => {
      other.push(await releaseHeld({ ...services, caller }, inbox, id));
    },
  };
  const released = await releaseHeld({ ...services, caller, publications }, inbox, id);

  expect(other.map((each) => each?.summary)).toEqual([released?.summary]);
  expect(await shown(inbox, ['held', 'clean'])).toEqual([released?.summary.message_id]);
});

test('the index waits for a text that is being made when its message is released', async () => {
  const file = {
    filename: null,
    content_type: '',
    content_disposition: 'attachment',
    content_id: null,
  } as const;
  const attachments = [0, 1, 2].map((index) => ({ index, ...file, size: 1, sha256: '' }));
  const { inbox, id } = await hold({ attachments });
  const { sortKey, threadKey } = keysOfMessageId(id) ?? { sortKey: '', threadKey: '' };
  const { services } = worldAfter(1);
  for (const [index, tenantId] of [
    [0, unique()],
    [1, inbox.tenantId],
  ] as const) {
    if ((await getAccount(table, tenantId)) === undefined)
      await transact(table, accountCreation(table, testAccount(tenantId)));
    await askForText(
      { ...services, table, attachmentTexts: { send: async () => undefined } },
      { ...inbox, tenantId },
      { threadKey, sortKey, visibility: 'held' },
      { inbox_id: inbox.inboxId, message_key: sortKey, index, content_type: '', filename: '' },
    );
  }

  await release({ inbox, id }, undefined);

  const log = { tenantId: inbox.tenantId, shards: 1 };
  const entries = await entriesAfter(table, log, '0', '~');
  expect(entries.find(({ mail, texts }) => mail && texts)?.texts?.indices).toEqual([1]);
});

async function release(
  { inbox, id }: { inbox: Inbox; id: string },
  crashAt: number | undefined,
): Promise<number> {
  const caller = testCaller({ tenantId: inbox.tenantId });
  await createKey(table, testKey(inbox.tenantId, caller.keyId)).catch(() => undefined);
  const world = worldAfter(1);
  world.crashAt = crashAt;
  await releaseHeld({ ...world.services, caller }, inbox, id);
  return world.effects;
}
