import { grants } from '../../caller/permissions.ts';
import type { Context } from '../../core/context.ts';
import type { StoredMessage } from '../../store/message/message-rows.ts';
import { fitMessage } from './fit-answer.ts';
import { showSummary } from './show-message.ts';
import { wholeMessage } from './whole-message.ts';

/** A message that was changed: without message_read, what lists show. */
export async function showChanged(context: Context, message: StoredMessage) {
  return grants(context.caller.permissions, 'message_read')
    ? fitMessage(await wholeMessage(context.bucket, message))
    : showSummary(message.summary);
}
