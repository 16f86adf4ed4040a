import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { getInbox, type Inbox } from '../../store/inbox/inboxes.ts';

/** The inbox that a path names. @throws ApiError not_found when it is not one of the tenant's */
export async function ownInbox(
  { table, caller }: Pick<Context, 'table' | 'caller'>,
  inboxId: string,
): Promise<Inbox> {
  const inbox = await getInbox(table, caller.tenantId, inboxId);
  if (inbox === undefined) throw notFound('inbox');
  return inbox;
}
