import * as z from 'zod';
import { isMailLabel, VERDICTS } from '../../message/labels.ts';
import {
  CONFIDENCES,
  EVIDENCES,
  HIDDEN_TEXTS,
  HOLD_REASONS,
  KINDS,
  type KindFacts,
  LINK_PURPOSES,
  type MessageContent,
  type MessageSummary,
  type Verification,
} from '../../message/message.ts';

const person = { name: z.string(), email: z.string() };

/** The kind of a message as it is stored. Absent for null: most mails have no facts, and messages of before no kind. */
const storedKindShape = {
  kind: z.enum(KINDS).optional(),
  bounce: z
    .object({
      action: z.string(),
      status: z.string().nullable(),
      recipient: z.string().nullable(),
      diagnostic: z.string().nullable(),
      original_message_id: z.string().nullable(),
    })
    .optional(),
  calendar: z
    .object({
      method: z.string().nullable(),
      uid: z.string().nullable(),
      sequence: z.int(),
      status: z.string().nullable(),
      start: z.string().nullable(),
      end: z.string().nullable(),
      timezone: z.string().nullable(),
      summary: z.string(),
      location: z.string().nullable(),
      organizer: z.object(person).nullable(),
      attendees: z.array(z.object({ ...person, answer: z.string().nullable() })),
      recurrence: z.string().nullable(),
      recurrence_id: z.string().nullable().default(null),
      recurrence_range: z.string().nullable().default(null),
    })
    .optional(),
  unsubscribe: z
    .object({ one_click: z.boolean(), urls: z.array(z.string()), mailto: z.string().nullable() })
    .optional(),
  list: z.object({ id: z.string() }).optional(),
};
const storedKindSchema = z.object(storedKindShape);
type StoredKind = z.output<typeof storedKindSchema>;

/** What is listed in the schema is stored, and nothing else. */
function kindToStored({ kind, bounce, calendar, unsubscribe, list }: KindFacts): StoredKind {
  const given = Object.entries({ kind, bounce, calendar, unsubscribe, list }).filter(
    ([, value]) => value !== null,
  );
  return storedKindSchema.parse(Object.fromEntries(given));
}

function kindFromStored({ kind, bounce, calendar, unsubscribe, list }: StoredKind): KindFacts {
  return {
    kind: kind ?? null,
    bounce: bounce ?? null,
    calendar: calendar ?? null,
    unsubscribe: unsubscribe ?? null,
    list: list ?? null,
  };
}

/**
 * How a message is stored, in its row and in its object. Apart from the message of the API: a new field of the API is no
 * change here, and a new stored field needs a default for the messages that do not have it.
 */
const verdict = z.enum(VERDICTS);

const storedVerificationSchema = z.object({
  codes: z.array(
    z.object({
      value: z.string(),
      as_written: z.string(),
      confidence: z.enum(CONFIDENCES),
      evidence: z.enum(EVIDENCES),
    }),
  ),
  links: z.array(
    z.object({
      url: z.string(),
      host: z.string(),
      purpose: z.enum(LINK_PURPOSES),
      matches_sender: z.boolean(),
    }),
  ),
  /** Absent for null, and in rows of before. */
  sender_domain: z.string().optional(),
  /** Absent where all links have one host, and in rows of before: then the hosts are compared. */
  has_one_link_domain: z.literal(true).optional(),
});

export const storedSummarySchema = z.object({
  message_id: z.string(),
  inbox_id: z.string(),
  thread_id: z.string(),
  labels: z.array(z.string()),
  timestamp: z.string(),
  received_at: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  subject: z.string(),
  preview: z.string(),
  attachments: z.array(
    z.object({
      attachment_id: z.string(),
      message_id: z.string(),
      filename: z.string().nullable(),
      content_type: z.string(),
      size: z.int(),
      content_disposition: z.enum(['attachment', 'inline']),
      content_id: z.string().nullable(),
      sha256: z.string(),
    }),
  ),
  rfc_message_id: z.string().nullable(),
  in_reply_to: z.string().nullable(),
  references: z.array(z.string()),
  authentication: z.object({ spf: verdict, dkim: verdict, dmarc: verdict, spam: verdict, virus: verdict }),
  size: z.int(),
  body_truncated: z.literal(true).optional(),
  hidden_text: z.literal(HIDDEN_TEXTS).optional(),
  parse_error: z.string().optional(),
  hold_reason: z.enum(HOLD_REASONS).optional(),
  /** Absent for null, and in rows of before. */
  tag: z.string().optional(),
  delivered_to: z.string().optional(),
  /** Absent for null: few mails have one. */
  verification: storedVerificationSchema.optional(),
  ...storedKindShape,
  created_at: z.string(),
  updated_at: z.string(),
});
type StoredSummary = z.output<typeof storedSummarySchema>;

export const storedContentSchema = z.object({
  text: z.string(),
  /** Absent for none, and in messages of before. */
  links: z.array(z.object({ text: z.string(), url: z.string(), host: z.string() })).optional(),
  html: z.string().nullable(),
  extracted_text: z.string(),
  headers: z.record(z.string(), z.string()),
  raw_headers: z.array(z.tuple([z.string(), z.string()])),
  reply_to: z.array(z.string()),
  envelope: z.object({ mail_from: z.string(), rcpt_to: z.string() }),
});
type StoredContent = z.output<typeof storedContentSchema>;

/** The summary of a message as it is stored. What is listed here is stored, and nothing else. */
export function summaryToStored(summary: MessageSummary): StoredSummary {
  return {
    message_id: summary.message_id,
    inbox_id: summary.inbox_id,
    thread_id: summary.thread_id,
    // The state of the message has the others.
    labels: summary.labels.filter(isMailLabel),
    timestamp: summary.timestamp,
    received_at: summary.received_at,
    from: summary.from,
    to: [...summary.to],
    cc: [...summary.cc],
    bcc: [...summary.bcc],
    subject: summary.subject,
    preview: summary.preview,
    attachments: summary.attachments.map((attachment) => ({
      attachment_id: attachment.attachment_id,
      message_id: attachment.message_id,
      filename: attachment.filename,
      content_type: attachment.content_type,
      size: attachment.size,
      content_disposition: attachment.content_disposition,
      content_id: attachment.content_id,
      sha256: attachment.sha256,
    })),
    rfc_message_id: summary.rfc_message_id,
    in_reply_to: summary.in_reply_to,
    references: [...summary.references],
    authentication: { ...summary.authentication },
    size: summary.size,
    body_truncated: summary.body_truncated,
    hidden_text: summary.hidden_text,
    parse_error: summary.parse_error,
    hold_reason: summary.hold_reason,
    tag: summary.tag ?? undefined,
    delivered_to: summary.delivered_to ?? undefined,
    verification: summary.verification === null ? undefined : verificationToStored(summary.verification),
    ...kindToStored(summary),
    created_at: summary.created_at,
    updated_at: summary.updated_at,
  };
}

/**
 * A new field of `MessageSummary` that rows of today do not have gets its value for them here. The state of the message, which is
 * stored apart, is added by the reader.
 */
export function summaryFromStored(stored: StoredSummary): MessageSummary {
  const { verification } = stored;
  return {
    ...stored,
    ...kindFromStored(stored),
    unread: false,
    tag: stored.tag ?? null,
    delivered_to: stored.delivered_to ?? null,
    verification:
      verification === undefined
        ? null
        : {
            ...verification,
            sender_domain: verification.sender_domain ?? null,
            has_one_link_domain: verification.has_one_link_domain ?? hasOneHost(verification.links),
          },
  };
}

function hasOneHost(links: readonly { readonly host: string }[]): boolean {
  return new Set(links.map(({ host }) => host)).size <= 1;
}

function verificationToStored({
  codes,
  links,
  sender_domain,
  has_one_link_domain,
}: Verification): z.output<typeof storedVerificationSchema> {
  return {
    codes: codes.map(({ value, as_written, confidence, evidence }) => ({
      value,
      as_written,
      confidence,
      evidence,
    })),
    links: links.map(({ url, host, purpose, matches_sender }) => ({ url, host, purpose, matches_sender })),
    sender_domain: sender_domain ?? undefined,
    has_one_link_domain: (has_one_link_domain && !hasOneHost(links)) || undefined,
  };
}

export function contentToStored(content: MessageContent): StoredContent {
  return {
    text: content.text,
    ...(content.links.length === 0
      ? {}
      : { links: content.links.map(({ text, url, host }) => ({ text, url, host })) }),
    html: content.html,
    extracted_text: content.extracted_text,
    headers: { ...content.headers },
    raw_headers: content.raw_headers.map(([name, value]) => [name, value]),
    reply_to: [...content.reply_to],
    envelope: { mail_from: content.envelope.mail_from, rcpt_to: content.envelope.rcpt_to },
  };
}

/** A new field of `MessageContent` that rows of today do not have gets its value for them here. */
export function contentFromStored(stored: StoredContent): MessageContent {
  return { ...stored, links: stored.links ?? [] };
}
