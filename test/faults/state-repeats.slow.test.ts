import { describe, expect, test } from 'vitest';
import { parseReceipt } from '../../lambdas/message/receipt.ts';
import { deleteMessages } from '../../lambdas/messages/delete-messages.ts';
import { workDue } from '../../lambdas/purge/work-due.ts';
import { rebuildInbox } from '../../lambdas/rebuild/rebuild-inbox.ts';
import { receiveMail } from '../../lambdas/receive/receive-mail.ts';
import { inboxPartition } from '../../lambdas/store/keys.ts';
import { releaseDeferred } from '../../lambdas/usage/release-deferred.ts';
import { NOW } from '../lambdas/test-context.ts';
import { opened } from '../opened.ts';
import { noFaults } from './fault.ts';
import { isArrival, LATER, loseMail, services, snapshotWithoutLog } from './lost-rows.ts';
import { openProcess } from './open-process.ts';
import { PlayedBus } from './played-bus.ts';
import { changePlan, makeTenant, send } from './prepare.ts';
import { messagesIn } from './scenarios.ts';
import {
  FIRST_ID,
  INBOX,
  idsIn,
  makeQueues,
  pathOf,
  purgeAll,
  released,
  stateServices,
  TENANT,
  THREAD,
  tenantWithMail,
} from './state-scenarios.ts';
import { keysUnder, partitionOf } from './stored-mail.ts';
import { openWorld, type Place } from './world.ts';

const world = opened(openWorld);

const started = (place: Place) => openProcess(place, new PlayedBus(), noFaults);
const shown = async ({ table }: Place) => [await idsIn(table, 'clean'), await idsIn(table, 'held')];

describe('a rebuild', () => {
  test('makes the arrival of a released message again, and no second held copy, whose receipt comes again', async () => {
    const place = await world.place();
    const service = await started(place);
    const queues = await makeQueues(place);
    await tenantWithMail(place, THREAD.slice(0, 1), { unlisted: 'hold' });
    await released(stateServices(service, queues));
    const [before, ids] = [await snapshotWithoutLog(place), await shown(place)];
    expect(ids.map(({ length }) => length)).toEqual([1, 0]);
    expect(await loseMail(place.table, isArrival)).toBe(1);

    const rebuilt = await rebuildInbox(
      services(service, () => LATER),
      INBOX,
    );

    expect(rebuilt).toMatchObject({ repaired: 1, rebuilt: 0 });
    expect((await snapshotWithoutLog(place)).objects).toEqual(before.objects);
    await receiveMail(service.receive, await send(place, 'before-0', THREAD[0] ?? { id: '', to: [] }));
    expect(await shown(place)).toEqual(ids);
  });

  test('leaves a message that was deleted for good deleted, before and after its bytes are', async () => {
    const place = await world.place();
    const service = await started(place);
    const queues = await makeQueues(place);
    await tenantWithMail(place, THREAD);
    await deleteMessages(stateServices(service, queues), { ...pathOf(FIRST_ID), isWanted: () => true });
    for (const isPurged of [false, true]) {
      const jobs = (await messagesIn(place, queues.purges)).map((body) => JSON.parse(body));
      if (isPurged) await purgeAll(place, service, queues, jobs);
      await rebuildInbox(
        services(service, () => LATER),
        INBOX,
      );
      expect((await idsIn(place.table, 'clean')).length).toBe(1);
    }
  });
});

test('a receipt that releases over-quota mail and comes again after the message was deleted for good stores nothing', async () => {
  const place = await world.place();
  const service = await started(place);
  const queues = await makeQueues(place);
  const [mail] = THREAD;
  if (mail === undefined) throw new Error('there is no mail');
  await makeTenant(place.table, TENANT, 'one', ['ada']);
  await receiveMail(service.receive, await send(place, 'before', { id: '<0@x>', to: ['ada'] }));
  await receiveMail(service.receive, await send(place, 'before-0', mail));
  await changePlan(place.table, TENANT, 'five');
  const receipts: string[] = [];
  const nothing = { send: async () => undefined, sendAll: async () => undefined };
  const keep = { send: async (receipt: string) => void receipts.push(receipt) };
  await releaseDeferred({ ...service.receive, receipts: keep, releases: nothing }, { tenant: TENANT });
  const [receipt = ''] = receipts;
  await receiveMail(service.receive, parseReceipt(receipt));
  expect(await idsIn(place.table, 'clean')).toHaveLength(2);

  const [, id = ''] = await idsIn(place.table, 'clean');
  await deleteMessages(stateServices(service, queues), { ...pathOf(id), isWanted: () => true });
  await receiveMail(service.receive, parseReceipt(receipt));
  await releaseDeferred({ ...service.receive, receipts: keep, releases: nothing }, { tenant: TENANT });

  expect([(await idsIn(place.table, 'clean')).length, receipts.length]).toEqual([1, 1]);
});

test('a mail that arrives while its inbox expires, before any request of receiving it, is stored and purged, or dropped and counted', async () => {
  const ends = new Set<string>();
  for (let index = 0, requests = 1; index < requests; index++) {
    const place = await world.place();
    const queues = await makeQueues(place);
    await tenantWithMail(place, [], { expiresAt: new Date(NOW.getTime() + 60_000).toISOString() });
    const mail = await send(place, 'ses-1', { id: '<1@x>', to: ['ada'], attached: ['file'] });
    const expiring = await started(place);
    const receiving = await openProcess(place, new PlayedBus(), noFaults, async (call) => {
      if (call.index === index) await workDue(stateServices(expiring, queues), { due: {} });
    });
    const counts: string[] = [];
    const metering = { count: (name: string) => void counts.push(name) };
    await receiveMail({ ...receiving.receive, metering }, mail);
    await receiving.process.end();
    requests = receiving.process.operations.length;

    // The queue gives the job again until no mail can be stored any more.
    const jobs = (await messagesIn(place, queues.purges)).map((body) => JSON.parse(body));
    await purgeAll(place, expiring, queues, jobs);
    expect(await partitionOf(place.table, inboxPartition(INBOX)), `before request ${index}`).toEqual([]);
    expect(await keysUnder(place, '')).toEqual([]);
    ends.add(counts.join(' '));
    await world.forget(place);
  }
  expect([...ends].sort()).toEqual(['MessageReceived', 'RecipientDropped']);
});
