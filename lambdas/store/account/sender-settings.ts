import type { Notify, Unlisted } from '../../message/list-entry.ts';
import { accountKey } from '../keys.ts';
import type { Table } from '../table/table.ts';
import { updateOnce } from '../table/update-once.ts';
import { rowUpdate, type Writes } from '../table/write.ts';
import { inEpoch, type WritingCaller } from './caller-checks.ts';
import { MARKS } from './list-marks.ts';

interface SenderSettings {
  readonly unlisted?: Unlisted | undefined;
  readonly notify?: Notify | undefined;
  readonly retention_days?: number | null | undefined;
}

export function senderSettingsUpdate(
  table: Table,
  caller: WritingCaller,
  { unlisted, notify, retention_days }: SenderSettings,
  allows = false,
): Writes<'account'> {
  const set = { unlisted, notify, retention_days, ...(allows ? { [MARKS.allow]: true } : {}) };
  return { account: rowUpdate(table, accountKey(caller.tenantId), { set, ...inEpoch(caller) }) };
}

export async function takeNotice(table: Table, tenantId: string, at: string): Promise<boolean> {
  const { applied } = await updateOnce(table, accountKey(tenantId), {
    set: { noticed_for: at },
    has: ['pk'],
    below: { noticed_for: at },
  });
  return applied;
}
