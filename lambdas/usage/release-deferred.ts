import type { BulkJobQueue } from '../aws/job-queue.ts';
import type { ReceiptQueue } from '../aws/receipt-queue.ts';
import type { ReleaseJob } from '../jobs/release-job.ts';
import { logError, logInfo } from '../observability/log.ts';
import type { Metering } from '../observability/metric-name.ts';
import type { Policy } from '../settings/policy.ts';
import { deferredMailKey } from '../store/keys.ts';
import { findRecipients } from '../store/message/arrivals.ts';
import type { MailBucket } from '../store/object/mail-bucket.ts';
import { deleteMessageObjects } from '../store/removal/inbox-objects.ts';
import type { Table } from '../store/table/table.ts';
import {
  beginBehind,
  type DeferredMail,
  forgetDeferred,
  listDeferred,
  markGivenUp,
  takeBeginning,
  tenantsWithDeferred,
  unlistTenant,
  waitingStamp,
} from '../store/usage/deferred-mail.ts';
import { findTenantFacts } from './remaining-quota.ts';

export interface ReleaseServices {
  readonly table: Table;
  readonly bucket: MailBucket;
  readonly policy: Pick<Policy, 'plans'>;
  readonly metering: Metering;
  readonly receipts: ReceiptQueue;
  readonly releases: BulkJobQueue<ReleaseJob>;
  readonly batch?: number;
  now(): Date;
}

/** The quota counter includes these emails by then. */
const BATCH = 50;
const NEXT_BATCH_SECONDS = 20;
/** A job takes a few seconds of its minute for these pages. */
const PAGES = 10;
/**
 * Each job continues after the previous one, so that email that fails does not block the rest. The chain ends before
 * the next run, 15 minutes later.
 */
const MAX_BATCHES = 40;

export async function releaseDeferred(
  services: ReleaseServices,
  { tenant, batch = 1, after }: ReleaseJob,
): Promise<void> {
  if (tenant !== undefined) return releaseTenant(services, tenant, batch, after);
  return requestReleases(services, after);
}

/** A job repeated after a crash sends some tenants a second job. */
async function requestReleases(
  { table, releases }: ReleaseServices,
  begin: string | undefined,
): Promise<void> {
  let after = begin;
  for (let page = 0; page < PAGES; page += 1) {
    const { items, next } = await tenantsWithDeferred(table, after);
    await releases.sendAll(items.map((tenant) => ({ tenant })));
    if (next === undefined) return;
    after = next;
  }
  await releases.send({ after });
}

async function releaseTenant(
  services: ReleaseServices,
  tenantId: string,
  batch: number,
  after: string | undefined,
): Promise<void> {
  const { table, receipts, batch: atMost = BATCH } = services;
  const stamp = await waitingStamp(table, tenantId);
  const released = new ReleasedBatch();
  let last = after ?? (await takeBeginning(table, tenantId));
  let failed = 0;
  for await (const deferred of everyDeferred(table, tenantId, last)) {
    let place: Place = 'in the next batch';
    try {
      if (failed < atMost) place = await placeOf(services, released, deferred);
      if (place === 'in this batch') await receipts.send(deferred.receipt);
    } catch (error) {
      logError('deferred mail was not released', error, { tenant: tenantId });
      failed += 1;
      place = 'failed';
    }
    if (place === 'in no batch') return;
    if (place === 'in the next batch') {
      if (last !== undefined && released.count + failed > 0) await goOn(services, tenantId, batch + 1, last);
      return;
    }
    last = deferredMailKey(tenantId, deferred.messageKey).sk;
    if (place === 'in this batch') released.add(deferred);
  }
  if (released.count > 0) logInfo('deferred mail released', { tenant: tenantId, released: released.count });
  else if (stamp !== undefined) await unlistIfNone(services, tenantId, stamp);
}

async function goOn(
  { table, releases }: ReleaseServices,
  tenant: string,
  batch: number,
  after: string,
): Promise<void> {
  if (batch <= MAX_BATCHES) await releases.send({ tenant, batch, after }, NEXT_BATCH_SECONDS);
  else await beginBehind(table, tenant, after);
}

async function* everyDeferred(
  table: Table,
  tenantId: string,
  begin: string | undefined,
): AsyncGenerator<DeferredMail> {
  for (let after = begin; ; ) {
    const { items, next } = await listDeferred(table, tenantId, BATCH, after);
    yield* items;
    if (next === undefined) return;
    after = next;
  }
}

type Place = 'in this batch' | 'in the next batch' | 'in no batch' | 'too large' | 'removed' | 'failed';

async function placeOf(
  services: ReleaseServices,
  released: ReleasedBatch,
  deferred: DeferredMail,
): Promise<Place> {
  // Thousands of emails may wait while storage is full, so their rows are not read.
  if (released.isTooLarge(deferred) && !isExpired(services, deferred)) return 'too large';
  return (await stillWaits(services, deferred)) ? released.placeFor(services, deferred) : 'removed';
}

/** The quota counter does not include these emails yet. */
class ReleasedBatch {
  count = 0;
  #bytes = 0;
  /** Later reads already exclude emails that this job released and `count` includes. */
  #mayRelease: number | undefined;
  #largestThatFits = Number.POSITIVE_INFINITY;

  isTooLarge({ size }: DeferredMail): boolean {
    return size > this.#largestThatFits;
  }

  async placeFor(
    { table, policy, batch = BATCH, now }: ReleaseServices,
    { tenantId, size }: DeferredMail,
  ): Promise<Place> {
    const { quota } = await findTenantFacts(table, policy, tenantId, this.#bytes + size, now());
    if (quota.kind === 'gone' || (quota.kind === 'full' && quota.cap === 'messages')) return 'in no batch';
    if (quota.kind === 'full') {
      this.#largestThatFits = quota.bytesLeft - this.#bytes;
      return 'too large';
    }
    if (quota.kind === 'counted') this.#mayRelease ??= quota.left;
    return this.count < Math.min(this.#mayRelease ?? batch, batch) ? 'in this batch' : 'in the next batch';
  }

  add({ size }: DeferredMail): void {
    this.count += 1;
    this.#bytes += size;
  }
}

async function unlistIfNone({ table }: ReleaseServices, tenantId: string, stamp: string): Promise<void> {
  const { items } = await listDeferred(table, tenantId, 1, undefined);
  if (items.length === 0) await unlistTenant(table, tenantId, stamp);
}

/** A repeated function may have found quota and stored the email. */
async function stillWaits(services: ReleaseServices, deferred: DeferredMail): Promise<boolean> {
  const [recipient] = await findRecipients(services.table, [deferred]);
  // A permanently deleted message was stored before.
  if (recipient?.storedInThread !== undefined || recipient?.dropped === true) {
    await forgetDeferred(services.table, deferred);
    return false;
  }
  const hasInbox = recipient?.inbox?.tenantId === deferred.tenantId;
  if (hasInbox && !isExpired(services, deferred)) return true;
  await giveUp(services, deferred);
  return false;
}

function isExpired({ now }: Pick<ReleaseServices, 'now'>, { expiresAt }: DeferredMail): boolean {
  return expiresAt <= now().getTime();
}

async function giveUp({ table, bucket, metering }: ReleaseServices, deferred: DeferredMail): Promise<void> {
  if (!(await markGivenUp(table, deferred))) return;
  await deleteMessageObjects(bucket, deferred.inboxId, deferred.messageKey);
  await forgetDeferred(table, deferred);
  metering.count('DeferredMessageExpired');
}
