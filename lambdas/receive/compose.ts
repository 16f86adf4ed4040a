import type { ParsedMail } from '@agent-inbox/mail-reader';
import { attachmentId, messageId, threadId } from '../ids.ts';
import { tagOfAddress, withLowerDomain } from '../inboxes/username.ts';
import type { Verdicts } from '../message/labels.ts';
import type { KindFacts, MessageContent, MessageSummary } from '../message/message.ts';
import type { InboxMail } from './classify-mail.ts';

export function composeSummary(
  { receipt, parsed, labels, addressee, holdReason }: InboxMail,
  threadKey: string,
  storedAt: Date,
): MessageSummary {
  const id = messageId(addressee.messageKey, threadKey);
  return {
    message_id: id,
    inbox_id: addressee.inboxId,
    thread_id: threadId(threadKey),
    labels: [...labels],
    unread: true,
    tag: tagOfAddress(addressee.rcptTo),
    delivered_to: withLowerDomain(addressee.rcptTo),
    timestamp: sentAt(parsed.date, receipt.receivedAt).toISOString(),
    received_at: receipt.receivedAt.toISOString(),
    from: parsed.from.join(', '),
    to: parsed.to,
    cc: parsed.cc,
    bcc: parsed.bcc,
    subject: parsed.subject,
    preview: parsed.preview,
    attachments: parsed.attachments.map(({ index, charset: _, ...attachment }) => ({
      attachment_id: attachmentId(addressee.messageKey, index),
      message_id: id,
      ...attachment,
    })),
    rfc_message_id: parsed.rfcMessageId,
    in_reply_to: parsed.inReplyTo,
    references: parsed.references,
    authentication: { ...receipt.verdicts },
    size: parsed.size,
    ...(parsed.hiddenText === undefined ? {} : { hidden_text: parsed.hiddenText }),
    ...(parsed.bodyTruncated ? { body_truncated: true as const } : {}),
    ...(parsed.parseError === null ? {} : { parse_error: parsed.parseError }),
    ...(holdReason === undefined ? {} : { hold_reason: holdReason }),
    ...composeExtracted(parsed, receipt.verdicts),
    created_at: storedAt.toISOString(),
    updated_at: storedAt.toISOString(),
  };
}

export function composeExtracted(
  { verification, kindFacts }: Pick<ParsedMail, 'verification' | 'kindFacts'>,
  { dkim }: Pick<Verdicts, 'dkim'>,
): KindFacts & Pick<MessageSummary, 'verification'> {
  const { unsubscribe } = kindFacts;
  // RFC 8058, section 4, requires a DKIM signature, because an unsigned header may be somebody else's.
  const isSigned = unsubscribe?.one_click === true && dkim === 'pass';
  return { verification, ...kindFacts, unsubscribe: unsubscribe && { ...unsubscribe, one_click: isSigned } };
}

/** An absent, invalid or future Date header is ignored (D-MSG-03). */
function sentAt(date: Date | undefined, receivedAt: Date): Date {
  return date === undefined || date > receivedAt ? receivedAt : date;
}

export function composeContent({ receipt, parsed, addressee }: InboxMail): MessageContent {
  return {
    text: parsed.text,
    links: parsed.links,
    html: parsed.html,
    extracted_text: parsed.extractedText,
    headers: parsed.headers,
    raw_headers: parsed.rawHeaders,
    reply_to: parsed.replyTo,
    envelope: { mail_from: receipt.mailFrom, rcpt_to: addressee.rcptTo },
  };
}
