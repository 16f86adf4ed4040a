import type * as z from 'zod';
import { type AdminAnswer, answered } from '../admin/admin-answer.ts';
import { validationError } from '../operations/validation-error.ts';
import { listRawInboxes } from '../store/object/raw-mail.ts';
import { plainRule } from '../wording/plain-rule.ts';
import { rebuildInbox } from './rebuild-inbox.ts';
import { type RebuildRequest, type rawInboxPageSchema, rebuildRequestSchema } from './rebuild-schemas.ts';
import { rebuildSearch } from './rebuild-search.ts';
import type { RebuildServices } from './rebuild-services.ts';

export function answerRebuild(services: RebuildServices, event: unknown): Promise<AdminAnswer> {
  return answered(async () => {
    const { data, error } = rebuildRequestSchema.safeParse(event, { error: plainRule });
    if (data === undefined) throw validationError(error);
    return run(services, data);
  });
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
