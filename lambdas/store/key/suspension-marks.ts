import { sideBySide } from '../../timing/side-by-side.ts';
import { NOT_DELETED } from '../account/accounts.ts';
import { accountKey, apiKeysOfTenant, credentialKey, webhooksOf } from '../keys.ts';
import type { Suspension, SuspensionMark } from '../suspension.ts';
import { startingWith } from '../table/prefix-range.ts';
import { keyOfRow, queryAll, type Table } from '../table/table.ts';
import { rowUpdate, tryWrite, type Writes } from '../table/write.ts';
import { recordOf } from './api-key-rows.ts';

const AT_ONCE = 20;

/** After this write the tenant's keys write nothing and no key is made, so that all credentials can be marked. */
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

export function suspensionEnd(table: Table, tenantId: string, { id }: Suspension): Writes<'account'> {
  return {
    account: rowUpdate(table, accountKey(tenantId), {
      remove: ['suspension'],
      condition: 'suspension.id = :id',
      values: { ':id': id },
    }),
  };
}

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
    ...[...(keys ?? []), ...(webhooks ?? [])].map(keyOfRow),
  ];
  const suspension = mark === undefined ? null : { id: mark.id, reason: mark.reason };
  await sideBySide(AT_ONCE, marked, async (key) => {
    // A key or webhook that was deleted concurrently must not be created again.
    await tryWrite(table, rowUpdate(table, key, { set: { suspension }, has: ['pk'] }));
  });
}
