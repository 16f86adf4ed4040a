import { CUT_CHARACTERS, CUT_ITEMS, type MessageContent, type MessageSummary } from '../message/message.ts';
import { INLINE_CONTENT_BYTES, INLINE_SUMMARY_BYTES, packContent } from '../store/message/message-rows.ts';

interface FittedMessage {
  readonly inRow: MessageSummary;
  /** Compressed; undefined where the row cannot have it, or the summary is cut. */
  readonly content: Uint8Array | undefined;
}

/** What the row of a message has; without content its object has that, and the whole summary. */
export function fitRow(summary: MessageSummary, content: MessageContent): FittedMessage {
  const { inRow, isWhole } = fitSummary(summary);
  const packed = isWhole ? packContent(content, inRow) : undefined;
  return { inRow, content: packed && packed.length <= INLINE_CONTENT_BYTES ? packed : undefined };
}

/**
 * The summary as the row has it. One that is too large is cut there, and lists show it cut. A read of the message returns
 * the whole summary from its object.
 */
export function fitSummary(summary: MessageSummary): { inRow: MessageSummary; isWhole: boolean } {
  if (Buffer.byteLength(JSON.stringify(summary)) <= INLINE_SUMMARY_BYTES)
    return { inRow: summary, isWhole: true };
  const inRow: MessageSummary = {
    ...summary,
    from: clip(summary.from),
    subject: clip(summary.subject),
    to: clipAll(summary.to),
    cc: clipAll(summary.cc),
    bcc: clipAll(summary.bcc),
    references: clipAll(summary.references),
    rfc_message_id: summary.rfc_message_id === null ? null : clip(summary.rfc_message_id),
    in_reply_to: summary.in_reply_to === null ? null : clip(summary.in_reply_to),
    attachments: summary.attachments.slice(0, CUT_ITEMS).map((attachment) => ({
      ...attachment,
      filename: attachment.filename === null ? null : clip(attachment.filename),
      content_type: clip(attachment.content_type),
      content_id: attachment.content_id === null ? null : clip(attachment.content_id),
    })),
    calendar: summary.calendar && {
      ...summary.calendar,
      summary: clip(summary.calendar.summary),
      attendees: summary.calendar.attendees.slice(0, CUT_ITEMS),
    },
    // An address that is cut leads elsewhere.
    unsubscribe: summary.unsubscribe && {
      ...summary.unsubscribe,
      urls: summary.unsubscribe.urls.slice(0, 1),
    },
  };
  return { inRow, isWhole: false };
}

function clipAll(texts: readonly string[]): string[] {
  return texts.slice(0, CUT_ITEMS).map(clip);
}

/** Cuts between characters, never inside a surrogate pair. */
function clip(text: string): string {
  return text.length <= CUT_CHARACTERS ? text : text.slice(0, CUT_CHARACTERS).toWellFormed();
}
