import { credentialKey } from '../keys.ts';
import { getRows, type Table } from '../table/table.ts';
import { type Credential, credentialOf } from './api-key-rows.ts';

/**
 * The present credentials of secrets, by their hashes, without counting a call: for what is sent to a key's socket, not for
 * its calls. A key that was deleted is not in the answer (strongly consistent).
 */
export async function findCredentials(
  table: Table,
  secretHashes: readonly string[],
): Promise<ReadonlyMap<string, Credential>> {
  const distinct = [...new Set(secretHashes)];
  const rows = await getRows(table, distinct.map(credentialKey));
  const found = new Map<string, Credential>();
  for (const [index, hash] of distinct.entries()) {
    const row = rows[index];
    if (row !== undefined) found.set(hash, credentialOf(row));
  }
  return found;
}
