import type { AttachmentMeta, ParsedMail } from '../parsed-mail.ts';
import type { RawChunk } from './head-copy.ts';

/**
 * What the parser's thread and its host say to each other. The host gives the beginning of a mail, which for most is
 * all of it: a message there, the parsed mail back. For more the thread asks, the host answers each question once,
 * and at most one question of each kind is open: that is the back-pressure.
 */
export type Question =
  /** The next chunk of the raw mail, please. */
  | { readonly ask: 'raw' }
  /** An attachment begins; its chunks follow, then its end. Each waits for its answer. */
  | { readonly ask: 'attachment'; readonly meta: AttachmentMeta }
  | { readonly ask: 'attachment-chunk'; readonly bytes: Uint8Array }
  | { readonly ask: 'attachment-end' }
  /** The mail is read. */
  | { readonly ask: 'done'; readonly parsed: ParsedMail };

export type Answer =
  /** A mail is to be parsed, which begins with this. */
  | { readonly to: 'parse'; readonly chunk: RawChunk }
  | { readonly to: 'raw'; readonly chunk: RawChunk }
  | { readonly to: 'attachment' };
