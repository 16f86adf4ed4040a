import * as z from 'zod';
import { VERDICTS } from '../../mail/labels.ts';
import { CONFIDENCES, EVIDENCES, HOLD_REASONS, LINK_PURPOSES } from '../../mail/message.ts';
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
      .describe('Whether its text can be read; lists never say ready or failed'),
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
  value: z.string().describe('The code, as one types it'),
  as_written: z.string(),
  confidence: z.enum(CONFIDENCES),
  evidence: z.enum(EVIDENCES),
});

export const verificationLinkSchema = z
  .object({
    url: z.string().describe('As in the mail: never fetched, resolved or rewritten'),
    host: z.string(),
    purpose: z.enum(LINK_PURPOSES),
    matches_sender: z.boolean().describe("Whether its registrable domain is the From address's"),
  })
  .meta({ id: 'VerificationLink' });

const verificationSchema = z
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
    labels: z.array(z.string()).describe('Labels of the service, then yours'),
    unread: z.boolean().describe('True on arrival; reading does not change it'),
    tag: z
      .string()
      .nullable()
      .describe('The envelope address after its first +: mail to name+tag@ goes to name@'),
    timestamp: z.string().describe('Date header; arrival when absent, unparsable or in the future'),
    received_at: z.string().describe('When SMTP accepted it'),
    from: z.string(),
    to: z.array(z.string()),
    cc: z.array(z.string()),
    bcc: z.array(z.string()),
    subject: z.string(),
    preview: z.string().describe('First 200 characters of the extracted text, whitespace collapsed'),
    attachments: z.array(attachmentSchema),
    rfc_message_id: z.string().nullable(),
    in_reply_to: z.string().nullable(),
    references: z.array(z.string()),
    authentication: authenticationSchema,
    size: z.int().describe('Bytes of the raw mail'),
    body_truncated: z.literal(true).optional(),
    hidden_text: z
      .literal(true)
      .optional()
      .describe('The HTML has text that a reader does not see; all text fields leave it out'),
    parse_error: z.string().optional(),
    hold_reason: z
      .enum(HOLD_REASONS)
      .optional()
      .describe(
        'Why a message is held: its sender is on no list, or the allowed sender is not authenticated',
      ),
    verification: verificationSchema
      .nullable()
      .describe('Codes to type and links to follow, extracted on arrival; null when there are none'),
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
      'The plain text, or the text of the HTML; URLs are cut to 100 characters, `links` has them whole',
    ),
  links: z
    .array(z.object({ text: z.string(), url: z.string(), host: z.string() }))
    .describe('Links in the HTML and URLs in the text, at most 200; chosen by the sender, never followed'),
  html: z.string().nullable(),
  extracted_text: z.string().describe('The new text of a reply, without what it quotes'),
  headers: z
    .record(z.string(), z.string())
    .describe('Lower-case names and decoded values; of repeated names the last'),
  raw_headers: z.array(z.tuple([z.string(), z.string()])).describe('Names and values in wire order'),
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
        'The content was lost in storage: text, html and headers are empty, the other fields are those of lists',
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
