import { grants } from '../../caller/permissions.ts';
import type { Context } from '../../core/context.ts';
import { ApiError, invalid, lacksPermission, notFound } from '../../core/errors.ts';
import { keyOfThreadId, keysOfMessageId } from '../../ids.ts';
import { MAX_USER_LABELS } from '../../message/labels.ts';
import { type StateChange, trashChange } from '../../message/message-state.ts';
import { type ChangeOutcome, type ChangeRequest, changeMessages } from '../../messages/change-messages.ts';
import { deleteMessages } from '../../messages/delete-messages.ts';
import type { StoredMessage } from '../../store/message/message-rows.ts';
import { mayRead } from '../spam-access.ts';

interface Changed {
  readonly inboxId: string;
  readonly threadKey: string;
  /** Undefined selects the whole thread. */
  readonly sortKeys: readonly string[] | undefined;
}

export function messageOfPath(path: { readonly inbox_id: string; readonly message_id: string }): Changed {
  const keys = keysOfMessageId(path.message_id);
  if (keys === undefined) throw notFound('message');
  return { inboxId: path.inbox_id, threadKey: keys.threadKey, sortKeys: [keys.sortKey] };
}

export function threadOfPath(path: { readonly inbox_id: string; readonly thread_id: string }): Changed {
  const threadKey = keyOfThreadId(path.thread_id);
  if (threadKey === undefined) throw notFound('thread');
  return { inboxId: path.inbox_id, threadKey, sortKeys: undefined };
}

export async function changeReadable(
  context: Context,
  { inboxId, threadKey, sortKeys }: Changed,
  change: StateChange,
  { together, claim }: Pick<ChangeRequest, 'together' | 'claim'>,
): Promise<ChangeOutcome | undefined> {
  const { caller } = context;
  if (change.trash === true && !grants(caller.permissions, 'inbox_delete')) {
    throw lacksPermission('inbox_delete', 'moving messages to the trash');
  }
  return changeMessages(context, {
    inbox: { tenantId: caller.tenantId, inboxId },
    threadKey,
    sortKeys,
    change,
    together,
    claim,
    mayChange: (visibility) => mayRead(caller, visibility),
  });
}

export async function changeTogether(
  context: Context,
  changed: Changed,
  change: StateChange,
  what: 'message' | 'thread',
): Promise<readonly [StoredMessage, ...StoredMessage[]]> {
  return changedOf(await changeReadable(context, changed, change, { together: true }), what);
}

export async function removeReadable(
  context: Context,
  changed: Changed,
  isPermanent: boolean,
  what: 'message' | 'thread',
): Promise<undefined> {
  if (!isPermanent) {
    await changeTogether(context, changed, trashChange(true), what);
    return undefined;
  }
  const { caller } = context;
  const { inboxId, threadKey, sortKeys } = changed;
  const { wanted } = await deleteMessages(context, {
    inbox: { tenantId: caller.tenantId, inboxId },
    threadKey,
    sortKeys,
    isWanted: ({ visibility }) => mayRead(caller, visibility),
  });
  if (wanted === 0) throw notFound(what);
  return undefined;
}

export function changedOf(
  outcome: ChangeOutcome | undefined,
  what: 'message' | 'thread',
): readonly [StoredMessage, ...StoredMessage[]] {
  if (outcome === undefined || outcome.messages.length + outcome.conflicts.length === 0) throw notFound(what);
  const [conflict] = outcome.conflicts;
  if (conflict?.reason === 'tooManyLabels') {
    throw invalid(
      'add_labels',
      `must not leave a message with more than ${MAX_USER_LABELS} labels, not counting those set by the service`,
    );
  }
  if (conflict !== undefined) {
    throw new ApiError(
      'conflict',
      `The labels of ${conflict.messageId} do not satisfy if_labels or unless_labels.`,
    );
  }
  const [first, ...others] = outcome.messages;
  if (first === undefined) throw notFound(what);
  return [first, ...others];
}
