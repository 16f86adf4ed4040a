import type { MailParser } from '../mail/parse-in-worker.ts';
import type { MailBucket } from '../store/object/mail-bucket.ts';
import type { RollUpServices } from '../usage/roll-up-usage.ts';

/** What rebuilding reaches the world through. */
export interface RebuildServices extends RollUpServices {
  readonly bucket: MailBucket;
  readonly parser: MailParser;
  readonly deferredMailDays: number;
  /** Mails that one call compares with their rows: a page. */
  readonly pageMails: number;
  /** Milliseconds after which a call begins no other mail. */
  readonly budgetMs: number;
}
