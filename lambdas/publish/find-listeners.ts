import type { Listener } from '../events/events.ts';
import { getAccount } from '../store/account/accounts.ts';
import { hasConnection } from '../store/stream/connections.ts';
import type { Table } from '../store/table/table.ts';

/** Whether a tenant has webhooks, for a caller that has not read its account. */
export async function hasWebhooks(table: Table, tenantId: string): Promise<boolean> {
  const account = await getAccount(table, tenantId);
  return account !== undefined && account.webhooks > 0;
}

/**
 * What there is at a tenant to take an event: one without a listener is not published. A flag for open
 * sockets in the account row would be wrong after a crash. Call it after the event is in the log: a client
 * that connects then reads it there or gets it.
 */
export async function findListeners(
  table: Table,
  { tenantId, hasWebhooks }: { readonly tenantId: string; readonly hasWebhooks: boolean },
  now: Date,
): Promise<Listener[]> {
  const isStreaming = await hasConnection(table, tenantId, now);
  return [...(hasWebhooks ? (['webhooks'] as const) : []), ...(isStreaming ? (['stream'] as const) : [])];
}
