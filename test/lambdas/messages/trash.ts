import { randomBytes } from 'node:crypto';
import { keysOfMessageId } from '../../../lambdas/ids.ts';
import { type StateChange, trashChange } from '../../../lambdas/message/message-state.ts';
import { changeMessages } from '../../../lambdas/messages/change-messages.ts';
import type { InboxPath } from '../../../lambdas/store/message/messages.ts';
import type { Table } from '../../../lambdas/store/table/table.ts';
import { NOW } from '../test-context.ts';

export function trash(table: Table, inbox: InboxPath, messageId: string): Promise<void> {
  return changeState(table, inbox, messageId, trashChange(true));
}

export async function changeState(
  table: Table,
  inbox: InboxPath,
  messageId: string,
  change: StateChange,
): Promise<void> {
  const keys = keysOfMessageId(messageId);
  if (keys === undefined) throw new Error(`Not a message id: ${messageId}`);
  const services = { table, now: () => NOW, randomBytes, publications: { send: async () => undefined } };
  const { threadKey, sortKey } = keys;
  await changeMessages(services, {
    ...{ inbox, threadKey, sortKeys: [sortKey], change, together: true, mayChange: () => true },
  });
}
