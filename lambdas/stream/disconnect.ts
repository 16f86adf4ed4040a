import { findConnection, forgetConnection } from '../store/stream/connections.ts';
import type { Table } from '../store/table/table.ts';

/** API Gateway does not guarantee `$disconnect`; rows that it misses expire. */
export async function disconnect(table: Table, connectionId: string): Promise<void> {
  const connection = await findConnection(table, connectionId);
  if (connection !== undefined) await forgetConnection(table, connection);
}
