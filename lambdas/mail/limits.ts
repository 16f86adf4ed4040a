import type { TimeBounds } from './time-limit.ts';

/**
 * SES accepts 40 MB from anyone. Beyond these bounds mail is hostile: what was read is stored with a
 * `parse_error`, and the raw bytes are kept whole.
 */
export interface ParseLimits {
  /** Of the mail, and of each part. */
  readonly headerBytes: number;
  /** Of all parts together. */
  readonly partHeaderBytes: number;
  readonly parts: number;
  /** Encoded bytes of all text parts. */
  readonly textBytes: number;
  /** Of text and of HTML, each. */
  readonly bodyCharacters: number;
  readonly attachments: number;
  /** Of one field. */
  readonly addresses: number;
  /** The newest Message-IDs. */
  readonly references: number;
  /** Of one decoded value. */
  readonly headerCharacters: number;
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
 * A longer parse is ended. When each of the 10 mails of a batch takes all of its CPU time, one vCPU is done
 * within the function's 90 s.
 */
export const PARSE_TIME: TimeBounds = { cpu: 5_000, wall: 30_000 };
export const PARSE_HEAP_MEGABYTES = 256;
/**
 * For short-lived objects. V8's default takes 550 MB for two busy threads; half of this doubles the time of
 * 300 KB of HTML.
 */
export const YOUNG_HEAP_MEGABYTES = 16;
