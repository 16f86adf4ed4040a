import { accountKey } from '../keys.ts';
import { countUse, type MinuteUse, secondsUntilUse } from '../limit/minute-count.ts';
import type { Table } from '../table/table.ts';
import { type Condition, rowUpdate, type Writes } from '../table/write.ts';
import type { Account, Capped } from './accounts.ts';
import { inEpoch, type WritingCaller } from './caller-checks.ts';

interface CapacityRequest {
  readonly account: Account;
  readonly what: Capped;
  readonly cap: number;
  readonly limit: { readonly count: number };
  readonly now: Date;
}

function creationOf({ account, what, limit, now }: CapacityRequest): MinuteUse {
  return { name: what, counted: account.counted[what], limit: limit.count, now };
}

export function secondsUntilCreation(request: CapacityRequest): number | undefined {
  return secondsUntilUse(creationOf(request));
}

/** `account` fails when a concurrent creation took the last capacity; the caller reads the account again. */
export function takePlanCapacity(
  table: Table,
  caller: WritingCaller,
  request: CapacityRequest,
): Writes<'account'> {
  const { what, cap } = request;
  const counting = countUse(creationOf(request));
  return {
    account: rowUpdate(table, accountKey(caller.tenantId), {
      ...counting,
      ...inEpoch(caller),
      add: { ...counting.add, [what]: 1 },
      below: { ...counting.below, [what]: cap },
    }),
  };
}

export function returnPlanCapacity(table: Table, caller: WritingCaller, what: Capped): Writes<'account'> {
  return capacityReturn(table, caller.tenantId, what, inEpoch(caller));
}

export function returnPlanCapacityOfTenant(table: Table, tenantId: string, what: Capped): Writes<'account'> {
  return capacityReturn(table, tenantId, what, { has: ['pk'] });
}

function capacityReturn(table: Table, tenantId: string, what: Capped, bound: Condition): Writes<'account'> {
  return {
    account: rowUpdate(table, accountKey(tenantId), {
      ...bound,
      add: { [what]: -1 },
      // Webhooks and keys of a held account may be deleted: they hold no mail.
      ...(what === 'inboxes' ? { lacks: ['legal_hold'] } : {}),
    }),
  };
}
