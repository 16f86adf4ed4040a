import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { messageKeyOf } from '../../lambdas/ids.ts';
import { parseReceipt } from '../../lambdas/message/receipt.ts';
import { rebuildInbox } from '../../lambdas/rebuild/rebuild-inbox.ts';
import { deferWithReservation } from '../../lambdas/receive/defer-with-reservation.ts';
import { receiveMail } from '../../lambdas/receive/receive-mail.ts';
import { deferredTotalKey } from '../../lambdas/store/keys.ts';
import {
  type DeferredMail,
  defer,
  forgetDeferredOfInbox,
  listDeferred,
} from '../../lambdas/store/usage/deferred-mail.ts';
import {
  correctDeferredTotal,
  countDeferred,
  getDeferredTotal,
} from '../../lambdas/store/usage/deferred-total.ts';
import { droppedIn } from '../../lambdas/store/usage/dropped-mail.ts';
import { releaseDeferred } from '../../lambdas/usage/release-deferred.ts';
import { INBOX_DOMAIN, NOW } from '../lambdas/test-context.ts';
import { opened } from '../opened.ts';
import { conflictingTable } from './conflicting-table.ts';
import { noFaults } from './fault.ts';
import { INBOX, LATER, services, TENANT } from './lost-rows.ts';
import { openProcess } from './open-process.ts';
import { PlayedBus } from './played-bus.ts';
import { changePlan, makeTenant, send } from './prepare.ts';
import { seeded } from './seeded.ts';
import { keysUnder } from './stored-mail.ts';
import { VirtualTime } from './virtual-time.ts';
import { openWorld, type Place } from './world.ts';

const world = opened(openWorld);

const MONTH = '2026-11';

async function receiveMany(count: number) {
  const place = await world.place();
  const bus = new PlayedBus();
  await makeTenant(place.table, TENANT, 'five', ['ada', 'bob']);
  const { receive } = await openProcess(place, bus, noFaults);
  const receipts = await Promise.all(
    Array.from({ length: count }, (_, i) =>
      send(place, `ses-${i}`, { id: `<${i}@x>`, to: ['ada'], attached: [`file ${i}`], second: i }),
    ),
  );
  await Promise.all(receipts.map((receipt) => receiveMail(receive, receipt)));
  return { place, bus, receive, receipts };
}

async function rawBytes(place: Place): Promise<number> {
  const { items } = await listDeferred(place.table, TENANT, 100, undefined);
  return items.reduce((sum, { size }) => sum + size, 0);
}

async function release(place: Place, plan: string): Promise<void> {
  await changePlan(place.table, TENANT, plan);
  const { receive } = await openProcess(place, new PlayedBus(), noFaults);
  const receipts: string[] = [];
  const releasing = {
    ...receive,
    receipts: { send: async (receipt: string) => void receipts.push(receipt) },
    releases: { send: async () => undefined, sendAll: async () => undefined },
  };
  await releaseDeferred(releasing, { tenant: TENANT });
  for (const receipt of receipts) await receiveMail(receive, parseReceipt(receipt));
}

test('simultaneous mail over the deferral limit is dropped to the message, counted, and leaves no bytes', async () => {
  const { place, receive, receipts } = await receiveMany(20);

  const total = await getDeferredTotal(place.table, TENANT);
  expect(total).toMatchObject({ messages: 5, bytes: await rawBytes(place) });
  expect(await countDeferred(place.table, TENANT)).toEqual({ messages: 5, bytes: total?.bytes });
  const { items } = await listDeferred(place.table, TENANT, 1, undefined);
  expect(items.map(({ deferredAt, expiresAt }) => expiresAt - Date.parse(deferredAt))).toEqual([
    receive.policy.deferredMailDays * 86_400_000,
  ]);
  const dropped = await droppedIn(place.table, TENANT, MONTH);
  expect(dropped.messages).toBe(10);
  expect(dropped.bytes).toBeGreaterThan(10 * 100);
  expect(await keysUnder(place, 'raw/')).toHaveLength(10);
  expect(await keysUnder(place, 'mail/')).toHaveLength(10);
  expect(await keysUnder(place, 'incoming/')).toEqual([]);

  // A copy of each receipt changes nothing, in any state of its mail.
  await Promise.all(receipts.map((receipt) => receiveMail(receive, receipt)));
  expect(await getDeferredTotal(place.table, TENANT)).toEqual(total);
  expect(await droppedIn(place.table, TENANT, MONTH)).toEqual(dropped);
});

test('a copy of the receipt of a dropped mail is not delivered when there is quota again', async () => {
  const { place, receipts } = await receiveMany(11);
  await release(place, 'fifty');
  const { receive } = await openProcess(place, new PlayedBus(), noFaults);
  for (const [i, receipt] of receipts.entries()) {
    await send(place, receipt.sesMessageId, { id: `<${i}@x>`, to: ['ada'], attached: ['file'], second: i });
    await receiveMail(receive, receipt);
  }

  expect(await getDeferredTotal(place.table, TENANT)).toMatchObject({ messages: 0, bytes: 0 });
  expect(await droppedIn(place.table, TENANT, MONTH)).toMatchObject({ messages: 1 });
  expect(await keysUnder(place, 'raw/')).toHaveLength(10);
});

test('mail that is released gives its quota for deferred mail back', async () => {
  const { place, receive } = await receiveMany(10);
  expect(await getDeferredTotal(place.table, TENANT)).toMatchObject({ messages: 5 });

  await release(place, 'fifty');
  expect(await getDeferredTotal(place.table, TENANT)).toMatchObject({ messages: 0, bytes: 0 });

  await changePlan(place.table, TENANT, 'five');
  await receiveMail(receive, await send(place, 'ses-later', { id: '<later@x>', to: ['ada'], second: 50 }));
  expect(await getDeferredTotal(place.table, TENANT)).toMatchObject({ messages: 1 });
  expect(await droppedIn(place.table, TENANT, MONTH)).toEqual({ messages: 0, bytes: 0 });
});

test('deferred mail of a deleted inbox gives its quota back, and no other', async () => {
  const { place, receive } = await receiveMany(8);
  await receiveMail(receive, await send(place, 'ses-bob', { id: '<bob@x>', to: ['bob'], second: 30 }));
  expect(await getDeferredTotal(place.table, TENANT)).toMatchObject({ messages: 4 });

  await forgetDeferredOfInbox(place.table, TENANT, INBOX);

  const left = await countDeferred(place.table, TENANT);
  expect(left.messages).toBe(1);
  expect(await getDeferredTotal(place.table, TENANT)).toMatchObject(left);
});

test.each([
  ['the total', (sk: string) => sk === 'DEFERRED-TOTAL'],
  ['the deferred mail', (sk: string) => sk.startsWith('DEFERRED#')],
  ['both', (sk: string) => sk.startsWith('HELD')],
])('a rebuild restores the total of deferred mail when %s is lost', async (_, isLost) => {
  const { place } = await receiveMany(10);
  const before = await getDeferredTotal(place.table, TENANT);
  const keys = (await listDeferred(place.table, TENANT, 100, undefined)).items.map(({ messageKey }) => ({
    pk: `TENANT#${TENANT}`,
    sk: `DEFERRED#${messageKey}`,
  }));
  for (const Key of [...keys, deferredTotalKey(TENANT)].filter(({ sk }) => isLost(sk))) {
    await place.table.client.send(new DeleteCommand({ TableName: place.table.name, Key }));
  }

  const service = await openProcess(place, new PlayedBus(), noFaults);
  await rebuildInbox(
    services(service, () => LATER),
    INBOX,
  );

  const { messages, bytes } = before ?? { messages: 0, bytes: 0 };
  expect(messages).toBe(5);
  expect(await getDeferredTotal(place.table, TENANT)).toMatchObject({ messages, bytes });
  expect(await countDeferred(place.table, TENANT)).toEqual({ messages, bytes });
});

const mail = (number: number): DeferredMail => ({
  tenantId: TENANT,
  inboxId: `ada@${INBOX_DOMAIN}`,
  messageKey: messageKeyOf(NOW, `ses-${number}`, INBOX),
  receipt: '{}',
  size: 10,
  deferredAt: NOW.toISOString(),
  expiresAt: NOW.getTime(),
});

test.each([
  1, 2, 3,
])('fifty simultaneous mails fill the deferral limit to the byte, and all are processed (seed %i)', async (seed) => {
  const place = await world.place();
  const time = new VirtualTime(NOW);
  const random = seeded(seed);
  const table = await conflictingTable(place, time, random);
  const outcomes = await time.run(
    Array.from({ length: 50 }, async (_, number) => {
      await time.sleep(random() * 30);
      const caps = { messagesPerMonth: 1_000, storageBytes: 300 };
      return deferWithReservation({ table, now: time.now, pause: time.sleep }, mail(number), caps);
    }),
  );

  expect(table.rows.conflicts).toBeGreaterThan(0);
  expect(outcomes.filter((outcome) => outcome === 'deferred')).toHaveLength(30);
  expect(outcomes.filter((outcome) => outcome === 'dropped')).toHaveLength(20);
  expect(await getDeferredTotal(place.table, TENANT)).toMatchObject({ messages: 30, bytes: 300 });
  expect(await droppedIn(place.table, TENANT, MONTH)).toEqual({ messages: 20, bytes: 200 });
});

test('a total that was never taken is counted from the rows, also while mail comes', async () => {
  const place = await world.place();
  for (let number = 0; number < 5; number++) await defer(place.table, mail(number), NOW, undefined);
  await place.table.client.send(
    new DeleteCommand({ TableName: place.table.name, Key: deferredTotalKey(TENANT) }),
  );

  await Promise.all([
    correctDeferredTotal(place.table, TENANT),
    ...[5, 6, 7].map((number) =>
      deferWithReservation(
        { table: place.table, now: () => NOW, pause: async () => undefined },
        mail(number),
        {
          messagesPerMonth: 100,
          storageBytes: 1_000,
        },
      ),
    ),
  ]);

  expect(await getDeferredTotal(place.table, TENANT)).toMatchObject({ messages: 8, bytes: 80 });
});
