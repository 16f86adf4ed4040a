import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { removeInbox } from '../../../lambdas/inboxes/delete-inbox.ts';
import type { RetentionJob } from '../../../lambdas/jobs/purge-job.ts';
import { VISIBILITIES } from '../../../lambdas/message/visibility.ts';
import { type RetentionServices, retain } from '../../../lambdas/purge/retain.ts';
import { returnPlanCapacityOfTenant } from '../../../lambdas/store/account/plan-capacity.ts';
import { forgetTenant, tenantDeletion } from '../../../lambdas/store/account/tenants.ts';
import type { Inbox } from '../../../lambdas/store/inbox/inboxes.ts';
import { listInboxes } from '../../../lambdas/store/inbox/inboxes.ts';
import { listMessages } from '../../../lambdas/store/message/messages.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { silent } from '../../opened.ts';
import { failingTable } from '../store/table/failing-table.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW } from '../test-context.ts';
import {
  add,
  bucket,
  closeStores,
  expectLeft,
  keep,
  type Mail,
  openStores,
  PAGE,
  table,
  tenantInbox,
  worldAt,
} from './kept-mail.ts';
import { PurgeWorld, unique } from './purge-world.ts';
import { emptyTenant } from './rich-tenant.ts';

beforeAll(openStores);
afterAll(closeStores);
silent('log', 'error');

const PER_PAGE = 3;

/** An account of seven inboxes that keep mail for a day, in the order of their list. */
async function sevenInboxes(): Promise<readonly Inbox[]> {
  const first = await tenantInbox();
  const { tenantId } = first;
  for (let n = 1; n < 7; n++) await tenantInbox({ tenantId, inboxId: `${unique()}@agents.test` });
  const { items } = await listInboxes(table, tenantId, PAGE);
  for (const inbox of items) await keep(inbox, 1);
  return (await listInboxes(table, tenantId, PAGE)).items;
}

/** The jobs of a night for one account, with lists of three; those with a delay come last. */
async function night(
  tenantId: string,
  each: (job: RetentionJob, work: () => Promise<void>) => Promise<void>,
  used = table as Parameters<typeof failingTable>[0],
  bounds: Partial<RetentionServices> = {},
): Promise<readonly RetentionJob[]> {
  const world = worldAt();
  const done: RetentionJob[] = [];
  const soon: RetentionJob[] = [{ retention: { tenant: tenantId } }];
  const delayed: RetentionJob[] = [];
  const purgeQueue = {
    send: async (work: object, delay = 0) => {
      if ('retention' in work) (delay === 0 ? soon : delayed).push(work as RetentionJob);
      else await world.services.purgeQueue.send(work as never, delay);
    },
  };
  const services = { ...world.services, table: used, purgeQueue, perPage: PER_PAGE, ...bounds };
  for (;;) {
    const job = soon.shift() ?? delayed.shift();
    if (job === undefined) break;
    await each(job, () => retain(services, job));
    done.push(job);
    if (done.length === 50) throw new Error('There is always another job');
  }
  await world.run();
  return done;
}

async function fill(inboxes: readonly Inbox[]): Promise<{ due: Mail[]; kept: Mail[] }> {
  const due: Mail[] = [];
  const kept: Mail[] = [];
  for (const [n, inbox] of inboxes.entries()) {
    // One more than a page, twice as many, and fewer.
    for (let mails = [1, 4, 7][n % 3] ?? 0; mails > 0; mails--)
      due.push(await add(inbox, { days: 2 + mails }));
    kept.push(await add(inbox));
  }
  return { due, kept };
}

test('retention of an account whose inboxes and messages are more than a page deletes all that is due, also when the inbox where a page ended is deleted meanwhile', async () => {
  const inboxes = await sevenInboxes();
  const { due, kept } = await fill(inboxes);
  const vanishing = inboxes[PER_PAGE - 1];
  if (vanishing === undefined) throw new Error('There are inboxes');
  const { tenantId } = vanishing;
  let isGone = false;
  const jobs = await night(tenantId, async ({ retention }, work) => {
    await work();
    if (isGone || retention.inbox_after === undefined) return;
    isGone = true;
    const capacity = returnPlanCapacityOfTenant(table, tenantId, 'inboxes');
    await removeInbox(worldAt().services, vanishing, 'inbox.deleted', capacity);
  });
  expect(isGone).toBe(true);
  expect(jobs.length).toBeGreaterThan(3);
  const living = (mail: Mail) => mail.inbox.inboxId !== vanishing.inboxId;
  await expectLeft([...due, ...kept].filter(living), kept.filter(living));
});

test.each([
  1, 2, 3, 6, 7,
])('retention of an account with more that is due than the %i deletions of a job goes on in another, also when the inbox where it ended is deleted meanwhile', async (perJob) => {
  const inboxes = await sevenInboxes();
  const { tenantId = '' } = inboxes[0] ?? {};
  const due = await Promise.all(inboxes.map((inbox) => add(inbox, { days: 2 })));
  const gone = new Set<string>();
  const counts: number[] = [];
  const metering = { count: (_: string, messages = 0) => counts.push(messages) };
  const jobs = await night(
    tenantId,
    async ({ retention }, work) => {
      await work();
      const inbox = inboxes.find(({ listKey }) => retention.inbox_after?.includes(listKey));
      if (inbox === undefined || gone.size > 0) return;
      gone.add(inbox.inboxId);
      const capacity = returnPlanCapacityOfTenant(table, tenantId, 'inboxes');
      await removeInbox(worldAt().services, inbox, 'inbox.deleted', capacity);
    },
    table,
    { perPage: inboxes.length + 1, perJob, metering: metering as RetentionServices['metering'] },
  );

  const full = Array.from({ length: Math.floor(inboxes.length / perJob) }, () => perJob);
  expect(counts).toEqual(inboxes.length % perJob === 0 ? full : [...full, inboxes.length % perJob]);
  expect(jobs.length).toBeGreaterThan(1);
  await expectLeft(
    due.filter(({ inbox }) => !gone.has(inbox.inboxId)),
    [],
  );
});

test('retention passes over an inbox that fails, and looks at it again after the others', async () => {
  const inboxes = await sevenInboxes();
  const { due, kept } = await fill(inboxes);
  const broken = inboxes[1];
  if (broken === undefined) throw new Error('There are inboxes');
  let isBroken = true;
  const failing = failingTable(
    table,
    (input, isWrite) => isWrite && isBroken && input.includes(broken.inboxId),
  );
  const ofBroken = due.filter(({ inbox }) => inbox.inboxId === broken.inboxId);
  const jobs = await night(
    broken.tenantId,
    async ({ retention }, work) => {
      if (retention.again !== true || !isBroken) return work();
      const listed = await Promise.all(inboxes.map((each) => listMessages(table, each, VISIBILITIES, PAGE)));
      expect(listed.map((page) => page?.items.length)).toEqual([1, 1 + 4, 1, 1, 1, 1, 1]);
      await expect(work()).rejects.toThrow('Messages were not deleted');
      isBroken = false;
      await work();
    },
    failing,
  );
  expect(ofBroken.length).toBe(4);
  expect(jobs.filter(({ retention }) => retention.again === true).length).toBeGreaterThan(0);
  await expectLeft([...due, ...kept], kept);
});

test('retention deletes the other threads of an inbox in which one fails', async () => {
  const [inbox] = await sevenInboxes();
  if (inbox === undefined) throw new Error('There are inboxes');
  const stuck = await add(inbox, { days: 9 });
  const others = [
    await add(inbox, { days: 8 }),
    await add(inbox, { days: 7 }),
    await add(inbox, { days: 6 }),
  ];
  const failing = failingTable(
    table,
    (input, isWrite) => isWrite && input.includes(stuck.key) && input.includes('thread'),
  );
  await night(
    inbox.tenantId,
    async ({ retention }, work) => {
      if (retention.again === true) await expect(work()).rejects.toThrow('Messages were not deleted');
      else await work();
    },
    failing,
  );
  await expectLeft([stuck, ...others], [stuck]);
});

test.each([
  [2, undefined],
  [3, undefined],
  [4, undefined],
  [6, undefined],
  [7, undefined],
  [5, 2],
  [6, 2],
  [7, 2],
  [13, 2],
])('retention of an inbox that begins with %i messages of a thread that fails deletes those behind them (pages of a job: %s)', async (messages, pages) => {
  const inbox = await tenantInbox();
  await keep(inbox, 1);
  const root = `<${unique()}@x.test>`;
  const stuck = [await add(inbox, { days: 30, id: root })];
  while (stuck.length < messages) stuck.push(await add(inbox, { days: 29, inReplyTo: root }));
  const [{ thread } = { thread: '' }] = stuck;
  expect(new Set(stuck.map((mail) => mail.thread))).toEqual(new Set([thread]));
  const others: Mail[] = [];
  for (let n = 0; n < 2 * PER_PAGE + 1; n++) others.push(await add(inbox, { days: 9 - n }));
  const threadKey = thread.slice('thr_'.length);
  const bounds = pages === undefined ? {} : { stuck: { pages, threads: 100 } };
  const jobs = await night(
    inbox.tenantId,
    async ({ retention: { again, behind } }, work) => {
      const isRefused = again === true && behind === undefined;
      if (isRefused) await expect(work()).rejects.toThrow('Messages were not deleted');
      else await work();
    },
    failingTable(table, (input, isWrite) => isWrite && input.includes(threadKey)),
    bounds,
  );
  const isCut = pages !== undefined && messages >= pages * PER_PAGE;
  expect(jobs.some(({ retention }) => retention.behind !== undefined)).toBe(isCut);
  await expectLeft([...stuck, ...others], stuck);
});

test.each([
  [3, false],
  [4, false],
  [6, false],
  [7, true],
])('retention of an inbox that begins with %i threads that fail, of which a job tries three, deletes those behind them (inbox deleted meanwhile: %s)', async (threads, isDeleted) => {
  const inbox = await tenantInbox();
  await keep(inbox, 1);
  const stuck: Mail[] = [];
  while (stuck.length < threads) stuck.push(await add(inbox, { days: 30 - stuck.length }));
  const others: Mail[] = [];
  for (let n = 0; n < PER_PAGE + 1; n++) others.push(await add(inbox, { days: 9 - n }));
  const keys = stuck.map(({ thread }) => thread.slice('thr_'.length));
  let failures = 0;
  const jobs = await night(
    inbox.tenantId,
    async ({ retention: { again, behind } }, work) => {
      if (isDeleted && behind !== undefined) {
        const capacity = returnPlanCapacityOfTenant(table, inbox.tenantId, 'inboxes');
        await removeInbox(worldAt().services, inbox, 'inbox.deleted', capacity);
      }
      if (again !== true || behind !== undefined || isDeleted) return work();
      failures += 1;
      await expect(work()).rejects.toThrow('Messages were not deleted');
    },
    failingTable(table, (input, isWrite) => isWrite && keys.some((key) => input.includes(key))),
    { stuck: { pages: 2, threads: 3 } },
  );
  expect(jobs.some(({ retention }) => retention.behind !== undefined)).toBe(true);
  if (isDeleted) return;
  expect(failures).toBe(1);
  await expectLeft([...stuck, ...others], stuck);
});

test.each([
  1, 3, 6, 7,
])('retention of seven accounts in pages of %i has a job for each, also when the one where a page ended is gone', async (perPage) => {
  // Other accounts of the file's table could stand at the ends of all pages.
  const table = await openTestTable();
  onTestFinished(() => table.stop());
  const accounts = [];
  for (let n = 0; n < 7; n++) accounts.push(await emptyTenant(table));
  const ours = accounts.map(({ tenantId }) => tenantId);
  const sent: (string | undefined)[] = [];
  const jobs: RetentionJob[] = [{ retention: {} }];
  const purgeQueue = { send: async (work: object) => void jobs.push(work as RetentionJob) };
  const services = { ...new PurgeWorld(table, bucket).services, purgeQueue, perPage };
  let vanished = 0;
  for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
    if (job.retention.tenant !== undefined) {
      sent.push(job.retention.tenant);
      continue;
    }
    const { after = '' } = job.retention;
    const last = accounts.find(({ tenantId }) => after.includes(tenantId));
    if (vanished === 0 && last !== undefined) {
      vanished += 1;
      await transact(table, tenantDeletion(table, last, NOW));
      await forgetTenant(table, last);
    }
    await retain(services, job);
  }

  expect(vanished).toBe(perPage < accounts.length ? 1 : 0);
  expect(sent.filter((tenant) => ours.includes(tenant ?? '')).sort()).toEqual(ours.toSorted());
});
