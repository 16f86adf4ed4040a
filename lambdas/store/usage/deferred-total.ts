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

const COUNT_ATTEMPTS = 20;

/**
 * Each addition or removal increments `changes`, so that a count is stored only if no row came or went. A count before
 * each email would race, and a reservation would leak after a crash.
 */
const totalRowType = rowType('deferred-total', 1, {
  messages: z.int(),
  bytes: z.int(),
  changes: z.int(),
});

type NumberedTotal = ReturnType<typeof totalRowType.parse>;

export async function getDeferredTotal(table: Table, tenantId: string): Promise<DeferredTotal | undefined> {
  return getAs(table, deferredTotalKey(tenantId), totalRowType.parse);
}

export function exceeds(total: DeferredTotal, size: number, caps: Caps): boolean {
  return total.messages >= caps.messagesPerMonth || total.bytes + size > caps.storageBytes;
}

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

export function deferredSubtraction(table: Table, tenantId: string, size: number): Writes<'deferredTotal'> {
  const add = { messages: -1, bytes: -size, changes: 1 };
  return { deferredTotal: rowUpdate(table, deferredTotalKey(tenantId), { add, has: ['pk'] }) };
}

export async function createDeferredTotal(table: Table, tenantId: string): Promise<void> {
  await takeOver(table, tenantId, await countDeferred(table, tenantId), undefined);
}

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
    // False also means that the response of this write was lost; the next count then finds it right.
    return (await tryWrite(table, write)).applied;
  } catch (error) {
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
