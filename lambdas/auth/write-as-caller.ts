import { unauthenticated } from '../core/errors.ts';
import { callerChecks, isCallerRevoked, type WritingCaller } from '../store/key/caller-checks.ts';
import type { Table } from '../store/table/table.ts';
import { ConditionsFailed, transact, type Writes } from '../store/table/transaction.ts';

/**
 * Makes writes that take effect only while the caller's key is good.
 * @returns false when another condition of them failed
 * @throws ApiError unauthenticated when the key was revoked since the call was let in
 */
export async function writeAsCaller<Name extends string>(
  { table, caller }: { readonly table: Table; readonly caller: WritingCaller },
  writes: Writes<Name>,
): Promise<boolean> {
  try {
    await transact<string>(table, { ...writes, ...callerChecks(table, caller) });
    return true;
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error;
    if (isCallerRevoked(error)) throw unauthenticated();
    return false;
  }
}
