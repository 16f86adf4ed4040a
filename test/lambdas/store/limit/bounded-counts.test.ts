import { expect, test } from 'vitest';
import { takeCounted } from '../../../../lambdas/store/limit/lease-count.ts';
import { planUse } from '../../../../lambdas/store/limit/sliding-limit.ts';
import { getRow } from '../../../../lambdas/store/table/table.ts';
import { transact } from '../../../../lambdas/store/table/transaction.ts';
import { opened } from '../../../opened.ts';
import { NOW } from '../../test-context.ts';
import { openTestTable } from '../table/test-table.ts';

const table = opened(openTestTable);
const SECOND_MS = 1_000;
const later = (seconds: number): Date => new Date(NOW.getTime() + seconds * SECOND_MS);

/** The row of a subject holds so many. */
const MAX_USES = 1_000;

test.each([
  [MAX_USES - 1, true],
  [MAX_USES, false],
  [MAX_USES + 1, false],
])('%i uses of a limit of 5,000 in a minute, of which a row holds 1,000, leave one: %s', async (uses, isLeft) => {
  const counted = { subject: `uses-${uses}`, name: 'use' };
  const limits = [{ limit: 5_000, windowSeconds: 60 }];
  const plan = (seconds: number, count: number) => planUse(table, counted, limits, later(seconds), count);
  // More than the row holds are refused together, and leave nothing.
  expect((await plan(0, MAX_USES + 1)).allowed).toBe(false);
  for (let left = uses; left > 0; left -= 400) {
    const use = await plan(0, Math.min(left, 400));
    if (use.allowed) await transact(table, use.writes);
  }

  expect((await plan(59, 1)).allowed).toBe(isLeft || uses > MAX_USES);
  expect((await plan(60, MAX_USES)).allowed).toBe(true);
});

test.each([
  3, 4, 6, 7,
])('a count of leases of which %i groups have expired gives out as many as its limit, and keeps no more than three of these groups', async (expired) => {
  const key = { pk: `LEASES#${expired}`, sk: 'COUNT' };
  let now = NOW;
  const services = { table, now: () => now };
  const count = { key, limit: expired + 2, groupMs: SECOND_MS };
  for (let n = 1; n <= expired; n++)
    expect(await takeCounted(services, count, later(n).getTime())).toBeUndefined();
  now = later(expired + 1);

  const until = later(expired + 100).getTime();
  for (let n = 0; n < count.limit; n++) expect(await takeCounted(services, count, until)).toBeUndefined();
  expect(await takeCounted(services, count, until)).toEqual({ expiresAt: until });
  const row = (await getRow(table, key)) ?? {};
  expect(row['total']).toBe(count.limit);
  expect(Object.keys(row).filter((name) => name.startsWith('due:')).length).toBeLessThanOrEqual(1 + 3);
});
