import type { MailParser } from '@agent-inbox/mail-reader';
import type { Policy } from '../settings/policy.ts';
import type { MailBucket } from '../store/object/mail-bucket.ts';
import type { RollUpServices } from '../usage/roll-up-usage.ts';

export interface RebuildServices extends RollUpServices {
  readonly bucket: MailBucket;
  readonly parser: MailParser;
  readonly policy: Policy;
  /** Mails of one page, which one call compares with their rows. */
  readonly pageMails: number;
  /** Messages of a batch; as usual unless a test gives its own. */
  readonly batchMails?: number;
  /** Milliseconds after which a call starts no further mail. */
  readonly budgetMs: number;
}
