import * as z from 'zod';
import { messageIdOfSortKey, threadOfSortKey } from '../ids.ts';
import { logAudit } from '../observability/log-audit.ts';
import { serviceAudit } from '../store/audit-log.ts';
import type { Due } from '../store/due/due-rows.ts';
import { type DeleteServices, deleteMessages } from './delete-messages.ts';

const aboutSchema = z.object({ inbox_id: z.string(), sort_key: z.string() });

/** Deletes a held message that was not released in its time. After a release there is another message in its place. */
export async function endHold(services: DeleteServices, { about, tenantId }: Due): Promise<void> {
  const { inbox_id: inboxId, sort_key: sortKey } = aboutSchema.parse(about);
  const resource = { type: 'message', id: messageIdOfSortKey(sortKey) };
  const audit = serviceAudit('held-mail', 'message.deleted', resource, services.now());
  await deleteMessages(
    { ...services, caller: { audit } },
    {
      inbox: { tenantId, inboxId },
      threadKey: threadOfSortKey(sortKey),
      sortKeys: [sortKey],
      isWanted: (message) => message.visibility === 'held',
    },
  );
  logAudit(tenantId, audit);
}
