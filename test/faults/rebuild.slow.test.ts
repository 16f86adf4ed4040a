import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { parseReceipt, type Receipt } from '../../lambdas/message/receipt.ts';
import { rebuildInbox } from '../../lambdas/rebuild/rebuild-inbox.ts';
import { receiveMail } from '../../lambdas/receive/receive-mail.ts';
import { findInbox, inboxDeletion } from '../../lambdas/store/inbox/inboxes.ts';
import { addressKey, inboxPartition } from '../../lambdas/store/keys.ts';
import { transact } from '../../lambdas/store/table/transaction.ts';
import { listDeferred } from '../../lambdas/store/usage/deferred-mail.ts';
import { readTenantUsage } from '../../lambdas/usage/read-usage.ts';
import { opened } from '../opened.ts';
import { noFaults } from './fault.ts';
import {
  INBOX,
  isArrival,
  isEntry,
  isMessage,
  isReference,
  isThread,
  LATER,
  loseMail,
  MAILS,
  MINUTE_MS,
  ofSecond,
  receivedAll,
  receivedWithoutRollUp,
  services,
  snapshotWithoutLog,
  TENANT,
} from './lost-rows.ts';
import { openProcess } from './open-process.ts';
import { PlayedBus } from './played-bus.ts';
import { changePlan, makeTenant, type SentMail, send } from './prepare.ts';
import { seeded } from './seeded.ts';
import { rowsOf } from './snapshot.ts';
import { expectSound } from './stored-mail.ts';
import { openWorld, type Place } from './world.ts';

const world = opened(openWorld);

describe('a rebuild', () => {
  test('leaves the table and the bucket as they were', async () => {
    const place = await world.place();
    await receivedAll(place);
    const before = await snapshotWithoutLog(place);
    await loseMail(place.table);
    expect(await snapshotWithoutLog(place)).not.toEqual(before);

    const service = await openProcess(place, new PlayedBus(), noFaults);
    const rebuilt = await rebuildInbox(
      services(service, () => LATER),
      INBOX,
    );

    expect(rebuilt).toMatchObject({ rebuilt: MAILS.length, present: 0, left: 0 });
    expect(await snapshotWithoutLog(place)).toEqual(before);
  });

  test.each([
    ['arrivals', isArrival, { present: 0, repaired: 3, rebuilt: 0 }],
    ['nothing of expired log entries', isEntry, { present: 3, repaired: 0, rebuilt: 0 }],
    ['rows of threads', isThread, { present: 0, repaired: 3, rebuilt: 0 }],
    ['messages', isMessage, { present: 0, repaired: 0, rebuilt: 3 }],
    [
      'one arrival',
      (sk: string) => isArrival(sk) && ofSecond(0)(sk),
      { present: 2, repaired: 1, rebuilt: 0 },
    ],
    [
      'the first message of a thread',
      (sk: string) => isMessage(sk) && ofSecond(0)(sk),
      { present: 2, repaired: 0, rebuilt: 1 },
    ],
    [
      'the last message of a thread, with its arrival and its entry',
      (sk: string) => (isMessage(sk) || isArrival(sk) || isEntry(sk)) && ofSecond(1)(sk),
      { present: 2, repaired: 0, rebuilt: 1 },
    ],
    [
      'a message and the row of its thread',
      (sk: string) => isThread(sk) || (isMessage(sk) && ofSecond(1)(sk)),
      { present: 0, repaired: 2, rebuilt: 1 },
    ],
    [
      'a message, and the arrival of another one in its thread,',
      (sk: string) => (isArrival(sk) && ofSecond(0)(sk)) || (isMessage(sk) && ofSecond(1)(sk)),
      { present: 1, repaired: 1, rebuilt: 1 },
    ],
    ['all but Message-IDs', (sk: string) => !isReference(sk), { present: 0, repaired: 0, rebuilt: 3 }],
  ])('makes %s again, and leaves all else as it was', async (_, isLost, counts) => {
    const place = await world.place();
    await receivedAll(place);
    const before = await snapshotWithoutLog(place);
    expect(await loseMail(place.table, isLost)).toBeGreaterThan(0);
    const service = await openProcess(place, new PlayedBus(), noFaults);

    const rebuilt = await rebuildInbox(
      services(service, () => LATER),
      INBOX,
    );

    expect(rebuilt).toMatchObject({ ...counts, left: 0, without_note: 0, under_way: 0 });
    expect(await snapshotWithoutLog(place)).toEqual(before);
  });

  test.each([
    ['mail', () => true, { rebuilt: 3, repaired: 0 }],
    ['log entries alone', isEntry, { rebuilt: 0, repaired: 3 }],
  ])('counts mail that was in no total when %s got lost, once, from then on', async (_, isLost, counts) => {
    const place = await world.place();
    await receivedWithoutRollUp(place);
    await loseMail(place.table, isLost);
    const service = await openProcess(place, new PlayedBus(), noFaults);
    const later = (minutes: number) => () => new Date(LATER.getTime() + minutes * MINUTE_MS);

    expect(await rebuildInbox(services(service, later(0)), INBOX)).toMatchObject(counts);
    expect(await rebuildInbox(services(service, later(10)), INBOX)).toMatchObject({
      present: 3,
      repaired: 0,
    });
    const times = [LATER.getTime() - 1, LATER.getTime(), later(20)().getTime()];
    const totals = await readTenantUsage(place.table, TENANT, times);
    expect(totals.map(({ threads, messages, delivered }) => [threads, messages, delivered])).toEqual([
      [0, 0, 0],
      [2, 3, 3],
      [2, 3, 3],
    ]);
  });

  test('brings any set of rows back, whatever is lost', async () => {
    const random = seeded(20261121);
    for (let round = 0; round < 25; round++) {
      const place = await world.place();
      await receivedAll(place);
      const before = await snapshotWithoutLog(place);
      const lost: string[] = [];
      await loseMail(place.table, (sk) => {
        if (isReference(sk) || random() < 0.5) return false;
        lost.push(sk);
        return true;
      });
      const service = await openProcess(place, new PlayedBus(), noFaults);

      await rebuildInbox(
        services(service, () => LATER),
        INBOX,
      );

      expect(await snapshotWithoutLog(place), `lost ${lost.join(', ')}`).toEqual(before);
      await world.forget(place);
    }
  });

  test('makes nothing of mail to an inbox that had this address at another time', async () => {
    const place = await world.place();
    await receivedAll(place);
    await loseMail(place.table);
    const { client, name } = place.table;
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: addressKey(INBOX),
        UpdateExpression: 'SET list_key = :other',
        ExpressionAttributeValues: { ':other': 'list-other' },
      }),
    );
    const service = await openProcess(place, new PlayedBus(), noFaults);

    const rebuilt = await rebuildInbox(
      services(service, () => LATER),
      INBOX,
    );

    expect(rebuilt).toMatchObject({ rebuilt: 0, deferred: 0, left: 0, without_note: MAILS.length });
  });

  test('goes no further when its inbox is deleted meanwhile', async () => {
    const place = await world.place();
    await receivedAll(place);
    await loseMail(place.table);
    const service = await openProcess(place, new PlayedBus(), noFaults);
    const { parser, ...rest } = services(service, () => LATER);
    const deleting = {
      ...rest,
      parser: {
        ...parser,
        async parse(...mail: Parameters<typeof parser.parse>) {
          const inbox = await findInbox(place.table, INBOX);
          if (inbox !== undefined)
            await transact(place.table, inboxDeletion(place.table, inbox, LATER, LATER));
          return parser.parse(...mail);
        },
      },
    };

    expect(await rebuildInbox(deleting, INBOX)).toMatchObject({ rebuilt: 1, left: MAILS.length - 1 });
    await expect(rebuildInbox(deleting, INBOX)).rejects.toMatchObject({ name: 'not_found' });
  });

  test('ends when its time is over, and the next goes on', async () => {
    const place = await world.place();
    await receivedAll(place);
    const before = await snapshotWithoutLog(place);
    await loseMail(place.table);
    const service = await openProcess(place, new PlayedBus(), noFaults);
    let at = LATER.getTime();
    // A clock by which each mail takes two thirds of the time that a call has.
    const slow = services(service, () => {
      at += (MINUTE_MS * 2) / 3;
      return new Date(at);
    });

    expect(await rebuildInbox(slow, INBOX)).toMatchObject({ rebuilt: 1, present: 0, left: 2 });
    expect(await rebuildInbox(slow, INBOX)).toMatchObject({ rebuilt: 1, present: 1, left: 1 });
    expect(await rebuildInbox(slow, INBOX)).toMatchObject({ rebuilt: 1, present: 2, left: 0 });
    expect(await snapshotWithoutLog(place)).toEqual(before);
  });

  test('goes through one page of the raw mail in a call, and the page token leads to the next', async () => {
    const place = await world.place();
    await receivedAll(place);
    const before = await snapshotWithoutLog(place);
    await loseMail(place.table);
    const service = await openProcess(place, new PlayedBus(), noFaults);
    const paged = { ...services(service, () => LATER), pageMails: 2 };

    const first = await rebuildInbox(paged, INBOX);
    expect(first).toMatchObject({ rebuilt: 2, present: 0, left: 0, next_page_token: expect.any(String) });
    const second = await rebuildInbox(paged, INBOX, first.next_page_token ?? '');
    expect(second).toMatchObject({ rebuilt: 1, present: 0, left: 0, next_page_token: null });
    expect(await snapshotWithoutLog(place)).toEqual(before);
  });
});

describe('a mail that is being received while a rebuild runs', () => {
  const PARENT: SentMail = { id: '<1@x>', to: ['ada'] };
  const REPLY: SentMail = { id: '<2@x>', to: ['ada'], inReplyTo: '<1@x>', references: ['<1@x>'], second: 1 };

  /** Its parent, which decides its thread, arrives just before the rebuild. */
  async function receiveBeside(place: Place, bus: PlayedBus, reply: Receipt, index: number): Promise<number> {
    const others = await openProcess(place, bus, noFaults);
    const parent = await send(place, 'ses-parent', PARENT);
    const slow = await openProcess(place, bus, noFaults, async (call) => {
      if (call.index !== index) return;
      await receiveMail(others.receive, parent);
      await rebuildInbox(
        services(others, () => LATER),
        INBOX,
      );
    });
    await receiveMail(slow.receive, reply);
    return slow.process.operations.length;
  }

  async function threads({ table }: Place): Promise<unknown[]> {
    const rows = Object.entries(await rowsOf(table));
    const isThreadOf = (key: string): boolean =>
      key.startsWith(inboxPartition(INBOX)) && key.includes(' THREAD#') && key.endsWith('~');
    return rows.flatMap(([key, row]) => (isThreadOf(key) ? [row['count']] : []));
  }

  test('a mail received during a rebuild joins its thread, whichever request the rebuild interrupts', async () => {
    for (let [index, requests] = [0, 1]; index < requests; index++) {
      const place = await world.place();
      const bus = new PlayedBus();
      const [inbox] = await makeTenant(place.table, TENANT, 'verified', ['ada']);

      requests = await receiveBeside(place, bus, await send(place, 'ses-reply', REPLY), index);

      expect(await threads(place), `at request ${index}`).toEqual([2]);
      expect(await expectSound(place, bus, inbox)).toHaveLength(2);
      await world.forget(place);
    }
  });

  test('a deferred mail that is released during a rebuild joins its thread and uses its quota', async () => {
    for (let [index, requests] = [0, 1]; index < requests; index++) {
      const place = await world.place();
      const bus = new PlayedBus();
      const [inbox] = await makeTenant(place.table, TENANT, 'one', ['ada', 'bob']);
      const { receive } = await openProcess(place, bus, noFaults);
      await receiveMail(receive, await send(place, 'ses-bob', { id: '<bob@x>', to: ['bob'] }));
      await receiveMail(receive, await send(place, 'ses-reply', REPLY));
      const [held] = (await listDeferred(place.table, TENANT, 1, undefined)).items;
      await changePlan(place.table, TENANT, 'fifty');

      requests = await receiveBeside(place, bus, parseReceipt(held?.receipt ?? ''), index);

      expect(await threads(place), `at request ${index}`).toEqual([2]);
      expect(await expectSound(place, bus, inbox)).toHaveLength(2);
      expect(await listDeferred(place.table, TENANT, 1, undefined)).toMatchObject({ items: [] });
      await world.forget(place);
    }
  });

  test('is reported, with what its receipt waits for', async () => {
    const place = await world.place();
    await makeTenant(place.table, TENANT, 'verified', ['ada']);
    const dying = await openProcess(place, new PlayedBus(), ({ operation }) =>
      operation === 'TransactWriteItems' ? 'crash-before' : undefined,
    );
    await expect(receiveMail(dying.receive, await send(place, 'ses-1', PARENT))).rejects.toThrow();
    await dying.process.end();
    const service = await openProcess(place, new PlayedBus(), noFaults);

    const rebuilt = await rebuildInbox(
      services(service, () => LATER),
      INBOX,
    );

    expect(rebuilt).toMatchObject({ present: 0, rebuilt: 0, under_way: 1, left: 0 });
    expect(await threads(place)).toEqual([]);
  });
});
