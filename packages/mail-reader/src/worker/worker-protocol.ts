import type { ParsedMail } from '../compose-parsed.ts';
import type { AttachmentMeta } from '../parsed-mail.ts';
import type { RawChunk } from './head-copy.ts';

/**
 * The host sends the beginning of an email, usually all of it. The thread asks for the rest, with at most one open
 * question of each kind.
 */
export type Question =
  | { readonly ask: 'raw' }
  | { readonly ask: 'attachment'; readonly meta: AttachmentMeta }
  | { readonly ask: 'attachment-chunk'; readonly bytes: Uint8Array }
  | { readonly ask: 'attachment-end' }
  | { readonly ask: 'done'; readonly parsed: ParsedMail };

export type Answer =
  | { readonly to: 'parse'; readonly chunk: RawChunk }
  | { readonly to: 'raw'; readonly chunk: RawChunk }
  | { readonly to: 'attachment' };
