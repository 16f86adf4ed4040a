import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Key, Row, Table } from './table.ts';
import { throughConflicts, type Writes } from './transaction.ts';

/**
 * The exact count of a tenant near its caps: every delivery adds to it in its own transaction, under the
 * condition that there is room. Tenants with room to spare have none, and nothing to contend on.
 */
export interface Guard {
  /** Calendar month (UTC) that `delivered` is of. */
  readonly month: string;
  readonly delivered: number;
  readonly bytes: number;
  /** Milliseconds since the epoch: what the ledger holds up to here is counted already. */
  readonly since: number;
}

export function guardKey(tenantId: string): Key {
  return { pk: `TENANT#${tenantId}`, sk: 'GUARD' };
}

const guardSchema = z.object({
  month: z.string(),
  delivered: z.int(),
  bytes: z.int(),
  since: z.number(),
});

export function guardOf(row: Row | undefined): Guard | undefined {
  return row === undefined ? undefined : guardSchema.parse(row);
}

/** Begins to guard, unless another delivery began first. */
export async function createGuard(table: Table, tenantId: string, guard: Guard): Promise<void> {
  try {
    const begin = new PutCommand({
      TableName: table.name,
      Item: { ...guardKey(tenantId), ...guard },
      ConditionExpression: 'attribute_not_exists(pk)',
    });
    await throughConflicts(table, () => table.client.send(begin));
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

/** A new month begins with nothing delivered. */
export async function turnGuardToMonth(table: Table, tenantId: string, month: string): Promise<void> {
  try {
    const turn = new UpdateCommand({
      TableName: table.name,
      Key: guardKey(tenantId),
      UpdateExpression: 'SET #month = :month, delivered = :none',
      ConditionExpression: '#month < :month',
      ExpressionAttributeNames: { '#month': 'month' },
      ExpressionAttributeValues: { ':month': month, ':none': 0 },
    });
    await throughConflicts(table, () => table.client.send(turn));
  } catch (error) {
    // Another delivery of the new month was first.
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

export interface Caps {
  readonly messagesPerMonth: number;
  readonly storageBytes: number;
}

/** The write that takes room for one message; `room` fails when a parallel delivery took the last of it. */
export function roomTaking(
  table: Table,
  tenantId: string,
  month: string,
  size: number,
  caps: Caps,
): Writes<'room'> {
  return {
    room: {
      Update: {
        TableName: table.name,
        Key: guardKey(tenantId),
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
 * The write that gives back what ended inboxes held, as part of the fold that finds out how much that was;
 * `guard` fails when the guard began or ended since it was read.
 * @param bytes of the ends that the guard has not counted.
 */
export function roomReturn(
  table: Table,
  tenantId: string,
  read: Guard | undefined,
  bytes: number,
): Writes<'guard'> {
  if (read === undefined) {
    return {
      guard: {
        ConditionCheck: {
          TableName: table.name,
          Key: guardKey(tenantId),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
    };
  }
  return {
    guard: {
      Update: {
        TableName: table.name,
        Key: guardKey(tenantId),
        UpdateExpression: 'ADD #bytes :less',
        ConditionExpression: 'since = :since',
        ExpressionAttributeNames: { '#bytes': 'bytes' },
        ExpressionAttributeValues: { ':less': -bytes, ':since': read.since },
      },
    },
  };
}

/** Ends the guarding of a tenant that has room to spare again. */
export async function removeGuard(table: Table, tenantId: string): Promise<void> {
  const end = new DeleteCommand({ TableName: table.name, Key: guardKey(tenantId) });
  await throughConflicts(table, () => table.client.send(end));
}
