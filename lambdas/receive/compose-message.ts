import type { MessageObject } from '../store/object/mail-bucket.ts';
import type { NewMessage } from '../store/receive/new-message.ts';
import type { InboxMail } from './classify-mail.ts';
import { composeContent, composeSummary } from './compose.ts';
import { fitRow } from './fit-summary.ts';

type MessageDecisions = Omit<
  NewMessage,
  'tenantId' | 'inboxKey' | 'messageKey' | 'visibility' | 'summary' | 'content' | 'wasDeferred'
>;

interface ComposedMessage {
  readonly message: NewMessage;
  /** Undefined means that the row holds everything. */
  readonly object: MessageObject | undefined;
}

export function composeMessage(mail: InboxMail, decided: MessageDecisions): ComposedMessage {
  const { inbox, receipt, addressee, visibility } = mail;
  const summary = composeSummary(mail, decided.threadKey, decided.storedAt);
  const content = composeContent(mail);
  const fitted = fitRow(summary, content);
  return {
    message: {
      ...decided,
      tenantId: inbox.tenantId,
      inboxKey: inbox.listKey,
      messageKey: addressee.messageKey,
      visibility,
      summary: fitted.inRow,
      content: fitted.content,
      wasDeferred: receipt.released,
    },
    object: fitted.content === undefined ? { content, summary } : undefined,
  };
}
