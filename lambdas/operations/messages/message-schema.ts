import * as z from 'zod';
import { HOLD_REASONS } from '../../mail/message.ts';
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
      .describe('Whether its text can be read; ready and failed only in the message itself'),
  })
  .meta({ id: 'Attachment' });

const verdict = z.enum(['pass', 'fail', 'gray', 'none']);

const authenticationSchema = z.object({
  spf: verdict,
  dkim: verdict,
  dmarc: verdict,
  spam: verdict,
  virus: verdict,
});

const verificationCodeSchema = z.object({
  value: z.string().describe('What a person would type'),
  as_written: z.string(),
  confidence: z.enum(['high', 'medium', 'low']),
  evidence: z.enum(['subject', 'text', 'html', 'origin_bound']),
});

export const verificationLinkSchema = z
  .object({
    url: z.string().describe('As the mail has it: never fetched, resolved or rewritten'),
    host: z.string(),
    purpose: z.enum(['verify', 'sign_in', 'reset_password', 'invitation']),
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
    labels: z.array(z.string()).describe('Those of the service, then those that you gave'),
    unread: z.boolean().describe('True on arrival; no read changes it'),
    tag: z
      .string()
      .nullable()
      .describe('What the envelope has behind the first + of the local part: name+tag@ is mail to name@'),
    timestamp: z.string().describe('Date header; arrival when absent, unparsable or in the future'),
    received_at: z.string().describe('When SMTP accepted it'),
    from: z.string(),
    to: z.array(z.string()),
    cc: z.array(z.string()),
    bcc: z.array(z.string()),
    subject: z.string(),
    preview: z.string().describe('First 200 characters of the extracted text, white space folded'),
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
      .describe('The HTML has text that a person does not see; it is left out of the texts'),
    parse_error: z.string().optional(),
    hold_reason: z
      .enum(HOLD_REASONS)
      .optional()
      .describe('Of held messages: its sender is on no list, or is not proven to be the allowed one'),
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
      'Plain text, or that of the HTML; of an address it shows 100 characters, and `links` has the whole',
    ),
  links: z
    .array(z.object({ text: z.string(), url: z.string(), host: z.string() }))
    .describe(
      'Links of the HTML and addresses of the text, at most 200; written by the sender, never followed',
    ),
  html: z.string().nullable(),
  extracted_text: z.string().describe('The new part of a reply'),
  headers: z.record(z.string(), z.string()).describe('Lower-case name to decoded value, the last one wins'),
  raw_headers: z.array(z.tuple([z.string(), z.string()])).describe('Name and value in wire order'),
  reply_to: z.array(z.string()),
  envelope: z.object({ mail_from: z.string(), rcpt_to: z.string() }),
});

export const messageSchema = z
  .object({
    ...messageFields,
    ...messageContentSchema.shape,
    body_missing: z
      .literal(true)
      .optional()
      .describe(
        'Storage has lost the content: text, html and headers are empty, and the rest is what lists show',
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
