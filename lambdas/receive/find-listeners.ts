import type { Listener } from '../events/events.ts';
import { accountOf } from '../store/account/accounts.ts';
import { accountKey } from '../store/keys.ts';
import { hasConnection } from '../store/stream/connections.ts';
import { getRows, type Table } from '../store/table/table.ts';

/**
 * What there is at a tenant to take its events: webhooks, open sockets. An event that nobody takes costs no message of a queue
 * and no invocation. Read shortly before the message is stored, when the mail has come: who began to listen before is found.
 */
export async function findListeners(table: Table, tenantId: string, now: Date): Promise<Listener[]> {
  const [[accountRow], isStreaming] = await Promise.all([
    // Of several rows, so that it is a part of the read that finds the quota.
    getRows(table, [accountKey(tenantId)]),
    hasConnection(table, tenantId, now),
  ]);
  const account = accountOf(accountRow);
  const hasWebhooks = account !== undefined && account.webhooks > 0;
  return [...(hasWebhooks ? (['webhooks'] as const) : []), ...(isStreaming ? (['stream'] as const) : [])];
}
