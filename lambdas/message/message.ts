import type { HiddenText, KindFacts, MessageLink, Verification } from '@agent-inbox/mail-reader/facts';
import type { Verdicts } from './labels.ts';

export {
  CONFIDENCES,
  EVIDENCES,
  HIDDEN_TEXTS,
  KINDS,
  type Kind,
  type KindFacts,
  LINK_PURPOSES,
  type MessageLink,
  type Verification,
  type VerificationLink,
} from '@agent-inbox/mail-reader/facts';

export interface Attachment {
  readonly attachment_id: string;
  readonly message_id: string;
  readonly filename: string | null;
  readonly content_type: string;
  /** Bytes after decoding. */
  readonly size: number;
  readonly content_disposition: 'attachment' | 'inline';
  readonly content_id: string | null;
  /** The SHA-256 of the decoded bytes, in hexadecimal digits. */
  readonly sha256: string;
}

/** Lengths of lists and texts in a summary that was too large for its row. Together they are well below the limit of an item. */
export const CUT_ITEMS = 20;
export const CUT_CHARACTERS = 300;

/** A higher version has `admin rebuild` extract kind, codes and links from stored mail again. */
export const EXTRACTION = 3;

/** The sender is on no list, or is not proven to be the one that is allowed. */
export const HOLD_REASONS = ['unlisted', 'not_proven'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/**
 * How it is stored: lambdas/store/object/stored-message.ts; how the API shows it:
 * lambdas/operations/messages/message-schema.ts. Lists show the summary.
 */
export interface MessageSummary extends KindFacts {
  readonly message_id: string;
  readonly inbox_id: string;
  readonly thread_id: string;
  readonly labels: readonly string[];
  /** False for a message without a stored state. */
  readonly unread: boolean;
  /** The tag of the envelope recipient; null if it has none, and for messages that an earlier version stored. */
  readonly tag: string | null;
  /** The recipient of the envelope; null for mail of an earlier version. */
  readonly delivered_to: string | null;
  readonly timestamp: string;
  readonly received_at: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly subject: string;
  readonly preview: string;
  readonly attachments: readonly Attachment[];
  readonly rfc_message_id: string | null;
  readonly in_reply_to: string | null;
  readonly references: readonly string[];
  readonly authentication: Verdicts;
  readonly size: number;
  readonly body_truncated?: true | undefined;
  readonly hidden_text?: HiddenText | undefined;
  readonly parse_error?: string | undefined;
  readonly hold_reason?: HoldReason | undefined;
  /** Null without codes and links, and for mail of an earlier version. */
  readonly verification: Verification | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface MessageContent {
  readonly text: string;
  readonly links: readonly MessageLink[];
  readonly html: string | null;
  readonly extracted_text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly raw_headers: readonly (readonly [string, string])[];
  readonly reply_to: readonly string[];
  readonly envelope: { readonly mail_from: string; readonly rcpt_to: string };
}
