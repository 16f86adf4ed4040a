import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyOfThreadId } from '../../../lambdas/ids.ts';
import { removeInbox } from '../../../lambdas/inboxes/delete-inbox.ts';
import type { PurgeWork } from '../../../lambdas/jobs/purge-job.ts';
import { deleteMessages } from '../../../lambdas/messages/delete-messages.ts';
import { purgeInbox } from '../../../lambdas/purge/purge-inbox.ts';
import { purgeMessages } from '../../../lambdas/purge/purge-messages.ts';
import { returnPlanCapacityOfTenant } from '../../../lambdas/store/account/plan-capacity.ts';
import { silent } from '../../opened.ts';
import { NOW } from '../test-context.ts';
import { add, bucket, closeStores, openStores, table, tenantInbox, worldAt } from './kept-mail.ts';

beforeAll(openStores);
afterAll(closeStores);
silent('log');

/** Longer than anything lives that stored mail when it was deleted. */
const LATE_MS = 3_600_000;

test.each([
  'inbox',
  'messages',
] as const)('a purge of %s whose first job comes late removes the text of an attachment that was read before that job and stored after it', async (what) => {
  const mail = await add(await tenantInbox());
  const { inbox, key, thread } = mail;
  let time = NOW.getTime();
  const jobs: PurgeWork[] = [];
  const delays: number[] = [];
  const purgeQueue = {
    send: async (work: PurgeWork, delay = 0) => {
      jobs.push(work);
      delays.push(delay);
    },
  };
  const services = { ...worldAt().services, purgeQueue, now: () => new Date(time) };
  if (what === 'inbox') {
    const capacity = returnPlanCapacityOfTenant(table, inbox.tenantId, 'inboxes');
    await removeInbox(services, inbox, 'inbox.deleted', capacity);
  } else {
    const wanted = { inbox, threadKey: keyOfThreadId(thread) ?? '', isWanted: () => true };
    expect(await deleteMessages(services, wanted)).toMatchObject({ deleted: 1 });
  }
  time += LATE_MS;
  delays.length = 0;
  for (let passes = 0; jobs.length > 0; passes++) {
    if (passes === 5) throw new Error('There is always another job');
    const job = jobs.shift();
    if (job !== undefined && 'deleted_messages' in job) await purgeMessages(services, job);
    else if (job !== undefined && 'list_key' in job) await purgeInbox(services, job);
    else throw new Error('No such job');
    // The function that reads attachments had the bytes before they went.
    if (passes === 0) await bucket.put(`mail/${inbox.inboxId}/${key}/attachment/0.text-ready`);
    time += (delays.shift() ?? 0) * 1000;
  }
  expect(await bucket.keys(`mail/${inbox.inboxId}/`)).toEqual([]);
});
