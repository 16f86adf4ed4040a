import type * as z from 'zod';
import type { MessageContent, MessageSummary } from '../../mail/message.ts';
import type { Message, messageSummarySchema } from './message-schema.ts';
import { expectedText } from './text-status.ts';

type ShownSummary = z.output<typeof messageSummarySchema>;

/** A message as lists of the API show it. */
export function showSummary(summary: MessageSummary): ShownSummary {
  return {
    ...summary,
    labels: [...summary.labels],
    to: [...summary.to],
    cc: [...summary.cc],
    bcc: [...summary.bcc],
    references: [...summary.references],
    attachments: summary.attachments.map((attachment) => ({
      ...attachment,
      text_status: expectedText(attachment),
    })),
    verification: summary.verification && {
      codes: [...summary.verification.codes],
      links: [...summary.verification.links],
    },
    calendar: summary.calendar && { ...summary.calendar, attendees: [...summary.calendar.attendees] },
    unsubscribe: summary.unsubscribe && { ...summary.unsubscribe, urls: [...summary.unsubscribe.urls] },
  };
}

/** A message as GET of one message answers it. */
export function showMessage(summary: MessageSummary, content: MessageContent): Message {
  return {
    ...showSummary(summary),
    ...content,
    links: content.links.map((link) => ({ ...link })),
    raw_headers: content.raw_headers.map(([name, value]) => [name, value]),
    reply_to: [...content.reply_to],
  };
}
