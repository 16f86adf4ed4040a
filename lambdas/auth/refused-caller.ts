import { type ApiError, suspended, unauthenticated } from '../core/errors.ts';
import { getAccount } from '../store/account/accounts.ts';
import type { Table } from '../store/table/table.ts';

export async function refusedCaller(table: Table, tenantId: string): Promise<ApiError> {
  const account = await getAccount(table, tenantId);
  return account?.suspension === undefined ? unauthenticated() : suspended(account.suspension.reason);
}
