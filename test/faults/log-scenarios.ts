import { sqsDeliveryQueue } from '../../lambdas/aws/delivery-queue.ts';
import { sqsJobQueue } from '../../lambdas/aws/job-queue.ts';
import type { ServiceEvent } from '../../lambdas/events/events.ts';
import { deliveryIdOf } from '../../lambdas/ids.ts';
import { type RecoverJob, recoverJobSchema } from '../../lambdas/jobs/recover-job.ts';
import { type ReplayJob, replayJobSchema } from '../../lambdas/jobs/replay-job.ts';
import { openCursor } from '../../lambdas/operations/events/event-cursor.ts';
import { cursorAt, packCursor } from '../../lambdas/store/log/log-cursor.ts';
import { takeReplayLease } from '../../lambdas/store/stream/replay-leases.ts';
import type { Table } from '../../lambdas/store/table/table.ts';
import {
  createDelivery,
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
import { withoutDelay, workOff } from './work-off.ts';

const TENANT = 'tenant-1';
const WEBHOOK = 'wh_1';
const SOCKET = 'socket-1';
const RECOVERY = 'recovery-1';
const BEGIN = cursorAt(NOW.getTime() - 60_000);
/** After the mails, and before anything settles. */
const LATER = new Date(NOW.getTime() + 30_000);

async function makeLog(table: Table, mails: number): Promise<ServiceEvent[]> {
  const inboxes = await makeTenant(table, TENANT, 'verified', ['ada']);
  const times = Array.from({ length: mails }, (_, second) => new Date(NOW.getTime() + second * 1000));
  const events: ServiceEvent[] = [];
  for (const inbox of inboxes) {
    for (const time of times) events.push(await logMail(table, inbox, time, `${time.getTime()}`));
  }
  return events;
}

/** @param eventsPerJob undefined for what it is deployed with, which is more than there are */
function replayScenario(name: string, mails: number, eventsPerJob?: number): Scenario {
  return {
    name,
    async prepare(place, bus) {
      const { table } = place;
      const queueUrl = await place.makeQueue();
      await makeLog(table, mails);
      const key = await makeKey(table, TENANT, 'key_1');
      await makeSocket(table, TENANT, SOCKET, key, { replaying: true });
      const socket = { tenantId: TENANT, keyId: key.keyId, connectionId: SOCKET, expiresAt: LATER };
      await takeReplayLease({ table, now: () => NOW }, socket);
      const ids = { tenant: TENANT, key_id: key.keyId, connection_id: SOCKET };
      const jobs: ReplayJob[] = [{ replay: { ...ids, cursor: packCursor(BEGIN) } }];
      const keyring = testKeyring();
      return {
        run: (service) =>
          workOff(place, queueUrl, jobs, replayJobSchema, (job) =>
            replay(
              {
                ...service,
                keyring,
                replays: withoutDelay(sqsJobQueue(queueUrl, service.loadSqs)),
                pause: async () => undefined,
                now: () => LATER,
                ...(eventsPerJob === undefined ? {} : { eventsPerJob }),
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
}

export const replayToSocket = replayScenario('a replay to a socket', 4);
export const replayInThreeJobs = replayScenario('a replay to a socket in three jobs', 5, 2);

type DeliveryState = Partial<WebhookDelivery> | undefined;
const [NEVER, DELIVERED, DEAD, TRIED]: readonly DeliveryState[] = [
  undefined,
  { state: 'delivered' },
  { state: 'dead' },
  { attempt: 1 },
];

/** @param states of the deliveries of the log's events */
function recoveryScenario(name: string, states: readonly DeliveryState[], eventsPerJob?: number): Scenario {
  return {
    name,
    async prepare(place) {
      const { table } = place;
      const [queueUrl, recoveriesUrl] = [await place.makeQueue(), await place.makeQueue()];
      const events = await makeLog(table, states.length);
      await makeWebhook(table, TENANT, WEBHOOK, undefined);
      await beginRecovery(table, { tenantId: TENANT, webhookId: WEBHOOK }, RECOVERY);
      for (const [i, event] of events.entries()) await makeDelivery(table, event, states[i]);
      const jobs: RecoverJob[] = [recoverJob({ tenantId: TENANT, webhookId: WEBHOOK }, RECOVERY, BEGIN)];
      return {
        run: ({ table: processTable, loadSqs }) =>
          workOff(place, recoveriesUrl, jobs, recoverJobSchema, (job) =>
            recover(
              {
                table: processTable,
                queue: sqsDeliveryQueue(queueUrl, loadSqs),
                recoveries: withoutDelay(sqsJobQueue(recoveriesUrl, loadSqs)),
                now: () => LATER,
                randomBytes: (size) => Buffer.alloc(size),
                ...(eventsPerJob === undefined ? {} : { eventsPerJob }),
              },
              job,
            ),
          ),
        besides: () => messagesIn(place, queueUrl),
      };
    },
  };
}

export const recovery = recoveryScenario('a recovery of a webhook', [NEVER, DELIVERED, DEAD, TRIED]);
export const recoveryInThreeJobs = recoveryScenario(
  'a recovery of a webhook in three jobs',
  [NEVER, DELIVERED, DEAD, NEVER, TRIED],
  2,
);

/** @param state undefined for an event without a delivery */
async function makeDelivery(
  table: Table,
  event: ServiceEvent,
  state: Partial<WebhookDelivery> | undefined,
): Promise<void> {
  if (state === undefined) return;
  const delivery_id = deliveryIdOf(WEBHOOK, event.event_id, new Date(event.timestamp));
  const made = newDelivery({ delivery_id, tenant: TENANT, webhook_id: WEBHOOK, event }, NOW);
  await createDelivery(table, { ...made, ...state });
}
