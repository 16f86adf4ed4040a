import { callerChecks, isCallerRevoked, type WritingCaller } from '../store/account/caller-checks.ts';
import type { Table } from '../store/table/table.ts';
import { tryTransact } from '../store/table/transaction.ts';
import type { Writes } from '../store/table/write.ts';
import { refusedCaller } from './refused-caller.ts';

/**
 * @returns false when another condition failed @throws ApiError unauthenticated when the key was revoked since the call
 * was admitted
 */
export async function writeAsCaller<Name extends string>(
  { table, caller }: { readonly table: Table; readonly caller: WritingCaller },
  writes: Writes<Name>,
): Promise<boolean> {
  const bound: Writes<string> = { ...writes, ...callerChecks(table, caller) };
  const failed = await tryTransact(table, bound);
  if (failed !== undefined && isCallerRevoked(failed)) throw await refusedCaller(table, caller.tenantId);
  return failed === undefined;
}
