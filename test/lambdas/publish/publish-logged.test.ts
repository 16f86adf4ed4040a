import { describe, expect, test } from 'vitest';
import type { Publication } from '../../../lambdas/events/events.ts';
import { createInbox } from '../../../lambdas/inboxes/create-inbox.ts';
import { deleteInbox } from '../../../lambdas/inboxes/delete-inbox.ts';
import type { PublishJob } from '../../../lambdas/jobs/publish-job.ts';
import { publishLogged } from '../../../lambdas/publish/publish-logged.ts';
import { accountCreation } from '../../../lambdas/store/account/accounts.ts';
import { logEntryRow } from '../../../lambdas/store/log/log-entries.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { opened } from '../../opened.ts';
import { liveServices } from '../accounts/live-services.ts';
import { createKey } from '../store/key/create-key.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { testKey, verifiedAccount } from '../test-account.ts';
import { NOW, testCaller } from '../test-context.ts';

const table = opened(openTestTable);

let tenants = 0;
async function openTenant(webhooks = 1) {
  tenants += 1;
  const tenantId = `tenant-${tenants}`;
  await transact(table, accountCreation(table, verifiedAccount(tenantId, { webhooks })));
  const key = testKey(tenantId, `key_${tenants}`);
  await createKey(table, key);
  const caller = testCaller({ tenantId, keyId: key.keyId });
  const { context, publications: jobs } = liveServices(table, { caller });
  const published: Publication[] = [];
  const resent: { job: PublishJob; delay: number | undefined }[] = [];
  let now = NOW.getTime();
  let inPause = async () => {};
  const services = {
    table,
    now: () => new Date(now),
    pause: () => inPause(),
    events: {
      async publish(publications: readonly Publication[]) {
        published.push(...publications);
      },
    },
    publications: {
      async send(job: PublishJob, delay?: number) {
        resent.push({ job, delay });
        now += (delay ?? 0) * 1000;
      },
    },
  };
  return {
    tenantId,
    context,
    jobs,
    published,
    resent,
    duringPause(work: () => Promise<void>) {
      inPause = work;
    },
    publish: (job: PublishJob) => publishLogged(services, job),
  };
}
const WANTED = { username: undefined, displayName: undefined, clientId: undefined, metadata: {} };

describe('publishLogged', () => {
  test('publishes the events of an inbox that comes and goes, each repetition under one id', async () => {
    const { tenantId, context, jobs, published, publish } = await openTenant();
    const { inbox } = await createInbox(context, WANTED);
    await deleteInbox(context, inbox);
    for (const job of [...jobs, ...jobs]) await publish(job);

    const events = published.map(({ event }) => event);
    expect(events.slice(0, 2)).toMatchObject([
      { event_type: 'inbox.created', tenant_id: tenantId, inbox_id: inbox.inboxId },
      { event_type: 'inbox.deleted', tenant_id: tenantId, inbox_id: inbox.inboxId },
    ]);
    expect(events.slice(2)).toEqual(events.slice(0, 2));
    expect(new Set(events.map(({ event_id }) => event_id)).size).toBe(2);
    expect(published[0]?.listeners).toEqual(['webhooks']);
  });

  test('publishes nothing without a listener', async () => {
    const { context, jobs, published, publish } = await openTenant(0);
    await createInbox(context, WANTED);
    for (const job of jobs) await publish(job);

    expect(jobs).toHaveLength(1);
    expect(published).toEqual([]);
  });

  test('publishes an entry that is written while its job waits for it, without another job', async () => {
    const { context, published, resent, publish, duringPause } = await openTenant();
    let publishing: Promise<void> | undefined;
    const publications = {
      // The write goes on when the job has looked for its entry in vain.
      send: (job: PublishJob) =>
        new Promise<void>((goOn) => {
          duringPause(async () => {
            goOn();
            await created;
          });
          publishing = publish(job);
        }),
    };
    const created = createInbox({ ...context, publications }, WANTED);
    await created;
    await publishing;

    expect(published.map(({ event }) => event.event_type)).toEqual(['inbox.created']);
    expect(resent).toEqual([]);
  });

  test('looks again for an entry that is not written yet, and ends when it cannot be written any more', async () => {
    const { tenantId, published, resent, publish } = await openTenant();
    const job = {
      publish: {
        tenant: tenantId,
        shard: 0,
        position: 'missing',
        sent_at: NOW.toISOString(),
      },
    };
    await publish(job);
    for (let look = 0; look < resent.length && look < 10; look++) await publish(job);

    expect(resent.map(({ delay }) => delay)).toEqual([1, 3, 12, 48]);
    expect(published).toEqual([]);
  });

  test('leaves out a type that a later version wrote', async () => {
    const { tenantId, context, jobs, published, publish } = await openTenant();
    const { inbox } = await createInbox(context, WANTED);
    const [job] = jobs;
    if (job === undefined) throw new Error('No job');
    const counts = { inboxes: 0, threads: 0, messages: 0, bytes: 0, delivered: 0 } as const;
    const event = { type: 'inbox.painted', fields: { colour: 'blue' } };
    const entry = { at: NOW, unique: 'later', inboxKey: inbox.listKey, ...counts, event };
    const row = logEntryRow(tenantId, 0, entry);
    await transact(table, { entry: { Put: { TableName: table.name, Item: row } } });
    await publish({ publish: { ...job.publish, position: String(row['sk']) } });

    expect(published).toEqual([]);
  });
});
