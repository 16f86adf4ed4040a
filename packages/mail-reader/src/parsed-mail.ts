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
