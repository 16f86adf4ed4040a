import type * as z from 'zod';
import type { AdminAnswer } from '../admin/admin-answer.ts';
import { answerOperator } from '../admin/answer-operator.ts';
import { listRawInboxes } from '../store/object/raw-mail.ts';
import type { rawInboxPageSchema } from './rebuild-answer.ts';
import { rebuildInbox } from './rebuild-inbox.ts';
import { type RebuildRequest, rebuildRequestSchema } from './rebuild-request.ts';
import { rebuildSearch } from './rebuild-search.ts';
import type { RebuildServices } from './rebuild-services.ts';

/** Answers a request of the operator about raw mail. */
export function answerRebuild(services: RebuildServices, event: unknown): Promise<AdminAnswer> {
  return answerOperator(rebuildRequestSchema, event, (request) => run(services, request));
}

async function run(services: RebuildServices, request: RebuildRequest): Promise<unknown> {
  switch (request.command) {
    case 'inboxes.list':
      return list(services, request.page_token);
    case 'inboxes.rebuild':
      return rebuildInbox(services, request.inbox_id, request.page_token);
    case 'search.rebuild':
      return rebuildSearch(services, request.tenant, request.page_token);
  }
}

async function list(
  { bucket }: RebuildServices,
  after: string | undefined,
): Promise<z.output<typeof rawInboxPageSchema>> {
  const { inboxIds, next } = await listRawInboxes(bucket, after);
  return { inbox_ids: inboxIds, next_page_token: next ?? null };
}
