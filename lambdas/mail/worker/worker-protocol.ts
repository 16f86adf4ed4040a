import type { AttachmentMeta, ParsedMail } from '../parsed-mail.ts';
import type { RawChunk } from './head-copy.ts';

/**
 * The host gives the beginning of a mail, mostly all of it, and gets it parsed. For more the thread asks;
 * at most one question of each kind is open (back-pressure).
 */
export type Question =
  | { readonly ask: 'raw' }
  /** Chunks and an end follow; each waits for its answer. */
  | { readonly ask: 'attachment'; readonly meta: AttachmentMeta }
  | { readonly ask: 'attachment-chunk'; readonly bytes: Uint8Array }
  | { readonly ask: 'attachment-end' }
  | { readonly ask: 'done'; readonly parsed: ParsedMail };

export type Answer =
  /** The mail begins with this. */
  | { readonly to: 'parse'; readonly chunk: RawChunk }
  | { readonly to: 'raw'; readonly chunk: RawChunk }
  | { readonly to: 'attachment' };
