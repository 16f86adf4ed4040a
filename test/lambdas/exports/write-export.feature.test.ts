import { describe, expect, test } from 'vitest';
import { writeExport } from '../../../lambdas/exports/write-export.ts';
import { forgetExports, getExport, isRunning } from '../../../lambdas/store/export/export-rows.ts';
import { exportPrefix } from '../../../lambdas/store/object/object-keys.ts';
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
