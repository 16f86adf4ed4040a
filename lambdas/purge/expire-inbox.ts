import * as z from 'zod';
import { type InboxDeletionServices, removeInbox } from '../inboxes/delete-inbox.ts';
import { returnPlanCapacityOfTenant } from '../store/account/plan-capacity.ts';
import { auditWrites, serviceAudit } from '../store/audit-log.ts';
import { type Due, plannedAt } from '../store/due/due-rows.ts';
import { getInbox, getTombstone } from '../store/inbox/inboxes.ts';

const aboutSchema = z.object({ inbox_id: z.string() });

/** Deletes an inbox as its owner does, unless its expiry was moved or ended, or it is gone. */
export async function expireInbox(services: InboxDeletionServices, due: Due): Promise<void> {
  const { tenantId, id } = due;
  const { inbox_id } = aboutSchema.parse(due.about);
  const inbox = await getInbox(services.table, tenantId, inbox_id);
  if (inbox?.listKey !== id || inbox.expiresAt !== plannedAt(due)) return;
  const resource = { type: 'inbox', id: inbox_id };
  const audit = serviceAudit('expiry', 'inbox.deleted', resource, services.now());
  const failed = await removeInbox(services, inbox, 'inbox.expired', {
    ...returnPlanCapacityOfTenant(services.table, tenantId, 'inboxes'),
    ...auditWrites(services.table, tenantId, audit),
  });
  // Moved, ended or deleted since it was read.
  if (failed?.of('address') === false) throw failed;
}

/** Queues the purge of a deleted inbox that a restore of the table brought back: its job ended when it found no such inbox. */
export async function purgeRestoredInbox(services: InboxDeletionServices, due: Due): Promise<void> {
  const { inbox_id } = aboutSchema.parse(due.about);
  const tombstone = await getTombstone(services.table, inbox_id);
  if (tombstone?.listKey !== due.id || !tombstone.purging) return;
  const requested_at = services.now().toISOString();
  await services.purgeQueue.send({ inbox_id, tenant: due.tenantId, list_key: due.id, requested_at });
}
