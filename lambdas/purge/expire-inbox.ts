import * as z from 'zod';
import { type InboxDeletionServices, removeInbox } from '../inboxes/delete-inbox.ts';
import { returnPlanCapacityOfTenant } from '../store/account/plan-capacity.ts';
import { auditWrites, serviceAudit } from '../store/audit-log.ts';
import { type Due, plannedAt } from '../store/due/due-rows.ts';
import { getInbox } from '../store/inbox/inboxes.ts';

const aboutSchema = z.object({ inbox_id: z.string() });

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
  // The expiry was moved or removed, or the inbox deleted, since it was read.
  if (failed?.of('address') === false) throw failed;
}
