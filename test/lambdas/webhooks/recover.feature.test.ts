import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import type { ServiceEvent } from '../../../lambdas/events/events.ts';
import { arrivalEvent } from '../../../lambdas/events/service-event.ts';
import { messageKeyOf, threadKeyOf } from '../../../lambdas/ids.ts';
import type { RecoverJob } from '../../../lambdas/jobs/recover-job.ts';
import { markTenant } from '../../../lambdas/store/key/suspension-marks.ts';
import { deliveryKey } from '../../../lambdas/store/keys.ts';
import { cursorAt } from '../../../lambdas/store/log/log-cursor.ts';
import { logEntryRow } from '../../../lambdas/store/log/log-entries.ts';
import { mailEntry } from '../../../lambdas/store/receive/new-message.ts';
import { writeRows } from '../../../lambdas/store/table/batch-write.ts';
import type { Webhook } from '../../../lambdas/store/webhook/webhooks.ts';
import { recover, recoverJob, resumeJob } from '../../../lambdas/webhooks/recover.ts';
import { deliverAgain } from '../../../lambdas/webhooks/start-once.ts';
import { opened, silent } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { beginRecovery } from './begin-recovery.ts';
import { DeliveryWorld, ERROR, OK } from './delivery-world.ts';

const table = opened(openTestTable);
silent('log');

const MAILS = 4;
let mails = 0;

async function logMail(world: DeliveryWorld): Promise<ServiceEvent> {
  world.pass(1000);
  const { inboxId, tenantId } = world;
  const messageKey = messageKeyOf(world.now, `mail ${++mails}`, inboxId);
  const mail = {
    inboxId,
    threadKey: threadKeyOf(messageKey),
    visibility: 'clean' as const,
    kind: null,
    messageKey,
  };
  const logged = { ...mail, inboxKey: world.inbox().listKey, size: 1 };
  const entry = mailEntry(logged, { startsThread: true, storedAt: world.now, countedAt: undefined });
  await writeRows(table, [{ put: logEntryRow(tenantId, 0, entry) }]);
  return arrivalEvent(tenantId, mail);
}

async function logDelivered(world: DeliveryWorld): Promise<void> {
  world.publish(await logMail(world));
  await world.run();
}

async function worldOfMails(): Promise<{ world: DeliveryWorld; webhook: Webhook; missed: string[] }> {
  let requests = 0;
  const answer = () => (++requests === 1 ? ERROR : OK);
  const [world, webhook] = await DeliveryWorld.open(table, { schedule: [0], answer });
  const ids: string[] = [];
  for (let i = 0; i < MAILS; i++) {
    const event = await logMail(world);
    ids.push(event.event_id);
    if (i < MAILS - 1) world.publish(event);
    await world.run();
  }
  return { world, webhook, missed: [ids[0] ?? '', ids[MAILS - 1] ?? ''] };
}

const RECOVERY = 'recovery-1';

/** The first job of a recovery, or without an id of the end of a suspension, and the services with which jobs send the next ones. */
function recovering(world: DeliveryWorld, webhook: Webhook, recoveryId: string | undefined) {
  const jobs = [
    recoveryId === undefined
      ? resumeJob(webhook)
      : recoverJob(webhook, recoveryId, cursorAt(Date.parse(webhook.createdAt))),
  ];
  const delays: (number | undefined)[] = [];
  const recoveries = {
    send: async (job: RecoverJob, delaySeconds?: number) => {
      jobs.push(job);
      delays.push(delaySeconds);
    },
  };
  return { services: { ...world.services, recoveries }, jobs, delays };
}

async function recoverAll(world: DeliveryWorld, webhook: Webhook): Promise<void> {
  await beginRecovery(table, webhook, RECOVERY);
  const { services, jobs } = recovering(world, webhook, RECOVERY);
  await runAll(services, jobs);
}

async function runAll(services: Parameters<typeof recover>[0], jobs: RecoverJob[]): Promise<void> {
  for (let job = jobs[0]; job !== undefined; job = jobs[0]) {
    try {
      await recover(services, job);
      jobs.shift();
    } catch (error) {
      if (!(error instanceof DeliveryWorld.Died)) throw error;
    }
  }
}

function sentTo(world: DeliveryWorld, from: number): string[] {
  return world.requests.slice(from).map(({ body }) => String(JSON.parse(body).event_id));
}

describe('a recovery', () => {
  test('sends what failed for good and what was never sent', async () => {
    const { world, webhook, missed } = await worldOfMails();
    using _ = world;

    await recoverAll(world, webhook);
    await world.run();

    expect(sentTo(world, MAILS - 1).sort()).toEqual([...missed].sort());
  });

  test.each([
    'before',
    'after',
  ] as const)('that ends %s any of its effects sends each event once when its job comes again', async (when) => {
    for (let effect = 1; effect <= 14; effect++) {
      const { world, webhook, missed } = await worldOfMails();
      using _ = world;
      world.dieAt({ effect, when });

      await recoverAll(world, webhook);
      await world.run();
      await recoverAll(world, webhook);
      await world.run();

      expect(sentTo(world, MAILS - 1).sort(), `effect ${effect}`).toEqual([...missed].sort());
    }
  });

  test.each([
    1, 3, 4,
  ])('of more events than a job of %i starts sends each once, also where what the job ended at expires meanwhile', async (eventsPerJob) => {
    const [world, webhook] = await DeliveryWorld.open(table, { schedule: [0], answer: () => OK });
    using _ = world;
    const ids: string[] = [];
    for (let i = 0; i < 3 * eventsPerJob + 1; i++) ids.push((await logMail(world)).event_id);
    await beginRecovery(table, webhook, RECOVERY);
    const { services, jobs } = recovering(world, webhook, RECOVERY);
    let worked = 0;
    for (const job of jobs) {
      await recover({ ...services, eventsPerJob }, job);
      worked += 1;
      await world.run();
      const last = (await world.deliveries(webhook)).toSorted((a, b) =>
        a.delivery_id < b.delivery_id ? 1 : -1,
      )[0];
      if (last === undefined) continue;
      const Key = deliveryKey(webhook.webhookId, last.delivery_id);
      await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
    }
    expect(worked).toBeGreaterThan(3);
    expect(sentTo(world, 0).sort()).toEqual(ids.toSorted());
  });

  test('starts nothing for a webhook that was deleted or switched off', async () => {
    const { world, webhook } = await worldOfMails();
    using _ = world;
    const off = await world.webhook({ enabled: false });
    const before = world.sent;

    await recoverAll(world, off);
    const { services, jobs } = recovering(world, { ...webhook, webhookId: 'wh_deleted' }, RECOVERY);
    for (const job of jobs) await recover(services, job);

    expect([world.sent, jobs.length]).toEqual([before, 1]);
  });

  test('ends when a later one of the webhook has begun', async () => {
    const { world, webhook } = await worldOfMails();
    using _ = world;
    await beginRecovery(table, webhook, 'recovery-2');
    const before = world.sent;
    const { services, jobs } = recovering(world, webhook, RECOVERY);

    for (const job of jobs) await recover(services, job);

    expect([world.sent, jobs.length]).toEqual([before, 1]);
  });

  test('starts nothing that is over 30 days old when its job comes: what was delivered then is no longer known', async () => {
    const { world, webhook } = await worldOfMails();
    using _ = world;
    const before = world.sent;
    world.pass(30 * 86_400_000);

    await recoverAll(world, webhook);

    expect(world.sent).toBe(before);
  });

  test('pauses between jobs, also when they start nothing, because the queue is that of all arrivals', async () => {
    const { world, webhook } = await worldOfMails();
    using _ = world;
    for (let i = 0; i < 60; i++) await logDelivered(world);
    await beginRecovery(table, webhook, RECOVERY);
    const { services, jobs, delays } = recovering(world, webhook, RECOVERY);

    for (const job of jobs) await recover(services, job);

    expect(delays).toEqual([5, 1]);
  });
});

describe('the end of a suspension', () => {
  test.each([
    'before',
    'after',
  ] as const)('queues each delivery again that was due meanwhile, also when its job ends %s any of its effects', async (when) => {
    for (let effect = 1; effect <= 4; effect++) {
      const [world, webhook] = await DeliveryWorld.open(table, { schedule: [0], answer: () => OK });
      using _ = world;
      await logDelivered(world);
      await markTenant(table, world.tenantId, { id: '1', reason: 'test' });
      await logDelivered(world);
      await logDelivered(world);
      expect(world.requests).toHaveLength(1);

      await markTenant(table, world.tenantId, undefined);
      world.dieAt({ effect, when });
      const { services, jobs } = recovering(world, webhook, undefined);
      await runAll(services, jobs);
      await world.run();
      expect(sentTo(world, 0), `effect ${effect}`).toHaveLength(3);
      expect(new Set(sentTo(world, 0)).size).toBe(3);
    }
  });

  test('queues again what no event leads to: deliveries in place of those that had failed, also in further jobs', async () => {
    const answer = () => (world.requests.length > 30 ? OK : ERROR);
    const [world, webhook] = await DeliveryWorld.open(table, { schedule: [0], answer });
    using _ = world;
    for (let i = 0; i < 30; i++) await logDelivered(world);
    await markTenant(table, world.tenantId, { id: '1', reason: 'test' });
    for (const dead of world.dead) await deliverAgain(world.services, dead);
    await world.run();
    expect(world.requests).toHaveLength(30);

    await markTenant(table, world.tenantId, undefined);
    const { services, jobs, delays } = recovering(world, webhook, undefined);
    await runAll(services, jobs);
    await world.run();
    expect(new Set(sentTo(world, 30))).toEqual(new Set(world.dead.map(({ event_id }) => event_id)));
    expect(delays).toEqual([5, 5]);
  });

  test.each([
    0, 3, 4, 5, 8, 9,
  ])('queues a delivery again behind %i newer ones that were delivered, when a job reads two pages of two, also when the one where it ended expires', async (newer) => {
    const [world, webhook] = await DeliveryWorld.open(table, { schedule: [0], answer: () => OK });
    using _ = world;
    await markTenant(table, world.tenantId, { id: '1', reason: 'test' });
    await logDelivered(world);
    await markTenant(table, world.tenantId, undefined);
    for (let i = 0; i < newer; i++) await logDelivered(world);
    expect(world.requests).toHaveLength(newer);

    const { services, jobs } = recovering(world, webhook, undefined);
    let worked = 0;
    for (const job of jobs) {
      await recover({ ...services, eventsPerJob: 2, maxPages: 2 }, job);
      worked += 1;
      const ended = (await world.deliveries(webhook)).find(({ delivery_id }) =>
        jobs.at(-1)?.recover.after?.includes(delivery_id),
      );
      if (ended === undefined) continue;
      const Key = deliveryKey(webhook.webhookId, ended.delivery_id);
      await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
    }
    await world.run();
    expect(world.requests).toHaveLength(newer + 1);
    expect(new Set(sentTo(world, 0)).size).toBe(newer + 1);
    expect(worked).toBe(1 + Math.floor(newer / 4));
  });

  test('starts no delivery that has failed for good before it', async () => {
    const [world, webhook] = await DeliveryWorld.open(table, { schedule: [0], answer: () => ERROR });
    using _ = world;
    await logDelivered(world);
    await logMail(world);
    const { services, jobs } = recovering(world, webhook, undefined);
    await runAll(services, jobs);
    await world.run();
    expect(world.requests).toHaveLength(1);
  });
});
