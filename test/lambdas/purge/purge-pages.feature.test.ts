import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { deleteTenant } from '../../../lambdas/admin/delete-tenant.ts';
import type { PurgeWork } from '../../../lambdas/jobs/purge-job.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { webhookDeletion, webhooksOfTenant, webhookTrace } from '../../../lambdas/store/webhook/webhooks.ts';
import { opened, silent } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW } from '../test-context.ts';
import { openTestBucket, PurgeWorld, rowsWith } from './purge-world.ts';
import { addInbox, addWebhook, richTenant } from './rich-tenant.ts';

const table = opened(openTestTable);
const bucket = opened(openTestBucket);
silent('log');

test.each([
  1, 3, 4, 7,
])('the purge of a tenant with more inboxes and rows than a job removes leaves nothing, with %i at one go, and where some vanish between two jobs', async (atOneGo) => {
  for (const vanishing of [false, true]) {
    const world = new PurgeWorld(table, bucket);
    const tenant = await richTenant(table, bucket, world);
    const inboxIds = [...tenant.inboxIds];
    for (let n = 0; n < 2 * atOneGo + 1 && n < 9; n++)
      inboxIds.push((await addInbox(table, tenant.account)).inboxId);
    const { send } = world.services.purgeQueue;
    let vanished = 0;
    const purgeQueue = {
      send: async (work: PurgeWork, delay?: number) => {
        await send(work, delay);
        if (!vanishing || !('whole_tenant' in work)) return;
        // One that expires by itself. Entries of the log that lead to usage, those of inboxes, never do.
        const row = (await rowsWith(table, tenant.traces)).find(
          ({ pk, ttl }) => ttl !== undefined && !String(pk).startsWith('LOG#'),
        );
        if (row === undefined) return;
        vanished += 1;
        await table.client.send(
          new DeleteCommand({ TableName: table.name, Key: { pk: row['pk'], sk: row['sk'] } }),
        );
      },
    };
    Object.assign(world.services, {
      purgeQueue,
      atOneGo: { rows: atOneGo, inboxes: atOneGo, webhooks: atOneGo },
    });
    await deleteTenant(world.services, tenant.account.tenantId);
    await world.run();

    const left = await rowsWith(table, [...tenant.traces, ...inboxIds]);
    expect(left.map(({ pk }) => pk).sort()).toEqual(inboxIds.map((id) => `ADDRESS#${id}`).sort());
    expect(left.filter(({ purging }) => purging !== undefined)).toEqual([]);
    expect([world.waiting, vanished > 0]).toEqual([0, vanishing]);
    expect(world.tenantJobs).toBeGreaterThan(5);
  }
}, 60_000);

test.each([
  1, 2, 4, 5, 11, 12,
])('the purge of a tenant with a dozen webhooks leaves nothing of any, in lists of %i, of which one was deleted before', async (webhooks) => {
  const world = new PurgeWorld(table, bucket);
  const { account, traces } = await richTenant(table, bucket, world);
  const ids: string[] = [];
  for (let n = 0; n < 12; n++) ids.push((await addWebhook(table, account)).webhookId);
  const [first] = await webhooksOfTenant(table, account.tenantId);
  if (first === undefined) throw new Error('There are webhooks');
  await transact(table, { ...webhookDeletion(table, first), ...webhookTrace(table, first, NOW) });
  Object.assign(world.services, { atOneGo: { rows: 5_000, inboxes: 25, webhooks } });
  await deleteTenant(world.services, account.tenantId);
  await world.run();

  const left = await rowsWith(table, [...traces, ...ids]);
  expect(left.filter(({ pk }) => !String(pk).startsWith('ADDRESS#'))).toEqual([]);
});
