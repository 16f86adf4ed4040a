import { describe, expect, test } from 'vitest';
import {
  type Attempt,
  firstAttempt,
  planMessage,
  type StorePlan,
} from '../../../lambdas/receive/plan-message.ts';
import { MAX_ATTEMPTS, resolveConflict } from '../../../lambdas/receive/resolve-conflict.ts';
import { ASSUMED_JOIN, type ThreadJoin } from '../../../lambdas/store/message/thread-join.ts';
import { THREAD_MEMBERS } from '../../../lambdas/store/message/thread-rows.ts';
import type { MessagePart, StoreConflict } from '../../../lambdas/store/receive/new-message.ts';
import type { Row } from '../../../lambdas/store/table/table.ts';
import { ConditionsFailed, TransactionConflict } from '../../../lambdas/store/table/transaction.ts';
import { inboxMail, testInbox } from '../store/receive/arriving-mail.ts';
import { NOW } from '../test-context.ts';

const first = firstAttempt(NOW);
const NOT_NEWEST: ThreadJoin = { kind: 'join', isNewest: false, addsMembers: true, flags: 'none' };

function planOf(threads: Record<string, string>, join: ThreadJoin = ASSUMED_JOIN): StorePlan {
  const mail = inboxMail(testInbox(), { id: '<1@x>', inReplyTo: '<0@x>' });
  const facts = {
    threads: new Map(Object.entries(threads)),
    quota: { kind: 'free' },
    logShards: 1,
    hasWebhooks: false,
    senders: {},
    join,
    sender: { kind: 'accept' },
  } as const;
  const plan = planMessage(mail, facts, first);
  if (plan.kind !== 'store') throw new Error('There is quota');
  return plan;
}

const reply = planOf({ '<0@x>': 'T' });
const start = planOf({});

const failed = (found: Partial<Record<MessagePart, Row>>): StoreConflict =>
  new ConditionsFailed(new Map(Object.entries(found) as [MessagePart, Row][]), undefined);
const conflicted = (...parts: MessagePart[]): StoreConflict =>
  new TransactionConflict(new Set(parts), undefined);

test.each<[MessagePart[], 'inbox' | 'tenant']>([
  [['thread'], 'inbox'],
  [['claim0'], 'inbox'],
  [['quota'], 'tenant'],
  [['deferredTotal'], 'tenant'],
  [['thread', 'quota'], 'tenant'],
])('resolveConflict after other transactions used the same rows in %j reserves a slot of the %s and reads the thread in it', (parts, of) => {
  expect(resolveConflict(conflicted(...parts), reply, first)).toEqual({
    kind: 'reserveSlot',
    of,
    attempt: { ...first, number: 2, readsThread: true, notedThread: 'T' },
  });
});

describe('resolveConflict after rows were not as planned', () => {
  const row = (last: string, senders = 1): Row => ({
    last_message_id: last,
    senders: new Set(Array.from({ length: senders }, (_, i) => `${i}@x`)),
  });

  test.each<[string, Row, ThreadJoin]>([
    ['a newer message is in the thread', row('~'), NOT_NEWEST],
    ['the newest message is older', { ...row(''), summary: { kinds: {} } }, ASSUMED_JOIN],
    [
      'the thread is of before there were kinds, and has labels',
      { ...row(''), summary: { virus: true } },
      { ...ASSUMED_JOIN, flags: 'labels' },
    ],
    [
      'the thread names as many members as it may',
      row('', THREAD_MEMBERS),
      { kind: 'join', isNewest: true, addsMembers: false, flags: 'none' },
    ],
    ['the thread is gone', {}, ASSUMED_JOIN],
  ])('plans again with the row of the thread: %s', (_, thread, join) => {
    expect(resolveConflict(failed({ thread }), reply, first)).toEqual({
      kind: 'retry',
      attempt: { ...first, number: 2, join, notedThread: 'T' },
    });
  });

  test('plans again after another mail claimed a Message-ID, with what was known of the thread', () => {
    const plan = planOf({ '<0@x>': 'T' }, NOT_NEWEST);

    expect(resolveConflict(failed({ claim0: {} }), plan, first)).toEqual({
      kind: 'retry',
      attempt: { ...first, number: 2, join: NOT_NEWEST, notedThread: 'T' },
    });
  });

  test('keeps what an earlier attempt knew of a thread while the plan is to start one', () => {
    const attempt: Attempt = { ...first, join: NOT_NEWEST };

    expect(resolveConflict(failed({ claim0: {} }), start, attempt)).toMatchObject({
      kind: 'retry',
      attempt: { join: NOT_NEWEST, notedThread: start.threadKey },
    });
  });

  test('plans again after the counter refused the last of the quota to this mail', () => {
    expect(resolveConflict(failed({ quota: {} }), reply, first)).toMatchObject({ kind: 'retry' });
  });

  test('drops a mail that was given up, whatever else failed', () => {
    expect(resolveConflict(failed({ deferred: {}, deferredTotal: {}, thread: {} }), reply, first)).toEqual({
      kind: 'drop',
    });
  });

  test('creates the total of deferred mail if the tenant has none, and remembers the thread', () => {
    expect(resolveConflict(failed({ deferredTotal: {}, thread: row('~') }), reply, first)).toMatchObject({
      kind: 'createDeferredTotal',
      attempt: { number: 2, join: NOT_NEWEST },
    });
  });

  test('assumes that the thread changes again outside a slot', () => {
    const inSlot: Attempt = { ...first, readsThread: true };

    expect(resolveConflict(failed({ claim0: {} }), reply, inSlot)).toMatchObject({
      attempt: { readsThread: false },
    });
  });
});

test('a mail whose id another message of its thread has starts a thread of its own', () => {
  const other = { gsk: 'sort key', message_key: 'of another mail' };

  expect(resolveConflict(failed({ message: other }), reply, first)).toMatchObject({
    kind: 'retry',
    attempt: { startsThread: true },
  });
  const itself = { ...other, message_key: reply.message.messageKey };
  expect(resolveConflict(failed({ message: itself }), reply, first)).toMatchObject({
    attempt: { startsThread: false },
  });
});

test.each([
  conflicted('thread'),
  failed({ thread: {} }),
  failed({ deferred: {} }),
])('resolveConflict after the last attempt fails: %s', (conflict) => {
  expect(resolveConflict(conflict, reply, { ...first, number: MAX_ATTEMPTS })).toEqual({ kind: 'fail' });
  expect(resolveConflict(conflict, reply, { ...first, number: MAX_ATTEMPTS - 1 }).kind).not.toBe('fail');
});
