import * as z from 'zod';
import { type InboxDeletionServices, removeInbox } from '../inboxes/delete-inbox.ts';
import { returnPlanCapacityOfTenant } from '../store/account/plan-capacity.ts';
import type { Due } from '../store/due/due-rows.ts';
import { getInbox } from '../store/inbox/inboxes.ts';

export type ExpireServices = InboxDeletionServices;

const aboutSchema = z.object({ inbox_id: z.string(), due_at: z.string().optional() });

/** Deletes an inbox as its owner does, unless its expiry was moved or ended, or it is gone. */
export async function expireInbox(services: ExpireServices, { about, tenantId, id, at }: Due): Promise<void> {
  // A legal hold postpones what is due, and its own time is noted.
  const { inbox_id, due_at = at } = aboutSchema.parse(about);
  const inbox = await getInbox(services.table, tenantId, inbox_id);
  if (inbox?.listKey !== id || inbox.expiresAt !== due_at) return;
  const failed = await removeInbox(
    services,
    inbox,
    'inbox.expired',
    returnPlanCapacityOfTenant(services.table, tenantId, 'inboxes'),
  );
  // Moved, ended or deleted since it was read.
  if (failed?.of('address') === false) throw failed;
}
