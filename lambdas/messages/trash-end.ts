import * as z from 'zod';
import { messageIdOfSortKey, threadOfSortKey } from '../ids.ts';
import { logAudit } from '../observability/log-audit.ts';
import { serviceAudit } from '../store/audit-log.ts';
import type { Due } from '../store/due/due-rows.ts';
import { type DeleteServices, deleteMessages } from './delete-messages.ts';

const aboutSchema = z.object({ inbox_id: z.string(), sort_key: z.string(), trashed_at: z.string() });

/** Deletes a message whose time in the trash has ended, unless it was taken out since, also when it was put in again. */
export async function endTrash(services: DeleteServices, { about, tenantId }: Due): Promise<void> {
  const { inbox_id: inboxId, sort_key: sortKey, trashed_at: trashedAt } = aboutSchema.parse(about);
  const resource = { type: 'message', id: messageIdOfSortKey(sortKey) };
  const audit = serviceAudit('trash', 'message.deleted', resource, services.now());
  await deleteMessages(
    { ...services, caller: { audit } },
    {
      inbox: { tenantId, inboxId },
      threadKey: threadOfSortKey(sortKey),
      sortKeys: [sortKey],
      isWanted: (message) => message.state.trashedAt === trashedAt,
    },
  );
  logAudit(tenantId, audit);
}
