import type { JobQueue } from '../aws/job-queue.ts';
import { mismatchOf } from '../events/event-filter.ts';
import type { ServiceEvent } from '../events/events.ts';
import { deliveryIdOf, redeliveryIdOf } from '../ids.ts';
import type { RecoverJob } from '../jobs/recover-job.ts';
import { logInfo } from '../log.ts';
import { readEvents } from '../store/log/event-log.ts';
import { type LogCursor, packCursor, unpackCursor } from '../store/log/log-cursor.ts';
import { getDelivery } from '../store/webhook/webhook-deliveries.ts';
import { getWebhook, type Webhook } from '../store/webhook/webhooks.ts';
import { type StartServices, startOnce } from './start-once.ts';

/** Events of one job. With the delay: five a second, about what an endpoint takes that answers in a second or two. */
const PAGE = 25;
const DELAY_SECONDS = 5;

export interface RecoverServices extends StartServices {
  readonly recoveries: JobQueue<RecoverJob>;
}

export function recoverJob({ tenantId, webhookId }: Webhook, from: LogCursor): RecoverJob {
  return { recover: { tenant: tenantId, webhook_id: webhookId, cursor: packCursor(from) } };
}

/**
 * Starts a delivery of the next events of the log that the webhook wants and that no attempt delivered, and sends the job for
 * those after them. Ids of deliveries follow from the event and from what it replaces: a job that is repeated after a crash,
 * and a second recovery at the same time, find what the first has started.
 */
export async function recover(
  services: RecoverServices,
  { recover: { tenant: tenantId, webhook_id, cursor } }: RecoverJob,
): Promise<void> {
  const { table, recoveries } = services;
  const webhook = await getWebhook(table, tenantId, webhook_id);
  // Deleted or switched off since: its deliveries would be abandoned.
  if (webhook?.enabled !== true) return;
  const wants = (event: ServiceEvent) => mismatchOf(webhook, event) === undefined;
  const now = services.now().getTime();
  const page = await readEvents(table, { tenantId, limit: PAGE, wants }, unpackCursor(cursor), now);
  const started = await Promise.all(page.events.map(({ event }) => recoverEvent(services, webhook, event)));
  const count = started.filter((isStarted) => isStarted).length;
  logInfo('webhook recovers', { webhook_id, events: page.events.length, started: count });
  if (page.hasMore) await recoveries.send(recoverJob(webhook, page.cursor), count > 0 ? DELAY_SECONDS : 0);
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
