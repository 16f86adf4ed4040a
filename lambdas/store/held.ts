import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandOutput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { arrivalKey } from './message-rows.ts';
import { type Page, queryPage } from './page.ts';
import { startingWith } from './prefix-range.ts';
import { getRow, getRows, type Key, type Row, type Table } from './table.ts';
import { ConditionsFailed, throughConflicts, transact, type Writes } from './transaction.ts';

/** A mail that waits for room under a cap. Its raw bytes lie where the message's will. */
export interface HeldMail {
  readonly tenantId: string;
  readonly inboxId: string;
  readonly messageKey: string;
  /** The receipt, to be received again as it is. */
  readonly receipt: string;
  readonly size: number;
  readonly heldAt: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

const HELD_PREFIX = 'HELD#';

function heldKey(tenantId: string, messageKey: string): Key {
  return { pk: `TENANT#${tenantId}`, sk: `${HELD_PREFIX}${messageKey}` };
}

/** Names the tenants that have held mail, for whoever looks after all of them. */
const WAITING = 'HELD-TENANTS';

function waitingKey(tenantId: string): Key {
  return { pk: WAITING, sk: tenantId };
}

const heldSchema = z.object({
  tenant: z.string(),
  inbox_id: z.string(),
  message_key: z.string(),
  receipt: z.string(),
  size: z.int(),
  held_at: z.string(),
  expires_at: z.number(),
});

function heldOf(row: Row): HeldMail {
  const held = heldSchema.parse(row);
  return {
    tenantId: held.tenant,
    inboxId: held.inbox_id,
    messageKey: held.message_key,
    receipt: held.receipt,
    size: held.size,
    heldAt: held.held_at,
    expiresAt: held.expires_at,
  };
}

/**
 * Notes a held mail, unless it was delivered meanwhile: a note of a delivered mail would be released, and given up in the
 * end, with the bytes of a message that is there. A second note of the same mail changes nothing.
 * @returns whether it is new.
 */
export async function hold(table: Table, held: HeldMail, stamp: string): Promise<boolean> {
  let isNew = true;
  try {
    await transact(table, {
      held: {
        Put: {
          TableName: table.name,
          Item: heldRow(held),
          // A mail that is released and finds no room again keeps its time.
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      arrival: {
        ConditionCheck: {
          TableName: table.name,
          Key: arrivalKey(held.inboxId, held.messageKey),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
    });
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error;
    if (error.of('arrival')) return false;
    isNew = false;
  }
  await listAsWaiting(table, held.tenantId, stamp);
  return isNew;
}

/** After the mail: whoever finds the tenant here finds the mail. */
async function listAsWaiting(table: Table, tenantId: string, stamp: string): Promise<void> {
  await table.client.send(
    new PutCommand({ TableName: table.name, Item: { ...waitingKey(tenantId), stamp } }),
  );
}

function heldRow(held: HeldMail): Row {
  return {
    ...heldKey(held.tenantId, held.messageKey),
    tenant: held.tenantId,
    inbox_id: held.inboxId,
    message_key: held.messageKey,
    receipt: held.receipt,
    size: held.size,
    held_at: held.heldAt,
    expires_at: held.expiresAt,
  };
}

/** Which of these mails wait for room. */
export async function areHeld(
  table: Table,
  tenantId: string,
  messageKeys: readonly string[],
): Promise<boolean[]> {
  const rows = await getRows(
    table,
    messageKeys.map((messageKey) => heldKey(tenantId, messageKey)),
  );
  return rows.map((row) => row !== undefined);
}

/** Held mail of a tenant, oldest first. */
export async function listHeld(
  table: Table,
  tenantId: string,
  limit: number,
  after: string | undefined,
): Promise<Page<HeldMail>> {
  const page = { limit, ascending: true, after };
  const found = await queryPage(table, { partition: `TENANT#${tenantId}`, prefix: HELD_PREFIX, page });
  return { items: found.items.map(heldOf), next: found.next };
}

/** The write that ends the waiting of a mail, as part of its delivery; `held` fails when the mail was given up. */
export function heldRemoval(table: Table, tenantId: string, messageKey: string): Writes<'held'> {
  return {
    held: {
      Delete: {
        TableName: table.name,
        Key: heldKey(tenantId, messageKey),
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(given_up)',
      },
    },
  };
}

/**
 * Decides that a mail is not delivered any more, before its bytes are removed: a delivery under way comes first or not
 * at all. @returns false when it was delivered.
 */
export async function markGivenUp(table: Table, { tenantId, messageKey }: HeldMail): Promise<boolean> {
  const mark = new UpdateCommand({
    TableName: table.name,
    Key: heldKey(tenantId, messageKey),
    UpdateExpression: 'SET given_up = :yes',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':yes': true },
  });
  try {
    await throughConflicts(table, () => table.client.send(mark));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

export async function forgetHeld(table: Table, { tenantId, messageKey }: HeldMail): Promise<void> {
  const end = new DeleteCommand({ TableName: table.name, Key: heldKey(tenantId, messageKey) });
  await throughConflicts(table, () => table.client.send(end));
}

/** How many mails of a tenant are held. */
export async function countHeld(table: Table, tenantId: string): Promise<number> {
  let count = 0;
  let startKey: Record<string, unknown> | undefined;
  do {
    const reply: QueryCommandOutput = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        ...startingWith(`TENANT#${tenantId}`, HELD_PREFIX),
        ConsistentRead: true,
        Select: 'COUNT',
        ...(startKey === undefined ? {} : { ExclusiveStartKey: startKey }),
      }),
    );
    count += reply.Count ?? 0;
    startKey = reply.LastEvaluatedKey;
  } while (startKey !== undefined);
  return count;
}

const TENANTS_PAGE = 100;

/** Tenants that have held mail, a page at a time. */
export async function tenantsWithHeld(table: Table, after: string | undefined): Promise<Page<string>> {
  const page = { limit: TENANTS_PAGE, ascending: true, after };
  const found = await queryPage(table, { partition: WAITING, prefix: '', page });
  return { items: found.items.map((row) => z.string().parse(row['sk'])), next: found.next };
}

/** What tells later that no mail was held since; undefined for a tenant that is not listed. */
export async function waitingStamp(table: Table, tenantId: string): Promise<string | undefined> {
  const row = await getRow(table, waitingKey(tenantId));
  return row === undefined ? undefined : z.string().parse(row['stamp']);
}

/** Takes a tenant that was deleted off the list. */
export async function forgetWaiting(table: Table, tenantId: string): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: waitingKey(tenantId) }));
}

/** Takes a tenant off the list, unless a mail was held since the stamp was read. */
export async function unlistTenant(table: Table, tenantId: string, stamp: string): Promise<void> {
  try {
    await table.client.send(
      new DeleteCommand({
        TableName: table.name,
        Key: waitingKey(tenantId),
        ConditionExpression: 'stamp = :stamp',
        ExpressionAttributeValues: { ':stamp': stamp },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
