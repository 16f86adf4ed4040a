import * as z from 'zod';
import { messageIdOfSortKey, threadOfSortKey } from '../ids.ts';
import { serviceAudit } from '../store/audit-log.ts';
import type { Due } from '../store/due/due-rows.ts';
import type { StoredMessage } from '../store/message/message-rows.ts';
import { type DeleteServices, deleteMessages } from './delete-messages.ts';

const aboutSchema = z.object({
  inbox_id: z.string(),
  sort_key: z.string(),
  trashed_at: z.string().optional(),
});

/** A release replaces the held message by another one. */
export function endHold(services: DeleteServices, due: Due): Promise<void> {
  return deleteDue(services, 'held-mail', due, ({ visibility }) => visibility === 'held');
}

/** The message stays if it was restored in the meantime, even if it is in the trash again. */
export function endTrash(services: DeleteServices, due: Due): Promise<void> {
  return deleteDue(
    services,
    'trash',
    due,
    ({ state: { trashedAt } }, about) => trashedAt !== undefined && trashedAt === about.trashed_at,
  );
}

async function deleteDue(
  services: DeleteServices,
  by: 'held-mail' | 'trash',
  due: Due,
  isWanted: (message: StoredMessage, about: z.output<typeof aboutSchema>) => boolean,
): Promise<void> {
  const { tenantId } = due;
  const about = aboutSchema.parse(due.about);
  const { inbox_id: inboxId, sort_key: sortKey } = about;
  const resource = { type: 'message', id: messageIdOfSortKey(sortKey) };
  const audit = serviceAudit(by, 'message.deleted', resource, services.now());
  await deleteMessages(
    { ...services, caller: { audit } },
    {
      inbox: { tenantId, inboxId },
      threadKey: threadOfSortKey(sortKey),
      sortKeys: [sortKey],
      isWanted: (message) => isWanted(message, about),
    },
  );
}
