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
  /** Calendar month (UTC) that `delivered` is of. */
  month: z.string(),
  delivered: z.int(),
  bytes: z.int(),
  /** Milliseconds since the epoch: log entries up to this time are counted. */
  since: z.number(),
});

/**
 * The exact count of a tenant near its caps: the transaction that stores a message adds to it, under the condition that
 * there is quota. Tenants far below their caps have none, so that their mails do not conflict on it.
 */
export type QuotaCounter = Stored<typeof quotaCounterRowType>;

export function quotaCounterOf(row: Row | undefined): QuotaCounter | undefined {
  return row === undefined ? undefined : quotaCounterRowType.parse(row);
}

/** Creates the counter, unless another mail has done so. */
export async function createQuotaCounter(
  table: Table,
  tenantId: string,
  counter: QuotaCounter,
): Promise<void> {
  const begin = putNew(table, quotaCounterRowType.row(quotaCounterKey(tenantId), counter));
  await throughConflicts(table, () => tryWrite(table, begin));
}

/** Begins a month with nothing delivered, unless another delivery of the month began it first. */
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

/** The write that uses quota for one message; `quota` fails when a parallel mail used the last of it. */
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

/**
 * The write that returns the quota of deleted inboxes and messages, as part of the roll-up that computes it;
 * `counter` fails when the counter began or ended since it was read.
 * @param bytes of the deletions that the counter has not counted.
 */
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

/** Removes the counter of a tenant that is far below its caps again. */
export async function removeQuotaCounter(table: Table, tenantId: string): Promise<void> {
  await throughConflicts(table, () => makeWrite(table, rowDelete(table, quotaCounterKey(tenantId))));
}
