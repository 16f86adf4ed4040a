import type { TimeBounds } from './time-limit.ts';

/**
 * What is read of a mail. SES accepts 40 MB from anyone: beyond these bounds lies hostile mail, of which as
 * much as was read is stored, with a `parse_error`. The raw bytes are always kept whole.
 */
export interface ParseLimits {
  /** Bytes of the mail's own header block, and of that of each part. */
  readonly headerBytes: number;
  /** Bytes of the header blocks of all parts together. */
  readonly partHeaderBytes: number;
  readonly parts: number;
  /** Bytes of all text parts together that are read, as they are encoded. */
  readonly textBytes: number;
  /** Characters of text and of HTML that are kept, each. */
  readonly bodyCharacters: number;
  readonly attachments: number;
  /** Addresses of one header field. */
  readonly addresses: number;
  /** Message-IDs of References that are kept: the newest. */
  readonly references: number;
  /** Characters of one header value that is kept decoded. */
  readonly headerCharacters: number;
  /** Header fields that are kept. */
  readonly headers: number;
}

export const PARSE_LIMITS: ParseLimits = {
  headerBytes: 256 * 1024,
  partHeaderBytes: 1024 * 1024,
  parts: 1000,
  textBytes: 4 * 1024 * 1024,
  bodyCharacters: 1024 * 1024,
  attachments: 500,
  addresses: 500,
  references: 100,
  headerCharacters: 4096,
  headers: 500,
};

/** Characters of a preview (D-MSG-05). */
export const PREVIEW_CHARACTERS = 200;

/**
 * A parse that takes longer, or more heap, is ended. A batch has 10 mails: when each of them takes all of its CPU time, one
 * vCPU is done with them within the 90 s of the function.
 */
export const PARSE_TIME: TimeBounds = { cpu: 5_000, wall: 30_000 };
export const PARSE_HEAP_MEGABYTES = 256;
/**
 * Of these, what is for what lives shortly. With V8's own measure two busy threads come to 550 MB resident before
 * they clean up; with half of this one they spend twice the time of a parse of 300 KB of HTML on it.
 */
export const YOUNG_HEAP_MEGABYTES = 16;
