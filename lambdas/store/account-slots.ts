import {
  type Account,
  accountKey,
  type Capped,
  type CreatedInMinute,
  createdAttributes,
} from './accounts.ts';
import { CURRENT_EPOCH, type WritingCaller } from './caller-checks.ts';
import type { Table } from './table.ts';
import type { Writes } from './transaction.ts';

const MINUTE_MS = 60_000;

/** How often one kind of thing may be created in a minute, over all keys of a tenant; `count` 0 for no limit. */
export interface CreationLimit {
  readonly count: number;
}

export interface SlotRequest {
  /** The account as it was read. */
  readonly account: Account;
  readonly what: Capped;
  /** As many as may exist. */
  readonly cap: number;
  readonly limit: CreationLimit;
  readonly now: Date;
}

/** The minute in which a creation counts: a clock that is behind does not reopen an earlier one. */
function countedMinute(created: CreatedInMinute | undefined, now: Date): number {
  return Math.max(Math.floor(now.getTime() / MINUTE_MS), created?.minute ?? 0);
}

/** Whole seconds until another may be created; undefined when one may be created now. */
export function secondsUntilCreation({ account, what, limit, now }: SlotRequest): number | undefined {
  const created = account.created[what];
  const minute = countedMinute(created, now);
  if (limit.count === 0 || created?.minute !== minute || created.count < limit.count) return undefined;
  return Math.max(1, Math.ceil(((minute + 1) * MINUTE_MS - now.getTime()) / 1000));
}

/**
 * The write that takes a slot under a cap and counts the creation of this minute. `account` fails when a parallel create
 * took the last slot or the last creation of the minute, when the caller's epoch is over, and when the tenant was
 * deleted: read the account again.
 */
export function takeSlot(table: Table, caller: WritingCaller, request: SlotRequest): Writes<'account'> {
  const { account, what, cap, limit, now } = request;
  const names = createdAttributes(what);
  const minute = countedMinute(account.created[what], now);
  const isSameMinute = account.created[what]?.minute === minute;
  const withinLimit = limit.count === 0 ? '' : ' AND #inMinute < :limit';
  return {
    account: {
      Update: {
        TableName: table.name,
        Key: accountKey(caller.tenantId),
        UpdateExpression: isSameMinute
          ? 'ADD #what :one, #inMinute :one'
          : 'SET #minute = :minute, #inMinute = :one ADD #what :one',
        ConditionExpression: [
          CURRENT_EPOCH,
          '(attribute_not_exists(#what) OR #what < :cap)',
          // Against two first creations of a minute: one opens it, the other counts in it.
          isSameMinute
            ? `#minute = :minute${withinLimit}`
            : '(attribute_not_exists(#minute) OR #minute < :minute)',
        ].join(' AND '),
        ExpressionAttributeNames: { '#what': what, '#minute': names.minute, '#inMinute': names.count },
        ExpressionAttributeValues: {
          ':one': 1,
          ':cap': cap,
          ':minute': minute,
          ':callerEpoch': caller.epoch,
          ...(isSameMinute && limit.count > 0 ? { ':limit': limit.count } : {}),
        },
      },
    },
  };
}

/** The write that gives the slot of something deleted back, bound to the caller who deletes it. */
export function returnSlot(table: Table, caller: WritingCaller, what: Capped): Writes<'account'> {
  return slotReturn(table, caller.tenantId, what, CURRENT_EPOCH, { ':callerEpoch': caller.epoch });
}

/** The same for what the service itself deletes. */
export function returnSlotOfTenant(table: Table, tenantId: string, what: Capped): Writes<'account'> {
  return slotReturn(table, tenantId, what, 'attribute_exists(pk)', {});
}

function slotReturn(
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
        ConditionExpression: condition,
        ExpressionAttributeNames: { '#what': what },
        ExpressionAttributeValues: { ':less': -1, ...values },
      },
    },
  };
}
