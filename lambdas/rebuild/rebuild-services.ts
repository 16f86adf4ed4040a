import type { MailParser } from '../mail/parse-in-worker.ts';
import type { MailBucket } from '../store/mail-bucket.ts';
import type { FoldServices } from '../usage/fold-usage.ts';

/** What rebuilding reaches the world through. */
export interface RebuildServices extends FoldServices {
  readonly bucket: MailBucket;
  readonly parser: MailParser;
  readonly heldMailDays: number;
  /** Mails that one call compares with their rows: a page. */
  readonly pageMails: number;
  /** Milliseconds after which a call begins no other mail. */
  readonly budgetMs: number;
}
