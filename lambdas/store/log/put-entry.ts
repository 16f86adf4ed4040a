import type { Table } from '../table/table.ts';
import { makeWrite, rowPut } from '../table/write.ts';
import { getUsageHead } from '../usage/usage-head.ts';
import { type LogEntry, logEntryRow, shardOf } from './log-entries.ts';

export async function putLogEntry(table: Table, tenantId: string, entry: LogEntry): Promise<void> {
  const { shards } = await getUsageHead(table, tenantId);
  await makeWrite(table, rowPut(table, logEntryRow(tenantId, shardOf(entry.unique, shards), entry)));
}
