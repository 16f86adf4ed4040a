export type Purpose = 'verify' | 'sign_in' | 'reset_password' | 'invitation';

/** How a code or link is presented (mails with a code or link), or what the mail is about (other mails). */
export const SHAPES = [
  // Mails with a code or a link.
  'plain',
  'inline',
  'heading',
  'table',
  'split',
  'box',
  'grouped',
  'alphanumeric',
  'prefixed',
  'subject-only',
  'subject-and-body',
  'origin-bound',
  'schema-org',
  'microdata',
  'full-width',
  'native-digits',
  'distractors',
  'code-and-link',
  'verify-link',
  'magic-link',
  'reset-link',
  'invitation',
  // Other mails.
  'receipt',
  'order',
  'tracking',
  'newsletter',
  'promo-code',
  'meeting',
  'booking',
  'bank',
  'reminder',
  'security-notice',
  'developer',
  'discussion',
  'reply',
  'education',
  'marketing',
  'personal',
  'public-office',
  'gift-card',
  'report',
  'event-ticket',
] as const;

export type Shape = (typeof SHAPES)[number];

interface ExpectedCode {
  readonly value: string;
  readonly confidenceAtLeast: 'low' | 'medium' | 'high';
}

export interface ExpectedLink {
  /** The address exactly as the mail has it. */
  readonly url: string;
  readonly purpose: Purpose;
}

export interface VerificationCase {
  /** Unique in the corpus. */
  readonly name: string;
  /** BCP 47. */
  readonly language: string;
  readonly shape: Shape;
  /** When it was written: see test/README.md. */
  readonly batch: string;
  /** Structure of text and HTML: `frame/code style/button`, or the name of a layout of plain text. */
  readonly layout: string;
  /** `Name <address>`. */
  readonly from: string;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
  /**
   * Best first. Without codes, a code of high or medium confidence is wrong; without links, each link is wrong.
   */
  readonly expected: { readonly codes: readonly ExpectedCode[]; readonly links: readonly ExpectedLink[] };
}
