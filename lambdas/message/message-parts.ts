import {
  CONFIDENCES,
  EVIDENCES,
  HIDDEN_TEXTS,
  KINDS,
  LINK_PURPOSES,
  type Verification,
} from '@agent-inbox/mail-reader/facts';
import * as z from 'zod';
import { CUT_ITEMS, clip, clipUnlessNull } from './cut.ts';
import { list } from './field-table.ts';
import { isMailLabel, VERDICTS } from './labels.ts';

/** The sender of `not_proven` is on the list, but the email does not prove it. */
export const HOLD_REASONS = ['unlisted', 'not_proven'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

export const hiddenTextSchema = z.literal(HIDDEN_TEXTS);

const verdict = z.enum(VERDICTS);
export const verdictsSchema = z.object({
  spf: verdict,
  dkim: verdict,
  dmarc: verdict,
  spam: verdict,
  virus: verdict,
});

export const storedLabels = z.codec(z.array(z.string()), z.custom<readonly string[]>(), {
  decode: (labels) => labels,
  encode: (labels) => labels.filter(isMailLabel),
});

/** The state of the message has the value instead of the row. */
export const storedUnread = z.codec(z.unknown().optional(), z.boolean(), {
  decode: () => false,
  encode: () => undefined,
});

export const storedAttachmentSchema = z.object({
  attachment_id: z.string(),
  message_id: z.string(),
  filename: z.string().nullable(),
  content_type: z.string(),
  size: z.int().describe('Size in bytes after decoding'),
  content_disposition: z.enum(['attachment', 'inline']),
  content_id: z.string().nullable(),
  sha256: z.string().describe('Hex digest of the decoded bytes'),
});
export type Attachment = Readonly<z.output<typeof storedAttachmentSchema>>;

export const attachmentSchema = storedAttachmentSchema
  .extend({
    text_status: z
      .enum(['none', 'available', 'ready', 'failed'])
      .describe('Whether its text can be read; never ready or failed in lists'),
  })
  .meta({ id: 'Attachment' });

export const cutAttachments = (attachments: readonly Attachment[]) =>
  attachments.slice(0, CUT_ITEMS).map((attachment) => ({
    ...attachment,
    filename: clipUnlessNull(attachment.filename),
    content_type: clip(attachment.content_type),
    content_id: clipUnlessNull(attachment.content_id),
  }));

const verificationCodeSchema = z.object({
  value: z.string().describe('The code, as it should be typed'),
  as_written: z.string(),
  confidence: z.enum(CONFIDENCES),
  evidence: z.enum(EVIDENCES),
});

export const verificationLinkSchema = z
  .object({
    url: z.string().describe('As in the message; never fetched, resolved or rewritten'),
    host: z.string(),
    purpose: z.enum(LINK_PURPOSES),
    matches_sender: z.boolean().describe('Whether its registrable domain matches that of the From address'),
  })
  .meta({ id: 'VerificationLink' });

export const verificationSchema = z
  .object({
    codes: list(verificationCodeSchema).describe('At most 5, best first'),
    links: list(verificationLinkSchema).describe('At most 10, best first'),
  })
  .meta({ id: 'Verification' });

const storedVerificationSchema = verificationSchema.extend({
  sender_domain: z.string().optional(),
  /** Rows of earlier versions lack the field, so their hosts are compared. */
  has_one_link_domain: z.literal(true).optional(),
});

export const storedVerification = z.codec(storedVerificationSchema, z.custom<Verification>(), {
  decode: (stored) => ({
    ...stored,
    sender_domain: stored.sender_domain ?? null,
    has_one_link_domain: stored.has_one_link_domain ?? hasOneHost(stored.links),
  }),
  encode: ({ codes, links, sender_domain, has_one_link_domain }) => ({
    codes,
    links,
    sender_domain: sender_domain ?? undefined,
    has_one_link_domain: (has_one_link_domain && !hasOneHost(links)) || undefined,
  }),
});

function hasOneHost(links: Verification['links']): boolean {
  return new Set(links.map(({ host }) => host)).size <= 1;
}

export const kindSchema = z.enum(KINDS).meta({ id: 'Kind' });

export const bounceSchema = z
  .object({
    action: z.string().describe('failed, delayed, delivered, relayed or expanded'),
    status: z.string().nullable().describe('RFC 3463 status code, such as 5.1.1'),
    recipient: z.string().nullable(),
    diagnostic: z.string().nullable(),
    original_message_id: z.string().nullable(),
  })
  .meta({ id: 'Bounce' });

const person = { name: z.string(), email: z.string() };

export const calendarSchema = z
  .object({
    method: z.string().nullable().describe('In lower case: request, reply, cancel, counter or publish'),
    uid: z.string().nullable(),
    sequence: z.int(),
    status: z.string().nullable().describe('confirmed, tentative or cancelled (iCalendar)'),
    start: z
      .string()
      .nullable()
      .describe('Time with UTC offset; without one for a floating time; a date for an all-day event'),
    end: z.string().nullable().describe('Exclusive; for all-day events the day after the last one'),
    timezone: z.string().nullable().describe('Time zone as named in the invitation'),
    summary: z.string(),
    location: z.string().nullable(),
    organizer: z.object(person).nullable(),
    attendees: list(z.object({ ...person, answer: z.string().nullable() })).describe(
      'At most 100; answer: accepted, declined, tentative or needs-action',
    ),
    recurrence: z.string().nullable().describe('Recurrence rule (RFC 5545) as written'),
    recurrence_id: z.string().nullable().describe('Start of the occurrence concerned; null for all'),
    recurrence_range: z.string().nullable().describe('thisandfuture: this and all later occurrences'),
  })
  .meta({ id: 'CalendarEvent' });
type CalendarEvent = z.output<typeof calendarSchema>;

/** Rows of earlier versions lack the field. */
export const storedCalendarSchema = calendarSchema.extend({
  recurrence_id: z.string().nullable().default(null),
  recurrence_range: z.string().nullable().default(null),
});

export const cutCalendar = (calendar: CalendarEvent | null) =>
  calendar && {
    ...calendar,
    summary: clip(calendar.summary),
    attendees: calendar.attendees.slice(0, CUT_ITEMS),
  };

export const unsubscribeSchema = z
  .object({
    one_click: z.boolean().describe('Whether one-click unsubscribe (RFC 8058) is offered and validly signed'),
    urls: list(z.string()),
    mailto: z.string().nullable(),
  })
  .meta({ id: 'Unsubscribe' });

/** A truncated URL would lead elsewhere. */
export const cutUnsubscribe = (unsubscribe: z.output<typeof unsubscribeSchema> | null) =>
  unsubscribe && { ...unsubscribe, urls: unsubscribe.urls.slice(0, 1) };

export const linkSchema = z.object({ text: z.string(), url: z.string(), host: z.string() });

/** Messages of earlier versions lack the field. */
export const storedLinks = z.codec(
  list(linkSchema).optional(),
  z.custom<readonly z.output<typeof linkSchema>[]>(),
  {
    decode: (links) => links ?? [],
    encode: (links) => (links.length === 0 ? undefined : links),
  },
);

export const envelopeSchema = z.object({
  mail_from: z.string(),
  rcpt_to: z.string().describe("This inbox's address as the sender wrote it"),
});
