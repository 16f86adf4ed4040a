import { sqsDeliveryQueue } from '../../lambdas/aws/delivery-queue.ts';
import type { ServiceEvent } from '../../lambdas/events/events.ts';
import { deliveryIdOf } from '../../lambdas/ids.ts';
import type { RecoverJob } from '../../lambdas/jobs/recover-job.ts';
import type { ReplayJob } from '../../lambdas/jobs/replay-job.ts';
import { openCursor } from '../../lambdas/operations/events/event-cursor.ts';
import { cursorAt, packCursor } from '../../lambdas/store/log/log-cursor.ts';
import type { Table } from '../../lambdas/store/table/table.ts';
import {
  claimDelivery,
  newDelivery,
  type WebhookDelivery,
} from '../../lambdas/store/webhook/webhook-deliveries.ts';
import { replay } from '../../lambdas/stream/replay.ts';
import { recover, recoverJob } from '../../lambdas/webhooks/recover.ts';
import { logMail } from '../lambdas/store/log/log-mail.ts';
import { NOW, testKeyring } from '../lambdas/test-context.ts';
import { beginRecovery } from '../lambdas/webhooks/begin-recovery.ts';
import type { Scenario } from './kill-matrix.ts';
import { makeTenant } from './prepare.ts';
import { makeKey, makeSocket, makeWebhook } from './prepare-consumers.ts';
import { messagesIn } from './scenarios.ts';

const TENANT = 'tenant-1';
const WEBHOOK = 'wh_1';
const SOCKET = 'socket-1';
const RECOVERY = 'recovery-1';
const BEGIN = cursorAt(NOW.getTime() - 60_000);
/** After the mails, and before anything settles. */
const LATER = new Date(NOW.getTime() + 30_000);

/** A tenant with an inbox and four mails in its log. @returns their events */
async function makeLog(table: Table): Promise<ServiceEvent[]> {
  const inboxes = await makeTenant(table, TENANT, 'verified', ['ada']);
  const times = [0, 1, 2, 3].map((second) => new Date(NOW.getTime() + second * 1000));
  const events: ServiceEvent[] = [];
  for (const inbox of inboxes) {
    for (const time of times) events.push(await logMail(table, inbox, time, `${time.getTime()}`));
  }
  return events;
}

/** The events of a log are replayed to a socket. */
export const replayToSocket: Scenario = {
  name: 'a replay to a socket',
  async prepare(place, bus) {
    const { table } = place;
    await makeLog(table);
    const key = await makeKey(table, TENANT, 'key_1');
    await makeSocket(table, TENANT, SOCKET, key, { replaying: true });
    const ids = { tenant: TENANT, key_id: key.keyId, connection_id: SOCKET };
    const jobs: ReplayJob[] = [{ replay: { ...ids, cursor: packCursor(BEGIN) } }];
    const keyring = testKeyring();
    return {
      run: (service) =>
        workOff(jobs, (job) =>
          replay(
            {
              ...service,
              keyring,
              replays: { send: async (next) => void jobs.push(next) },
              pause: async () => undefined,
              now: () => LATER,
            },
            job,
            1,
          ),
        ),
      // The client goes on from here.
      besides: () => openCursor(keyring, TENANT, bus.sockets.lastCursor(SOCKET) ?? '', LATER),
    };
  },
};

/** A webhook recovers: one event was never begun, one was delivered, one failed for good, and one is being delivered. */
export const recovery: Scenario = {
  name: 'a recovery of a webhook',
  async prepare(place) {
    const { table } = place;
    const queueUrl = await place.makeQueue();
    const events = await makeLog(table);
    await makeWebhook(table, TENANT, WEBHOOK, undefined);
    await beginRecovery(table, { tenantId: TENANT, webhookId: WEBHOOK }, RECOVERY);
    const states = [undefined, { state: 'delivered' }, { state: 'dead' }, { attempt: 1 }] as const;
    for (const [i, event] of events.entries()) await makeDelivery(table, event, states[i]);
    const jobs: RecoverJob[] = [recoverJob({ tenantId: TENANT, webhookId: WEBHOOK }, RECOVERY, BEGIN)];
    return {
      run: ({ table: processTable, loadSqs }) =>
        workOff(jobs, (job) =>
          recover(
            {
              table: processTable,
              queue: sqsDeliveryQueue(queueUrl, loadSqs),
              recoveries: { send: async (next) => void jobs.push(next) },
              now: () => LATER,
              randomBytes: (size) => Buffer.alloc(size),
            },
            job,
          ),
        ),
      besides: () => messagesIn(place, queueUrl),
    };
  },
};

/** @param state undefined for an event without a delivery */
async function makeDelivery(
  table: Table,
  event: ServiceEvent,
  state: Partial<WebhookDelivery> | undefined,
): Promise<void> {
  if (state === undefined) return;
  const delivery_id = deliveryIdOf(WEBHOOK, event.event_id, new Date(event.timestamp));
  const made = newDelivery({ delivery_id, tenant: TENANT, webhook_id: WEBHOOK, event }, NOW);
  await claimDelivery(table, { ...made, ...state });
}

/** A job leaves its queue when its work is done. */
async function workOff<Job>(jobs: Job[], work: (job: Job) => Promise<void>): Promise<void> {
  for (let job = jobs[0]; job !== undefined; job = jobs[0]) {
    await work(job);
    jobs.shift();
  }
}
