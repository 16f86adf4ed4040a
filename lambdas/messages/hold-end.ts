import * as z from 'zod';
import type { Due } from '../store/due/due-rows.ts';
import { deleteDue } from './delete-due.ts';
import type { DeleteServices } from './delete-messages.ts';

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
