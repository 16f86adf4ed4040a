import * as z from 'zod';
import { accountKey, humanKey, TENANT_LISTING, tenantListingKey } from '../keys.ts';
import { type Page, type PageRequest, queryPage } from '../table/page.ts';
import { getAs, getRows, type Row, type Table } from '../table/table.ts';
import { transact } from '../table/transaction.ts';
import { type Condition, rowDelete, rowUpdate, type Writes } from '../table/write.ts';
import { type Account, everyAccountOf, NOT_DELETED, tenantListingRowType } from './accounts.ts';
import { NOTHING_HELD } from './legal-hold.ts';

export interface Tenant {
  readonly account: Account;
  readonly deletedAt: string | undefined;
}

const deletedAtSchema = z.string().optional();

function tenantOf(row: Row): Tenant {
  return { account: everyAccountOf(row), deletedAt: deletedAtSchema.parse(row['deleted_at']) };
}

export function getTenant(table: Table, tenantId: string): Promise<Tenant | undefined> {
  return getAs(table, accountKey(tenantId), tenantOf);
}

export async function listTenants(table: Table, page: PageRequest): Promise<Page<Tenant>> {
  const { items, next } = await queryPage(table, TENANT_LISTING, page, tenantListingRowType.parse);
  const rows = await getRows(
    table,
    items.map(({ tenant }) => accountKey(tenant)),
  );
  return { items: rows.flatMap((row) => (row === undefined ? [] : [tenantOf(row)])), next };
}

export function tenantDeletion(
  table: Table,
  account: Account,
  now: Date,
  was: Condition['was'] = {},
): Writes<'account' | 'human'> {
  return {
    account: rowUpdate(table, accountKey(account.tenantId), {
      set: { deleted_at: now.toISOString() },
      has: ['pk'],
      was,
      // A second delete would restart the time from which the removal is counted.
      condition: `${NOT_DELETED} AND ${NOTHING_HELD}`,
    }),
    human: rowDelete(table, humanKey(account.humanEmail), { was: { tenant: account.tenantId } }),
  };
}

export async function forgetTenant(table: Table, account: Account): Promise<void> {
  await transact(table, {
    // A bug could get here with a living tenant, which must then survive.
    account: rowDelete(table, accountKey(account.tenantId), {
      condition: 'attribute_not_exists(pk) OR attribute_exists(deleted_at)',
    }),
    tenant: rowDelete(table, tenantListingKey(account.createdAt, account.tenantId)),
  });
}
