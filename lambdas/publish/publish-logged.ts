import type { EventPublisher } from '../aws/event-publisher.ts';
import type { PublishJob } from '../jobs/publish-job.ts';
import { getEntry } from '../store/log/log-entries.ts';
import { eventOfEntry } from '../store/log/mail-entries.ts';
import type { Table } from '../store/table/table.ts';
import type { Pause } from '../timing/backoff.ts';
import { findListeners, hasWebhooks } from './find-listeners.ts';
import type { PublishingServices } from './publish-when-written.ts';

interface LogPublisherServices extends PublishingServices {
  readonly table: Table;
  readonly events: EventPublisher;
  now(): Date;
  readonly pause: Pause;
}

const PAUSES_MS = [50, 150];
/** A write commits or fails within one invocation, which lives at most 30 s. */
const DECIDED_AFTER_SECONDS = 60;
const LOOK_FACTOR = 3;

export async function publishLogged(services: LogPublisherServices, job: PublishJob): Promise<void> {
  const { tenant, shard, position, sent_at } = job.publish;
  const { table, pause } = services;
  let entry = await getEntry(table, tenant, shard, position);
  for (const milliseconds of PAUSES_MS) {
    if (entry !== undefined) break;
    await pause(milliseconds);
    entry = await getEntry(table, tenant, shard, position);
  }
  if (entry === undefined) return lookLater(services, job, sent_at);
  const event = eventOfEntry(tenant, entry);
  if (event === undefined) return;
  const taker = { tenantId: tenant, hasWebhooks: await hasWebhooks(table, tenant) };
  const listeners = await findListeners(table, taker, services.now());
  if (listeners.length > 0) await services.events.publish([{ event, listeners }]);
}

async function lookLater(
  { publications, now }: LogPublisherServices,
  job: PublishJob,
  sentAt: string,
): Promise<void> {
  const elapsed = (now().getTime() - Date.parse(sentAt)) / 1000;
  if (elapsed > DECIDED_AFTER_SECONDS) return;
  await publications.send(
    job,
    Math.min(DECIDED_AFTER_SECONDS, Math.max(1, Math.ceil(elapsed * LOOK_FACTOR))),
  );
}
