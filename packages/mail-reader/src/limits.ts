import type { TimeBounds } from './time-limit.ts';

/**
 * SES accepts 40 MB from any sender. An email beyond these limits is considered hostile: what was read is stored with a
 * `parse_error`, and the raw bytes are kept whole.
 */
export interface ParseLimits {
  /** The header of the email and that of each part have this limit. */
  readonly headerBytes: number;
  /** The limit applies to all parts together. */
  readonly partHeaderBytes: number;
  readonly parts: number;
  /** The limit counts encoded bytes of all text parts. */
  readonly textBytes: number;
  /** Text and HTML each have this limit. */
  readonly bodyCharacters: number;
  readonly attachments: number;
  readonly addresses: number;
  /** The newest Message-IDs are kept. */
  readonly references: number;
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

/** D-MSG-05 limits previews to this length. */
export const PREVIEW_CHARACTERS = 200;

/**
 * A longer parse is aborted. If each of the 10 emails of a batch uses all its CPU time, one vCPU finishes within
 * the function's 90 s.
 */
export const PARSE_TIME: TimeBounds = { cpu: 5_000, wall: 30_000 };
export const PARSE_HEAP_MEGABYTES = 256;
/**
 * V8's default for short-lived objects takes 550 MB for two busy threads; half of this value doubles the time
 * for 300 KB of HTML.
 */
export const YOUNG_HEAP_MEGABYTES = 16;
