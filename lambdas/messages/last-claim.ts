import * as z from 'zod';
import { threadOfSortKey } from '../ids.ts';
import { CLAIM_FAILED } from '../message/labels.ts';
import { type Due, duePut, postponeDue } from '../store/due/due-rows.ts';
import type { InboxPath } from '../store/message/messages.ts';
import { getUnread, isUnchangedSinceRead, type UnreadMessage } from '../store/message/unread-claims.ts';
import type { Table } from '../store/table/table.ts';
import { transact } from '../store/table/transaction.ts';
import { type ChangeServices, changeMessages } from './change-messages.ts';

/** The message gets the label `claim-failed` if its last claim ends without `complete`. */
export const MAX_ATTEMPTS = 5;

const aboutSchema = z.object({ inbox_id: z.string(), sort_key: z.string() });

/** Call this before the claim: after a crash in between the job finds nothing to do. */
export async function noteLastClaim(
  table: Table,
  { tenantId, inboxId }: InboxPath,
  sortKey: string,
  endsAt: Date,
): Promise<void> {
  const due = {
    at: endsAt.toISOString(),
    kind: 'last-claim-ends',
    id: `${inboxId}-${sortKey}`,
    tenantId,
    about: { inbox_id: inboxId, sort_key: sortKey },
  } as const;
  await transact(table, duePut(table, due));
}

/** An extended claim is checked again at its new end. */
export async function endLastClaim(services: ChangeServices, due: Due): Promise<void> {
  const { inbox_id: inboxId, sort_key: sortKey } = aboutSchema.parse(due.about);
  const unread = await getUnread(services.table, inboxId, sortKey);
  if (unread === undefined || unread.attempt < MAX_ATTEMPTS) return;
  const until = unread.until ?? 0;
  if (until > services.now().getTime()) return postponeDue(services.table, due, new Date(until));
  await labelFailed(services, { tenantId: due.tenantId, inboxId }, unread);
}

export async function labelFailed(
  services: ChangeServices,
  inbox: InboxPath,
  unread: UnreadMessage,
): Promise<void> {
  const { sortKey } = unread;
  await changeMessages(services, {
    inbox,
    threadKey: threadOfSortKey(sortKey),
    sortKeys: [sortKey],
    change: { addLabels: [CLAIM_FAILED], removeLabels: [], ifLabels: [], unlessLabels: [] },
    together: true,
    claim: isUnchangedSinceRead(unread),
    mayChange: () => true,
  });
}
