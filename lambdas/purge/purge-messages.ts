import { timeOfKey } from '../ids.ts';
import type { MessagePurgeJob } from '../jobs/purge-job.ts';
import { logInfo } from '../observability/log.ts';
import { forgetMail } from '../store/log/log-entries.ts';
import { findArrivals } from '../store/message/arrivals.ts';
import { findReleases, forgetReferences } from '../store/message/deleted-messages.ts';
import { deleteMessageObjects } from '../store/removal/inbox-objects.ts';
import { getUsageHead } from '../store/usage/usage-head.ts';
import { delayUntil } from '../timing/delay-until.ts';
import { sideBySide } from '../timing/side-by-side.ts';
import type { RollUpTrigger } from '../usage/roll-up-trigger.ts';
import { lastPassAt, type PurgeTenantServices } from './purge-inbox.ts';

interface MessagePurgeServices extends PurgeTenantServices {
  readonly usage: Pick<RollUpTrigger, 'changed'>;
}

/** The longest invocation that may decide a delete is one of this function. */
const DECIDED_AFTER_MS = 5 * 60_000;
const RECHECK_SECONDS = 15;
const AT_ONCE = 5;

/** Every step is idempotent. The last pass runs when no earlier copy of a receipt can write objects. */
export async function purgeMessages(services: MessagePurgeServices, job: MessagePurgeJob): Promise<void> {
  const { table, bucket, purgeQueue } = services;
  const { tenant, inbox_id: inboxId, thread_key: threadKey } = job;
  const keys = job.deleted_messages.map(({ key }) => key);
  const [arrivals, releases] = await Promise.all([
    findArrivals(table, inboxId, keys),
    findReleases(table, inboxId, keys),
  ]);
  const now = services.now().getTime();
  const isDecided = now > Date.parse(job.requested_at) + DECIDED_AFTER_MS;
  const found = job.deleted_messages.map((message, i) => ({
    message,
    arrival: arrivals[i],
    release: releases[i],
  }));
  const { first_pass_at = services.now().toISOString() } = job;
  const settledAt = (deletedAt: string) => lastPassAt(services, deletedAt, first_pass_at);
  // The deletion is undecided; a message without an arrival was deleted with its inbox.
  const waiting = found.filter(({ arrival }) => arrival?.thread !== undefined && !isDecided);
  const deleted = found.flatMap(({ message, arrival, release }) =>
    arrival?.deleted_at === undefined ? [] : [{ message, release, settledAt: settledAt(arrival.deleted_at) }],
  );
  const { shards } = await getUsageHead(table, tenant);
  const log = { tenantId: tenant, shards };
  await sideBySide(AT_ONCE, deleted, async ({ message: { key, stored_at }, release }) => {
    await deleteMessageObjects(bucket, inboxId, key);
    await forgetMail(table, log, key, release?.heldAt ?? new Date(stored_at));
    // A held email has a second log entry for its release.
    if (release !== undefined)
      await forgetMail(table, log, release.messageKey, timeOfKey(release.messageKey));
  });
  if (deleted.length > 0) {
    await forgetReferences(table, inboxId, threadKey);
    // The deletion may have crashed before this request.
    await services.usage.changed(tenant, threadKey, services.now());
  }
  logInfo('messages purged', { tenant, messages: deleted.length });
  const unsettled = deleted.filter((each) => now < each.settledAt);
  const left = [...waiting, ...unsettled].map(({ message }) => message);
  if (left.length === 0) return;
  const last = Math.max(...unsettled.map((each) => each.settledAt));
  const delay = waiting.length > 0 ? RECHECK_SECONDS : delayUntil(last, now);
  const passed = waiting.length === 0 ? { first_pass_at } : {};
  await purgeQueue.send({ ...job, ...passed, deleted_messages: left }, delay);
}
