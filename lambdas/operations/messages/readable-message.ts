import type { Message } from '../../mail/message.ts';
import { getMessage } from '../../store/messages.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { mayRead } from './spam-access.ts';
import { wholeMessage } from './whole-message.ts';

/** The message that a path names, whole. @throws ApiError not_found, also for spam without its permission. */
export async function readableMessage(
  { table, bucket, caller }: Context,
  path: { readonly inbox_id: string; readonly message_id: string },
): Promise<Message> {
  const inbox = { tenantId: caller.tenantId, inboxId: path.inbox_id };
  const stored = await getMessage(table, inbox, path.message_id);
  if (stored === undefined || !mayRead(caller, stored.kind)) throw notFound();
  return wholeMessage(bucket, stored);
}
