import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { quotaCounterKey } from '../keys.ts';
import { ifConditionHolds } from '../table/if-condition-holds.ts';
import { rowType } from '../table/row-type.ts';
import type { Row, Table } from '../table/table.ts';
import { checkAbsent, throughConflicts, type Writes } from '../table/transaction.ts';

/**
 * The exact count of a tenant near its caps: the transaction that stores a message adds to it, under the condition that
 * there is quota. Tenants far below their caps have none, so that their mails do not conflict on it.
 */
export interface QuotaCounter {
  /** Calendar month (UTC) that `delivered` is of. */
  readonly month: string;
  readonly delivered: number;
  readonly bytes: number;
  /** Milliseconds since the epoch: log entries up to this time are counted. */
  readonly since: number;
}

const quotaCounterRowType = rowType('quota-counter', 1, {
  month: z.string(),
  delivered: z.int(),
  bytes: z.int(),
  since: z.number(),
});

export function quotaCounterOf(row: Row | undefined): QuotaCounter | undefined {
  return row === undefined ? undefined : quotaCounterRowType.parse(row);
}

/** Creates the counter, unless another mail has done so. */
export async function createQuotaCounter(
  table: Table,
  tenantId: string,
  counter: QuotaCounter,
): Promise<void> {
  const begin = new PutCommand({
    TableName: table.name,
    Item: { ...quotaCounterKey(tenantId), ...quotaCounterRowType.attributes(counter) },
    ConditionExpression: 'attribute_not_exists(pk)',
  });
  await ifConditionHolds(() => throughConflicts(table, () => table.client.send(begin)));
}

/** Begins a month with nothing delivered, unless another delivery of the month began it first. */
export async function startCounterMonth(table: Table, tenantId: string, month: string): Promise<void> {
  const begin = new UpdateCommand({
    TableName: table.name,
    Key: quotaCounterKey(tenantId),
    UpdateExpression: 'SET #month = :month, delivered = :none',
    ConditionExpression: '#month < :month',
    ExpressionAttributeNames: { '#month': 'month' },
    ExpressionAttributeValues: { ':month': month, ':none': 0 },
  });
  await ifConditionHolds(() => throughConflicts(table, () => table.client.send(begin)));
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
    quota: {
      Update: {
        TableName: table.name,
        Key: quotaCounterKey(tenantId),
        UpdateExpression: 'ADD delivered :one, #bytes :size',
        ConditionExpression: '#month = :month AND delivered < :messages AND #bytes <= :most',
        ExpressionAttributeNames: { '#month': 'month', '#bytes': 'bytes' },
        ExpressionAttributeValues: {
          ':one': 1,
          ':size': size,
          ':month': month,
          ':messages': caps.messagesPerMonth,
          ':most': caps.storageBytes - size,
        },
      },
    },
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
  if (read === undefined) return { counter: checkAbsent(table, quotaCounterKey(tenantId)) };
  return {
    counter: {
      Update: {
        TableName: table.name,
        Key: quotaCounterKey(tenantId),
        UpdateExpression: 'ADD #bytes :less',
        ConditionExpression: 'since = :since',
        ExpressionAttributeNames: { '#bytes': 'bytes' },
        ExpressionAttributeValues: { ':less': -bytes, ':since': read.since },
      },
    },
  };
}

/** Removes the counter of a tenant that is far below its caps again. */
export async function removeQuotaCounter(table: Table, tenantId: string): Promise<void> {
  const end = new DeleteCommand({ TableName: table.name, Key: quotaCounterKey(tenantId) });
  await throughConflicts(table, () => table.client.send(end));
}
