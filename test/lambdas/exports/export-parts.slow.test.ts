import { expect, test } from 'vitest';
import { opened, silent } from '../../opened.ts';
import { openTestBucket } from '../purge/purge-world.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { expectWhole } from './export-world.ts';

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
