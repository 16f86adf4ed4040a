import type { Message } from '../../mail/message.ts';
import type { StoredMessage } from '../../store/message-rows.ts';
import { getMessage } from '../../store/messages.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { mayRead } from './spam-access.ts';
import { wholeMessage } from './whole-message.ts';

export interface MessagePath {
  readonly inbox_id: string;
  readonly message_id: string;
}

/** The message that a path names, whole. @throws ApiError not_found, also for spam without its permission. */
export async function readableMessage(context: Context, path: MessagePath): Promise<Message> {
  const stored = await storedMessage(context, path);
  return wholeMessage(context.bucket, stored).catch((error: unknown) =>
    throwUnlessGone(context, path, error),
  );
}

/**
 * What a failed read of a message's object means: not found when the inbox was deleted since its row was read, for
 * then a purge is under way. Otherwise bytes of ours are missing or cannot be read, and the failure stands.
 */
export async function throwUnlessGone(context: Context, path: MessagePath, error: unknown): Promise<never> {
  await storedMessage(context, path);
  throw error;
}

async function storedMessage({ table, caller }: Context, path: MessagePath): Promise<StoredMessage> {
  const inbox = { tenantId: caller.tenantId, inboxId: path.inbox_id };
  const stored = await getMessage(table, inbox, path.message_id);
  if (stored === undefined || !mayRead(caller, stored.kind)) throw notFound();
  return stored;
}
