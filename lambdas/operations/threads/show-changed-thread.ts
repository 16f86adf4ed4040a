import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { getThreadRow } from '../../store/message/messages.ts';
import { showThread } from './thread.ts';

/** A thread after a change. @throws ApiError not_found when it was deleted since */
export async function showChangedThread({ table, caller }: Context, inboxId: string, threadKey: string) {
  const thread = await getThreadRow(table, { tenantId: caller.tenantId, inboxId }, threadKey);
  if (thread === undefined) throw notFound('thread');
  return showThread(thread);
}
