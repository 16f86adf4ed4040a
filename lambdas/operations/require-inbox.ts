import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { getInbox, type Inbox } from '../store/inbox/inboxes.ts';

/** @throws ApiError not_found */
export async function requireInbox({ table, caller }: Context, inboxId: string): Promise<Inbox> {
  const inbox = await getInbox(table, caller.tenantId, inboxId);
  if (inbox === undefined) throw notFound('inbox');
  return inbox;
}
