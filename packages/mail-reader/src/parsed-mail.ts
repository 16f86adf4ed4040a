import type { HiddenText, KindFacts, MessageLink, Verification } from './facts.ts';
import type { SenderClaims } from './sender/sender-claims.ts';

/** An untrusted sender wrote the mail. It may be incomplete. */
export interface ParsedMail {
  readonly subject: string;
  /** Undefined if the Date field is unreadable. */
  readonly date: Date | undefined;
  readonly from: string[];
  /** Numbers of From fields and of addresses in them. More than one of either can forge a sender. */
  readonly fromHeaders: number;
  readonly fromAddresses: number;
  /** All addresses conform to RFC 5322. */
  readonly fromValid: boolean;
  /** The header is complete, and every program finds the same; otherwise there may be another sender. */
  readonly headerWhole: boolean;
  readonly senderClaims: SenderClaims;
  readonly to: string[];
  readonly cc: string[];
  readonly bcc: string[];
  readonly replyTo: string[];
  /** Includes the angle brackets. */
  readonly rfcMessageId: string | null;
  readonly inReplyTo: string | null;
  readonly references: string[];
  readonly text: string;
  readonly html: string | null;
  readonly extractedText: string;
  readonly links: readonly MessageLink[];
  readonly preview: string;
  readonly hiddenText: HiddenText | undefined;
  readonly verification: Verification | null;
  /** Only headers decide; DKIM signatures are checked elsewhere. */
  readonly kindFacts: KindFacts;
  /** Names are in lower case; the last value wins. */
  readonly headers: Record<string, string>;
  /** Fields are in their original order. */
  readonly rawHeaders: [string, string][];
  readonly attachments: ParsedAttachment[];
  /** Size of the raw mail. */
  readonly size: number;
  readonly bodyTruncated: boolean;
  /** Null if everything was read. */
  readonly parseError: string | null;
}

export interface AttachmentMeta {
  /** Counts from 0 in the order of the mail. */
  readonly index: number;
  readonly filename: string | null;
  readonly content_type: string;
  /** Charset of a text part, if known. */
  readonly charset?: string;
  readonly content_disposition: 'attachment' | 'inline';
  readonly content_id: string | null;
}

export interface ParsedAttachment extends AttachmentMeta {
  /** Number of decoded bytes; `sha256` (hex) covers them. */
  readonly size: number;
  readonly sha256: string;
}

export interface AttachmentSink {
  /** Calls do not overlap. The content is consumed before it returns. */
  store(meta: AttachmentMeta, content: AsyncIterable<Uint8Array>): Promise<void>;
}
