import type { MailParser } from '@agent-inbox/mail-reader';
import type { Policy } from '../settings/policy.ts';
import type { MailBucket } from '../store/object/mail-bucket.ts';
import type { RollUpServices } from '../usage/roll-up-usage.ts';

export interface RebuildServices extends RollUpServices {
  readonly bucket: MailBucket;
  readonly parser: MailParser;
  readonly policy: Policy;
  readonly pageMails: number;
  readonly batchMails?: number;
  /** A call starts no further email after this time in ms. */
  readonly budgetMs: number;
}
