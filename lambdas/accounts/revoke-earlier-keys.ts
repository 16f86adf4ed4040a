import { closeSocketsOfKey, type SocketServices } from '../auth/close-sockets.ts';
import { type ApiKeyRecord, listKeys, revokeKey } from '../store/key/api-keys.ts';
import type { Table } from '../store/table/table.ts';

/** Keys that are read at once. */
const PAGE_KEYS = 100;

/**
 * Revokes every key of an account whose credential epoch is over: the address was not proved, so any person may have such a
 * key. No such key can make another once the account's epoch has moved on, so the keys are finite; the list is read from
 * its start again until it shows none.
 */
export async function revokeEarlierKeys(
  services: SocketServices,
  tenantId: string,
  epoch: number,
): Promise<void> {
  for (;;) {
    const earlier = await keysBefore(services.table, tenantId, epoch);
    if (earlier.length === 0) return;
    for (const key of earlier) {
      await revokeKey(services.table, key);
      await closeSocketsOfKey(services, tenantId, key.keyId);
    }
  }
}

/** The keys of earlier epochs, read strongly consistent. */
async function keysBefore(table: Table, tenantId: string, epoch: number): Promise<ApiKeyRecord[]> {
  const earlier: ApiKeyRecord[] = [];
  let after: string | undefined;
  do {
    const page = await listKeys(table, tenantId, undefined, { limit: PAGE_KEYS, ascending: true, after });
    earlier.push(...page.items.filter((key) => key.epoch < epoch));
    after = page.next;
  } while (after !== undefined);
  return earlier;
}
