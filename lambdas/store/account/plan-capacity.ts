import { accountKey } from '../keys.ts';
import { countUse, type MinuteUse, secondsUntilUse } from '../limit/minute-count.ts';
import type { Table } from '../table/table.ts';
import type { Writes } from '../table/transaction.ts';
import type { Account, Capped } from './accounts.ts';
import { CURRENT_EPOCH, type WritingCaller } from './caller-checks.ts';
import { NOT_HELD } from './legal-hold.ts';

/** How often one kind of thing may be created in a minute, over all keys of a tenant; `count` 0 for no limit. */
interface CreationLimit {
  readonly count: number;
}

interface CapacityRequest {
  readonly account: Account;
  readonly what: Capped;
  /** As many as may exist. */
  readonly cap: number;
  readonly limit: CreationLimit;
  readonly now: Date;
}

function creationOf({ account, what, limit, now }: CapacityRequest): MinuteUse {
  return { name: what, counted: account.counted[what], limit: limit.count, now };
}

/** Whole seconds until another may be created; undefined when one may be created now. */
export function secondsUntilCreation(request: CapacityRequest): number | undefined {
  return secondsUntilUse(creationOf(request));
}

/**
 * The write that takes capacity under a cap and counts the creation of this minute. `account` fails when a parallel create
 * took the last capacity or the last creation of the minute, when the caller's epoch is over, and when the tenant was
 * deleted: read the account again.
 */
export function takePlanCapacity(
  table: Table,
  caller: WritingCaller,
  request: CapacityRequest,
): Writes<'account'> {
  const counting = countUse(creationOf(request));
  return {
    account: {
      Update: {
        TableName: table.name,
        Key: accountKey(caller.tenantId),
        UpdateExpression: [
          ...(counting.set.length === 0 ? [] : [`SET ${counting.set.join(', ')}`]),
          `ADD ${['#what :one', ...counting.add].join(', ')}`,
        ].join(' '),
        ConditionExpression: [
          CURRENT_EPOCH,
          '(attribute_not_exists(#what) OR #what < :cap)',
          counting.condition,
        ].join(' AND '),
        ExpressionAttributeNames: { '#what': request.what, ...counting.names },
        ExpressionAttributeValues: {
          ...counting.values,
          ':cap': request.cap,
          ':callerEpoch': caller.epoch,
        },
      },
    },
  };
}

/** The write that gives the capacity of something deleted back, bound to the caller who deletes it. */
export function returnPlanCapacity(table: Table, caller: WritingCaller, what: Capped): Writes<'account'> {
  return capacityReturn(table, caller.tenantId, what, CURRENT_EPOCH, { ':callerEpoch': caller.epoch });
}

/** The same for what the service itself deletes. */
export function returnPlanCapacityOfTenant(table: Table, tenantId: string, what: Capped): Writes<'account'> {
  return capacityReturn(table, tenantId, what, 'attribute_exists(pk)', {});
}

function capacityReturn(
  table: Table,
  tenantId: string,
  what: Capped,
  condition: string,
  values: Readonly<Record<string, number>>,
): Writes<'account'> {
  return {
    account: {
      Update: {
        TableName: table.name,
        Key: accountKey(tenantId),
        UpdateExpression: 'ADD #what :less',
        // Webhooks and keys of a held account may be deleted: they hold no mail.
        ConditionExpression: what === 'inboxes' ? `${condition} AND ${NOT_HELD}` : condition,
        ExpressionAttributeNames: { '#what': what },
        ExpressionAttributeValues: { ':less': -1, ...values },
      },
    },
  };
}
