import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../lambdas/core/errors.ts';
import { messageId, messageKeyOf, threadKeyOf } from '../../../lambdas/ids.ts';
import { completeClaimOperation } from '../../../lambdas/operations/claims/complete.ts';
import { createClaimsOperation } from '../../../lambdas/operations/claims/create.ts';
import { extendClaimOperation, releaseClaimOperation } from '../../../lambdas/operations/claims/extend.ts';
import type { Operation } from '../../../lambdas/operations/define.ts';
import { execute } from '../../../lambdas/operations/execute.ts';
import { getInboxOperation } from '../../../lambdas/operations/inboxes/get.ts';
import { listMessagesOperation } from '../../../lambdas/operations/messages/list.ts';
import { updateMessageOperation } from '../../../lambdas/operations/messages/update.ts';
import { type DueServices, workDue } from '../../../lambdas/purge/work-due.ts';
import { markRow } from '../../../lambdas/store/message/mark-rows.ts';
import { writeRows } from '../../../lambdas/store/table/batch-write.ts';
import { type Query, type QueryPage, RowLoader } from '../../../lambdas/store/table/row-loader.ts';
import { opened } from '../../opened.ts';
import { arrive, newInbox } from '../store/receive/arriving-mail.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW, testCaller, testContext, unused } from '../test-context.ts';

const table = opened(openTestTable);

/** What it does for claims needs no more of its services. */
const dueServices = {
  ...unused<DueServices>('dueServices'),
  table,
  publications: { send: async () => undefined },
  metering: { count: () => undefined },
  randomBytes,
};

type Body = Record<string, unknown>;

/** Lets others come between a query and what its reader does next. */
class InterruptedLoader extends RowLoader {
  behindQuery: (() => Promise<unknown>) | undefined;

  override async page(query: Query): Promise<QueryPage> {
    const page = await super.page(query);
    const others = this.behindQuery;
    this.behindQuery = undefined;
    await others?.();
    return page;
  }
}

async function open(random = randomBytes) {
  const inbox = await newInbox(table);
  let now = NOW.getTime();
  const loader = new InterruptedLoader(table.client, table.name);
  const context = (at: number | undefined) =>
    testContext({
      table: { ...table, loader },
      caller: testCaller({ tenantId: inbox.tenantId }),
      now: () => new Date(at ?? now),
      randomBytes: random,
      publications: { send: async () => undefined },
    });
  const call = async (operation: Operation, input: Body, at?: number): Promise<Body> => {
    const { body } = await execute(operation, context(at), { inbox_id: inbox.inboxId, ...input });
    return body as Body;
  };
  const refusal = (operation: Operation, input: Body) =>
    call(operation, input).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof ApiError) return error.name;
        throw error;
      },
    );
  const claim = async (input: Body = {}) =>
    createClaimsOperation.output.parse(await call(createClaimsOperation, input)).claims;
  const listed = async (input: Body = {}) =>
    listMessagesOperation.output.parse(
      await call(listMessagesOperation, { limit: 100, ascending: true, ...input }),
    ).messages;
  return {
    inbox,
    loader,
    call,
    refusal,
    claim,
    listed,
    unreadCount: async () => (await call(getInboxOperation, {}))['unread_count'],
    advance: (seconds: number) => {
      now += seconds * 1000;
    },
    workDue: () => workDue({ ...dueServices, now: () => new Date(now) }, { due: {} }),
    now: () => now,
  };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function arriveAll({ inbox }: Opened, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i++)
    ids.push((await arrive(table, inbox, { id: `<${i}@x>`, second: i })).messageId);
  return ids;
}

describe('claims', () => {
  test('give each message once, the oldest first, until the lease is over', async () => {
    const opened = await open();
    const ids = await arriveAll(opened, 3);
    const { claim, advance } = opened;

    const [first, ...others] = [...(await claim({ limit: 2 })), ...(await claim({ limit: 10 }))];
    expect([first, ...others].map((each) => each?.message.message_id)).toEqual(ids);
    expect(await claim()).toEqual([]);

    advance(300);
    const again = await claim();
    expect(again.map(({ message, attempt }) => [message.message_id, attempt])).toEqual([[ids[0], 2]]);
    expect(again[0]?.claim_id).not.toBe(first?.claim_id);
  });

  test('of 20 parallel workers get different messages', async () => {
    const opened = await open();
    const ids = await arriveAll(opened, 20);

    const claims = (await Promise.all(ids.map(() => opened.claim()))).flat();

    const claimed = claims.map(({ message }) => message.message_id);
    expect(new Set(claimed).size).toBe(claimed.length);
    const rest = await opened.claim({ limit: 10 });
    expect([...claimed, ...rest.map(({ message }) => message.message_id)].sort()).toEqual(ids.toSorted());
  });

  test('of a worker that is late go past what another one has got, and try less than all of that', async () => {
    // Of the next few the last.
    const opened = await open(() => Buffer.from([0, 0, 584 >> 8, 584 & 255]));
    const ids = await arriveAll(opened, 12);
    opened.loader.behindQuery = () => opened.claim({ limit: 10 });

    const calls = await table.callsOf(async () => {
      expect((await opened.claim()).map(({ message }) => message.message_id)).toEqual([ids[10]]);
    });
    expect(calls.filter(({ name }) => name === 'UpdateItem').length).toBe(10 + 3);
    expect((await opened.claim()).map(({ message }) => message.message_id)).toEqual([ids[11]]);
  });

  test('are completed once and for all; a claim that has ended or was taken over is a conflict', async () => {
    const opened = await open();
    await arriveAll(opened, 1);
    const { claim, advance, refusal, call, unreadCount } = opened;
    const [lost] = await claim({ lease_seconds: 30 });
    advance(31);
    expect(await refusal(completeClaimOperation, { claim_id: lost?.claim_id })).toBe('conflict');
    const [held] = await claim({ lease_seconds: 30 });
    for (const operation of [completeClaimOperation, extendClaimOperation, releaseClaimOperation]) {
      expect(await refusal(operation, { claim_id: lost?.claim_id })).toBe('conflict');
      expect(await refusal(operation, { claim_id: 'clm_unknown' })).toBe('not_found');
    }

    const input = { claim_id: held?.claim_id, add_labels: ['done'] };
    const done = await call(completeClaimOperation, input);
    expect(done).toMatchObject({ unread: false, labels: ['received', 'done'] });
    expect(await call(completeClaimOperation, input)).toEqual(done);
    expect(await refusal(extendClaimOperation, { claim_id: held?.claim_id })).toBe('conflict');
    expect([await unreadCount(), await claim()]).toEqual([0, []]);
  });

  test('are extended, and released with a delay', async () => {
    const opened = await open();
    await arriveAll(opened, 1);
    const { claim, advance, call } = opened;
    const [held] = await claim({ lease_seconds: 30 });
    advance(29);
    await call(extendClaimOperation, { claim_id: held?.claim_id, lease_seconds: 60 });
    advance(59);
    expect(await claim()).toEqual([]);

    await call(releaseClaimOperation, { claim_id: held?.claim_id, delay_seconds: 10 });
    advance(9);
    expect(await claim()).toEqual([]);
    advance(1);
    expect((await claim()).map(({ attempt }) => attempt)).toEqual([2]);
  });

  test.each([
    'release',
    'the end of the lease',
  ])('that fail five times, the last by %s, label the message claim-failed until a user removes that', async (end) => {
    const opened = await open();
    const [id] = await arriveAll(opened, 1);
    const { claim, advance, call, listed, unreadCount } = opened;
    for (let attempt = 1; attempt <= 5; attempt++) {
      const [held] = await claim({ lease_seconds: 30 });
      expect(held?.attempt).toBe(attempt);
      if (end === 'release') await call(releaseClaimOperation, { claim_id: held?.claim_id });
      else advance(31);
    }
    expect(await claim()).toEqual([]);

    const failed = await listed({ label: ['claim-failed'] });
    expect(failed.map(({ message_id, unread, labels }) => [message_id, unread, labels])).toEqual([
      [id, true, ['received', 'claim-failed']],
    ]);
    expect([await unreadCount(), (await listed({ unread: true })).length]).toEqual([1, 1]);

    await call(updateMessageOperation, { message_id: id, remove_labels: ['claim-failed'] }).catch(
      // The content is in no bucket of this test.
      () => undefined,
    );
    expect((await claim()).map(({ attempt }) => attempt)).toEqual([1]);
  });

  test('of which the fifth ends with its lease label the message claim-failed at that time, also when it was extended', async () => {
    const opened = await open();
    const [id] = await arriveAll(opened, 1);
    const { claim, advance, call, listed, workDue } = opened;
    for (let attempt = 1; attempt < 5; attempt++) {
      await claim({ lease_seconds: 30 });
      advance(31);
    }
    const [last] = await claim({ lease_seconds: 30 });
    advance(29);
    await call(extendClaimOperation, { claim_id: last?.claim_id, lease_seconds: 60 });
    advance(59);
    await workDue();
    expect(await listed({ label: ['claim-failed'] })).toEqual([]);

    advance(1);
    await workDue();
    expect((await listed({ label: ['claim-failed'] })).map(({ message_id }) => message_id)).toEqual([id]);
    advance(60);
    await workDue();
    expect((await listed({ label: ['claim-failed'] })).map(({ labels }) => labels)).toEqual([
      ['received', 'claim-failed'],
    ]);
  });

  test('of which the fifth is completed leave the message without the label claim-failed', async () => {
    const opened = await open();
    await arriveAll(opened, 1);
    const { claim, advance, call, listed, workDue } = opened;
    for (let attempt = 1; attempt < 5; attempt++) {
      await claim({ lease_seconds: 30 });
      advance(31);
    }
    const [last] = await claim({ lease_seconds: 30 });
    await call(completeClaimOperation, { claim_id: last?.claim_id });
    advance(31);
    await workDue();

    expect((await listed()).map(({ labels, unread }) => [labels, unread])).toEqual([[['received'], false]]);
  });

  test('are of messages that match, and of clean ones', async () => {
    const opened = await open();
    const { inbox, claim, call } = opened;
    await arriveAll(opened, 2);
    await arrive(table, inbox, { id: '<spam@x>', spam: true, second: 3 });
    const last = await arrive(table, inbox, { id: '<bill@x>', from: 'bills@y.test', second: 4 });
    await call(updateMessageOperation, { message_id: last.messageId, add_labels: ['bill'] });

    expect((await claim({ from: 'bills@', label: ['bill'], limit: 10 })).length).toBe(1);
    expect((await claim({ limit: 10 })).length).toBe(2);
  });
});

test('a claim that is extended while another worker reads the queue is not taken over, also after the fifth attempt', async () => {
  for (const attempts of [1, 5]) {
    const opened = await open();
    await arriveAll(opened, 1);
    const { claim, advance, call, listed } = opened;
    for (let attempt = 1; attempt < attempts; attempt++) {
      await claim({ lease_seconds: 30 });
      advance(30);
    }
    const [held] = await claim({ lease_seconds: 30 });
    // The one reads that the lease is over; the extension of the other, which was asked for in time, is late.
    const extension = { claim_id: held?.claim_id };
    const inTime = opened.now() + 29_000;
    opened.loader.behindQuery = () => call(extendClaimOperation, extension, inTime);
    advance(30);
    expect(await claim()).toEqual([]);
    expect(await claim()).toEqual([]);
    expect(await listed({ label: ['claim-failed'] })).toEqual([]);
    await call(completeClaimOperation, extension);
  }
});

test('unread_count counts to 1,000', async () => {
  const { inbox, unreadCount } = await open();
  const marks = Array.from({ length: 1001 }, (_, n) => {
    const key = messageKeyOf(NOW, `ses-${n}`, inbox.inboxId);
    const summary = { message_id: messageId(key, threadKeyOf(key)), inbox_id: inbox.inboxId };
    return { put: markRow({ summary, visibility: 'clean' }, 'unread') };
  });
  await writeRows(table, marks.slice(0, 999));
  expect(await unreadCount()).toBe(999);
  await writeRows(table, marks);
  expect(await unreadCount()).toBe(1000);
});

test('a key without message_read claims nothing', async () => {
  const { inbox } = await open();
  const caller = testCaller({ tenantId: inbox.tenantId, permissions: ['inbox_update'] });
  const refused = execute(createClaimsOperation, testContext({ table, caller }), { inbox_id: inbox.inboxId });

  await expect(refused).rejects.toMatchObject({ name: 'forbidden' });
});

test('a message that is marked as read while a worker finds that five have failed at it does not get the label claim-failed', async () => {
  const opened = await open();
  const [message_id] = await arriveAll(opened, 1);
  const { claim, advance, call, listed } = opened;
  for (let attempt = 1; attempt <= 5; attempt++) {
    await claim({ lease_seconds: 30 });
    advance(30);
  }
  opened.loader.behindQuery = () => call(updateMessageOperation, { message_id, unread: false });

  expect(await claim()).toEqual([]);
  expect((await listed()).map(({ unread, labels }) => [unread, labels])).toEqual([[false, ['received']]]);
});
