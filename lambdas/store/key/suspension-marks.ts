import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { sideBySide } from '../../timing/side-by-side.ts';
import { NOT_DELETED } from '../account/accounts.ts';
import { accountKey, apiKeysOfTenant, credentialKey, webhooksOf } from '../keys.ts';
import type { Suspension, SuspensionMark } from '../suspension.ts';
import { ifConditionHolds } from '../table/if-condition-holds.ts';
import { startingWith } from '../table/prefix-range.ts';
import { type Key, keyOfRow, queryAll, type Table } from '../table/table.ts';
import type { Writes } from '../table/transaction.ts';
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
    account: {
      Update: {
        TableName: table.name,
        Key: accountKey(tenantId),
        UpdateExpression: 'SET suspension = :suspension',
        ConditionExpression: `attribute_exists(pk) AND ${NOT_DELETED} AND ${
          read === undefined ? 'attribute_not_exists(suspension)' : 'suspension.id = :read'
        }`,
        ExpressionAttributeValues: {
          ':suspension': suspension,
          ...(read === undefined ? {} : { ':read': read.id }),
        },
      },
    },
  };
}

/** The write that ends a suspension, when every mark is gone. `account` fails when there is another by now. */
export function suspensionEnd(table: Table, tenantId: string, { id }: Suspension): Writes<'account'> {
  return {
    account: {
      Update: {
        TableName: table.name,
        Key: accountKey(tenantId),
        UpdateExpression: 'REMOVE suspension',
        ConditionExpression: 'suspension.id = :id',
        ExpressionAttributeValues: { ':id': id },
      },
    },
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
  await sideBySide(AT_ONCE, marked, (key) => setMark(table, key, mark));
}

async function setMark(table: Table, key: Key, mark: SuspensionMark | undefined): Promise<void> {
  // A key or webhook that was deleted meanwhile must not come back.
  await ifConditionHolds(() =>
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: key,
        UpdateExpression: mark === undefined ? 'REMOVE suspension' : 'SET suspension = :mark',
        ConditionExpression: 'attribute_exists(pk)',
        ...(mark === undefined
          ? {}
          : { ExpressionAttributeValues: { ':mark': { id: mark.id, reason: mark.reason } } }),
      }),
    ),
  );
}
