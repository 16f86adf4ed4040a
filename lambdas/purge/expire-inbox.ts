import * as z from 'zod';
import { type InboxDeletionServices, removeInbox } from '../inboxes/delete-inbox.ts';
import { returnPlanCapacityOfTenant } from '../store/account/plan-capacity.ts';
import { auditWrites, serviceAudit } from '../store/audit-log.ts';
import type { Due } from '../store/due/due-rows.ts';
import { getInbox } from '../store/inbox/inboxes.ts';

const aboutSchema = z.object({ inbox_id: z.string(), due_at: z.string().optional() });

/** Deletes an inbox as its owner does, unless its expiry was moved or ended, or it is gone. */
export async function expireInbox(
  services: InboxDeletionServices,
  { about, tenantId, id, at }: Due,
): Promise<void> {
  // A legal hold postpones what is due, and its own time is noted.
  const { inbox_id, due_at = at } = aboutSchema.parse(about);
  const inbox = await getInbox(services.table, tenantId, inbox_id);
  if (inbox?.listKey !== id || inbox.expiresAt !== due_at) return;
  const resource = { type: 'inbox', id: inbox_id };
  const audit = serviceAudit('expiry', 'inbox.deleted', resource, services.now());
  const failed = await removeInbox(services, inbox, 'inbox.expired', {
    ...returnPlanCapacityOfTenant(services.table, tenantId, 'inboxes'),
    ...auditWrites(services.table, tenantId, audit),
  });
  // Moved, ended or deleted since it was read.
  if (failed?.of('address') === false) throw failed;
}
