import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { keysOfMessageId } from '../../ids.ts';
import type { Visibility } from '../../message/visibility.ts';
import { logFault } from '../../observability/log.ts';
import type { StoredMessage } from '../../store/message/message-rows.ts';
import { getMessage } from '../../store/message/messages.ts';
import { mayRead } from '../spam-access.ts';
import type { Message } from './message-schema.ts';
import { wholeMessage } from './show-message.ts';

export interface MessagePath {
  readonly inbox_id: string;
  readonly message_id: string;
}

export interface ReadableMessage {
  readonly message: Message;
  readonly messageKey: string;
  readonly keys: {
    readonly threadKey: string;
    readonly sortKey: string;
    readonly visibility: Visibility;
  };
}

export async function readableMessage(context: Context, path: MessagePath): Promise<ReadableMessage> {
  const stored = await storedMessage(context, path);
  const message = await wholeMessage(context.bucket, stored);
  if (message.body_missing === true) {
    await refuseGone(context, path);
    noteLoss(context, message);
  }
  const { messageKey, visibility } = stored;
  const { threadKey = '', sortKey = '' } = keysOfMessageId(message.message_id) ?? {};
  const keys = { threadKey, sortKey, visibility };
  return { message, messageKey, keys };
}

/** Bytes may be missing because the inbox was deleted after the row was read and a purge is under way. */
export async function refuseGone(context: Context, path: MessagePath): Promise<void> {
  await storedMessage(context, path);
}

/** No lifecycle rule expires the object, so the bucket has lost it; the metric raises an alarm. */
export function noteLoss({ metering }: Context, { message_id }: Pick<Message, 'message_id'>): void {
  metering.count('BytesMissing');
  logFault('bytes of a message are missing', { message_id });
}

async function storedMessage({ table, caller }: Context, path: MessagePath): Promise<StoredMessage> {
  const inbox = { tenantId: caller.tenantId, inboxId: path.inbox_id };
  const stored = await getMessage(table, inbox, path.message_id);
  if (stored === undefined || !mayRead(caller, stored.visibility)) throw notFound('message');
  return stored;
}
