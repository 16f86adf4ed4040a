import type { Key, Row } from './table.ts';

/**
 * The usage ledger: one entry for each change of a tenant's counts, written in the transaction that makes the
 * change. Entries are only ever put, so that parallel deliveries have no counter to contend on.
 */
export interface UsageEntry {
  readonly at: Date;
  /** Tells entries of one millisecond apart. */
  readonly unique: string;
  readonly inboxId: string;
  readonly inboxes: number;
  readonly threads: number;
  readonly messages: number;
  readonly bytes: number;
}

export function usagePartition(tenantId: string): string {
  return `USAGE#${tenantId}`;
}

const TIME_DIGITS = 15;

export function usageEntryKey(tenantId: string, at: Date, unique: string): Key {
  return { pk: usagePartition(tenantId), sk: `${String(at.getTime()).padStart(TIME_DIGITS, '0')}#${unique}` };
}

export function usageEntryRow(tenantId: string, entry: UsageEntry): Row {
  return {
    ...usageEntryKey(tenantId, entry.at, entry.unique),
    inbox: entry.inboxId,
    inboxes: entry.inboxes,
    threads: entry.threads,
    messages: entry.messages,
    bytes: entry.bytes,
  };
}
