import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrivalEvent } from '../../../lambdas/events/service-event.ts';
import { messageKeyOf } from '../../../lambdas/ids.ts';
import type { RecoverJob } from '../../../lambdas/jobs/recover-job.ts';
import { cursorAt } from '../../../lambdas/store/log/log-cursor.ts';
import { logEntryRow } from '../../../lambdas/store/log/log-entries.ts';
import { mailEntry } from '../../../lambdas/store/message/new-message.ts';
import { writeRows } from '../../../lambdas/store/table/batch-write.ts';
import type { Webhook } from '../../../lambdas/store/webhook/webhooks.ts';
import { recover, recoverJob } from '../../../lambdas/webhooks/recover.ts';
import { openTestTable, type TestTable } from '../store/test-table.ts';
import { DeliveryWorld, ERROR, OK, silenceLog } from './delivery-world.ts';

let table: TestTable;
beforeAll(async () => {
  silenceLog();
  table = await openTestTable();
});
afterAll(() => table.stop());

const MAILS = 4;

/** Mails of a tenant: two were delivered, one failed for good, one was never sent. */
async function worldOfMails(): Promise<{ world: DeliveryWorld; webhook: Webhook; missed: string[] }> {
  let requests = 0;
  const answer = () => (++requests === 1 ? ERROR : OK);
  const [world, webhook] = await DeliveryWorld.open(table, { schedule: [0], answer });
  const { inboxId, tenantId } = world;
  const ids: string[] = [];
  for (let i = 0; i < MAILS; i++) {
    world.pass(1000);
    const messageKey = messageKeyOf(world.now, `mail ${i}`, inboxId);
    const mail = { inboxId, threadKey: messageKey, visibility: 'clean' as const, messageKey };
    const logged = { ...mail, inboxKey: world.inbox().listKey, size: 1 };
    const entry = mailEntry(logged, { startsThread: true, storedAt: world.now, countedAt: undefined });
    await writeRows(table, [{ put: logEntryRow(tenantId, 0, entry) }]);
    const event = arrivalEvent(tenantId, mail);
    ids.push(event.event_id);
    if (i < MAILS - 1) world.publish(event);
    await world.run();
  }
  return { world, webhook, missed: [ids[0] ?? '', ids[MAILS - 1] ?? ''] };
}

/** Runs the jobs of a recovery; one that ends is received again. */
async function recoverAll(world: DeliveryWorld, webhook: Webhook): Promise<void> {
  const jobs: RecoverJob[] = [recoverJob(webhook, cursorAt(Date.parse(webhook.createdAt)))];
  const { services } = world;
  const sending = { ...services, recoveries: { send: async (job: RecoverJob) => void jobs.push(job) } };
  for (let job = jobs[0]; job !== undefined; job = jobs[0]) {
    try {
      await recover(sending, job);
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

  test('starts nothing for a webhook that was deleted or switched off', async () => {
    const { world, webhook } = await worldOfMails();
    using _ = world;
    const off = await world.webhook({ enabled: false });
    const before = world.sent;

    await recoverAll(world, off);
    await recoverAll(world, { ...webhook, webhookId: 'wh_deleted' });

    expect(world.sent).toBe(before);
  });
});
