import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { dropWrites } from './dropped.ts';
import {
  createHeldTotal,
  exceeds,
  getHeldTotal,
  HELD_PREFIX,
  heldAddition,
  heldSubtraction,
} from './held-total.ts';
import { arrivalKey } from './message-rows.ts';
import { type Page, queryPage } from './page.ts';
import type { Caps } from './quota-counter.ts';
import { getRow, getRows, type Key, type Row, type Table } from './table.ts';
import { ConditionsFailed, throughConflicts, transact, transactOnce, type Writes } from './transaction.ts';

/** A mail that waits for quota under a cap. Its raw bytes lie where the message's will. */
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

/** What became of a mail that a tenant has no quota for. */
export type HoldOutcome =
  | 'held'
  /** It was held before. */
  | 'heldBefore'
  /** As much is held as may be: it is dropped. */
  | 'dropped'
  /** A copy of its receipt was delivered or dropped before; its arrival says which. */
  | 'settled';

/**
 * Notes a held mail, unless it was delivered meanwhile: a note of a delivered mail would be released, and given up in the
 * end, with the bytes of a message that is there. A second note of the same mail changes nothing.
 * @param caps of the tenant's held mail; undefined for mail that was let in before.
 * @throws TransactionConflict when other transactions held the total just then.
 */
export async function hold(
  table: Table,
  held: HeldMail,
  now: Date,
  caps: Caps | undefined,
): Promise<HoldOutcome> {
  const outcome = await holdOrDrop(table, held, now, caps);
  if (outcome === 'held' || outcome === 'heldBefore') {
    await listAsWaiting(table, held.tenantId, now.toISOString());
  }
  return outcome;
}

async function holdOrDrop(
  table: Table,
  held: HeldMail,
  now: Date,
  caps: Caps | undefined,
): Promise<HoldOutcome> {
  const { tenantId, size } = held;
  for (;;) {
    const total = await getHeldTotal(table, tenantId);
    if (total === undefined) {
      await createHeldTotal(table, tenantId);
      continue;
    }
    // Whoever finds it full writes nothing that others wait for: a flood of dropped mail holds nobody up.
    if (caps !== undefined && exceeds(total, size, caps)) return drop(table, held, now);
    try {
      await transactOnce(table, {
        held: {
          Put: {
            TableName: table.name,
            Item: heldRow(held),
            // A mail that is released and finds no quota again keeps its time.
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        ...withoutArrival(table, held),
        ...heldAddition(table, tenantId, size, caps),
      });
      return 'held';
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      if (error.of('arrival')) return 'settled';
      if (error.of('held')) return 'heldBefore';
    }
  }
}

async function drop(table: Table, held: HeldMail, now: Date): Promise<HoldOutcome> {
  try {
    await transact(table, {
      ...dropWrites(table, held, now),
      held: {
        ConditionCheck: {
          TableName: table.name,
          Key: heldKey(held.tenantId, held.messageKey),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
    });
    return 'dropped';
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error;
    return error.of('arrival') ? 'settled' : 'heldBefore';
  }
}

function withoutArrival(table: Table, { inboxId, messageKey }: HeldMail): Writes<'arrival'> {
  return {
    arrival: {
      ConditionCheck: {
        TableName: table.name,
        Key: arrivalKey(inboxId, messageKey),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  };
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

/** Which of these mails wait for quota. */
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

/**
 * The writes that end the waiting of a mail, as part of its delivery. `held` fails when the mail was given up, `heldTotal`
 * when held mail was never counted.
 */
export function heldRemoval(
  table: Table,
  tenantId: string,
  messageKey: string,
  size: number,
): Writes<'held' | 'heldTotal'> {
  return {
    held: {
      Delete: {
        TableName: table.name,
        Key: heldKey(tenantId, messageKey),
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(given_up)',
      },
    },
    ...heldSubtraction(table, tenantId, size),
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

/** Ends the waiting of a mail that is not delivered, if it has not ended. */
export async function forgetHeld(table: Table, { tenantId, messageKey, size }: HeldMail): Promise<void> {
  for (;;) {
    try {
      await transact(table, {
        held: {
          Delete: {
            TableName: table.name,
            Key: heldKey(tenantId, messageKey),
            ConditionExpression: 'attribute_exists(pk)',
          },
        },
        ...heldSubtraction(table, tenantId, size),
      });
      return;
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      if (error.of('held')) return;
      await createHeldTotal(table, tenantId);
    }
  }
}

const INBOX_PAGE = 100;

/** Ends the waiting of every mail to an inbox that is deleted. */
export async function forgetHeldOfInbox(table: Table, tenantId: string, inboxId: string): Promise<void> {
  for (let after: string | undefined; ; ) {
    const { items, next } = await listHeld(table, tenantId, INBOX_PAGE, after);
    for (const held of items) if (held.inboxId === inboxId) await forgetHeld(table, held);
    if (next === undefined) return;
    after = next;
  }
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
