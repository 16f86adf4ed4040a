import type { Listener } from '../events/events.ts';
import { accountOf } from '../store/account/accounts.ts';
import { accountKey } from '../store/keys.ts';
import { hasConnection } from '../store/stream/connections.ts';
import { getRows, type Table } from '../store/table/table.ts';

/** Whether a tenant has webhooks. Called beside the read that finds the quota, it is a part of that read. */
export async function hasWebhooks(table: Table, tenantId: string): Promise<boolean> {
  const [row] = await getRows(table, [accountKey(tenantId)]);
  const account = accountOf(row);
  return account !== undefined && account.webhooks > 0;
}

/**
 * What there is at a tenant to take the event of a stored message. An event that nobody takes costs no message of a queue and no
 * invocation. Open sockets are read after the message is stored: a client that connects and then reads what there is (a list, the
 * event log) either reads the message or gets its event.
 */
export async function findListeners(
  table: Table,
  { tenantId, hasWebhooks }: { readonly tenantId: string; readonly hasWebhooks: boolean },
  now: Date,
): Promise<Listener[]> {
  const isStreaming = await hasConnection(table, tenantId, now);
  return [...(hasWebhooks ? (['webhooks'] as const) : []), ...(isStreaming ? (['stream'] as const) : [])];
}
