import type { JobQueue } from '../aws/job-queue.ts';
import type { Mailer } from '../aws/mailer.ts';
import { LegalHold } from '../core/legal-hold.ts';
import type { InboxDeletionServices } from '../inboxes/delete-inbox.ts';
import type { DueJob, PurgeWork } from '../jobs/purge-job.ts';
import { endHold, endTrash } from '../messages/delete-due.ts';
import { tellHeld } from '../messages/held-notice.ts';
import { endLastClaim } from '../messages/last-claim.ts';
import { logError } from '../observability/log.ts';
import type { Metering } from '../observability/metric-name.ts';
import {
  DUE_SHARDS,
  type Due,
  type DueKind,
  forgetDue,
  pageOfDue,
  postponeDue,
} from '../store/due/due-rows.ts';
import { sideBySide } from '../timing/side-by-side.ts';
import { expireInbox } from './expire-inbox.ts';

export interface DueServices extends Omit<InboxDeletionServices, 'purgeQueue'> {
  readonly purgeQueue: JobQueue<PurgeWork>;
  readonly metering: Metering;
  readonly mailer: Mailer;
  randomBytes(size: number): Uint8Array;
}

/**
 * What is done when something is due. It comes again after a crash or a failure, so a handler first looks whether its condition still
 * holds: the time may have moved, or what it is about may be gone. Its row is removed when the handler returns.
 */
const HANDLERS: Readonly<Record<DueKind, (services: DueServices, due: Due) => Promise<void>>> = {
  'held-notice': tellHeld,
  'hold-ends': endHold,
  'inbox-expires': expireInbox,
  'last-claim-ends': endLastClaim,
  'trash-ends': endTrash,
};

/** Rows of a shard that one job works on: some seconds' work, of the minutes that it has. */
const ROWS_PER_JOB = 100;
const AT_ONCE = 10;
/** The schedule runs every minute. Its next run begins with what this one has left: a chain of jobs ends there. */
const CHAIN_MS = 60_000;
/** The operator is to know of what is not done by then. Something due is promised within five minutes. */
const LATE_MS = 5 * 60_000;

/** Does what is due, and nothing else is read. What fails does not keep others waiting: the next run tries it again. */
export async function workDue(
  services: DueServices,
  { due: { shard, after, since } }: DueJob,
): Promise<void> {
  const began = since ?? services.now().toISOString();
  const shards = shard === undefined ? DUE_SHARDS : [shard];
  await Promise.all(shards.map((each) => workShard(services, each, after, began)));
}

async function workShard(
  services: DueServices,
  shard: number,
  after: string | undefined,
  since: string,
): Promise<void> {
  const { table, purgeQueue } = services;
  const now = services.now();
  const { items, next } = await pageOfDue(table, shard, { now, limit: ROWS_PER_JOB, after });
  const late = items.filter(({ at }) => Date.parse(at) < now.getTime() - LATE_MS);
  if (late.length > 0) services.metering.count('DueLate', late.length);
  await sideBySide(AT_ONCE, items, (due) => workOne(services, due));
  if (next === undefined || services.now().getTime() > Date.parse(since) + CHAIN_MS) return;
  await purgeQueue.send({ due: { shard, after: next, since } });
}

/** What a legal hold forbids is tried again a day later. */
const POSTPONED_MS = 86_400_000;

async function workOne(services: DueServices, due: Due): Promise<void> {
  try {
    await HANDLERS[due.kind](services, due);
    await forgetDue(services.table, due);
  } catch (error) {
    if (error instanceof LegalHold) {
      await postponeDue(services.table, due, new Date(services.now().getTime() + POSTPONED_MS));
      return;
    }
    logError('what is due failed', error, { kind: due.kind, due_at: due.at });
  }
}
