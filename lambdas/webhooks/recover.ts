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

/** With the delay this is five events per second, about the rate of an endpoint that takes one or two seconds. */
const EVENTS_PER_JOB = 25;
const DELAY_SECONDS = 5;
/** A webhook may have millions of deliveries without a pending one. */
const MAX_PAGES = 40;
const LOG_MS = LOG_DAYS * 24 * 60 * 60 * 1000;
/** Jobs share the queue with all arrivals. */
const LOOK_ON_SECONDS = 1;

interface RecoverServices extends StartServices {
  readonly recoveries: JobQueue<RecoverJob>;
  readonly eventsPerJob?: number;
  readonly maxPages?: number;
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

export function resumeJob(
  { tenantId, webhookId }: Pick<Webhook, 'tenantId' | 'webhookId'>,
  after?: string,
): RecoverJob {
  return {
    recover: { tenant: tenantId, webhook_id: webhookId, recovery_id: '', resumes: true, cursor: '', after },
  };
}

/** Ids are derived from the event and the replaced delivery, so repeated jobs find existing deliveries. */
export async function recover(
  services: RecoverServices,
  { recover: { tenant: tenantId, webhook_id, recovery_id, resumes, cursor, after } }: RecoverJob,
): Promise<void> {
  const { table, recoveries, eventsPerJob = EVENTS_PER_JOB } = services;
  const webhook = await getWebhook(table, tenantId, webhook_id);
  if (resumes === true) return webhook && resume(services, webhook, after);
  if (webhook?.enabled !== true) return;
  // A webhook has one recovery at a time, so that one tenant cannot delay all arrivals.
  if (webhook.recoveryId !== recovery_id) return;
  const now = services.now().getTime();
  // Delivery rows of older events have expired.
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

async function recoverEvent(
  services: RecoverServices,
  { webhookId, tenantId }: Webhook,
  event: ServiceEvent,
): Promise<boolean> {
  let id = deliveryIdOf(webhookId, event.event_id, new Date(event.timestamp));
  for (;;) {
    const delivery = await getDelivery(services.table, webhookId, id, services.now());
    if (delivery === undefined || (delivery.state === 'pending' && delivery.attempt === 0)) {
      // The previous job may have crashed before it queued the delivery.
      await startOnce(services, { delivery_id: id, tenant: tenantId, webhook_id: webhookId, event });
      return true;
    }
    const hasFailed = delivery.state === 'dead' || delivery.state === 'abandoned';
    if (!hasFailed || delivery.redelivered === true) return false;
    id = redeliveryIdOf(delivery.delivery_id, new Date(delivery.updated_at));
  }
}

/** Attempts in flight have their own message. */
async function resume(
  { table, recoveries, eventsPerJob = EVENTS_PER_JOB, maxPages = MAX_PAGES, ...enqueuing }: RecoverServices,
  webhook: Webhook,
  after: string | undefined,
): Promise<void> {
  let next = after;
  let waiting: WebhookDelivery[] = [];
  // Clients start deliveries, too, so the event log lacks some. Most pending ones are the newest.
  for (
    let pages = 0;
    pages < maxPages && waiting.length === 0 && (pages === 0 || next !== undefined);
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
