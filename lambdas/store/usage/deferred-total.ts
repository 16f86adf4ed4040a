import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { backOff } from '../../timing/backoff.ts';
import { deferredMailOf, deferredTotalKey } from '../keys.ts';
import { startingWith } from '../table/prefix-range.ts';
import { rowType } from '../table/row-type.ts';
import { getAs, queryAll, type Table } from '../table/table.ts';
import { rowUpdate, tryWrite, type Writes } from '../table/write.ts';
import type { Caps } from './quota-counter.ts';

export interface DeferredTotal {
  readonly messages: number;
  readonly bytes: number;
}

/** How often the rows are counted again while mail comes and goes. */
const COUNT_ATTEMPTS = 20;

/**
 * The exact total of a tenant's deferred mail. Every transaction that adds or removes a deferred mail changes it and increments
 * `changes`: a count of the rows is stored only if no row came or went during the count. Counting rows before each mail would
 * not be exact in parallel, and a reservation before the transaction would leak after a crash.
 */
const totalRowType = rowType('deferred-total', 1, {
  messages: z.int(),
  bytes: z.int(),
  changes: z.int(),
});

type NumberedTotal = ReturnType<typeof totalRowType.parse>;

/** @returns undefined when it was never counted. */
export async function getDeferredTotal(table: Table, tenantId: string): Promise<DeferredTotal | undefined> {
  return getAs(table, deferredTotalKey(tenantId), totalRowType.parse);
}

/** Whether one more mail of this size exceeds the caps. */
export function exceeds(total: DeferredTotal, size: number, caps: Caps): boolean {
  return total.messages >= caps.messagesPerMonth || total.bytes + size > caps.storageBytes;
}

/**
 * The write that counts one more deferred mail. `deferredTotal` fails without a total, and when the mail exceeds the caps.
 * @param caps undefined for a mail that was within them before.
 */
export function deferredAddition(
  table: Table,
  tenantId: string,
  size: number,
  caps: Caps | undefined,
): Writes<'deferredTotal'> {
  return {
    deferredTotal: rowUpdate(table, deferredTotalKey(tenantId), {
      add: { messages: 1, bytes: size, changes: 1 },
      has: ['pk'],
      ...(caps === undefined
        ? {}
        : {
            condition: 'messages < :messages AND #bytes <= :most',
            values: { ':messages': caps.messagesPerMonth, ':most': caps.storageBytes - size },
          }),
    }),
  };
}

/** The write that counts one deferred mail less. `deferredTotal` fails without a total. */
export function deferredSubtraction(table: Table, tenantId: string, size: number): Writes<'deferredTotal'> {
  const add = { messages: -1, bytes: -size, changes: 1 };
  return { deferredTotal: rowUpdate(table, deferredTotalKey(tenantId), { add, has: ['pk'] }) };
}

/** Counts the rows of a tenant without a total, unless a parallel function has done so. No row comes or goes before. */
export async function createDeferredTotal(table: Table, tenantId: string): Promise<void> {
  await takeOver(table, tenantId, await countDeferred(table, tenantId), undefined);
}

/**
 * Corrects a total that differs from the rows. A tenant without deferred mail needs none.
 * @throws Error when mail came or went during each of many counts.
 */
export async function correctDeferredTotal(table: Table, tenantId: string): Promise<void> {
  for (let attempt = 1; attempt <= COUNT_ATTEMPTS; attempt++) {
    const before = await getAs(table, deferredTotalKey(tenantId), totalRowType.parse);
    const counted = await countDeferred(table, tenantId);
    const { messages, bytes } = before ?? { messages: 0, bytes: 0 };
    if (messages === counted.messages && bytes === counted.bytes) return;
    if (await takeOver(table, tenantId, counted, before)) return;
    await backOff(attempt, table.pause);
  }
  throw new Error('Deferred mail came or went during each count of it');
}

/** @returns whether nothing came or went since `before` was read. */
async function takeOver(
  table: Table,
  tenantId: string,
  { messages, bytes }: DeferredTotal,
  before: NumberedTotal | undefined,
): Promise<boolean> {
  const changes = (before?.changes ?? 0) + 1;
  const write = rowUpdate(table, deferredTotalKey(tenantId), {
    set: { messages, bytes, changes },
    was: { changes: before?.changes },
  });
  try {
    // Also false when the answer of this very write was lost: the next count finds it right.
    return (await tryWrite(table, write)).applied;
  } catch (error) {
    // A transaction is just changing it.
    if (error instanceof TransactionConflictException) return false;
    throw error;
  }
}

export async function countDeferred(table: Table, tenantId: string): Promise<DeferredTotal> {
  const rows = await queryAll(table, {
    ...startingWith(deferredMailOf(tenantId)),
    ProjectionExpression: '#size',
    ExpressionAttributeNames: { '#size': 'size' },
    ConsistentRead: true,
  });
  return { messages: rows.length, bytes: rows.reduce((sum, row) => sum + z.int().parse(row['size']), 0) };
}
