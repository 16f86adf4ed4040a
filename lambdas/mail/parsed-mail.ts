import type { KindFacts, MessageLink, Verification } from './message.ts';
import type { SenderClaims } from './sender/sender-claims.ts';

/** What a mail says, as far as it could be read. Everything in it was written by a stranger. */
export interface ParsedMail {
  readonly subject: string;
  /** The Date header when it can be read. */
  readonly date: Date | undefined;
  readonly from: string[];
  /** From headers, and addresses in them together: more than one of either is how a sender is forged. */
  readonly fromHeaders: number;
  readonly fromAddresses: number;
  /** Whether each of these addresses is one that RFC 5322 allows. */
  readonly fromValid: boolean;
  /** Whether the header was read to its end, and any program finds the same one: else there may be another sender. */
  readonly headerWhole: boolean;
  /** For the lists of senders. */
  readonly senderClaims: SenderClaims;
  readonly to: string[];
  readonly cc: string[];
  readonly bcc: string[];
  readonly replyTo: string[];
  /** Message-IDs, with their angle brackets. */
  readonly rfcMessageId: string | null;
  readonly inReplyTo: string | null;
  readonly references: string[];
  readonly text: string;
  readonly html: string | null;
  readonly extractedText: string;
  /** Links of the HTML and of the text, the first of them. */
  readonly links: readonly MessageLink[];
  readonly preview: string;
  /** Whether the HTML has text that a person does not see; it is in none of the texts. */
  readonly hasHiddenText: boolean;
  /** Null when it has neither codes nor links. */
  readonly verification: Verification | null;
  /** As the headers say: whether a DKIM signature is valid is decided elsewhere. */
  readonly kindFacts: KindFacts;
  /** Lower-case name to decoded value, the last one wins. */
  readonly headers: Record<string, string>;
  /** Name and value in wire order. */
  readonly rawHeaders: [string, string][];
  readonly attachments: ParsedAttachment[];
  /** Bytes of the raw mail. */
  readonly size: number;
  readonly bodyTruncated: boolean;
  /** Why not all of it was read; null when it was. */
  readonly parseError: string | null;
}

export interface AttachmentMeta {
  /** Counts from 0 in the order of the mail. */
  readonly index: number;
  readonly filename: string | null;
  readonly content_type: string;
  readonly content_disposition: 'attachment' | 'inline';
  readonly content_id: string | null;
}

export interface ParsedAttachment extends AttachmentMeta {
  /** Decoded bytes. */
  readonly size: number;
  /** Hex digest of the decoded bytes. */
  readonly sha256: string;
}

/** Where attachments go while a mail is read. */
export interface AttachmentSink {
  /** Called for one attachment after the other; consumes the content to its end before it returns. */
  store(meta: AttachmentMeta, content: AsyncIterable<Uint8Array>): Promise<void>;
}
