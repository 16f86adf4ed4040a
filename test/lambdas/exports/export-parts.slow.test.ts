import { expect, test } from 'vitest';
import { getExport } from '../../../lambdas/store/export/export-rows.ts';
import { exportPrefix } from '../../../lambdas/store/object/object-keys.ts';
import { opened, silent } from '../../opened.ts';
import { openTestBucket } from '../purge/purge-world.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { ExportWorld, expectWhole, tenantWithMail } from './export-world.ts';

const table = opened(openTestTable);
const bucket = opened(openTestBucket);
silent('log');

test.each([
  { name: 'in parts', budgetMs: 1e9 },
  { name: 'in parts, with a pause after each batch', budgetMs: 0 },
])('an export $name, by a worker that dies before one in nine of its effects, has each mail once with its bytes, the digest of the file, and leaves nothing else', async ({
  budgetMs,
}) => {
  const options = { budgetMs, partBytes: 5 * 1024 * 1024 };
  expect(await expectWhole({ table, bucket }, options, 1_900_000, 9)).toBeGreaterThan(25);
});

test.each([
  { name: 'in one job', budgetMs: 1e9 },
  { name: 'with a pause after each batch', budgetMs: 0 },
])('an export $name has as many parts as a file may have, and with one more or twice as many it fails and leaves nothing', async ({
  budgetMs,
}) => {
  const { tenantId, caller } = await tenantWithMail({ table, bucket }, 1_900_000);
  const options = { budgetMs, partBytes: 5 * 1024 * 1024 };
  const exportInto = async (maxParts: number) => {
    const world = new ExportWorld({ table, bucket }, { ...options, maxParts });
    world.pass((10 - maxParts) * 86_400_000);
    const { export_id } = await world.start(caller);
    await world.run();
    return getExport(table, tenantId, export_id);
  };
  // Nine mails, of which three are over the least part of S3.
  expect(await exportInto(3)).toMatchObject({ status: 'completed', progress: { messages: 9 } });
  for (const key of await bucket.keys(exportPrefix(tenantId))) await bucket.remove(key);

  for (const maxParts of [2, 1]) {
    expect(await exportInto(maxParts)).toMatchObject({ status: 'failed' });
    expect(await bucket.keys(exportPrefix(tenantId))).toEqual([]);
  }
});
