import { furtherCandidates } from '@agent-inbox/mail-reader/fields';
import type { Visibility } from '../message/visibility.ts';
import { findClaimedThreads } from '../store/message/arrivals.ts';
import type { Table } from '../store/table/table.ts';
import { threadMessageIds } from './match-thread.ts';

/** Ancestors in the middle of a long conversation are read last. */
export async function findThreads(
  table: Table,
  inboxId: string,
  visibility: Visibility,
  headers: Parameters<typeof threadMessageIds>[0],
): Promise<ReadonlyMap<string, string>> {
  const found = await findClaimedThreads(table, inboxId, visibility, threadMessageIds(headers));
  if (found.size > 0) return found;
  return findClaimedThreads(table, inboxId, visibility, furtherCandidates(headers));
}
