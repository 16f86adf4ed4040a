import * as z from 'zod';
import type { Due } from '../store/due/due-rows.ts';
import { deleteDue } from './delete-due.ts';
import type { DeleteServices } from './delete-messages.ts';

const aboutSchema = z.object({ inbox_id: z.string(), sort_key: z.string(), trashed_at: z.string() });

/** Deletes a message whose time in the trash has ended, unless it was taken out since, also when it was put in again. */
export async function endTrash(services: DeleteServices, { about, tenantId }: Due): Promise<void> {
  const { inbox_id: inboxId, sort_key: sortKey, trashed_at: trashedAt } = aboutSchema.parse(about);
  await deleteDue(
    services,
    'trash',
    { tenantId, inboxId, sortKey },
    (message) => message.state.trashedAt === trashedAt,
  );
}
