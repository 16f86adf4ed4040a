import * as z from 'zod';
import { arrivalKey, DEFERRED_TENANTS, deferredMailKey, deferredMailOf, deferredTenantKey } from '../keys.ts';
import { firstPage, type Page, queryPage } from '../table/page.ts';
import { rowType, type Stored } from '../table/row-type.ts';
import { getAs, getRows, keyOfRow, type Row, type Table } from '../table/table.ts';
import { TransactionConflict, throughConflicts, tryTransact, tryTransactOnce } from '../table/transaction.ts';
import {
  checkAbsent,
  makeWrite,
  putNew,
  rowDelete,
  rowUpdate,
  tryWrite,
  type Writes,
} from '../table/write.ts';
import {
  createDeferredTotal,
  deferredAddition,
  deferredSubtraction,
  exceeds,
  getDeferredTotal,
} from './deferred-total.ts';
import { overQuotaDrop } from './dropped-mail.ts';
import type { Caps } from './quota-counter.ts';

export type DeferredMail = Stored<typeof deferredRowType>;

const deferredRowType = rowType(
  'deferred-mail',
  1,
  {
    tenantId: z.string(),
    inboxId: z.string(),
    messageKey: z.string(),
    receipt: z.string(),
    size: z.int(),
    deferredAt: z.string(),
    expiresAt: z.number(),
  },
  { tenantId: 'tenant' },
);

const waitingRowType = rowType('deferred-tenant', 1, {
  stamp: z.string(),
  behind: z.string().optional(),
});

export type DeferOutcome = 'deferred' | 'deferredBefore' | 'dropped' | 'settled';

/**
 * The row of an email that was stored concurrently would be released, and its expiry would delete the bytes of the
 * message.
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
    // A drop writes no row that other emails of the tenant write, so that a flood does not delay them.
    if (caps !== undefined && exceeds(total, size, caps)) return drop(table, deferred, now);
    const failed = await tryTransactOnce(table, {
      // A released email that finds no quota again keeps its expiry.
      deferred: putNew(table, deferredRow(deferred)),
      arrival: checkAbsent(table, arrivalKey(deferred.inboxId, deferred.messageKey)),
      ...deferredAddition(table, tenantId, size, caps),
    });
    if (failed === undefined) return 'deferred';
    if (failed instanceof TransactionConflict) throw failed;
    if (failed.of('arrival')) return 'settled';
    if (failed.of('deferred')) return 'deferredBefore';
  }
}

async function drop(table: Table, deferred: DeferredMail, now: Date): Promise<DeferOutcome> {
  const failed = await tryTransact(table, {
    ...overQuotaDrop(table, deferred, now),
    deferred: checkAbsent(table, deferredMailKey(deferred.tenantId, deferred.messageKey)),
  });
  if (failed === undefined) return 'dropped';
  return failed.of('arrival') ? 'settled' : 'deferredBefore';
}

/** The tenant is listed after its email is deferred, so that every listed tenant has one. */
async function listAsWaiting(table: Table, tenantId: string, stamp: string): Promise<void> {
  const set = waitingRowType.attributes({ stamp });
  await makeWrite(table, rowUpdate(table, deferredTenantKey(tenantId), { set }));
}

function deferredRow(deferred: DeferredMail): Row {
  return deferredRowType.row(deferredMailKey(deferred.tenantId, deferred.messageKey), deferred);
}

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

export function listDeferred(
  table: Table,
  tenantId: string,
  limit: number,
  after: string | undefined,
): Promise<Page<DeferredMail>> {
  return queryPage(table, deferredMailOf(tenantId), { ...firstPage(limit), after }, deferredRowType.parse);
}

export function deferredRemoval(
  table: Table,
  tenantId: string,
  messageKey: string,
  size: number,
): Writes<'deferred' | 'deferredTotal'> {
  return {
    deferred: rowDelete(table, deferredMailKey(tenantId, messageKey), {
      has: ['pk'],
      lacks: ['given_up'],
    }),
    ...deferredSubtraction(table, tenantId, size),
  };
}

/** The mark precedes the delete of the bytes, so that a concurrent store commits before the mark or fails. */
export async function markGivenUp(table: Table, { tenantId, messageKey }: DeferredMail): Promise<boolean> {
  const key = deferredMailKey(tenantId, messageKey);
  const mark = rowUpdate(table, key, { set: { given_up: true }, has: ['pk'] });
  return (await throughConflicts(table, () => tryWrite(table, mark))).applied;
}

export async function forgetDeferred(
  table: Table,
  { tenantId, messageKey, size }: DeferredMail,
): Promise<void> {
  for (;;) {
    const failed = await tryTransact(table, {
      deferred: rowDelete(table, deferredMailKey(tenantId, messageKey), { has: ['pk'] }),
      ...deferredSubtraction(table, tenantId, size),
    });
    if (failed === undefined || failed.of('deferred')) return;
    await createDeferredTotal(table, tenantId);
  }
}

const INBOX_PAGE = 100;

export async function forgetDeferredOfInbox(
  table: Table,
  tenantId: string,
  inboxId: string,
  limit = INBOX_PAGE,
): Promise<void> {
  for (let after: string | undefined; ; ) {
    const { items, next } = await listDeferred(table, tenantId, limit, after);
    for (const deferred of items) if (deferred.inboxId === inboxId) await forgetDeferred(table, deferred);
    if (next === undefined) return;
    after = next;
  }
}

const TENANTS_PAGE = 100;

export function tenantsWithDeferred(table: Table, after: string | undefined): Promise<Page<string>> {
  return queryPage(table, DEFERRED_TENANTS, { ...firstPage(TENANTS_PAGE), after }, (row) => keyOfRow(row).sk);
}

export function waitingStamp(table: Table, tenantId: string): Promise<string | undefined> {
  return getAs(table, deferredTenantKey(tenantId), (row) => waitingRowType.parse(row).stamp);
}

export async function beginBehind(table: Table, tenantId: string, behind: string): Promise<void> {
  await tryWrite(table, rowUpdate(table, deferredTenantKey(tenantId), { set: { behind }, has: ['pk'] }));
}

/** The releases after the next ones begin with the oldest email again. */
export async function takeBeginning(table: Table, tenantId: string): Promise<string | undefined> {
  const key = deferredTenantKey(tenantId);
  const behind = await getAs(table, key, (row) => waitingRowType.parse(row).behind);
  if (behind === undefined) return undefined;
  await tryWrite(table, rowUpdate(table, key, { set: { behind: null }, has: ['pk'] }));
  return behind;
}

export async function forgetWaiting(table: Table, tenantId: string): Promise<void> {
  await makeWrite(table, rowDelete(table, deferredTenantKey(tenantId)));
}

export async function unlistTenant(table: Table, tenantId: string, stamp: string): Promise<void> {
  await tryWrite(table, rowDelete(table, deferredTenantKey(tenantId), { was: { stamp } }));
}
