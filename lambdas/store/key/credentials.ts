import { credentialKey } from '../keys.ts';
import { getRows, type Table } from '../table/table.ts';
import { type Credential, credentialOf, isExpired } from './api-key-rows.ts';

/**
 * The present credentials of secrets, by their hashes, without counting a call: for what is sent to a key's socket, not for
 * its calls. A key that was deleted or has expired is not in the answer (strongly consistent).
 */
export async function findCredentials(
  table: Table,
  secretHashes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Credential>> {
  const distinct = [...new Set(secretHashes)];
  const rows = await getRows(table, distinct.map(credentialKey));
  const found = new Map<string, Credential>();
  for (const [index, hash] of distinct.entries()) {
    const row = rows[index];
    const credential = row === undefined ? undefined : credentialOf(row);
    if (credential !== undefined && !isExpired(credential, now)) found.set(hash, credential);
  }
  return found;
}
