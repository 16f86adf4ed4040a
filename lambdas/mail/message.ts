import type { Verdicts } from './labels.ts';

export interface Attachment {
  readonly attachment_id: string;
  readonly message_id: string;
  readonly filename: string | null;
  readonly content_type: string;
  /** Bytes after decoding. */
  readonly size: number;
  readonly content_disposition: 'attachment' | 'inline';
  readonly content_id: string | null;
  /** Of the decoded bytes, in hex. */
  readonly sha256: string;
}

/** Lengths of lists and texts in a summary that was too large for its row. Together they are well below the limit of an item. */
export const CUT_ITEMS = 20;
export const CUT_CHARACTERS = 300;

/** A higher version has `admin rebuild` extract kind, codes and links from stored mail again. */
export const EXTRACTION = 3;

/** docs/verification.md */
export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export const EVIDENCES = ['subject', 'text', 'html', 'origin_bound'] as const;
export const LINK_PURPOSES = ['verify', 'sign_in', 'reset_password', 'invitation'] as const;

/** The sender is on no list, or is not proven to be the one that is allowed. */
export const HOLD_REASONS = ['unlisted', 'not_proven'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

export interface VerificationCode {
  /** What a person would type. */
  readonly value: string;
  readonly as_written: string;
  readonly confidence: (typeof CONFIDENCES)[number];
  readonly evidence: (typeof EVIDENCES)[number];
}

export interface VerificationLink {
  readonly url: string;
  readonly host: string;
  readonly purpose: (typeof LINK_PURPOSES)[number];
  /** By registrable domain. */
  readonly matches_sender: boolean;
}

/** Best first; at least one. */
export interface Verification {
  readonly codes: readonly VerificationCode[];
  readonly links: readonly VerificationLink[];
  /** Registrable domain of From; not shown. Null where the sender is not certain. */
  readonly sender_domain: string | null;
  /** Not shown. */
  readonly has_one_link_domain: boolean;
}

/** docs/kinds.md */
export const KINDS = ['personal', 'auto_reply', 'bounce', 'list', 'calendar', 'report', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** RFC 3464. */
export interface Bounce {
  /** `failed`, `delayed`, `delivered`, `relayed` or `expanded`. */
  readonly action: string;
  /** RFC 3463. */
  readonly status: string | null;
  readonly recipient: string | null;
  readonly diagnostic: string | null;
  readonly original_message_id: string | null;
}

interface CalendarPerson {
  readonly name: string;
  readonly email: string;
}

/** The first event of a calendar file (RFC 5545), names of values in lower case. */
export interface CalendarEvent {
  readonly method: string | null;
  readonly uid: string | null;
  readonly sequence: number;
  readonly status: string | null;
  /** An instant with its offset, a date, or a time without an offset where the zone is not known. */
  readonly start: string | null;
  readonly end: string | null;
  readonly timezone: string | null;
  readonly summary: string;
  readonly location: string | null;
  readonly organizer: CalendarPerson | null;
  readonly attendees: readonly (CalendarPerson & { readonly answer: string | null })[];
  readonly recurrence: string | null;
}

/** RFC 2369, RFC 8058. */
export interface Unsubscribe {
  /** A POST to the first URL is enough, and a DKIM signature covers the header that says so. */
  readonly one_click: boolean;
  readonly urls: readonly string[];
  readonly mailto: string | null;
}

export interface KindFacts {
  /** Null for mail of an earlier version. */
  readonly kind: Kind | null;
  readonly bounce: Bounce | null;
  readonly calendar: CalendarEvent | null;
  readonly unsubscribe: Unsubscribe | null;
  readonly list: { readonly id: string } | null;
}

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
  /** Of the envelope's address; null for mail of an earlier version. */
  readonly tag: string | null;
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
  readonly hidden_text?: true | undefined;
  readonly parse_error?: string | undefined;
  readonly hold_reason?: HoldReason | undefined;
  /** Null without codes and links, and for mail of an earlier version. */
  readonly verification: Verification | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface MessageLink {
  /** "" where it shows its address. */
  readonly text: string;
  readonly url: string;
  readonly host: string;
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
