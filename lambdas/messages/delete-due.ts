import * as z from 'zod';
import { messageIdOfSortKey, threadOfSortKey } from '../ids.ts';
import { logAudit } from '../observability/log-audit.ts';
import { serviceAudit } from '../store/audit-log.ts';
import type { Due } from '../store/due/due-rows.ts';
import type { StoredMessage } from '../store/message/message-rows.ts';
import { type DeleteServices, deleteMessages } from './delete-messages.ts';

interface DueMessage {
  readonly tenantId: string;
  readonly inboxId: string;
  readonly sortKey: string;
}

/** Deletes a message whose time has ended, if it is still wanted then, with an entry in the audit log. */
export async function deleteDue(
  services: DeleteServices,
  by: 'held-mail' | 'trash',
  { tenantId, inboxId, sortKey }: DueMessage,
  isWanted: (message: StoredMessage) => boolean,
): Promise<void> {
  const resource = { type: 'message', id: messageIdOfSortKey(sortKey) };
  const audit = serviceAudit(by, 'message.deleted', resource, services.now());
  const { deleted } = await deleteMessages(
    { ...services, caller: { audit } },
    { inbox: { tenantId, inboxId }, threadKey: threadOfSortKey(sortKey), sortKeys: [sortKey], isWanted },
  );
  if (deleted > 0) logAudit(tenantId, audit);
}

const aboutSchema = z.object({ inbox_id: z.string(), sort_key: z.string() });

/** Deletes a held message that was not released in its time. After a release there is another message in its place. */
export async function endHold(services: DeleteServices, { about, tenantId }: Due): Promise<void> {
  const { inbox_id: inboxId, sort_key: sortKey } = aboutSchema.parse(about);
  await deleteDue(
    services,
    'held-mail',
    { tenantId, inboxId, sortKey },
    (message) => message.visibility === 'held',
  );
}
