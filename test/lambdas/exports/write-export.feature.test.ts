import { describe, expect, test } from 'vitest';
import { writeExport } from '../../../lambdas/exports/write-export.ts';
import { threadOfSortKey } from '../../../lambdas/ids.ts';
import { removeInbox } from '../../../lambdas/inboxes/delete-inbox.ts';
import { deleteMessages } from '../../../lambdas/messages/delete-messages.ts';
import { LIMITS } from '../../../lambdas/settings/plan-settings.ts';
import { returnPlanCapacityOfTenant } from '../../../lambdas/store/account/plan-capacity.ts';
import { forgetExports, getExport, isRunning } from '../../../lambdas/store/export/export-rows.ts';
import { getBytes } from '../../../lambdas/store/object/mail-bucket.ts';
import { exportObjectKey, exportPrefix } from '../../../lambdas/store/object/object-keys.ts';
import { opened, silent } from '../../opened.ts';
import { openTestBucket } from '../purge/purge-world.ts';
import { createKey } from '../store/key/create-key.ts';
import { arrive, newInbox } from '../store/receive/arriving-mail.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { testKey } from '../test-account.ts';
import { testCaller } from '../test-context.ts';
import { addMail, ExportWorld, expectWhole, tenantWithMail } from './export-world.ts';

const table = opened(openTestTable);
const bucket = opened(openTestBucket);
silent('log');

describe('an export', () => {
  test('that pauses after each batch, by a worker that dies before one in four of its effects, has each mail once with its bytes, the digest of the file, and leaves nothing else', async () => {
    const effects = await expectWhole({ table, bucket }, { budgetMs: 0, partBytes: 1e9 }, 400, 4);
    expect(effects).toBeGreaterThan(25);
  });

  test.each([
    { batch: 16, batchBytes: 1e9, batched: 3 },
    { batch: 2, batchBytes: 1e9, batched: 2 },
    // Less than any mail: each is a batch of its own.
    { batch: 16, batchBytes: 1, batched: 1 },
  ])('of an account with more inboxes than two pages, each with more mails than two, has each mail once, also when the inbox and the mail where it paused are deleted ($batched in a batch)', async ({
    batched,
    ...batches
  }) => {
    const stores = { table, bucket };
    const reads = { inboxes: 3, messages: 3, ...batches };
    const { tenantId, caller, file, inboxes } = await tenantWithMail(stores, 40, 7);
    const whole = new ExportWorld(stores, { budgetMs: 1e9, partBytes: 1e9, reads });
    const one = await whole.start(caller, 'mbox');
    await whole.run();
    expect(await getBytes(bucket, exportObjectKey(tenantId, one.export_id))).toEqual(new Uint8Array(file));

    const world = new ExportWorld(stores, { budgetMs: 0, partBytes: 1e9, reads });
    world.pass(86_400_000);
    const { export_id } = await world.start(caller, 'jsonl');
    const written = async () => (await getExport(table, tenantId, export_id))?.progress;
    // The mail and then the inbox at which two of its jobs ended.
    const removed = new Set<string>();
    for (let jobs = 0; (await getExport(table, tenantId, export_id))?.status === 'running'; jobs++) {
      if (jobs === 100) throw new Error('There is always another job');
      const job = world.jobs.shift();
      if (job === undefined) throw new Error('No job is left');
      world.pass(15_000);
      await writeExport(world.services, job);
      const progress = await written();
      const at = inboxes.find(({ listKey }) => listKey === progress?.inbox);
      if (at === undefined || progress?.after === undefined || removed.size === 2) continue;
      if (at === inboxes[2]) {
        removed.add('mail');
        await deleteMessages(world.world.services, {
          inbox: at,
          threadKey: threadOfSortKey(progress.after),
          sortKeys: [progress.after],
          isWanted: () => true,
        });
      }
      if (at === inboxes[3]) {
        removed.add('inbox');
        const capacity = returnPlanCapacityOfTenant(table, tenantId, 'inboxes');
        await removeInbox(world.world.services, at, 'inbox.deleted', capacity);
      }
    }
    expect(removed.size).toBe(2);
    const text = Buffer.from((await getBytes(bucket, exportObjectKey(tenantId, export_id))) ?? []).toString();
    const ids = text.trim().split('\n');
    expect(new Set(ids).size).toBe(ids.length);
    // Of the inbox that was deleted there is what was read before: a batch.
    expect([ids.length, (await written())?.messages]).toEqual([6 * 7 + batched, 6 * 7 + batched]);
  });

  test('is one at a time, also by parallel calls, and another may begin when it is completed or has run for a day', async () => {
    const { tenantId, caller } = await tenantWithMail({ table, bucket }, 400);
    const world = new ExportWorld({ table, bucket }, { budgetMs: 0, partBytes: 1e9 });
    const starts = await Promise.allSettled([world.start(caller), world.start(caller)]);
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(world.start(caller)).rejects.toMatchObject({ name: 'conflict' });
    await world.run();
    const second = await world.start(caller);
    expect(await getExport(table, tenantId, second.export_id)).toMatchObject({ status: 'running' });
    world.pass(86_400_000);
    expect(isRunning(second, world.services.now())).toBe(false);
    await world.start(caller);
    await world.run();
    expect(await getExport(table, tenantId, second.export_id)).toMatchObject({ status: 'failed' });
  });

  test('is one of as many as the plan allows in a day, and the last three that were completed are kept', async () => {
    const { tenantId, caller } = await tenantWithMail({ table, bucket }, 400);
    const world = new ExportWorld({ table, bucket }, { budgetMs: 1e9, partBytes: 1e9 });
    const ids: string[] = [];
    for (let n = 0; n < 4; n++) {
      ids.push((await world.start(caller)).export_id);
      await world.run();
    }
    const kept = ids.slice(1).map((id) => exportObjectKey(tenantId, id));
    expect(await bucket.keys(exportPrefix(tenantId))).toEqual(kept);
    expect(await getExport(table, tenantId, ids[0] ?? '')).toBeUndefined();
    for (let n = 4; n < LIMITS.exportsPerDay.verified; n++) {
      await world.start(caller);
      await world.run();
    }
    await expect(world.start(caller)).rejects.toMatchObject({
      name: 'cap_hit',
      message: expect.stringContaining('24 exports per day'),
    });
    world.pass(86_400_000);
    await world.start(caller);
  });

  test('waits while as many exports of others are written as may be at once', async () => {
    const [mine, other] = [
      await tenantWithMail({ table, bucket }, 400),
      await tenantWithMail({ table, bucket }, 400),
    ];
    const world = new ExportWorld({ table, bucket }, { budgetMs: 1e9, partBytes: 1e9, atOnce: 1 });
    const { export_id } = await world.start(mine.caller, 'jsonl');
    const waiting = await world.start(other.caller, 'jsonl');
    const [first, second] = world.jobs.splice(0);
    if (first === undefined || second === undefined) throw new Error('No job');
    let looks = 0;
    const present = async () => {
      if (looks++ === 0) await writeExport(world.services, second);
      return {};
    };
    await writeExport({ ...world.services, present }, first);
    expect(world.jobs).toEqual([second]);
    expect(await getExport(table, mine.tenantId, export_id)).toMatchObject({ status: 'completed' });
    expect(await getExport(table, other.tenantId, waiting.export_id)).toMatchObject({
      status: 'running',
      progress: { messages: 0 },
    });
    await world.run();
    expect(await getExport(table, other.tenantId, waiting.export_id)).toMatchObject({ status: 'completed' });
  });

  test('goes on with the next receive of its job after a call of AWS that failed', async () => {
    const { tenantId, caller } = await tenantWithMail({ table, bucket }, 400);
    const world = new ExportWorld({ table, bucket }, { budgetMs: 60_000, partBytes: 1e9 });
    const { export_id } = await world.start(caller);
    const [job] = world.jobs.splice(0);
    if (job === undefined) throw new Error('No job');
    const failing = {
      ...world.services,
      isRawKept: () => {
        throw new Error('S3 is down');
      },
    };
    await expect(writeExport(failing, job)).rejects.toThrow('S3 is down');
    world.pass(3_000);
    await writeExport(world.services, job);
    expect(await getExport(table, tenantId, export_id)).toMatchObject({ status: 'completed' });
  });

  test('that is forgotten while it is under way ends, and leaves no object', async () => {
    const { tenantId, caller } = await tenantWithMail({ table, bucket }, 400);
    const world = new ExportWorld({ table, bucket }, { budgetMs: 0, partBytes: 1000 });
    await world.start(caller);
    const [job] = world.jobs.splice(0);
    if (job === undefined) throw new Error('No job');
    await writeExport(world.services, job);
    expect(world.jobs).toHaveLength(1);
    await forgetExports(table, tenantId);
    await world.run();
    expect([world.jobs, await bucket.keys(exportPrefix(tenantId))]).toEqual([[], []]);
  });

  test('of jsonl has a line for each message, and one of a virus or of bytes that are gone is skipped in mbox only', async () => {
    const inbox = await newInbox(table);
    await addMail({ table, bucket }, inbox, 1, 400);
    await arrive(table, inbox, { id: '<v@x.test>', virus: true, second: 2 });
    await arrive(table, inbox, { id: '<gone@x.test>', second: 3 });
    const caller = testCaller({ tenantId: inbox.tenantId });
    await createKey(table, testKey(inbox.tenantId, caller.keyId));
    for (const [format, messages, skipped] of [
      ['mbox', 1, 2],
      ['jsonl', 3, 0],
    ] as const) {
      const world = new ExportWorld({ table, bucket }, { budgetMs: 1e9, partBytes: 1e9 });
      const { export_id } = await world.start(caller, format, true);
      await world.run();
      expect((await getExport(table, inbox.tenantId, export_id))?.progress).toMatchObject({
        messages,
        skipped,
      });
    }
  });
});
