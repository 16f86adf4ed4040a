import * as z from 'zod';
import { quotaCounterKey } from '../keys.ts';
import { rowType, type Stored } from '../table/row-type.ts';
import type { Row, Table } from '../table/table.ts';
import { throughConflicts } from '../table/transaction.ts';
import {
  checkAbsent,
  makeWrite,
  putNew,
  rowDelete,
  rowUpdate,
  tryWrite,
  type Writes,
} from '../table/write.ts';

const quotaCounterRowType = rowType('quota-counter', 1, {
  month: z.string(),
  delivered: z.int(),
  bytes: z.int(),
  /** Log entries up to this time (milliseconds since 1970) are counted. */
  since: z.number(),
});

/** Tenants far below their caps have no counter, so that their emails do not conflict on it. */
export type QuotaCounter = Stored<typeof quotaCounterRowType>;

export function quotaCounterOf(row: Row | undefined): QuotaCounter | undefined {
  return row === undefined ? undefined : quotaCounterRowType.parse(row);
}

export async function createQuotaCounter(
  table: Table,
  tenantId: string,
  counter: QuotaCounter,
): Promise<void> {
  const begin = putNew(table, quotaCounterRowType.row(quotaCounterKey(tenantId), counter));
  await throughConflicts(table, () => tryWrite(table, begin));
}

export async function startCounterMonth(table: Table, tenantId: string, month: string): Promise<void> {
  const begin = rowUpdate(table, quotaCounterKey(tenantId), {
    set: { month, delivered: 0 },
    condition: '#month < :month',
    values: { ':month': month },
  });
  await throughConflicts(table, () => tryWrite(table, begin));
}

export interface Caps {
  readonly messagesPerMonth: number;
  readonly storageBytes: number;
}

export function quotaUse(
  table: Table,
  tenantId: string,
  month: string,
  size: number,
  caps: Caps,
): Writes<'quota'> {
  return {
    quota: rowUpdate(table, quotaCounterKey(tenantId), {
      add: { delivered: 1, bytes: size },
      was: { month },
      condition: 'delivered < :messages AND #bytes <= :most',
      values: { ':messages': caps.messagesPerMonth, ':most': caps.storageBytes - size },
    }),
  };
}

export function quotaReturn(
  table: Table,
  tenantId: string,
  read: QuotaCounter | undefined,
  bytes: number,
): Writes<'counter'> {
  const key = quotaCounterKey(tenantId);
  if (read === undefined) return { counter: checkAbsent(table, key) };
  return { counter: rowUpdate(table, key, { add: { bytes: -bytes }, was: { since: read.since } }) };
}

export async function removeQuotaCounter(table: Table, tenantId: string): Promise<void> {
  await throughConflicts(table, () => makeWrite(table, rowDelete(table, quotaCounterKey(tenantId))));
}
