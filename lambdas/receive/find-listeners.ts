import type { Listener } from '../events/events.ts';
import { getAccount } from '../store/account/accounts.ts';
import { hasConnection } from '../store/stream/connections.ts';
import type { Table } from '../store/table/table.ts';

/**
 * What there is at a tenant to take its events: webhooks, open sockets. An event that nobody takes costs no message of a queue
 * and no invocation. Read when the message is stored: who began to listen before the mail came is found.
 */
export async function findListeners(table: Table, tenantId: string, now: Date): Promise<Listener[]> {
  const [account, isStreaming] = await Promise.all([
    getAccount(table, tenantId),
    hasConnection(table, tenantId, now),
  ]);
  const hasWebhooks = account !== undefined && account.webhooks > 0;
  return [...(hasWebhooks ? (['webhooks'] as const) : []), ...(isStreaming ? (['stream'] as const) : [])];
}
