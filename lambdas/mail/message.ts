import type { Verdict } from './labels.ts';

export interface Attachment {
  readonly attachment_id: string;
  readonly message_id: string;
  readonly filename: string | null;
  readonly content_type: string;
  /** Decoded bytes. */
  readonly size: number;
  readonly content_disposition: 'attachment' | 'inline';
  readonly content_id: string | null;
  /** Hex digest of the decoded bytes. */
  readonly sha256: string;
}

/**
 * Version of what is extracted from a mail: its kind, codes and links. A higher one has `admin rebuild` extract them from stored
 * mail again.
 */
export const EXTRACTION = 3;

/** How sure it is that the mail is about this code (docs/verification.md). */
export const CONFIDENCES = ['high', 'medium', 'low'] as const;
/** Where a code was found. */
export const EVIDENCES = ['subject', 'text', 'html', 'origin_bound'] as const;
/** What a person would follow a link for. */
export const LINK_PURPOSES = ['verify', 'sign_in', 'reset_password', 'invitation'] as const;

/** Why a message is held: its sender is on no list, or is not proven to be the one that is allowed. */
export const HOLD_REASONS = ['unlisted', 'not_proven'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** A code that a mail gives its reader to type. */
export interface VerificationCode {
  /** What a person would type. */
  readonly value: string;
  readonly as_written: string;
  readonly confidence: (typeof CONFIDENCES)[number];
  readonly evidence: (typeof EVIDENCES)[number];
}

/** A link that a mail gives its reader to follow. */
export interface VerificationLink {
  readonly url: string;
  readonly host: string;
  readonly purpose: (typeof LINK_PURPOSES)[number];
  /** Whether the registrable domain of the link is that of the From address. */
  readonly matches_sender: boolean;
}

/** The codes and links of a mail, best first. It has at least one of them. */
export interface Verification {
  readonly codes: readonly VerificationCode[];
  readonly links: readonly VerificationLink[];
  /** Registrable domain of the one From address; not shown. Null where it is not certain who sent the mail. */
  readonly sender_domain: string | null;
  /** Whether all links are known to be of one registrable domain; not shown. */
  readonly has_one_link_domain: boolean;
}

/** What a mail is, by its headers and structure (docs/kinds.md). */
export const KINDS = ['personal', 'auto_reply', 'bounce', 'list', 'calendar', 'report', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** What a server says about a mail that it was to deliver (RFC 3464). */
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
  /** As the file names it. */
  readonly timezone: string | null;
  readonly summary: string;
  readonly location: string | null;
  readonly organizer: CalendarPerson | null;
  readonly attendees: readonly (CalendarPerson & { readonly answer: string | null })[];
  /** The rule as it is written. */
  readonly recurrence: string | null;
}

/** How to leave a list (RFC 2369, RFC 8058). */
export interface Unsubscribe {
  /** Whether a POST to the first URL is enough, and a DKIM signature covers what says so. */
  readonly one_click: boolean;
  readonly urls: readonly string[];
  readonly mailto: string | null;
}

/** The kind of a mail, and facts where they apply. */
export interface KindFacts {
  /** Null for mail that an earlier version has stored. */
  readonly kind: Kind | null;
  readonly bounce: Bounce | null;
  readonly calendar: CalendarEvent | null;
  readonly unsubscribe: Unsubscribe | null;
  readonly list: { readonly id: string } | null;
}

/**
 * A message in the service, apart from how it is stored (lambdas/store/object/stored-message.ts) and from how the API shows
 * it (lambdas/operations/messages/message-schema.ts, which says what the fields mean). The summary is what lists show.
 */
export interface MessageSummary extends KindFacts {
  readonly message_id: string;
  readonly inbox_id: string;
  readonly thread_id: string;
  /** Those of the mail, then those that users gave. */
  readonly labels: readonly string[];
  /** False for a message that was stored before there was such a state. */
  readonly unread: boolean;
  /** Tag of the address that the envelope names; null for mail that was stored before tags were. */
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
  readonly authentication: Readonly<Record<'spf' | 'dkim' | 'dmarc' | 'spam' | 'virus', Verdict>>;
  readonly size: number;
  readonly body_truncated?: true | undefined;
  readonly hidden_text?: true | undefined;
  readonly parse_error?: string | undefined;
  /** Of held messages. */
  readonly hold_reason?: HoldReason | undefined;
  /** Null for a mail without codes and links, and for one that was stored before they were extracted. */
  readonly verification: Verification | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface MessageLink {
  /** What it shows; "" where that is its address. */
  readonly text: string;
  readonly url: string;
  readonly host: string;
}

/** The half of a message that only a read of the message itself gives. */
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
