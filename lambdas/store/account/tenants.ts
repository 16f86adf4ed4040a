import * as z from 'zod';
import { accountKey, humanKey, TENANT_LISTING, tenantListingKey } from '../keys.ts';
import { type Page, type PageRequest, queryPage } from '../table/page.ts';
import { getRow, getRows, type Row, type Table } from '../table/table.ts';
import { transact, type Writes } from '../table/transaction.ts';
import { type Account, everyAccountOf, tenantListingRowType } from './accounts.ts';
import { NOTHING_HELD } from './legal-hold.ts';

/** A tenant as its operator sees it, until nothing is left of it. */
export interface Tenant {
  readonly account: Account;
  /** Since when it is unreachable and being removed. */
  readonly deletedAt: string | undefined;
}

const deletedAtSchema = z.string().optional();

function tenantOf(row: Row): Tenant {
  return { account: everyAccountOf(row), deletedAt: deletedAtSchema.parse(row['deleted_at']) };
}

export async function getTenant(table: Table, tenantId: string): Promise<Tenant | undefined> {
  const row = await getRow(table, accountKey(tenantId));
  return row === undefined ? undefined : tenantOf(row);
}

/** Tenants by age, those that are being removed too. */
export async function listTenants(table: Table, page: PageRequest): Promise<Page<Tenant>> {
  const found = await queryPage(table, { ...TENANT_LISTING, page });
  const rows = await getRows(
    table,
    found.items.map((row) => accountKey(tenantListingRowType.parse(row).tenant)),
  );
  return { items: rows.flatMap((row) => (row === undefined ? [] : [tenantOf(row)])), next: found.next };
}

/**
 * The writes from which on a tenant is deleted: nothing is added to it any more, and its human may sign up anew.
 * `account` fails when it was deleted already, or is held.
 */
export function tenantDeletion(table: Table, account: Account, now: Date): Writes<'account' | 'human'> {
  return {
    account: {
      Update: {
        TableName: table.name,
        Key: accountKey(account.tenantId),
        UpdateExpression: 'SET deleted_at = :now',
        // Against a second delete, from whose time the removal would be counted anew.
        ConditionExpression: `attribute_exists(pk) AND attribute_not_exists(deleted_at) AND ${NOTHING_HELD}`,
        ExpressionAttributeValues: { ':now': now.toISOString() },
      },
    },
    human: {
      Delete: {
        TableName: table.name,
        Key: humanKey(account.humanEmail),
        ConditionExpression: 'tenant = :tenant',
        ExpressionAttributeValues: { ':tenant': account.tenantId },
      },
    },
  };
}

/** The last of a deleted tenant. */
export async function forgetTenant(table: Table, account: Account): Promise<void> {
  await transact(table, {
    account: {
      Delete: {
        TableName: table.name,
        Key: accountKey(account.tenantId),
        // Nothing but a bug could lead here with a living tenant: it must not be this that ends it.
        ConditionExpression: 'attribute_not_exists(pk) OR attribute_exists(deleted_at)',
      },
    },
    tenant: { Delete: { TableName: table.name, Key: tenantListingKey(account.createdAt, account.tenantId) } },
  });
}
