import { expect, test } from 'vitest';
import { tenantUsage } from '../../../lambdas/admin/operations/tenants.ts';
import type { MeteringJob } from '../../../lambdas/jobs/purge-job.ts';
import { type Account, accountCreation } from '../../../lambdas/store/account/accounts.ts';
import {
  forgetTenant,
  getTenant,
  listTenants,
  tenantDeletion,
} from '../../../lambdas/store/account/tenants.ts';
import type { Inbox } from '../../../lambdas/store/inbox/inboxes.ts';
import { usagePartition } from '../../../lambdas/store/keys.ts';
import { getBytes } from '../../../lambdas/store/object/mail-bucket.ts';
import type { Table } from '../../../lambdas/store/table/table.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { rollUpUsage } from '../../../lambdas/usage/roll-up-usage.ts';
import { UNIT_COSTS } from '../../../lambdas/usage/unit-costs.ts';
import { writeMetering } from '../../../lambdas/usage/write-metering.ts';
import { opened, silent } from '../../opened.ts';
import { openTestBucket, PurgeWorld } from '../purge/purge-world.ts';
import { inboxMail, newInbox, receiveServices, storedSummary } from '../store/receive/arriving-mail.ts';
import { failingTable } from '../store/table/failing-table.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { verifiedAccount } from '../test-account.ts';
import { NOW } from '../test-context.ts';

const table = opened(openTestTable);
const bucket = opened(openTestBucket);
silent('log', 'error');

const DAY_SECONDS = 86_400;
const FIRST = '2026-11-21';
const SECOND = '2026-11-22';
const PREFIX = 'metering/';

function worldAfter(days: number): PurgeWorld {
  const world = new PurgeWorld(table, bucket);
  const { now } = world.services;
  Object.assign(world.services, { now: () => new Date(now().getTime() + days * DAY_SECONDS * 1000) });
  return world;
}

async function linesOf(day: string): Promise<Map<string, readonly string[]>> {
  const names = (await bucket.keys(`${PREFIX}${day}/`)).toSorted();
  const lines = new Map<string, readonly string[]>();
  for (const name of names) {
    const text = Buffer.from((await getBytes(bucket, name)) ?? []).toString();
    const [header, ...rest] = text.split('\r\n');
    expect(header).toMatch(/^day,tenant_id,plan,.*,cost_usd$/);
    expect(rest.pop()).toBe('');
    for (const cells of rest.map((line) => line.split(','))) {
      expect(lines.has(cells[1] ?? '')).toBe(false);
      lines.set(cells[1] ?? '', cells);
    }
  }
  return lines;
}

async function night(days: number, crashAt?: number): Promise<number> {
  const world = worldAfter(days);
  world.crashAt = crashAt;
  world.enqueue({ metering: {} });
  await world.run();
  return world.effects;
}

async function forget(): Promise<void> {
  for (const name of await bucket.keys(PREFIX)) await bucket.remove(name);
}

const mail = (inbox: Inbox, id: string, second: number, size: number) =>
  storedSummary(
    { ...receiveServices(table), now: () => new Date(NOW.getTime() + second * 1000) },
    inboxMail(inbox, { id: `<${id}@x.test>`, second, size }),
  );
const cost = (received: number, messages: number, bytes: number) =>
  received * UNIT_COSTS.mail + messages * UNIT_COSTS.messageDay + bytes * UNIT_COSTS.byteDay;

test('a day of metering has a line of each tenant that is the same by a worker that dies before any effect, by a second run, and after what came later; the month of the operator is its sum', async () => {
  const inbox = await newInbox(table);
  const { tenantId } = inbox;
  const other = await newInbox(table, { inboxId: 'other@agents.test', listKey: 'other' });
  const deleted = await newInbox(table, { inboxId: 'gone@agents.test', listKey: 'gone' });
  const gone = await getTenant(table, deleted.tenantId);
  if (gone !== undefined) await transact(table, tenantDeletion(table, gone.account, NOW));
  await mail(inbox, 'one', 0, 1_000);
  await mail(inbox, 'two', 60, 3_000);
  await mail(inbox, 'three', DAY_SECONDS, 5_000);

  const effects = await night(1);
  const first = await linesOf(FIRST);
  expect([...first.keys()].toSorted()).toEqual([tenantId, other.tenantId].toSorted());
  const shown = (...numbers: readonly number[]) => numbers.map((each) => each.toFixed(8));
  const [receiving, storage] = [cost(2, 0, 0), cost(0, 2, 4_000)];
  expect(first.get(tenantId)).toEqual([
    ...[FIRST, tenantId, '"verified"', '0', '2', '2', '4000'],
    ...shown(receiving, storage, receiving + storage),
  ]);
  expect(first.get(other.tenantId)).toEqual([
    ...[FIRST, other.tenantId, '"verified"', '0', '0', '0', '0'],
    ...shown(0, 0, 0),
  ]);
  // Days before there were tenants have files without lines, and are looked at once.
  expect((await bucket.keys(PREFIX)).length).toBe(7);
  expect(await night(1)).toBeLessThan(effects / 2);

  await rollUpUsage({ table, settleSeconds: 0, now: () => new Date(NOW.getTime() + 2e8) }, tenantId);
  for (let crashAt = 1; crashAt <= effects; crashAt += 3) {
    await forget();
    await night(1, crashAt);
    expect(await linesOf(FIRST)).toEqual(first);
  }
  await night(2);
  const second = await linesOf(SECOND);
  expect([await linesOf(FIRST), second.get(tenantId)?.slice(4, 7)]).toEqual([first, ['1', '3', '9000']]);

  const tenant = await getTenant(table, tenantId);
  if (tenant === undefined) throw new Error('No tenant');
  const usage = await tenantUsage(worldAfter(60).services, tenant, '2026-11');
  expect(usage).toMatchObject({ messages_received: 3, messages_stored: 3, bytes_stored: 9_000 });
  expect(usage.days).toHaveLength(30);
  const total = (lines: typeof first) => Number(lines.get(tenantId)?.at(-1));
  const days = usage.days.filter(({ day }) => [FIRST, SECOND].includes(day));
  expect(days.map(({ cost_usd }) => cost_usd.total)).toEqual([total(first), total(second)]);
  expect(usage.cost_usd.total).toBeCloseTo(cost(3, 2 + 9 * 3, 4_000 + 9 * 9_000), 7);
  // The present day, as far as it has come.
  expect((await tenantUsage(worldAfter(0).services, tenant, '2026-11')).days).toHaveLength(21);
  await expect(tenantUsage(worldAfter(0).services, tenant, '2026-12')).rejects.toThrow('month');
});

async function addTenants(prefix: string, count: number): Promise<readonly string[]> {
  const createdAt = '2026-11-01T00:00:00.000Z';
  const ids = Array.from({ length: count }, (_, i) => `${prefix}${i}`);
  for (const id of ids) {
    const account = verifiedAccount(id, { humanEmail: `${id}@x.test`, createdAt });
    await transact(table, accountCreation(table, account));
  }
  return ids;
}

async function forgetNow(account: Account): Promise<void> {
  const { tenantId } = account;
  const tenant = await getTenant(table, tenantId);
  if (tenant?.deletedAt === undefined) await transact(table, tenantDeletion(table, account, NOW));
  await forgetTenant(table, account);
}

/** The jobs of a day, of files of three tenants; those with a delay come last. */
async function jobsOf(
  used: Table,
  each: (job: MeteringJob, work: () => Promise<void>) => Promise<void>,
): Promise<readonly MeteringJob[]> {
  await forget();
  const world = worldAfter(1);
  const done: MeteringJob[] = [];
  const soon: MeteringJob[] = [{ metering: { day: FIRST } }];
  const delayed: MeteringJob[] = [];
  const purgeQueue = {
    send: async (work: object, delay?: number) => {
      (delay === undefined ? soon : delayed).push(work as MeteringJob);
    },
  };
  const services = { ...world.services, table: used, purgeQueue, tenantsPerJob: 3 };
  for (;;) {
    const job = soon.shift() ?? delayed.shift();
    if (job === undefined) return done;
    await each(job, () => writeMetering(services, job));
    done.push(job);
  }
}

test('a day of metering of more tenants than a file holds is several files with each tenant once, also where the last of a file vanishes', async () => {
  const ids = await addTenants('t', 7);
  const { items } = await listTenants(table, { limit: 100, ascending: true, after: undefined });
  const vanished = items[2]?.account;
  if (vanished === undefined) throw new Error('There are more tenants than a file holds');
  const jobs = await jobsOf(table, async ({ metering }, work) => {
    await work();
    if (metering.part === undefined) await forgetNow(vanished);
  });
  const files = Math.ceil(items.length / 3);
  expect([jobs.length, (await bucket.keys(`${PREFIX}${FIRST}/`)).length]).toEqual([files, files]);
  const lines = await linesOf(FIRST);
  expect(ids.filter((id) => !lines.has(id))).toEqual([]);
});

test('a tenant whose counts cannot be read keeps the line of no other waiting, and its file is written again, with no tenant of the next one', async () => {
  const ids = await addTenants('s', 10);
  const { items } = await listTenants(table, { limit: 100, ascending: true, after: undefined });
  // The second of a file that is not the last.
  const at = items.findIndex(({ account }, i) => i % 3 === 1 && account.tenantId.startsWith('s'));
  const [vanished, broken] = [items[at - 1]?.account, items[at]?.account.tenantId ?? ''];
  if (vanished === undefined) throw new Error('There are such tenants');
  let isBroken = true;
  const failing = failingTable(table, (input) => isBroken && input.includes(`"${usagePartition(broken)}"`));
  const jobs = await jobsOf(failing, async ({ metering: { again } }, work) => {
    if (again === undefined) return work();
    const lines = await linesOf(FIRST);
    expect(ids.filter((id) => !lines.has(id))).toEqual([broken]);
    await expect(work()).rejects.toThrow('1 of 3 failed');
    isBroken = false;
    await forgetNow(vanished);
    await work();
  });
  expect(jobs.filter(({ metering }) => metering.again !== undefined)).toHaveLength(1);
  const lines = await linesOf(FIRST);
  expect(ids.filter((id) => !lines.has(id) && id !== vanished.tenantId)).toEqual([]);
});
