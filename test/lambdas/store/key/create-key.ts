import { type ApiKeyRecord, keyCreation } from '../../../../lambdas/store/key/api-keys.ts';
import type { Table } from '../../../../lambdas/store/table/table.ts';
import { transact } from '../../../../lambdas/store/table/transaction.ts';

export async function createKey(table: Table, key: ApiKeyRecord): Promise<void> {
  await transact(table, keyCreation(table, key));
}
