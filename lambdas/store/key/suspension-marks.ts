import { sideBySide } from '../../timing/side-by-side.ts';
import { NOT_DELETED } from '../account/accounts.ts';
import { accountKey, apiKeysOfTenant, credentialKey, webhooksOf } from '../keys.ts';
import type { Suspension, SuspensionMark } from '../suspension.ts';
import { startingWith } from '../table/prefix-range.ts';
import { keyOfRow, queryAll, type Table } from '../table/table.ts';
import { rowUpdate, tryWrite, type Writes } from '../table/write.ts';
import { recordOf } from './api-key-rows.ts';

const AT_ONCE = 20;

/**
 * The write from which on nothing of a tenant is written by its keys, and no key is made: then all credentials can be found and
 * marked. `account` fails when it was suspended, resumed or deleted since it was read.
 */
export function suspensionStart(
  table: Table,
  tenantId: string,
  suspension: Suspension,
  read: Suspension | undefined,
): Writes<'account'> {
  return {
    account: rowUpdate(table, accountKey(tenantId), {
      set: { suspension },
      has: ['pk'],
      condition: `${NOT_DELETED} AND ${
        read === undefined ? 'attribute_not_exists(suspension)' : 'suspension.id = :read'
      }`,
      values: { ':read': read?.id },
    }),
  };
}

/** The write that ends a suspension, when every mark is gone. `account` fails when there is another by now. */
export function suspensionEnd(table: Table, tenantId: string, { id }: Suspension): Writes<'account'> {
  return {
    account: rowUpdate(table, accountKey(tenantId), {
      remove: ['suspension'],
      condition: 'suspension.id = :id',
      values: { ':id': id },
    }),
  };
}

/** Marks every credential and every webhook of a tenant, or takes the marks away. May be repeated. */
export async function markTenant(
  table: Table,
  tenantId: string,
  mark: SuspensionMark | undefined,
): Promise<void> {
  const [keys, webhooks] = await Promise.all(
    [apiKeysOfTenant(tenantId), webhooksOf(tenantId)].map((range) =>
      queryAll(table, { ...startingWith(range), ConsistentRead: true }),
    ),
  );
  const marked = [
    ...(keys ?? []).map((row) => credentialKey(recordOf(row).secretHash)),
    // The record of a key is what calls look at that wait.
    ...[...(keys ?? []), ...(webhooks ?? [])].map(keyOfRow),
  ];
  const suspension = mark === undefined ? null : { id: mark.id, reason: mark.reason };
  await sideBySide(AT_ONCE, marked, async (key) => {
    // A key or webhook that was deleted meanwhile must not come back.
    await tryWrite(table, rowUpdate(table, key, { set: { suspension }, has: ['pk'] }));
  });
}
