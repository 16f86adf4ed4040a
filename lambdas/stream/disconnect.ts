import { findConnection, forgetConnection } from '../store/stream/connections.ts';
import type { Table } from '../store/table/table.ts';

/** Forgets a socket that has ended. API Gateway promises no such call: what it misses is pruned or expires. */
export async function disconnect(table: Table, connectionId: string): Promise<void> {
  const connection = await findConnection(table, connectionId);
  if (connection !== undefined) await forgetConnection(table, connection);
}
