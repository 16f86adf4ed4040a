import { expect, test } from 'vitest';
import { deleteTenant } from '../../../lambdas/admin/delete-tenant.ts';
import { opened, silent } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { openTestBucket, PurgeWorld } from './purge-world.ts';
import { addInbox, emptyTenant } from './rich-tenant.ts';

const table = opened(openTestTable);
const bucket = opened(openTestBucket);
silent('log');

const INBOXES_PER_JOB = 25;

test.each([
  0, 10, 60,
])('the purge of a tenant with %i inboxes takes one job for each 25 inboxes, and at most 3 more', async (inboxes) => {
  const world = new PurgeWorld(table, bucket);
  const account = await emptyTenant(table);
  for (let i = 0; i < inboxes; i++) await addInbox(table, account);
  await deleteTenant(world.services, account.humanEmail);
  await world.run();

  expect(world.waiting).toBe(0);
  expect(world.tenantJobs).toBeLessThanOrEqual(Math.ceil(inboxes / INBOXES_PER_JOB) + 3);
  // Each inbox has a job when it is deleted, and one when what was being received then has landed.
  expect(world.jobs - world.tenantJobs).toBeLessThanOrEqual(2 * inboxes);
});
