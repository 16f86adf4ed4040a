export interface AttachmentMeta {
  /** Attachments count from 0 in the order of the email. */
  readonly index: number;
  readonly filename: string | null;
  readonly content_type: string;
  readonly charset?: string;
  readonly content_disposition: 'attachment' | 'inline';
  readonly content_id: string | null;
}

export interface ParsedAttachment extends AttachmentMeta {
  /** The size is in decoded bytes, which `sha256` (hex) covers. */
  readonly size: number;
  readonly sha256: string;
}

export interface AttachmentSink {
  /** Calls do not overlap, and each consumes its content before it returns. */
  store(meta: AttachmentMeta, content: AsyncIterable<Uint8Array>): Promise<void>;
}
