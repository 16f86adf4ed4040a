import type { Context } from '../../core/context.ts';
import { type ApiError, invalid } from '../../core/errors.ts';
import { keysOfMessageId } from '../../ids.ts';
import { deletedVisibility } from '../../store/message/deleted-messages.ts';
import { getMessage, type InboxPath } from '../../store/message/messages.ts';
import { mayRead } from './spam-access.ts';

/** Whether the message of a filter `after` is one of the inbox that the caller may read; true for a time, and for none. */
export async function isAfterKnown(
  { table, caller }: Context,
  path: InboxPath,
  after: string | undefined,
): Promise<boolean> {
  if (after === undefined || keysOfMessageId(after) === undefined) return true;
  const message = await getMessage(table, path, after);
  // A reader goes on behind the last message that it has seen, also when that was deleted since.
  const visibility = message?.visibility ?? (await deletedVisibility(table, path.inboxId, after));
  return visibility !== undefined && mayRead(caller, visibility);
}

export function unknownMessage(): ApiError {
  return invalid('after', 'is not a message of this inbox');
}
