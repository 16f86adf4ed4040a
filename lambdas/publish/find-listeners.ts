import type { Listener } from '../events/events.ts';
import { getAccount } from '../store/account/accounts.ts';
import { hasConnection } from '../store/stream/connections.ts';
import type { Table } from '../store/table/table.ts';

export async function hasWebhooks(table: Table, tenantId: string): Promise<boolean> {
  const account = await getAccount(table, tenantId);
  return account !== undefined && account.webhooks > 0;
}

/**
 * Call it after the event is in the log, so that a client that connects later reads it there. A flag for open sockets
 * in the account row would be wrong after a crash.
 */
export async function findListeners(
  table: Table,
  { tenantId, hasWebhooks }: { readonly tenantId: string; readonly hasWebhooks: boolean },
  now: Date,
): Promise<Listener[]> {
  const isStreaming = await hasConnection(table, tenantId, now);
  return [...(hasWebhooks ? (['webhooks'] as const) : []), ...(isStreaming ? (['stream'] as const) : [])];
}
