import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, vi } from 'vitest';
import { type Erased, erase } from '../../../lambdas/admin/erase.ts';
import { setHold } from '../../../lambdas/admin/operations/data.ts';
import { keysOfMessageId } from '../../../lambdas/ids.ts';
import { VISIBILITIES } from '../../../lambdas/message/visibility.ts';
import { storeMessage } from '../../../lambdas/receive/store-message.ts';
import { type AuditEntry, auditEntry, readAuditLog } from '../../../lambdas/store/audit-log.ts';
import { exportCreation, getExport } from '../../../lambdas/store/export/export-rows.ts';
import type { Inbox } from '../../../lambdas/store/inbox/inboxes.ts';
import { inboxUpdate } from '../../../lambdas/store/inbox/inboxes.ts';
import { listMessages } from '../../../lambdas/store/message/messages.ts';
import { exportObjectKey } from '../../../lambdas/store/object/object-keys.ts';
import type { Row } from '../../../lambdas/store/table/table.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { readTenantUsage } from '../../../lambdas/usage/read-usage.ts';
import { type ArrivingMail, inboxMail, newInbox, receiveServices } from '../store/receive/arriving-mail.ts';
import { openTestTable, type TestTable } from '../store/table/test-table.ts';
import { NOW } from '../test-context.ts';
import { Crash, openTestBucket, PurgeWorld, rowsWith, type TestBucket, unique } from './purge-world.ts';

/** Stored mail, and what is to become of it. The stores are those of the test file. */
export let table: TestTable;
export let bucket: TestBucket;

export async function openStores(): Promise<void> {
  table = await openTestTable();
  bucket = await openTestBucket();
}

export async function closeStores(): Promise<void> {
  await table.stop();
  await bucket.stop();
}

export const DAY_MS = 86_400_000;
export const PAGE = { limit: 100, ascending: true, after: undefined };

export interface Mail {
  readonly inbox: Inbox;
  readonly id: string;
  readonly key: string;
  readonly thread: string;
  readonly size: number;
}

export async function tenantInbox(overrides: Partial<Inbox> = {}): Promise<Inbox> {
  const name = unique();
  return newInbox(table, { inboxId: `${name}@agents.test`, listKey: name, ...overrides });
}

export async function add(
  inbox: Inbox,
  mail: Partial<ArrivingMail> & { readonly days?: number } = {},
): Promise<Mail> {
  const { days = 0, ...rest } = mail;
  const arriving = { id: `<${unique()}@x.test>`, sesMessageId: unique(), second: -days * 86_400, ...rest };
  const made = inboxMail(inbox, arriving);
  const outcome = await storeMessage(receiveServices(table), made);
  if (outcome.kind !== 'stored') throw new Error(outcome.kind);
  const { messageKey: key } = made.addressee;
  for (const name of [
    `raw/${inbox.inboxId}/${key}`,
    `mail/${inbox.inboxId}/${key}/body`,
    `mail/${inbox.inboxId}/${key}/attachment/0`,
  ])
    await bucket.put(name);
  const { message_id: id, thread_id: thread, size } = outcome.summary;
  return { inbox, id, key, thread, size };
}

export function worldAt(days = 0, policy: object = {}): PurgeWorld {
  const world = new PurgeWorld(table, bucket);
  const { now } = world.services;
  Object.assign(world.services, { now: () => new Date(now().getTime() + days * DAY_MS) });
  Object.assign(world.services.policy, policy);
  return world;
}

/** What is left of mails: nothing of those that went, in lists, objects, log and search; everything of the others. */
export async function expectLeft(all: readonly Mail[], left: readonly Mail[]): Promise<void> {
  const gone = all.filter((mail) => !left.includes(mail));
  for (const inbox of new Set(all.map((mail) => mail.inbox))) {
    const ours = left.filter((mail) => mail.inbox === inbox);
    const page = await listMessages(table, inbox, VISIBILITIES, PAGE, { trash: 'too' });
    expect(new Set(page?.items.map(({ message_id }) => message_id))).toEqual(
      new Set(ours.map(({ id }) => id)),
    );
    const objects = [
      ...(await bucket.keys(`raw/${inbox.inboxId}/`)),
      ...(await bucket.keys(`mail/${inbox.inboxId}/`)),
    ];
    expect(objects.sort()).toEqual(
      ours
        .flatMap(({ key }) => [
          `raw/${inbox.inboxId}/${key}`,
          `mail/${inbox.inboxId}/${key}/body`,
          `mail/${inbox.inboxId}/${key}/attachment/0`,
        ])
        .sort(),
    );
  }
  for (const tenantId of new Set(all.map(({ inbox }) => inbox.tenantId))) {
    const ours = left.filter(({ inbox }) => inbox.tenantId === tenantId);
    const [usage] = await readTenantUsage(table, tenantId, [NOW.getTime() + 1000 * DAY_MS]);
    expect([usage?.messages, usage?.bytes]).toEqual([
      ours.length,
      ours.reduce((sum, { size }) => sum + size, 0),
    ]);
  }
  const rows = await rowsWith(
    table,
    all.map(({ key }) => key),
  );
  const logged = (mail: Mail) =>
    rows.filter((row) => row['mail'] !== undefined && String(row['sk']).endsWith(mail.key));
  expect(gone.flatMap(logged)).toEqual([]);
  expect(left.map((mail) => logged(mail).length)).toEqual(left.map(() => 1));
  const removed = rows.flatMap((row) => (row['removed'] as string[] | undefined) ?? []);
  for (const { id } of gone) expect(removed).toContain(keysOfMessageId(id)?.sortKey);
}

export async function keep(inbox: Inbox, retentionDays: number): Promise<void> {
  await transact(
    table,
    inboxUpdate(table, inbox, { displayName: undefined, metadata: {}, retentionDays }, NOW),
  );
}

async function night(world: PurgeWorld, inboxes: readonly Inbox[], crashAt?: number): Promise<number> {
  world.crashAt = crashAt;
  for (const { tenantId } of inboxes) world.enqueue({ retention: { tenant: tenantId } });
  await world.run();
  return world.effects;
}

export async function auditOf(tenantId: string): Promise<readonly AuditEntry[]> {
  const { items } = await readAuditLog(table, tenantId, {}, { limit: 100, after: undefined });
  return items.toReversed();
}

/**
 * Runs something before each of whose effects a worker dies, one after the other, or before every few of them, each time on what was
 * prepared once, in a table of its own: neither scans nor jobs for all tenants meet what earlier runs left.
 * @returns how many effects there are
 */
async function atEachCrash<Prepared>(
  stride: number,
  prepare: () => Promise<Prepared>,
  run: (prepared: Prepared, crashAt: number) => Promise<number>,
): Promise<number> {
  const renew = async () => {
    await table.stop();
    table = await openTestTable();
  };
  await renew();
  const prepared = await prepare();
  const rows = await rowsWith(table, ['']);
  const objects = await bucket.keys('');
  let effects = 1;
  for (let crashAt = 1; crashAt <= effects; crashAt += stride) {
    await renew();
    await writeRows(table, rows);
    const left = new Set(await bucket.keys(''));
    await Promise.all(objects.filter((key) => !left.has(key)).map((key) => bucket.put(key)));
    effects = Math.max(effects, await run(prepared, crashAt));
  }
  return effects;
}

async function writeRows({ client, name }: TestTable, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 25) {
    const puts = rows.slice(from, from + 25).map((Item) => ({ PutRequest: { Item } }));
    const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: { [name]: puts } }));
    expect(UnprocessedItems ?? {}).toEqual({});
  }
}

async function kinds() {
  const [short, long] = [await tenantInbox(), await tenantInbox({ unlisted: 'hold' })];
  const plain = await tenantInbox();
  await keep(short, 10);
  await keep(long, 3650);
  const left = [
    await add(short, { days: 9 }),
    await add(short, { days: 2, spam: true }),
    await add(long, { days: 2 }),
    await add(plain, { days: 29, unauthenticated: true }),
  ];
  const all = [
    ...left,
    await add(short, { days: 11, id: '<first@x.test>' }),
    await add(short, { days: 10.5, inReplyTo: '<first@x.test>' }),
    await add(short, { days: 4, spam: true, unauthenticated: true }),
    await add(long, { days: 6 }),
    await add(plain, { days: 31 }),
  ];
  return { short, long, plain, left, all };
}

export function retainByDyingWorker(stride: number): Promise<number> {
  return atEachCrash(stride, kinds, async ({ short, long, plain, left, all }, crashAt) => {
    const plan = {
      inboxes: 1,
      messagesPerMonth: 1,
      storageBytes: 1,
      webhooks: 1,
      keys: 1,
      retentionDays: 30,
    };
    const policy = { spamRetentionDays: 3, heldRetentionDays: 5, plans: { verified: plan } };
    const effects = await night(worldAt(0, policy), [short, long, plain], crashAt);
    await expectLeft(all, left);
    for (const { tenantId, inboxId } of [short, long, plain]) {
      const told = (await auditOf(tenantId)).map(({ actor, ...entry }) => [
        actor,
        entry.action,
        entry.resourceId,
      ]);
      expect(told).toContainEqual([{ type: 'service', id: 'retention' }, 'message.deleted', inboxId]);
      expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
    }
    // The clock of what was deleted: the next night has nothing to do.
    const again = worldAt(0, policy);
    const deleted = vi.spyOn(again.services.metering, 'count');
    again.enqueue({ retention: {} });
    await again.run();
    expect(deleted).not.toHaveBeenCalledWith('RetentionDeleted', expect.anything());
    return effects;
  });
}

const ENTRY = () =>
  auditEntry({ type: 'operator', id: 'arn' }, 'tenant.mail_erased', { type: 'tenant', id: '' }, NOW);

const PERSON = 'Jane.Doe@person.test';

async function eraseAll(world: PurgeWorld, wanted: object = {}): Promise<Omit<Erased, 'next_page_token'>> {
  const total: Omit<Erased, 'next_page_token'> = { tenants: [], held: [], undecided: [] };
  for (let token: string | null | undefined; token !== null; ) {
    const page = token === undefined ? {} : { page_token: token };
    const part = await erase(
      { ...world.services, audit: ENTRY() },
      { address: PERSON, dry_run: false, ...wanted, ...page },
    );
    total.tenants.push(...part.tenants);
    total.held.push(...part.held);
    total.undecided.push(...part.undecided);
    token = part.next_page_token;
  }
  return total;
}

async function people() {
  const [one, other, held] = [await tenantInbox(), await tenantInbox(), await tenantInbox()];
  const second = await tenantInbox({ tenantId: other.tenantId, inboxId: `${unique()}@agents.test` });
  const root = `<${unique()}@x.test>`;
  const left = [
    await add(one, { id: root }),
    await add(one, { from: '"jane.doe@person.test" <a@x.test>' }),
    await add(other, { from: 'xjane.doe@person.test', to: ['Jane.Doe@person.test.example'] }),
    await add(held, { from: PERSON }),
  ];
  const gone = [
    await add(one, { inReplyTo: root, from: 'Jane <jane.doe@PERSON.test>' }),
    await add(one, { from: PERSON, spam: true }),
    await add(second, { to: ['B <b@x.test>', '"Doe, Jane" <jane.doe@person.test>'] }),
  ];
  return { one, other, second, held, left, gone };
}

/** An account that lost mail has an entry of it, whatever crashed. */
async function expectNoted(mails: readonly Mail[]): Promise<void> {
  for (const { inbox, id } of mails) {
    const page = await listMessages(table, inbox, VISIBILITIES, PAGE);
    if (page?.items.some(({ message_id }) => message_id === id)) continue;
    const { tenantId } = inbox;
    expect(await auditOf(tenantId)).toMatchObject([
      { action: 'tenant.mail_erased', resourceId: tenantId, actor: { type: 'operator' } },
    ]);
  }
}

/** The same of an erasure, which is asked for again. */
export async function eraseByDyingWorker(stride: number): Promise<number> {
  const prepare = async () => {
    const made = await people();
    const { one, held } = made;
    await setHold(worldAt().services, held.tenantId, true);
    const created_at = NOW.toISOString();
    const wanted = {
      export_id: 'exp_1',
      tenant: one.tenantId,
      format: 'mbox',
      include_spam: false,
      created_at,
    } as const;
    await transact(table, exportCreation(table, wanted, undefined));
    const file = exportObjectKey(one.tenantId, 'exp_1');
    await bucket.put(file);
    return { ...made, file };
  };
  return atEachCrash(stride, prepare, async ({ one, other, held, left, gone, file }, crashAt) => {
    const all = [...left, ...gone];
    const ours = [one, other, held].map(({ tenantId }) => tenantId);
    const counted = await eraseAll(worldAt(), { dry_run: true });
    expect(new Set(counted.tenants)).toEqual(
      new Set([
        { tenant_id: one.tenantId, messages: 2 },
        { tenant_id: other.tenantId, messages: 1 },
      ]),
    );
    expect(counted.held).toEqual([{ tenant_id: held.tenantId, inbox_id: null, messages: 1 }]);
    await expectLeft(all, all);

    const world = worldAt();
    world.crashAt = crashAt;
    for (const tenant of ours) {
      await eraseAll(world, { tenant }).catch(async (error: unknown) => {
        if (!(error instanceof Crash)) throw error;
        await expectNoted(gone);
        return eraseAll(world, { tenant });
      });
    }
    for (const mail of gone) {
      const page = await listMessages(table, mail.inbox, VISIBILITIES, PAGE);
      expect(page?.items.map(({ message_id }) => message_id)).not.toContain(mail.id);
    }
    await world.run();
    await expectLeft(all, left);
    await expectNoted(gone);
    expect(await auditOf(held.tenantId)).toEqual([]);
    expect([await getExport(table, one.tenantId, 'exp_1'), await bucket.keys(file)]).toEqual([undefined, []]);
    return world.effects;
  });
}
