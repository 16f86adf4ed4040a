import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { arrivalKey, DEFERRED_TENANTS, deferredMailKey, deferredMailOf, deferredTenantKey } from '../keys.ts';
import { ifConditionHolds } from '../table/if-condition-holds.ts';
import { type Page, queryPage } from '../table/page.ts';
import { rowType } from '../table/row-type.ts';
import { getRow, getRows, keyOfRow, type Row, type Table } from '../table/table.ts';
import {
  checkAbsent,
  failedConditions,
  putNew,
  throughConflicts,
  transact,
  transactOnce,
  type Writes,
} from '../table/transaction.ts';
import {
  createDeferredTotal,
  deferredAddition,
  deferredSubtraction,
  exceeds,
  getDeferredTotal,
} from './deferred-total.ts';
import { dropWrites } from './dropped-mail.ts';
import type { Caps } from './quota-counter.ts';

/** An over-quota mail. Its raw bytes are where the message's will be. */
export interface DeferredMail {
  readonly tenantId: string;
  readonly inboxId: string;
  readonly messageKey: string;
  /** The receipt, to be received again as it is. */
  readonly receipt: string;
  readonly size: number;
  readonly deferredAt: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

const deferredRowType = rowType('deferred-mail', 1, {
  tenant: z.string(),
  inbox_id: z.string(),
  message_key: z.string(),
  receipt: z.string(),
  size: z.int(),
  deferred_at: z.string(),
  expires_at: z.number(),
});

const waitingRowType = rowType('deferred-tenant', 1, { stamp: z.string() });

function deferredOf(row: Row): DeferredMail {
  const deferred = deferredRowType.parse(row);
  return {
    tenantId: deferred.tenant,
    inboxId: deferred.inbox_id,
    messageKey: deferred.message_key,
    receipt: deferred.receipt,
    size: deferred.size,
    deferredAt: deferred.deferred_at,
    expiresAt: deferred.expires_at,
  };
}

/** What became of a mail that a tenant has no quota for. */
export type DeferOutcome =
  | 'deferred'
  | 'deferredBefore'
  /** As much is deferred as may be, so it was dropped. */
  | 'dropped'
  /** A copy of its receipt was stored or dropped before; its arrival says which. */
  | 'settled';

/**
 * Defers a mail, unless it was stored meanwhile: the row of a stored mail would be released, and at its expiry the bytes of
 * the message would be deleted. A mail that is deferred already stays as it is.
 * @param caps of the tenant's deferred mail; undefined for mail that was within them before.
 * @throws TransactionConflict when other transactions changed the total at the same time.
 */
export async function defer(
  table: Table,
  deferred: DeferredMail,
  now: Date,
  caps: Caps | undefined,
): Promise<DeferOutcome> {
  const outcome = await deferOrDrop(table, deferred, now, caps);
  if (outcome === 'deferred' || outcome === 'deferredBefore') {
    await listAsWaiting(table, deferred.tenantId, now.toISOString());
  }
  return outcome;
}

async function deferOrDrop(
  table: Table,
  deferred: DeferredMail,
  now: Date,
  caps: Caps | undefined,
): Promise<DeferOutcome> {
  const { tenantId, size } = deferred;
  for (;;) {
    const total = await getDeferredTotal(table, tenantId);
    if (total === undefined) {
      await createDeferredTotal(table, tenantId);
      continue;
    }
    // A drop writes no row that other mails of the tenant write: a flood of dropped mail does not delay them.
    if (caps !== undefined && exceeds(total, size, caps)) return drop(table, deferred, now);
    const failed = await failedConditions(transactOnce, table, {
      // A released mail that finds no quota again keeps its expiry.
      deferred: putNew(table, deferredRow(deferred)),
      arrival: checkAbsent(table, arrivalKey(deferred.inboxId, deferred.messageKey)),
      ...deferredAddition(table, tenantId, size, caps),
    });
    if (failed === undefined) return 'deferred';
    if (failed.of('arrival')) return 'settled';
    if (failed.of('deferred')) return 'deferredBefore';
  }
}

async function drop(table: Table, deferred: DeferredMail, now: Date): Promise<DeferOutcome> {
  const failed = await failedConditions(transact, table, {
    ...dropWrites(table, deferred, now),
    deferred: checkAbsent(table, deferredMailKey(deferred.tenantId, deferred.messageKey)),
  });
  if (failed === undefined) return 'dropped';
  return failed.of('arrival') ? 'settled' : 'deferredBefore';
}

/** After the mail is deferred: for a tenant that is listed, there is mail. */
async function listAsWaiting(table: Table, tenantId: string, stamp: string): Promise<void> {
  await table.client.send(
    new PutCommand({
      TableName: table.name,
      Item: { ...deferredTenantKey(tenantId), ...waitingRowType.attributes({ stamp }) },
    }),
  );
}

function deferredRow(deferred: DeferredMail): Row {
  return {
    ...deferredMailKey(deferred.tenantId, deferred.messageKey),
    ...deferredRowType.attributes({
      tenant: deferred.tenantId,
      inbox_id: deferred.inboxId,
      message_key: deferred.messageKey,
      receipt: deferred.receipt,
      size: deferred.size,
      deferred_at: deferred.deferredAt,
      expires_at: deferred.expiresAt,
    }),
  };
}

/** Which of these mails wait for quota. */
export async function areDeferred(
  table: Table,
  tenantId: string,
  messageKeys: readonly string[],
): Promise<boolean[]> {
  const rows = await getRows(
    table,
    messageKeys.map((messageKey) => deferredMailKey(tenantId, messageKey)),
  );
  return rows.map((row) => row !== undefined);
}

/** Deferred mail of a tenant, oldest first. */
export async function listDeferred(
  table: Table,
  tenantId: string,
  limit: number,
  after: string | undefined,
): Promise<Page<DeferredMail>> {
  const page = { limit, ascending: true, after };
  const found = await queryPage(table, { ...deferredMailOf(tenantId), page });
  return { items: found.items.map(deferredOf), next: found.next };
}

/**
 * The writes that end the deferral of a mail, in the transaction that stores it. `deferred` fails when the mail was given up,
 * `deferredTotal` when the tenant has no total yet.
 */
export function deferredRemoval(
  table: Table,
  tenantId: string,
  messageKey: string,
  size: number,
): Writes<'deferred' | 'deferredTotal'> {
  return {
    deferred: {
      Delete: {
        TableName: table.name,
        Key: deferredMailKey(tenantId, messageKey),
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(given_up)',
      },
    },
    ...deferredSubtraction(table, tenantId, size),
  };
}

/**
 * Marks a mail that will not be stored any more, before its bytes are deleted: a function that is storing it commits before
 * the mark or not at all. @returns false when it was stored.
 */
export async function markGivenUp(table: Table, { tenantId, messageKey }: DeferredMail): Promise<boolean> {
  const mark = new UpdateCommand({
    TableName: table.name,
    Key: deferredMailKey(tenantId, messageKey),
    UpdateExpression: 'SET given_up = :yes',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':yes': true },
  });
  const { applied } = await ifConditionHolds(() => throughConflicts(table, () => table.client.send(mark)));
  return applied;
}

/** Deletes the row of a mail that will not be stored, if it is there. */
export async function forgetDeferred(
  table: Table,
  { tenantId, messageKey, size }: DeferredMail,
): Promise<void> {
  for (;;) {
    const failed = await failedConditions(transact, table, {
      deferred: {
        Delete: {
          TableName: table.name,
          Key: deferredMailKey(tenantId, messageKey),
          ConditionExpression: 'attribute_exists(pk)',
        },
      },
      ...deferredSubtraction(table, tenantId, size),
    });
    if (failed === undefined || failed.of('deferred')) return;
    await createDeferredTotal(table, tenantId);
  }
}

const INBOX_PAGE = 100;

/** Deletes the rows of all mail to a deleted inbox. */
export async function forgetDeferredOfInbox(table: Table, tenantId: string, inboxId: string): Promise<void> {
  for (let after: string | undefined; ; ) {
    const { items, next } = await listDeferred(table, tenantId, INBOX_PAGE, after);
    for (const deferred of items) if (deferred.inboxId === inboxId) await forgetDeferred(table, deferred);
    if (next === undefined) return;
    after = next;
  }
}

const TENANTS_PAGE = 100;

export async function tenantsWithDeferred(table: Table, after: string | undefined): Promise<Page<string>> {
  const page = { limit: TENANTS_PAGE, ascending: true, after };
  const found = await queryPage(table, { ...DEFERRED_TENANTS, page });
  return { items: found.items.map((row) => keyOfRow(row).sk), next: found.next };
}

/** A stamp that changes when a mail is deferred; undefined for a tenant that is not listed. */
export async function waitingStamp(table: Table, tenantId: string): Promise<string | undefined> {
  const row = await getRow(table, deferredTenantKey(tenantId));
  return row === undefined ? undefined : waitingRowType.parse(row).stamp;
}

/** Takes a tenant that was deleted off the list. */
export async function forgetWaiting(table: Table, tenantId: string): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: deferredTenantKey(tenantId) }));
}

/** Takes a tenant off the list, unless a mail was deferred since the stamp was read. */
export async function unlistTenant(table: Table, tenantId: string, stamp: string): Promise<void> {
  const unlist = new DeleteCommand({
    TableName: table.name,
    Key: deferredTenantKey(tenantId),
    ConditionExpression: 'stamp = :stamp',
    ExpressionAttributeValues: { ':stamp': stamp },
  });
  await ifConditionHolds(() => table.client.send(unlist));
}
