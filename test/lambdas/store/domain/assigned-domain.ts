import {
  type AssignedDomain,
  catchAllWrite,
  domainAssignment,
  domainClosing,
  getDomain,
} from '../../../../lambdas/store/domain/assigned-domains.ts';
import { findInbox, inboxUpdate } from '../../../../lambdas/store/inbox/inboxes.ts';
import type { Table } from '../../../../lambdas/store/table/table.ts';
import { transact } from '../../../../lambdas/store/table/transaction.ts';
import { NOW } from '../../test-context.ts';

async function read(table: Table, domain: string): Promise<AssignedDomain> {
  const row = await getDomain(table, domain);
  if (row === undefined) throw new Error(`${domain} has no row`);
  return row;
}

/** Gives a domain to a tenant, or closes it. */
export async function assignTo(
  table: Table,
  domain: string,
  tenantId: string | undefined,
  at = NOW,
  wildcard = false,
): Promise<void> {
  await transact(table, domainClosing(table, domain, await getDomain(table, domain), at));
  if (tenantId !== undefined)
    await transact(table, domainAssignment(table, await read(table, domain), { tenantId, wildcard }, at));
}

/** Makes an inbox, or none, the catch-all of a domain that is assigned. */
export async function catchAllIs(
  table: Table,
  domain: string,
  inboxId: string | undefined,
  at = NOW,
): Promise<void> {
  const row = await read(table, domain);
  const changes = [
    [row.catchAll, null],
    [inboxId, true],
  ] as const;
  for (const [named, catchAll] of changes) {
    const inbox = named === undefined ? undefined : await findInbox(table, named);
    if (inbox !== undefined)
      await transact(table, inboxUpdate(table, inbox, { metadata: inbox.metadata, catchAll }, at));
  }
  await transact(table, catchAllWrite(table, row, inboxId, at));
}
