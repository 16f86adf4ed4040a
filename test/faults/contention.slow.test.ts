import { expect, test } from 'vitest';
import type { ReceiveServices } from '../../lambdas/receive/services.ts';
import type { Inbox } from '../../lambdas/store/inbox/inboxes.ts';
import { getThread } from '../../lambdas/store/message/messages.ts';
import {
  type ArrivingMail,
  inboxMail,
  receiveServices,
  storedSummary,
} from '../lambdas/store/receive/arriving-mail.ts';
import { NOW } from '../lambdas/test-context.ts';
import { opened } from '../opened.ts';
import { conflictingTable } from './conflicting-table.ts';
import { PLANS } from './open-process.ts';
import { makeTenant } from './prepare.ts';
import { seeded } from './seeded.ts';
import { VirtualTime } from './virtual-time.ts';
import { openWorld } from './world.ts';

const RECEIVERS = 50;
/** The receivers begin within so many milliseconds. */
const BEGIN_MS = 30;
const ROUNDS = process.env['TEST_LONG'] === undefined ? 2 : 40;
/** Transactions that a mail takes, at the 99th percentile of all mails. */
const MAX_TRANSACTIONS = 3;

const world = opened(openWorld);

interface Crowd {
  readonly plan: string;
  readonly inboxes: number;
  /** Mails before the crowd comes, which the first inbox receives. */
  readonly before: readonly ArrivingMail[];
  mail(number: number): ArrivingMail;
}

async function receive(crowd: Crowd, seed: number): Promise<number[]> {
  const place = await world.place();
  const names = Array.from({ length: crowd.inboxes }, (_, i) => `inbox-${i}`);
  const inboxes = await makeTenant(place.table, 'tenant-1', crowd.plan, names);
  const [first] = inboxes;
  for (const mail of crowd.before) await storedSummary(receiveServices(place.table), inboxMail(first, mail));
  const random = seeded(seed);
  const time = new VirtualTime(NOW);
  const table = await conflictingTable(place, time, random);
  const receiving = receiveServices(table);
  const services: ReceiveServices = {
    ...receiving,
    policy: { ...receiving.policy, plans: PLANS },
    now: time.now,
    pause: time.sleep,
  };
  const summaries = await time.run(
    Array.from({ length: RECEIVERS }, async (_, number) => {
      await time.sleep(random() * BEGIN_MS);
      const inbox = inboxes[number % inboxes.length] ?? first;
      return { inbox, summary: await storedSummary(services, inboxMail(inbox, crowd.mail(number))) };
    }),
  );
  const stored = Map.groupBy(summaries, ({ summary }) => summary.thread_id);
  for (const [threadId, members] of stored) {
    const inbox = members[0]?.inbox ?? first;
    const before = inbox === first ? crowd.before.length : 0;
    await expectThread(place.table, inbox, threadId, before, members.length);
  }
  expect(new Set(summaries.map(({ summary }) => summary.message_id)).size).toBe(RECEIVERS);
  await world.forget(place);
  expect(table.rows.sent.size).toBe(RECEIVERS);
  return [...table.rows.sent.values()];
}

async function expectThread(
  table: ReceiveServices['table'],
  { tenantId, inboxId }: Inbox,
  threadId: string,
  before: number,
  arrived: number,
): Promise<void> {
  const found = await getThread(table, { tenantId, inboxId }, threadId);
  const ids = found?.messages.map(({ summary }) => summary.message_id) ?? [];
  expect(found?.thread.messageCount).toBe(ids.length);
  expect([arrived, arrived + before]).toContain(ids.length);
  expect(found?.thread.lastMessageId).toBe(ids.at(-1));
  expect(found?.thread.size).toBe(ids.length * 1000);
}

async function rounds(crowd: Crowd): Promise<{ p99: number; most: number; mean: number; counts: number[] }> {
  const counts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) counts.push(...(await receive(crowd, round + 1)));
  counts.sort((one, other) => one - other);
  const sum = counts.reduce((total, each) => total + each, 0);
  return {
    p99: counts[Math.ceil(counts.length * 0.99) - 1] ?? Number.POSITIVE_INFINITY,
    most: counts.at(-1) ?? 0,
    mean: sum / counts.length,
    counts,
  };
}

const id = (number: number): string => `<${number}@x>`;

const crowds: Readonly<Record<string, Crowd>> = {
  'for fifty inboxes of one tenant': {
    plan: 'verified',
    inboxes: RECEIVERS,
    before: [],
    mail: (number) => ({ id: id(number) }),
  },
  'for fifty threads of one inbox': {
    plan: 'verified',
    inboxes: 1,
    before: [],
    mail: (number) => ({ id: id(number) }),
  },
  'for one thread': {
    plan: 'verified',
    inboxes: 1,
    before: [{ id: '<parent@x>' }],
    mail: (number) => ({ id: id(number), inReplyTo: '<parent@x>', second: 1 + (number % 7) }),
  },
  'for one thread whose first mail has not come yet': {
    plan: 'verified',
    inboxes: 1,
    before: [],
    mail: (number) => ({ id: id(number), inReplyTo: '<parent@x>', second: 1 + (number % 7) }),
  },
  'for fifty inboxes of a tenant whose plan counts each': {
    plan: 'fifty',
    inboxes: RECEIVERS,
    before: [],
    mail: (number) => ({ id: id(number) }),
  },
};

test.each(
  Object.entries(crowds),
)(`${RECEIVERS} mails at once %s are all stored, in at most ${MAX_TRANSACTIONS} transactions each`, async (name, crowd) => {
  const { p99, most, mean } = await rounds(crowd);

  console.info(`${name}: ${ROUNDS * RECEIVERS} mails, transactions: mean ${mean}, p99 ${p99}, most ${most}`);
  expect(p99).toBeLessThanOrEqual(MAX_TRANSACTIONS);
});
