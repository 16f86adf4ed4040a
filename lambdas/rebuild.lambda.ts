import { createMailParser } from '@agent-inbox/mail-reader/parser';
import type { AdminAnswer } from './admin/admin-answer.ts';
import { readEnvironment, rebuildEnvironment } from './environment.ts';
import { answerRebuild } from './rebuild/answer-rebuild.ts';
import type { RebuildServices } from './rebuild/rebuild-services.ts';
import { openMailBucket } from './store/object/open-mail-bucket.ts';
import { openTable } from './store/table/open-table.ts';

/** Less than half of the function's timeout: a page is read before, one more mail and the roll-up of usage come after. */
const BUDGET_MS = 90_000;
/** A page is read in about half a minute when nothing of it is there any more, and in less when it is. */
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

/** The operator's commands on raw mail, invoked with the operator's own credentials. */
export function handler(event: unknown): Promise<AdminAnswer> {
  return answerRebuild(services, event);
}
