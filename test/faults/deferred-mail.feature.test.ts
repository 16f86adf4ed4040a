import { expect, test } from 'vitest';
import { messageKeyOf } from '../../lambdas/ids.ts';
import { parseReceipt, type Receipt } from '../../lambdas/message/receipt.ts';
import { receiveMail } from '../../lambdas/receive/receive-mail.ts';
import type { Inbox } from '../../lambdas/store/inbox/inboxes.ts';
import { findRaw } from '../../lambdas/store/object/raw-mail.ts';
import { type DeferredMail, defer } from '../../lambdas/store/usage/deferred-mail.ts';
import { releaseDeferred } from '../../lambdas/usage/release-deferred.ts';
import { NOW } from '../lambdas/test-context.ts';
import { opened } from '../opened.ts';
import { type FaultPlan, noFaults } from './fault.ts';
import { openProcess } from './open-process.ts';
import { PlayedBus } from './played-bus.ts';
import { changePlan, makeTenant, send } from './prepare.ts';
import { objectsOf, rowsOf } from './snapshot.ts';
import { expectSound } from './stored-mail.ts';
import { openWorld, type Place } from './world.ts';

const world = opened(openWorld);

const TENANT = 'tenant-1';
const AFTER_ALL = new Date(NOW.getTime() + 40 * 24 * 60 * 60 * 1000);

async function fullTenant() {
  const place = await world.place();
  const bus = new PlayedBus();
  const [inbox] = await makeTenant(place.table, TENANT, 'one', ['ada']);
  const { receive } = await openProcess(place, bus, noFaults);
  await receiveMail(receive, await send(place, 'ses-1', { id: '<1@x>', to: ['ada'] }));
  const receipt = await send(place, 'ses-2', { id: '<2@x>', to: ['ada'], attached: ['file'], second: 1 });
  return { place, bus, inbox, receive, receipt };
}

async function lookAfterDeferred(place: Place, now: Date): Promise<string[]> {
  const { receive } = await openProcess(place, new PlayedBus(), noFaults);
  const receipts: string[] = [];
  await releaseDeferred(
    {
      ...receive,
      now: () => now,
      receipts: { send: async (receipt) => void receipts.push(receipt) },
      releases: { send: async () => undefined, sendAll: async () => undefined },
    },
    { tenant: TENANT },
  );
  return receipts;
}

async function deferredRows({ table }: Place): Promise<string[]> {
  return Object.keys(await rowsOf(table)).filter((key) => key.includes(' DEFERRED#'));
}

test('a deferred mail that is stored when its receipt comes again is not released and keeps its bytes', async () => {
  const { place, bus, inbox, receipt } = await fullTenant();
  const dying: FaultPlan = ({ operation }) => (operation === 'DeleteObject' ? 'crash-before' : undefined);
  const { process, receive: first } = await openProcess(place, bus, dying);
  await expect(receiveMail(first, receipt)).rejects.toThrow();
  await process.end();
  expect(await deferredRows(place)).toHaveLength(1);

  await changePlan(place.table, TENANT, 'two');
  const { receive: second } = await openProcess(place, bus, noFaults);
  await receiveMail(second, receipt);
  expect(await expectSound(place, bus, inbox)).toHaveLength(2);
  const bytes = await objectsOf(place.bucket);

  expect(await lookAfterDeferred(place, NOW)).toEqual([]);
  expect(await deferredRows(place)).toEqual([]);
  expect(await lookAfterDeferred(place, AFTER_ALL)).toEqual([]);
  expect(await objectsOf(place.bucket)).toEqual(bytes);
});

function deferredOf({ inboxId, tenantId }: Inbox, messageKey: string): DeferredMail {
  const expiresAt = NOW.getTime() + 1000;
  return { tenantId, inboxId, messageKey, receipt: '', size: 1, deferredAt: NOW.toISOString(), expiresAt };
}

test('a mail that a copy of its receipt has delivered is not held any more by one that found no quota', async () => {
  const { place, inbox, receive, receipt } = await fullTenant();
  await changePlan(place.table, TENANT, 'two');
  await receiveMail(receive, receipt);
  const messageKey = messageKeyOf(receipt.receivedAt, receipt.sesMessageId, inbox.inboxId);

  expect(await defer(place.table, deferredOf(inbox, messageKey), NOW, undefined)).toBe('settled');
  expect(await deferredRows(place)).toEqual([]);
});

async function releasedMail() {
  const full = await fullTenant();
  await receiveMail(full.receive, full.receipt);
  await changePlan(full.place.table, TENANT, 'two');
  const [released] = await lookAfterDeferred(full.place, NOW);
  if (released === undefined) throw new Error('nothing was released');
  return { ...full, released: parseReceipt(released) };
}

/** Receives a mail; what happens meanwhile happens when all is ready for its first transaction. */
async function receiveWhile(
  place: Place,
  bus: PlayedBus,
  receipt: Receipt,
  meanwhile: () => Promise<unknown>,
) {
  let isOver = false;
  const slow = await openProcess(place, bus, noFaults, async ({ operation }) => {
    if (operation !== 'TransactWriteItems' || isOver) return;
    isOver = true;
    await meanwhile();
  });
  await receiveMail(slow.receive, receipt);
}

test('a deferred mail that is given up while it is being delivered is delivered whole or not at all', async () => {
  const { place, bus, inbox, released } = await releasedMail();

  await receiveWhile(place, bus, released, () => lookAfterDeferred(place, AFTER_ALL));

  expect(await expectSound(place, bus, inbox)).toHaveLength(1);
  expect(await deferredRows(place)).toEqual([]);
});

test.each([
  ['deferred again', 'one', 1],
  ['delivered', 'two', 0],
])('a released mail that is %s keeps its raw bytes as long as it needs them, where none are kept', async (_, plan, kept) => {
  const { place, receive, released } = await releasedMail();
  const rawOf = async () =>
    Object.keys(await objectsOf(place.bucket)).filter((key) => key === released.objectKey);
  expect(await rawOf()).toHaveLength(1);
  await changePlan(place.table, TENANT, plan);

  await receiveMail({ ...receive, policy: { ...receive.policy, rawMailDays: 0 } }, released);

  expect(await deferredRows(place)).toHaveLength(kept);
  expect(await rawOf()).toHaveLength(kept);
});

test('a deferred mail that loses its quota to another is noted as one that waits, not as delivered', async () => {
  const { place, bus, inbox, receive, released } = await releasedMail();
  const other = await send(place, 'ses-3', { id: '<3@x>', to: ['ada'], second: 2 });

  // Its copy was made, and the note beside it; the quota goes to the other one.
  await receiveWhile(place, bus, released, () => receiveMail(receive, other));

  expect(await expectSound(place, bus, inbox)).toHaveLength(2);
  const messageKey = messageKeyOf(released.receivedAt, released.sesMessageId, inbox.inboxId);
  const raw = await findRaw(place.bucket, { inboxId: inbox.inboxId, messageKey });
  expect(raw).toMatchObject({ receipt: { recipients: released.recipients }, delivery: undefined });
});
