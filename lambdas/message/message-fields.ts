import * as z from 'zod';
import { clip, clipAll, clipUnlessNull } from './cut.ts';
import { field, list, nullable, optional } from './field-table.ts';
import {
  attachmentSchema,
  bounceSchema,
  calendarSchema,
  cutAttachments,
  cutCalendar,
  cutUnsubscribe,
  envelopeSchema,
  HOLD_REASONS,
  hiddenTextSchema,
  kindSchema,
  linkSchema,
  storedAttachmentSchema,
  storedCalendarSchema,
  storedLabels,
  storedLinks,
  storedUnread,
  storedVerification,
  unsubscribeSchema,
  verdictsSchema,
  verificationSchema,
} from './message-parts.ts';

const text = z.string();
const texts = list(text);
const INBOX = 'calm-otter-483920@agents.example.com';

/**
 * Every field of a message is declared only here; its schemas and mappings follow from it. CONTRIBUTING.md says what
 * else a new field needs. Rows store the fields in this order.
 */
export const summaryFields = {
  message_id: field(text, { example: 'msg_01kajf2v4g8q3k7m9x2c1d' }),
  inbox_id: field(text, { example: INBOX }),
  thread_id: field(text, { example: 'thr_8q3k7m9x2c1d' }),
  labels: {
    ...field(storedLabels, { example: ['received'] }),
    shown: texts.describe("The service's labels, then yours"),
  },
  unread: {
    ...field(storedUnread, { example: true }),
    shown: z.boolean().describe('True on arrival; reading does not change it'),
  },
  timestamp: field(text, {
    about: 'Date header, or the time of arrival if it is missing, invalid or in the future',
    example: '2026-11-21T09:15:00.000Z',
  }),
  received_at: field(text, { about: 'When it was accepted over SMTP', example: '2026-11-21T09:15:02.000Z' }),
  from: field(text, {
    untrusted: true,
    cutInRow: clip,
    halved: true,
    example: 'Ada Example <ada@example.org>',
  }),
  to: field(texts, {
    untrusted: true,
    cutInRow: clipAll,
    halved: true,
    example: [INBOX],
  }),
  cc: field(texts, { untrusted: true, cutInRow: clipAll, halved: true, example: [] }),
  bcc: field(texts, { untrusted: true, cutInRow: clipAll, halved: true, example: [] }),
  subject: field(text, { untrusted: true, cutInRow: clip, example: 'Invoice 2026-114' }),
  preview: field(text, {
    about: 'First 200 characters of the extracted text, with whitespace collapsed',
    untrusted: true,
    example: 'Please find the invoice attached.',
  }),
  attachments: {
    ...field(list(storedAttachmentSchema), {
      untrusted: true,
      cutInRow: cutAttachments,
      halved: true,
      example: [],
    }),
    shown: list(attachmentSchema),
  },
  rfc_message_id: field(text.nullable(), {
    untrusted: true,
    cutInRow: clipUnlessNull,
    example: '<114@example.org>',
  }),
  in_reply_to: field(text.nullable(), { untrusted: true, cutInRow: clipUnlessNull, example: null }),
  references: field(texts, { untrusted: true, cutInRow: clipAll, halved: true, example: [] }),
  authentication: field(verdictsSchema, {
    example: { spf: 'pass', dkim: 'pass', dmarc: 'pass', spam: 'pass', virus: 'pass' },
  }),
  size: field(z.int(), { about: 'Size of the raw message in bytes', example: 2048 }),
  body_truncated: optional(z.literal(true), {}),
  hidden_text: optional(hiddenTextSchema, {
    about:
      'true: the HTML has text that a reader does not see (left out of text fields) or might not see (kept there); unchecked: text fields may contain any text from the HTML',
  }),
  parse_error: optional(text, {}),
  hold_reason: optional(z.enum(HOLD_REASONS), {
    about: 'Why a message is held: its sender is not on a list, or the allowed sender is not authenticated',
  }),
  tag: nullable(text, {
    about: 'The part of the envelope address after its first +; mail to name+tag@ arrives at name@',
    untrusted: true,
    example: null,
  }),
  delivered_to: nullable(text, {
    about: 'The envelope address as SMTP gave it, with its domain in lower case; null if unknown',
    untrusted: true,
    example: INBOX,
  }),
  verification: {
    ...nullable(storedVerification, { untrusted: true, example: null }),
    shown: verificationSchema
      .nullable()
      .describe('Codes to type and links to follow, extracted on arrival; null if there are none'),
  },
  kind: nullable(kindSchema, {
    about:
      'Determined from headers and structure; null for messages stored before kinds existed, until you run admin rebuild',
    example: 'personal',
  }),
  bounce: nullable(bounceSchema, {
    about: 'Report on the delivery of another message',
    untrusted: true,
    example: null,
  }),
  calendar: {
    ...nullable(storedCalendarSchema, { untrusted: true, cutInRow: cutCalendar, example: null }),
    shown: calendarSchema.nullable().describe('First event of the invitation'),
  },
  unsubscribe: nullable(unsubscribeSchema, {
    about: 'Never followed by the service',
    untrusted: true,
    cutInRow: cutUnsubscribe,
    example: null,
  }),
  list: nullable(z.object({ id: text }), { about: 'RFC 2919', untrusted: true, example: null }),
  created_at: field(text, { example: '2026-11-21T09:15:03.000Z' }),
  updated_at: field(text, { example: '2026-11-21T09:15:03.000Z' }),
};

export const contentFields = {
  text: field(text, {
    about:
      'The plain text, or the text of the HTML. URLs are shortened to 100 characters; `links` has them in full',
    untrusted: true,
    whenLost: '',
    example: 'Please find the invoice attached.\n',
  }),
  links: {
    ...field(storedLinks, { untrusted: true, halved: true, whenLost: [], example: [] }),
    shown: list(linkSchema).describe(
      'Links in the HTML and URLs in the text, at most 200; chosen by the sender, never followed',
    ),
  },
  html: field(text.nullable(), { untrusted: true, whenLost: null, example: null }),
  extracted_text: field(text, {
    about: 'The new text of a reply, without quoted text',
    untrusted: true,
    whenLost: '',
    example: 'Please find the invoice attached.',
  }),
  headers: field(z.record(text, text), {
    about: 'Lower-case names and decoded values; the last one if a name is repeated',
    untrusted: true,
    halved: true,
    whenLost: {},
    example: { subject: 'Invoice 2026-114' },
  }),
  raw_headers: field(list(z.tuple([text, text])), {
    about: 'Names and values in their original order',
    untrusted: true,
    halved: true,
    whenLost: [],
    example: [['Subject', 'Invoice 2026-114']],
  }),
  reply_to: field(texts, { untrusted: true, halved: true, whenLost: [], example: [] }),
  envelope: field(envelopeSchema, {
    untrusted: true,
    whenLost: { mail_from: '', rcpt_to: '' },
    example: { mail_from: 'ada@example.org', rcpt_to: INBOX },
  }),
};
