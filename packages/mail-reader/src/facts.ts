export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export const EVIDENCES = ['subject', 'text', 'html', 'origin_bound'] as const;
export const LINK_PURPOSES = ['verify', 'sign_in', 'reset_password', 'invitation'] as const;

/** True: the HTML contains text that a person does not see, or may not. 'unchecked': the check did not run. */
export const HIDDEN_TEXTS = [true, 'unchecked'] as const;
export type HiddenText = (typeof HIDDEN_TEXTS)[number];

export interface VerificationCode {
  /** The characters that a person would type. */
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

/** Never empty; the best is first. */
export interface Verification {
  readonly codes: readonly VerificationCode[];
  readonly links: readonly VerificationLink[];
  /** Registrable domain of From, which the API does not return; null if the sender is not certain. */
  readonly sender_domain: string | null;
  /** The API does not return this field. */
  readonly has_one_link_domain: boolean;
}

export const KINDS = ['personal', 'auto_reply', 'bounce', 'list', 'calendar', 'report', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** Fields of RFC 3464. */
export interface Bounce {
  /** One of `failed`, `delayed`, `delivered`, `relayed` and `expanded`. */
  readonly action: string;
  /** Status code of RFC 3463. */
  readonly status: string | null;
  readonly recipient: string | null;
  readonly diagnostic: string | null;
  readonly original_message_id: string | null;
}

interface CalendarPerson {
  readonly name: string;
  readonly email: string;
}

/** First event of a calendar file (RFC 5545); values are in lower case. */
export interface CalendarEvent {
  readonly method: string | null;
  readonly uid: string | null;
  readonly sequence: number;
  readonly status: string | null;
  /** An instant with its offset, a date, or a time without an offset if its zone is unknown. */
  readonly start: string | null;
  readonly end: string | null;
  readonly timezone: string | null;
  readonly summary: string;
  readonly location: string | null;
  readonly organizer: CalendarPerson | null;
  readonly attendees: readonly (CalendarPerson & { readonly answer: string | null })[];
  readonly recurrence: string | null;
  /** Original start of the occurrence concerned; null for all. */
  readonly recurrence_id: string | null;
  /** Either `thisandfuture` or null. */
  readonly recurrence_range: string | null;
}

/** List fields of RFC 2369 and RFC 8058. */
export interface Unsubscribe {
  /** A POST to the first URL suffices, and a DKIM signature covers the header field. */
  readonly one_click: boolean;
  readonly urls: readonly string[];
  readonly mailto: string | null;
}

export interface KindFacts {
  /** Null for mail stored by an earlier version. */
  readonly kind: Kind | null;
  readonly bounce: Bounce | null;
  readonly calendar: CalendarEvent | null;
  readonly unsubscribe: Unsubscribe | null;
  readonly list: { readonly id: string } | null;
}

export interface MessageLink {
  /** The text is "" if the link shows its address. */
  readonly text: string;
  readonly url: string;
  readonly host: string;
}
