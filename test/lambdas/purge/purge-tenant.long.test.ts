import { describe, expect, test } from 'vitest';
import { signUpMailSubject } from '../../../lambdas/accounts/sign-up-mails.ts';
import { deleteTenant } from '../../../lambdas/admin/delete-tenant.ts';
import { accountCreation, findTenantOf, getAccount } from '../../../lambdas/store/account/accounts.ts';
import { inboxDeletion } from '../../../lambdas/store/inbox/inboxes.ts';
import { countInWindow } from '../../../lambdas/store/limit/window-limit.ts';
import { segmentPrefix } from '../../../lambdas/store/object/object-keys.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { opened, silent } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW } from '../test-context.ts';
import { openTestBucket, PurgeWorld, rowsWith, unique } from './purge-world.ts';
import { addInbox, emptyTenant, type RichTenant, richTenant } from './rich-tenant.ts';

const table = opened(openTestTable);
const bucket = opened(openTestBucket);
silent('log');

/** Every kind of partition in which a tenant leaves something. */
const KINDS = [
  'ADDRESS',
  'CONNECTION',
  'CREDENTIAL',
  'DEFERRED-TENANTS',
  'DELIVERIES',
  'ENDPOINT',
  'HUMAN',
  'INBOX',
  'LOG',
  'QUOTA',
  'SEARCH',
  'SLOTS',
  'SOCKETS',
  'TENANT',
  'TENANTS',
  'USAGE',
  'WAITS',
];

/** The names stay quarantined, and nothing else is left. */
async function expectNothingLeft(
  { account, traces, inboxIds }: RichTenant,
  world: PurgeWorld,
): Promise<void> {
  const rows = await rowsWith(table, traces);
  expect(rows.map(({ pk }) => pk).sort()).toEqual(inboxIds.map((id) => `ADDRESS#${id}`).sort());
  for (const row of rows) expect(row).toMatchObject({ deleted_at: expect.any(String) });
  expect(rows.filter(({ purging }) => purging !== undefined)).toEqual([]);
  for (const inboxId of inboxIds) expect(await bucket.keys(`mail/${inboxId}/`)).toEqual([]);
  expect(await bucket.keys(segmentPrefix(account.tenantId))).toEqual([]);
  expect(world.waiting).toBe(0);
}

describe('a deleted tenant', () => {
  test('leaves nothing, whenever its worker or its deleting call dies', {
    timeout: 240_000,
  }, async () => {
    const calm = new PurgeWorld(table, bucket);
    const tenant = await richTenant(table, bucket, calm);
    const kinds = (await rowsWith(table, tenant.traces)).map(({ pk }) => String(pk).split('#')[0]);
    expect([...new Set(kinds)].sort()).toEqual(KINDS);
    await deleteTenant(calm.services, tenant.account.tenantId);
    await calm.run();
    await expectNothingLeft(tenant, calm);
    expect(calm.effects).toBeGreaterThan(80);

    const crashes = Array.from({ length: calm.effects }, (_, effect) => effect + 1);
    let crashed = 0;
    await inParallel(6, crashes, async (crashAt) => {
      const world = new PurgeWorld(table, bucket);
      const victim = await richTenant(table, bucket, world);
      world.crashAt = crashAt;
      const delivered = await deleteTenant(world.services, victim.account.tenantId).catch(() => undefined);
      await world.run();
      // A caller that got an error repeats the call; a delete that was committed goes on without it.
      if (delivered === undefined && (await getAccount(table, victim.account.tenantId)) !== undefined) {
        await deleteTenant(world.services, victim.account.tenantId);
        await world.run();
      }
      if (world.crashAt === undefined) crashed += 1;
      await expectNothingLeft(victim, world);
    });
    expect(crashed).toBeGreaterThan(calm.effects - 5);
  });

  test('is purged also when the job of one of its inboxes was lost', async () => {
    const world = new PurgeWorld(table, bucket);
    const account = await emptyTenant(table);
    const inbox = await addInbox(table, account);
    // As a crash leaves it that comes too often: deleted, and not purged.
    await transact(table, inboxDeletion(table, inbox, NOW, NOW));
    await bucket.put(`mail/${inbox.inboxId}/message/raw`);
    await deleteTenant(world.services, account.tenantId);
    await world.run();

    expect(await bucket.keys(`mail/${inbox.inboxId}/`)).toEqual([]);
    expect((await rowsWith(table, [account.tenantId])).map(({ pk }) => pk)).toEqual([
      `ADDRESS#${inbox.inboxId}`,
    ]);
  });

  test('does not change a tenant that signed up with its address since', async () => {
    const world = new PurgeWorld(table, bucket);
    const account = await emptyTenant(table);
    await deleteTenant(world.services, account.tenantId);
    const id = unique();
    const next = {
      ...account,
      tenantId: `tenant-${id}`,
      firstInboxId: `${id}@agents.test`,
      createdAt: new Date().toISOString(),
    };
    await transact(table, accountCreation(table, next));
    const quota = { subject: signUpMailSubject(account.humanEmail), limit: 1, windowSeconds: 86_400 };
    await countInWindow(table, quota, world.now);
    await world.run();

    expect(await getAccount(table, next.tenantId)).toEqual({ ...next, heldInboxes: [] });
    expect(await findTenantOf(table, account.humanEmail)).toBe(next.tenantId);
    expect(await countInWindow(table, quota, world.now)).toBeGreaterThan(0);
    expect(await rowsWith(table, [account.tenantId])).toEqual([]);
  });
});

describe('a tenant that was not deleted', () => {
  test('is not touched by a job that came first, which ends when no delete can follow', async () => {
    const world = new PurgeWorld(table, bucket);
    const account = await emptyTenant(table);
    await addInbox(table, account);
    world.enqueue({ whole_tenant: account.tenantId, requested_at: world.now.toISOString() });
    const before = await rowsWith(table, [account.tenantId]);
    await world.run();

    expect(world.tenantJobs).toBeGreaterThan(10);
    expect(await rowsWith(table, [account.tenantId])).toEqual(before);
  });

  test('that never was has nothing to remove', async () => {
    const world = new PurgeWorld(table, bucket);
    world.enqueue({ whole_tenant: 'nobody', requested_at: world.now.toISOString() });
    await world.run();

    expect(world.tenantJobs).toBe(1);
  });
});

/** Some at a time; the first failure ends it. */
async function inParallel<T>(atOnce: number, items: readonly T[], run: (item: T) => Promise<void>) {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await run(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
