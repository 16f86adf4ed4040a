import { POSITION_AFTER_ALL } from '../keys.ts';
import type { Table } from '../table/table.ts';
import { getUsageHead } from '../usage/usage-head.ts';
import { firstEntriesAfter, type LoggedMail, type ReadEntry } from './log-entries.ts';

/** A mail that arrived, as the log has it. */
export interface MailEntry extends LoggedMail {
  /** Sort key in the log. */
  readonly position: string;
  /** When its writer began to store it, in milliseconds since 1970. The entry is visible when that ends: up to 90 s later. */
  readonly at: number;
  readonly messageKey: string;
  /** `Inbox.listKey`: an address may belong to one inbox after another. */
  readonly inboxKey: string;
}

/** The part of an entry that is about an arrived mail; undefined for other changes and for mail that was announced before. */
export function mailEntryOf({ mail, position, at, unique, inboxKey }: ReadEntry): MailEntry | undefined {
  return mail === undefined ? undefined : { ...mail, position, at, messageKey: unique, inboxKey };
}

/**
 * The first mails of a tenant's log after a position, in order. Writers commit in any order and up to 90 s late, so a mail may
 * become visible before positions that were read already: read from two minutes ago on to see it.
 * @param limit rows to read, about: each shard gives its part of them.
 * @returns `last`, the position up to which all entries that are visible were read; `after` when there are none.
 */
export async function mailEntriesAfter(
  table: Table,
  tenantId: string,
  after: string,
  limit: number,
): Promise<{ readonly mails: readonly MailEntry[]; readonly last: string; readonly hasMore: boolean }> {
  const { shards } = await getUsageHead(table, tenantId);
  const log = { tenantId, shards };
  const { entries, hasMore } = await firstEntriesAfter(table, log, after, POSITION_AFTER_ALL, limit);
  const mails = entries.flatMap((entry) => mailEntryOf(entry) ?? []);
  return { mails, last: entries.at(-1)?.position ?? after, hasMore };
}
