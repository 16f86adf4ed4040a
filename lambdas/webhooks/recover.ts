import type { JobQueue } from '../aws/job-queue.ts';
import { mismatchOf } from '../events/event-filter.ts';
import type { ServiceEvent } from '../events/events.ts';
import { deliveryIdOf, redeliveryIdOf } from '../ids.ts';
import type { RecoverJob } from '../jobs/recover-job.ts';
import { logInfo } from '../observability/log.ts';
import { readEvents } from '../store/log/event-log.ts';
import { type LogCursor, packCursor, unpackCursor } from '../store/log/log-cursor.ts';
import {
  getDelivery,
  LOG_DAYS,
  listDeliveries,
  type WebhookDelivery,
} from '../store/webhook/webhook-deliveries.ts';
import { getWebhook, type Webhook } from '../store/webhook/webhooks.ts';
import { enqueue, nextMessage } from './enqueue.ts';
import { type StartServices, startOnce } from './start-once.ts';

/** Events of one job. With the delay: five a second, about what an endpoint takes that answers in a second or two. */
const EVENTS_PER_JOB = 25;
const DELAY_SECONDS = 5;
/** Pages without a delivery that waits, which one job looks through: a webhook may have had millions in a month. */
const MAX_PAGES = 40;
const LOG_MS = LOG_DAYS * 24 * 60 * 60 * 1000;
/** After a job that started nothing: the queue is that of all arrivals, and jobs without a pause would fill it. */
const LOOK_ON_SECONDS = 1;

interface RecoverServices extends StartServices {
  readonly recoveries: JobQueue<RecoverJob>;
  /** Events of a job; 25 unless a test gives its own. */
  readonly eventsPerJob?: number;
}

export function recoverJob(
  { tenantId, webhookId }: Pick<Webhook, 'tenantId' | 'webhookId'>,
  recoveryId: string,
  from: LogCursor,
): RecoverJob {
  return {
    recover: {
      tenant: tenantId,
      webhook_id: webhookId,
      recovery_id: recoveryId,
      cursor: packCursor(from),
    },
  };
}

/** What continues the deliveries of a webhook after a suspension. */
export function resumeJob(
  { tenantId, webhookId }: Pick<Webhook, 'tenantId' | 'webhookId'>,
  after?: string,
): RecoverJob {
  return {
    recover: { tenant: tenantId, webhook_id: webhookId, recovery_id: '', resumes: true, cursor: '', after },
  };
}

/**
 * Starts a delivery of the next events of the log that the webhook wants and that no attempt delivered, and
 * sends the job for those after them. Ids follow from the event and what is replaced: a repeated job and a
 * later recovery find what the first has started.
 */
export async function recover(
  services: RecoverServices,
  { recover: { tenant: tenantId, webhook_id, recovery_id, resumes, cursor, after } }: RecoverJob,
): Promise<void> {
  const { table, recoveries, eventsPerJob = EVENTS_PER_JOB } = services;
  const webhook = await getWebhook(table, tenantId, webhook_id);
  if (resumes === true) return webhook && resume(services, webhook, after);
  // Deleted or switched off since: its deliveries would be abandoned.
  if (webhook?.enabled !== true) return;
  // Each webhook has one recovery at a time, or those of one tenant could hold up the arrivals of all.
  if (webhook.recoveryId !== recovery_id) return;
  const now = services.now().getTime();
  // Of what is older, the rows that say what was delivered have expired.
  const isKnown = ({ timestamp }: ServiceEvent) => Date.parse(timestamp) > now - LOG_MS;
  const wants = (event: ServiceEvent) => isKnown(event) && mismatchOf(webhook, event) === undefined;
  const wanted = { tenantId, limit: eventsPerJob, wants };
  const page = await readEvents(table, wanted, unpackCursor(cursor), now);
  const started = await Promise.all(page.events.map(({ event }) => recoverEvent(services, webhook, event)));
  const count = started.filter((isStarted) => isStarted).length;
  logInfo('webhook recovers', { webhook_id, events: page.events.length, started: count });
  if (!page.hasMore) return;
  const next = recoverJob(webhook, recovery_id, page.cursor);
  await recoveries.send(next, count > 0 ? DELAY_SECONDS : LOOK_ON_SECONDS);
}

/**
 * Starts a delivery of an event, or in place of its last one that failed for good.
 * @returns false when it was delivered, or its attempts are under way.
 */
async function recoverEvent(
  services: RecoverServices,
  { webhookId, tenantId }: Webhook,
  event: ServiceEvent,
): Promise<boolean> {
  let id = deliveryIdOf(webhookId, event.event_id, new Date(event.timestamp));
  for (;;) {
    const delivery = await getDelivery(services.table, webhookId, id, services.now());
    if (delivery === undefined || (delivery.state === 'pending' && delivery.attempt === 0)) {
      // Queued again when no attempt was begun: the job that made it may have crashed before it queued it.
      await startOnce(services, { delivery_id: id, tenant: tenantId, webhook_id: webhookId, event });
      return true;
    }
    const hasFailed = delivery.state === 'dead' || delivery.state === 'abandoned';
    if (!hasFailed || delivery.redelivered === true) return false;
    id = redeliveryIdOf(delivery.delivery_id, new Date(delivery.updated_at));
  }
}

/**
 * Queues deliveries again that were due during a suspension, and sends the job for those after them. One that has an attempt in flight
 * has a message of its own; a delivery that must be abandoned is, when its message comes.
 */
async function resume(
  { table, recoveries, eventsPerJob = EVENTS_PER_JOB, ...enqueuing }: RecoverServices,
  webhook: Webhook,
  after: string | undefined,
): Promise<void> {
  let next = after;
  let waiting: WebhookDelivery[] = [];
  // Not the events of the log: clients start deliveries, too. Of a month, most that wait are the newest.
  for (
    let pages = 0;
    pages < MAX_PAGES && waiting.length === 0 && (pages === 0 || next !== undefined);
    pages++
  ) {
    const request = { limit: eventsPerJob, ascending: false, after: next };
    const page = await listDeliveries(table, webhook.webhookId, request, enqueuing.now());
    waiting = page.items.filter(
      ({ state, leased_until }) => state === 'pending' && leased_until === undefined,
    );
    next = page.next;
  }
  await Promise.all(waiting.map((delivery) => enqueue(enqueuing, nextMessage(enqueuing, delivery))));
  logInfo('webhook resumes', { webhook_id: webhook.webhookId, started: waiting.length });
  if (next === undefined) return;
  await recoveries.send(resumeJob(webhook, next), waiting.length > 0 ? DELAY_SECONDS : LOOK_ON_SECONDS);
}
