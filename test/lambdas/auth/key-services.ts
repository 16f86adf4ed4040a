import type { KeyServices } from '../../../lambdas/auth/identify.ts';
import { UnknownKeys } from '../../../lambdas/core/unknown-keys.ts';
import type { Table } from '../../../lambdas/store/table/table.ts';

export const SOURCE = '192.0.2.1';

/** Services that identify keys at a fixed time, in an instance that has seen no key before. */
export function keyServices(table: Table, now: Date): KeyServices {
  return { table, unknownKeys: new UnknownKeys(), now: () => now };
}
