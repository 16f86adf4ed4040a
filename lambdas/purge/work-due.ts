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

/**
 * What is done when something is due. It comes again after a crash or a failure, so a handler first looks whether its condition still
 * holds: the time may have moved, or what it is about may be gone. Its row is removed when the handler returns.
 */
const HANDLERS: Readonly<Record<DueKind, (services: DueServices, due: Due) => Promise<void>>> = {
  'held-notice': tellHeld,
  'hold-ends': endHold,
  'inbox-expires': expireInbox,
  'inbox-purge': purgeRestoredInbox,
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
/** What a legal hold forbids is tried again a day later. */
const HELD_MS = DAY_MS;
/** What fails waits as long again as it is overdue, but is tried in each five minutes, the period of the metric of what is late. */
const MIN_WAIT_MS = 60_000;
const MAX_WAIT_MS = 4 * 60_000;

/**
 * Does what is due, and nothing else is read. What fails is put behind what is due now: rows that fail again and again would otherwise
 * take up each run, which begins with the longest overdue.
 */
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
    // Its own time tells nothing once it was put off.
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
