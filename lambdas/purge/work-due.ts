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
  plannedAt,
  postponeDue,
} from '../store/due/due-rows.ts';
import { DAY_MS } from '../timing/durations.ts';
import { sideBySide } from '../timing/side-by-side.ts';
import { expireInbox } from './expire-inbox.ts';
import { purgeRestoredInbox } from './purge-inbox.ts';

export interface DueServices extends Omit<InboxDeletionServices, 'purgeQueue'> {
  readonly purgeQueue: JobQueue<PurgeWork>;
  readonly metering: Metering;
  readonly mailer: Mailer;
  randomBytes(size: number): Uint8Array;
}

/** A handler runs again after a crash, so it first checks whether its condition still holds. */
const HANDLERS: Readonly<Record<DueKind, (services: DueServices, due: Due) => Promise<void>>> = {
  'held-notice': tellHeld,
  'hold-ends': endHold,
  'inbox-expires': expireInbox,
  'inbox-purge': purgeRestoredInbox,
  'last-claim-ends': endLastClaim,
  'trash-ends': endTrash,
};

/** A job takes some seconds of its minutes for these rows. */
const ROWS_PER_JOB = 100;
const AT_ONCE = 10;
/** The schedule's next run, a minute later, continues with the rest. */
const CHAIN_MS = 60_000;
/** The service promises due work within five minutes. */
const LATE_MS = 5 * 60_000;
/** A legal hold forbids the work, so it is retried a day later. */
const HELD_MS = DAY_MS;
/** The wait doubles but stays below five minutes, the period of the metric for late work. */
const MIN_WAIT_MS = 60_000;
const MAX_WAIT_MS = 4 * 60_000;

/** Failed work is moved behind other due work; otherwise it would occupy every run, which starts with the oldest. */
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
  const isOver = () => services.now().getTime() > Date.parse(since) + CHAIN_MS;
  const { items, next } = await pageOfDue(table, shard, { now, limit: ROWS_PER_JOB, after });
  const late = items.filter(({ at }) => isLate(at, now));
  if (late.length > 0) services.metering.count('DueLate', late.length);
  await sideBySide(AT_ONCE, items, async (due) => {
    if (!isOver()) await workOne(services, due);
  });
  if (next === undefined || isOver()) return;
  await purgeQueue.send({ due: { shard, after: next, since } });
}

const isLate = (at: string, now: Date) => Date.parse(at) < now.getTime() - LATE_MS;

async function workOne(services: DueServices, due: Due): Promise<void> {
  try {
    await HANDLERS[due.kind](services, due);
    await forgetDue(services.table, due);
  } catch (error) {
    await passOver(services, due, error);
  }
}

async function passOver(services: DueServices, due: Due, error: unknown): Promise<void> {
  const { table, metering } = services;
  const now = services.now();
  const isHeld = error instanceof LegalHold;
  const planned = plannedAt(due);
  if (!isHeld) {
    logError('due job failed', error, { kind: due.kind, due_at: planned });
    // The time in `due.at` is recent after a postponement, so lateness is measured from the planned time.
    if (isLate(planned, now) && !isLate(due.at, now)) metering.count('DueLate');
  }
  const overdue = now.getTime() - Date.parse(planned);
  const wait = isHeld ? HELD_MS : Math.min(Math.max(overdue, MIN_WAIT_MS), MAX_WAIT_MS);
  try {
    await postponeDue(table, due, new Date(now.getTime() + wait));
  } catch (failure) {
    logError('due job was not postponed', failure, { kind: due.kind, due_at: planned });
  }
}
