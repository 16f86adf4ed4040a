export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export const EVIDENCES = ['subject', 'text', 'html', 'origin_bound'] as const;
export const LINK_PURPOSES = ['verify', 'sign_in', 'reset_password', 'invitation'] as const;

/** True means that the HTML has text that a person may not see; 'unchecked' means that the check did not run. */
export const HIDDEN_TEXTS = [true, 'unchecked'] as const;
export type HiddenText = (typeof HIDDEN_TEXTS)[number];

export interface VerificationCode {
  readonly value: string;
  readonly as_written: string;
  readonly confidence: (typeof CONFIDENCES)[number];
  readonly evidence: (typeof EVIDENCES)[number];
}

export interface VerificationLink {
  readonly url: string;
  readonly host: string;
  readonly purpose: (typeof LINK_PURPOSES)[number];
  readonly matches_sender: boolean;
}

/** The result is never empty, and the best entry is first. */
export interface Verification {
  readonly codes: readonly VerificationCode[];
  readonly links: readonly VerificationLink[];
  /** The API does not return the registrable domain of From; null means that the sender is not certain. */
  readonly sender_domain: string | null;
  /** The API does not return this field. */
  readonly has_one_link_domain: boolean;
}

export const KINDS = ['personal', 'auto_reply', 'bounce', 'list', 'calendar', 'report', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** RFC 3464 defines these fields. */
export interface Bounce {
  /** The action is one of `failed`, `delayed`, `delivered`, `relayed` and `expanded`. */
  readonly action: string;
  /** RFC 3463 defines the status code. */
  readonly status: string | null;
  readonly recipient: string | null;
  readonly diagnostic: string | null;
  readonly original_message_id: string | null;
}

interface CalendarPerson {
  readonly name: string;
  readonly email: string;
}

/** The first event of a calendar file (RFC 5545) is given with lower-case values. */
export interface CalendarEvent {
  readonly method: string | null;
  readonly uid: string | null;
  readonly sequence: number;
  readonly status: string | null;
  /** The value is an instant with its offset, a date, or a time without an offset if its zone is unknown. */
  readonly start: string | null;
  readonly end: string | null;
  readonly timezone: string | null;
  readonly summary: string;
  readonly location: string | null;
  readonly organizer: CalendarPerson | null;
  readonly attendees: readonly (CalendarPerson & { readonly answer: string | null })[];
  readonly recurrence: string | null;
  /** Null means all occurrences; other values are the original start of one. */
  readonly recurrence_id: string | null;
  /** The value is `thisandfuture` or null. */
  readonly recurrence_range: string | null;
}

/** RFC 2369 and RFC 8058 define these fields. */
export interface Unsubscribe {
  /** True means that a POST to the first URL suffices and that DKIM covers the header field. */
  readonly one_click: boolean;
  readonly urls: readonly string[];
  readonly mailto: string | null;
}

export interface KindFacts {
  /** Null means an email that an earlier version stored. */
  readonly kind: Kind | null;
  readonly bounce: Bounce | null;
  readonly calendar: CalendarEvent | null;
  readonly unsubscribe: Unsubscribe | null;
  readonly list: { readonly id: string } | null;
}

export interface MessageLink {
  /** The text is empty if the link shows its address. */
  readonly text: string;
  readonly url: string;
  readonly host: string;
}
