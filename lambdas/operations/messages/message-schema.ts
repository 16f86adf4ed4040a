import * as z from 'zod';
import { VERDICTS } from '../../message/labels.ts';
import { CONFIDENCES, EVIDENCES, HIDDEN_TEXTS, HOLD_REASONS, LINK_PURPOSES } from '../../message/message.ts';
import { highlightsField } from '../fields.ts';
import { kindShape } from '../kind-schema.ts';

/**
 * A message as the API shows it (D-MSG-01): the summary that lists show, and the content that only a read of the message
 * itself gives. What is stored has schemas of its own (lambdas/store/object/stored-message.ts).
 */
export const attachmentSchema = z
  .object({
    attachment_id: z.string(),
    message_id: z.string(),
    filename: z.string().nullable(),
    content_type: z.string(),
    size: z.int().describe('Decoded bytes'),
    content_disposition: z.enum(['attachment', 'inline']),
    content_id: z.string().nullable(),
    sha256: z.string().describe('Hex digest of the decoded bytes'),
    text_status: z
      .enum(['none', 'available', 'ready', 'failed'])
      .describe('Whether its text can be read; never ready or failed in lists'),
  })
  .meta({ id: 'Attachment' });

const verdict = z.enum(VERDICTS);

const authenticationSchema = z.object({
  spf: verdict,
  dkim: verdict,
  dmarc: verdict,
  spam: verdict,
  virus: verdict,
});

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
    matches_sender: z.boolean().describe('Whether its registrable domain is that of the From address'),
  })
  .meta({ id: 'VerificationLink' });

export const verificationSchema = z
  .object({
    codes: z.array(verificationCodeSchema).describe('At most 5, best first'),
    links: z.array(verificationLinkSchema).describe('At most 10, best first'),
  })
  .meta({ id: 'Verification' });

export const messageSummarySchema = z
  .object({
    message_id: z.string(),
    inbox_id: z.string(),
    thread_id: z.string(),
    labels: z.array(z.string()).describe("The service's labels, then yours"),
    unread: z.boolean().describe('True on arrival; reading does not change it'),
    tag: z
      .string()
      .nullable()
      .describe('The part of the envelope address after its first +; mail to name+tag@ arrives at name@'),
    delivered_to: z
      .string()
      .nullable()
      .describe('The envelope address as SMTP gave it, its domain in lower case; null where it is not known'),
    timestamp: z
      .string()
      .describe('Date header, or the time of arrival if it is missing, invalid or in the future'),
    received_at: z.string().describe('When it was accepted over SMTP'),
    from: z.string(),
    to: z.array(z.string()),
    cc: z.array(z.string()),
    bcc: z.array(z.string()),
    subject: z.string(),
    preview: z.string().describe('First 200 characters of the extracted text, with whitespace collapsed'),
    attachments: z.array(attachmentSchema),
    rfc_message_id: z.string().nullable(),
    in_reply_to: z.string().nullable(),
    references: z.array(z.string()),
    authentication: authenticationSchema,
    size: z.int().describe('Size of the raw message in bytes'),
    body_truncated: z.literal(true).optional(),
    hidden_text: z
      .literal(HIDDEN_TEXTS)
      .optional()
      .describe(
        'true: the HTML has text that a reader does not see (left out of text fields) or may not see (kept there); unchecked: text fields may have any text of the HTML',
      ),
    parse_error: z.string().optional(),
    hold_reason: z
      .enum(HOLD_REASONS)
      .optional()
      .describe(
        'Why a message is held: its sender is on no list, or the allowed sender is not authenticated',
      ),
    verification: verificationSchema
      .nullable()
      .describe('Codes to type and links to follow, extracted on arrival; null if there are none'),
    ...kindShape,
    created_at: z.string(),
    updated_at: z.string(),
    highlights: highlightsField,
  })
  .meta({ id: 'MessageSummary' });
const { highlights: _ofLists, ...messageFields } = messageSummarySchema.shape;

const messageContentSchema = z.object({
  text: z
    .string()
    .describe(
      'The plain text, or the text of the HTML. URLs are shortened to 100 characters; `links` has them in full',
    ),
  links: z
    .array(z.object({ text: z.string(), url: z.string(), host: z.string() }))
    .describe('Links in the HTML and URLs in the text, at most 200; chosen by the sender, never followed'),
  html: z.string().nullable(),
  extracted_text: z.string().describe('The new text of a reply, without quoted text'),
  headers: z
    .record(z.string(), z.string())
    .describe('Lower-case names and decoded values; the last one if a name is repeated'),
  raw_headers: z
    .array(z.tuple([z.string(), z.string()]))
    .describe('Names and values in their original order'),
  reply_to: z.array(z.string()),
  envelope: z.object({
    mail_from: z.string(),
    rcpt_to: z.string().describe("This inbox's address as the sender wrote it"),
  }),
});

export const messageSchema = z
  .object({
    ...messageFields,
    ...messageContentSchema.shape,
    body_missing: z
      .literal(true)
      .optional()
      .describe(
        'The content was lost in storage: text, html and headers are empty, and the other fields are as in lists',
      ),
  })
  .meta({ id: 'Message' });
export type Message = z.output<typeof messageSchema>;

/** What lists show, and the content where the caller may read it. */
export const updatedMessageSchema = z
  .object({
    ...messageSummarySchema.shape,
    ...messageContentSchema.partial().shape,
    body_missing: messageSchema.shape.body_missing,
  })
  .meta({ id: 'UpdatedMessage' });
