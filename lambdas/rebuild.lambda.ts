import { createMailParser } from '@agent-inbox/mail-reader/parser';
import type { AdminAnswer } from './admin/admin-answer.ts';
import { readEnvironment, rebuildEnvironment } from './environment.ts';
import { answerRebuild } from './rebuild/answer-rebuild.ts';
import type { RebuildServices } from './rebuild/rebuild-services.ts';
import { openMailBucket } from './store/object/open-mail-bucket.ts';
import { openTable } from './store/table/open-table.ts';

/**
 * The budget is less than half of the timeout, because reading a page comes before it and one more email and the
 * roll-up come after it.
 */
const BUDGET_MS = 90_000;
/** Reading a page takes about half a minute if all its objects are gone. */
const PAGE_MAILS = 10_000;

const environment = readEnvironment(rebuildEnvironment);

const services: RebuildServices = {
  table: openTable(environment.TABLE_NAME),
  bucket: openMailBucket(environment.MAIL_BUCKET_NAME),
  parser: createMailParser({ workerUrl: new URL('./parse-mail.worker.mjs', import.meta.url) }),
  policy: environment.POLICY,
  settleSeconds: environment.POLICY.usageSettleSeconds,
  pageMails: PAGE_MAILS,
  budgetMs: BUDGET_MS,
  now: () => new Date(),
};

export function handler(event: unknown): Promise<AdminAnswer> {
  return answerRebuild(services, event);
}
