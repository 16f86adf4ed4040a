import { attachmentId, messageId, threadId } from '../ids.ts';
import { labelsOf } from '../mail/labels.ts';
import type { MessageContent, MessageSummary } from '../mail/message.ts';
import type { ParsedMail } from '../mail/parsed-mail.ts';
import type { Receipt } from '../mail/receipt.ts';
import type { Addressee } from './recipients.ts';

/** The labels of a mail: the same in each inbox that it comes to. */
export function labelsOfMail(receipt: Receipt, parsed: ParsedMail): string[] {
  return labelsOf(receipt.verdicts, parsed);
}

/** The summary of a mail in one inbox and thread. */
export function composeSummary(
  receipt: Receipt,
  parsed: ParsedMail,
  addressee: Addressee,
  threadKey: string,
  now: Date,
): MessageSummary {
  const id = messageId(addressee.messageKey, threadKey);
  return {
    message_id: id,
    inbox_id: addressee.inboxId,
    thread_id: threadId(threadKey),
    labels: labelsOfMail(receipt, parsed),
    timestamp: sentAt(parsed.date, receipt.receivedAt).toISOString(),
    received_at: receipt.receivedAt.toISOString(),
    from: parsed.from.join(', '),
    to: parsed.to,
    cc: parsed.cc,
    bcc: parsed.bcc,
    subject: parsed.subject,
    preview: parsed.preview,
    attachments: parsed.attachments.map(({ index, ...attachment }) => ({
      attachment_id: attachmentId(addressee.messageKey, index),
      message_id: id,
      ...attachment,
    })),
    rfc_message_id: parsed.rfcMessageId,
    in_reply_to: parsed.inReplyTo,
    references: parsed.references,
    authentication: { ...receipt.verdicts },
    size: parsed.size,
    ...(parsed.hasHiddenText ? { hidden_text: true as const } : {}),
    ...(parsed.bodyTruncated ? { body_truncated: true as const } : {}),
    ...(parsed.parseError === null ? {} : { parse_error: parsed.parseError }),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}

/** The Date header, unless it is absent, unparsable or in the future (D-MSG-03). */
function sentAt(date: Date | undefined, receivedAt: Date): Date {
  return date === undefined || date > receivedAt ? receivedAt : date;
}

export function composeContent(receipt: Receipt, parsed: ParsedMail, addressee: Addressee): MessageContent {
  return {
    text: parsed.text,
    html: parsed.html,
    extracted_text: parsed.extractedText,
    headers: parsed.headers,
    raw_headers: parsed.rawHeaders,
    reply_to: parsed.replyTo,
    envelope: { mail_from: receipt.mailFrom, rcpt_to: addressee.rcptTo },
  };
}
