import type { KindFacts, MessageLink, Verification } from './message.ts';
import type { SenderClaims } from './sender/sender-claims.ts';

/** Written by a stranger, as far as it could be read. */
export interface ParsedMail {
  readonly subject: string;
  /** Of the Date field, where that can be read. */
  readonly date: Date | undefined;
  readonly from: string[];
  /** Counts of From fields and of addresses in them: more than one of either is how a sender is forged. */
  readonly fromHeaders: number;
  readonly fromAddresses: number;
  /** All of them are addresses by RFC 5322. */
  readonly fromValid: boolean;
  /** The whole header, and any program finds the same: else there may be another sender. */
  readonly headerWhole: boolean;
  readonly senderClaims: SenderClaims;
  readonly to: string[];
  readonly cc: string[];
  readonly bcc: string[];
  readonly replyTo: string[];
  /** With angle brackets. */
  readonly rfcMessageId: string | null;
  readonly inReplyTo: string | null;
  readonly references: string[];
  readonly text: string;
  readonly html: string | null;
  readonly extractedText: string;
  readonly links: readonly MessageLink[];
  readonly preview: string;
  /** The HTML has text that a person does not see; none of the texts has it. */
  readonly hasHiddenText: boolean;
  readonly verification: Verification | null;
  /** By the headers: whether a DKIM signature is valid is decided elsewhere. */
  readonly kindFacts: KindFacts;
  /** Lower-case names; the last value wins. */
  readonly headers: Record<string, string>;
  /** In wire order. */
  readonly rawHeaders: [string, string][];
  readonly attachments: ParsedAttachment[];
  /** Bytes of the raw mail. */
  readonly size: number;
  readonly bodyTruncated: boolean;
  /** Null when all was read. */
  readonly parseError: string | null;
}

export interface AttachmentMeta {
  /** From 0, in the order of the mail. */
  readonly index: number;
  readonly filename: string | null;
  readonly content_type: string;
  readonly content_disposition: 'attachment' | 'inline';
  readonly content_id: string | null;
}

export interface ParsedAttachment extends AttachmentMeta {
  /** Decoded bytes, which `sha256` (hex) is of. */
  readonly size: number;
  readonly sha256: string;
}

export interface AttachmentSink {
  /** Called one after the other; consumes the content before it returns. */
  store(meta: AttachmentMeta, content: AsyncIterable<Uint8Array>): Promise<void>;
}
