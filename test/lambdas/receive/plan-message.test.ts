import { describe, expect, test } from 'vitest';
import { keysOfMessageId, messageSortKey } from '../../../lambdas/ids.ts';
import type { InboxMail } from '../../../lambdas/receive/classify-mail.ts';
import {
  type Attempt,
  firstAttempt,
  type MailFacts,
  type MessagePlan,
  planMessage,
  type StorePlan,
} from '../../../lambdas/receive/plan-message.ts';
import { ASSUMED_JOIN } from '../../../lambdas/store/message/thread-join.ts';
import type { RemainingQuota } from '../../../lambdas/usage/remaining-quota.ts';
import { type ArrivingMail, inboxMail, testInbox } from '../store/receive/arriving-mail.ts';
import { NOW } from '../test-context.ts';

const inbox = testInbox();
const subscription = { inboxes: 1, messagesPerMonth: 10, storageBytes: 1000, webhooks: 1, keys: 1 };
const free: RemainingQuota = { kind: 'free' };
const LATER = new Date(NOW.getTime() + 1000);

function plan(mail: InboxMail, facts: Partial<MailFacts> = {}, attempt: Partial<Attempt> = {}): MessagePlan {
  return planMessage(
    mail,
    {
      threads: new Map(),
      quota: free,
      logShards: 1,
      hasWebhooks: false,
      senders: {},
      join: ASSUMED_JOIN,
      sender: { kind: 'accept' },
      ...facts,
    },
    { ...firstAttempt(LATER), ...attempt },
  );
}

function storePlan(...args: Parameters<typeof plan>): StorePlan {
  const made = plan(...args);
  if (made.kind !== 'store') throw new Error(`The plan is to ${made.kind}`);
  return made;
}

const mailWith = (overrides: Partial<ArrivingMail> = {}): InboxMail =>
  inboxMail(inbox, { id: '<1@x>', ...overrides });

describe('planMessage by quota', () => {
  test.each<[string, RemainingQuota, MessagePlan]>([
    ['drops mail of a deleted tenant', { kind: 'gone' }, { kind: 'drop' }],
    [
      'defers mail over the cap of messages',
      { kind: 'full', cap: 'messages', plan: subscription },
      { kind: 'defer', cap: 'messages', caps: subscription },
    ],
    [
      'defers mail over the cap of storage',
      {
        kind: 'full',
        cap: 'storage',
        plan: subscription,
        bytesLeft: 5,
      },
      { kind: 'defer', cap: 'storage', caps: subscription },
    ],
  ])('%s', (_, quota, expected) => {
    expect(plan(mailWith(), { quota })).toEqual(expected);
  });

  test('uses the exact counter if there is one, and does not if there is none', () => {
    const quota = {
      kind: 'counted',
      month: '2026-11',
      plan: subscription,
      left: 1,
    } as const;

    expect(storePlan(mailWith(), { quota }).message.quota).toMatchObject({
      month: '2026-11',
      plan: subscription,
    });
    expect(storePlan(mailWith(), { quota: free }).message.quota).toBeUndefined();
  });

  test('ends the deferral of a released mail only', () => {
    const mail = mailWith();
    const released = { ...mail, receipt: { ...mail.receipt, released: true } };

    expect(storePlan(mail).message.wasDeferred).toBe(false);
    expect(storePlan(released).message.wasDeferred).toBe(true);
  });
});

describe('planMessage by thread', () => {
  test('starts a thread under the key of the mail if no thread has claimed a Message-ID of it', () => {
    const mail = mailWith({ inReplyTo: '<0@x>' });
    const { threadKey, message } = storePlan(mail);

    expect(mail.addressee.messageKey.endsWith(threadKey)).toBe(true);
    expect(message.summary.message_id).toBe(`msg_${mail.addressee.messageKey}`);
    expect(message).toMatchObject({ thread: { kind: 'start' }, claims: ['<1@x>', '<0@x>'] });
  });

  test('joins the thread of an ancestor as the facts say', () => {
    const join = { kind: 'join', isNewest: false, addsMembers: false, flags: 'kinds' } as const;
    const { threadKey, message } = storePlan(mailWith({ inReplyTo: '<0@x>' }), {
      threads: new Map([['<0@x>', 'other']]),
      join,
    });

    expect(threadKey).toBe('other');
    expect(message).toMatchObject({ thread: join, claims: ['<1@x>'] });
  });

  test('names the thread in the id of the message', () => {
    const threadKey = '0'.repeat(12);
    const mail = mailWith({ inReplyTo: '<0@x>' });
    const { message } = storePlan(mail, { threads: new Map([['<0@x>', threadKey]]) });

    expect(keysOfMessageId(message.summary.message_id)).toEqual({
      sortKey: messageSortKey(mail.addressee.messageKey, threadKey),
      threadKey,
    });
  });
});

test('a mail whose id another message of its thread has starts a thread, and claims no Message-ID', () => {
  const mail = mailWith({ inReplyTo: '<0@x>' });
  const { threadKey, message } = storePlan(
    mail,
    { threads: new Map([['<0@x>', '0'.repeat(12)]]) },
    { startsThread: true },
  );

  expect(threadKey).not.toBe('0'.repeat(12));
  expect(message).toMatchObject({ thread: { kind: 'start' }, claims: [] });
  expect(message.summary.message_id).toBe(`msg_${mail.addressee.messageKey}`);
});

describe('planMessage by size', () => {
  test('a short mail is in its row only', () => {
    const { message, object } = storePlan(mailWith());

    expect(message.content).toBeInstanceOf(Uint8Array);
    expect(object).toBeUndefined();
  });

  test('a long body is in the object, with the summary', () => {
    const text = Array.from({ length: 9000 }, (_, i) => i.toString(36)).join(' ');
    const { message, object } = storePlan(mailWith({ text }));

    expect(message.content).toBeUndefined();
    expect(object).toMatchObject({ content: { text }, summary: message.summary });
  });

  test('a long list of recipients is cut in the row, and whole in the object', () => {
    const to = Array.from({ length: 2000 }, (_, i) => `person-${i}@x.test`);
    const { message, object } = storePlan(mailWith({ to }));

    expect(message.summary.to).toHaveLength(20);
    expect(object?.summary.to).toEqual(to);
  });
});

describe('planMessage in a later attempt', () => {
  test('composes the same message as in the first', () => {
    const mail = mailWith();

    expect(storePlan(mail, {}, { number: 5 })).toEqual(storePlan(mail));
    expect(storePlan(mail).message.summary.created_at).toBe(LATER.toISOString());
  });

  test.each([
    ['there is no copy yet', undefined, true],
    ['the copy names another thread', 'another', true],
    ['the copy names this thread', 'this', false],
  ] as const)('copies the raw bytes if %s: %s, %s', (_, notedThread, copiesRaw) => {
    const threads = new Map([['<0@x>', 'this']]);

    expect(storePlan(mailWith({ inReplyTo: '<0@x>' }), { threads }, { notedThread }).copiesRaw).toBe(
      copiesRaw,
    );
  });
});
