import * as z from 'zod';
import { DOMAINS, domainKey } from '../keys.ts';
import { startingWith } from '../table/prefix-range.ts';
import { rowType, type Stored } from '../table/row-type.ts';
import { getAs, queryAll, type Row, type Table } from '../table/table.ts';
import { rowCheck, rowDelete, rowPut, rowUpdate, type Writes } from '../table/write.ts';

const domainRowType = rowType(
  'domain',
  1,
  {
    domain: z.string(),
    /** The only tenant that may create inboxes there; undefined while no tenant may, after the assignment ended. */
    tenantId: z.string().optional(),
    changedAt: z.string(),
  },
  { tenantId: 'tenant' },
);

/** A domain of the deployment that is not shared by all of its tenants: those have no row. */
export type AssignedDomain = Stored<typeof domainRowType>;

const domainOf = (row: Row): AssignedDomain => domainRowType.parse(row);

export function getDomain(table: Table, domain: string): Promise<AssignedDomain | undefined> {
  return getAs(table, domainKey(domain), domainOf);
}

/** All of them: a deployment has few domains. */
export async function assignedDomains(table: Table): Promise<ReadonlyMap<string, AssignedDomain>> {
  const rows = await queryAll(table, { ...startingWith(DOMAINS), ConsistentRead: true });
  return new Map(rows.map(domainOf).map((each) => [each.domain, each]));
}

/** The write that closes a domain for new inboxes; `domain` fails when it is not as it was read. */
export function domainClosing(
  table: Table,
  domain: string,
  read: AssignedDomain | undefined,
  now: Date,
): Writes<'domain'> {
  const row = domainRowType.row(domainKey(domain), { domain, changedAt: now.toISOString() });
  return {
    domain:
      read === undefined
        ? rowPut(table, row, { lacks: ['pk'] })
        : rowUpdate(table, domainKey(domain), {
            set: { tenant: null, changed_at: now.toISOString() },
            has: ['pk'],
            was: { tenant: read.tenantId },
          }),
  };
}

/** The write that gives a closed domain to a tenant; `domain` fails when it is not closed. */
export function domainAssignment(
  table: Table,
  domain: string,
  tenantId: string,
  now: Date,
): Writes<'domain'> {
  const set = { tenant: tenantId, changed_at: now.toISOString() };
  return { domain: rowUpdate(table, domainKey(domain), { set, has: ['pk'], lacks: ['tenant'] }) };
}

/** The write after which all tenants share a domain; `domain` fails when it is assigned. */
export function domainSharing(table: Table, domain: string): Writes<'domain'> {
  return { domain: rowDelete(table, domainKey(domain), { lacks: ['tenant'] }) };
}

/** The check that a tenant may make inboxes in a domain. */
export function domainOpen(table: Table, domain: string, tenantId: string): Writes<'domain'> {
  return {
    domain: rowCheck(table, domainKey(domain), {
      condition: 'attribute_not_exists(pk) OR #tenant = :tenant',
      values: { ':tenant': tenantId },
    }),
  };
}
