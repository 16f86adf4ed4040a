import type { JobQueue } from '../aws/job-queue.ts';
import type { ReceiptQueue } from '../aws/receipt-queue.ts';
import type { Plans } from '../environment.ts';
import { logInfo } from '../log.ts';
import type { Metering } from '../metric-name.ts';
import {
  forgetHeld,
  type HeldMail,
  listHeld,
  tenantsWithHeld,
  unlistTenant,
  waitingStamp,
} from '../store/held.ts';
import { deleteMessageObjects } from '../store/inbox-objects.ts';
import { getInbox } from '../store/inboxes.ts';
import type { MailBucket } from '../store/mail-bucket.ts';
import type { Table } from '../store/table.ts';
import type { ReleaseJob } from './release-job.ts';
import { findRoom } from './room.ts';

export interface ReleaseServices {
  readonly table: Table;
  readonly bucket: MailBucket;
  readonly plans: Plans;
  readonly metering: Metering;
  /** Where receipts wait to be received: the queue that SES's receipts come by. */
  readonly receipts: ReceiptQueue;
  readonly releases: JobQueue<ReleaseJob>;
  now(): Date;
}

/** Mails that one job sends on; a tenant with more gets another job when these have been counted. */
const BATCH = 50;
const NEXT_BATCH_SECONDS = 20;

/** Sends held mail on to be received as far as there is room, and gives up what has waited too long. */
export async function releaseHeld(services: ReleaseServices, { tenant }: ReleaseJob): Promise<void> {
  if (tenant !== undefined) return releaseTenant(services, tenant);
  for (let after: string | undefined; ; ) {
    const { items, next } = await tenantsWithHeld(services.table, after);
    for (const each of items) await services.releases.send({ tenant: each });
    if (next === undefined) return;
    after = next;
  }
}

async function releaseTenant(services: ReleaseServices, tenantId: string): Promise<void> {
  const { table } = services;
  const stamp = await waitingStamp(table, tenantId);
  let released = 0;
  for (let after: string | undefined; ; ) {
    const { items, next } = await listHeld(table, tenantId, BATCH, after);
    for (const held of items) {
      if (await isOver(services, held)) {
        await giveUp(services, held);
        continue;
      }
      const room = await findRoom(table, services.plans, tenantId, held.size, services.now());
      // What this job has sent on is not counted yet: no more than there is room for is under way.
      const left = room.kind === 'guarded' ? room.left : room.kind === 'free' ? BATCH : 0;
      if (room.kind === 'full' && room.cap === 'messages') return;
      if (released >= Math.min(left, BATCH)) {
        if (released > 0) await services.releases.send({ tenant: tenantId }, NEXT_BATCH_SECONDS);
        return;
      }
      if (room.kind === 'full') continue;
      await services.receipts.send(held.receipt);
      released += 1;
    }
    if (next === undefined) break;
    after = next;
  }
  if (released > 0) logInfo('held mail released', { tenant: tenantId, released });
  else if (stamp !== undefined) await unlistIfNone(services, tenantId, stamp);
}

async function unlistIfNone({ table }: ReleaseServices, tenantId: string, stamp: string): Promise<void> {
  const { items } = await listHeld(table, tenantId, 1, undefined);
  if (items.length === 0) await unlistTenant(table, tenantId, stamp);
}

/** Whether a mail is not to be delivered any more: it waited too long, or its inbox is gone. */
async function isOver({ table, now }: ReleaseServices, held: HeldMail): Promise<boolean> {
  if (held.expiresAt <= now().getTime()) return true;
  return (await getInbox(table, held.tenantId, held.inboxId)) === undefined;
}

async function giveUp({ table, bucket, metering }: ReleaseServices, held: HeldMail): Promise<void> {
  await deleteMessageObjects(bucket, held.inboxId, held.messageKey);
  await forgetHeld(table, held);
  metering.count('HeldMessageExpired');
}
