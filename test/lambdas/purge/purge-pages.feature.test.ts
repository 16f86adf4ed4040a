import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { deleteTenant } from '../../../lambdas/admin/delete-tenant.ts';
import type { PurgeWork } from '../../../lambdas/jobs/purge-job.ts';
import { type Inbox, inboxDeletion } from '../../../lambdas/store/inbox/inboxes.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { webhookDeletion, webhooksOfTenant, webhookTrace } from '../../../lambdas/store/webhook/webhooks.ts';
import { opened, silent } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW } from '../test-context.ts';
import { openTestBucket, PurgeWorld, rowsWith } from './purge-world.ts';
import { addInbox, addWebhook, emptyTenant, richTenant } from './rich-tenant.ts';

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
  1, 3, 6,
])('the purge of a tenant whose inboxes lost their jobs requests all of them again, %i at one go, also behind those whose jobs are lost again', async (inboxesAtOnce) => {
  const world = new PurgeWorld(table, bucket);
  const account = await emptyTenant(table);
  const inboxes: Inbox[] = [];
  while (inboxes.length < 7) inboxes.push(await addInbox(table, account));
  // As crashes leave them: deleted, and not purged.
  for (const inbox of inboxes) await transact(table, inboxDeletion(table, inbox, NOW, NOW));
  const inOrder = inboxes
    .map(({ listKey, inboxId }) => ({ listKey, inboxId }))
    .sort((a, b) => (a.listKey < b.listKey ? -1 : 1));
  const [lost, ...others] = inOrder.map(({ inboxId }) => inboxId);
  const requested = new Set<string>();
  const { send } = world.services.purgeQueue;
  const purgeQueue = {
    send: async (work: PurgeWork, delay?: number) => {
      if ('inbox_id' in work) requested.add(work.inbox_id);
      const isLost = 'inbox_id' in work && work.inbox_id === lost && !others.every((id) => requested.has(id));
      if (!isLost) await send(work, delay);
    },
  };
  const atOneGo = { rows: 5_000, inboxes: inboxesAtOnce, webhooks: 25 };
  Object.assign(world.services, { purgeQueue, atOneGo });
  await deleteTenant(world.services, account.tenantId);
  await world.run();

  const left = await rowsWith(table, [account.tenantId]);
  expect(left.map(({ pk }) => pk).sort()).toEqual(inboxes.map(({ inboxId }) => `ADDRESS#${inboxId}`).sort());
  expect(left.filter(({ purging }) => purging !== undefined)).toEqual([]);
});

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
