import { createHash } from 'node:crypto';
import { DAY_MS } from '../../timing/durations.ts';
import type { Table } from '../table/table.ts';
import { rowUpdate, tryWrite } from '../table/write.ts';
import { keyOfDue } from './due-rows.ts';

export const NOTED_INBOXES = 50;

function noticeAt(tenantId: string, now: Date): string {
  const offset = (createHash('sha256').update(tenantId).digest().readUInt32BE() / 2 ** 32) * DAY_MS;
  const day = Math.floor((now.getTime() - offset) / DAY_MS) + 1;
  return new Date(Math.floor(day * DAY_MS + offset)).toISOString();
}

/** The call precedes the message, because a crash between the two then only leaves a notice that finds nothing held. */
export async function noteHeld(
  table: Table,
  { tenantId, inboxId }: Readonly<Record<'tenantId' | 'inboxId', string>>,
  now: Date,
  most = NOTED_INBOXES,
): Promise<void> {
  const note = rowUpdate(
    table,
    keyOfDue({ at: noticeAt(tenantId, now), kind: 'held-notice', id: tenantId }),
    {
      set: { tenant: tenantId, about: {} },
      add: { inboxes: new Set([inboxId]) },
      condition: 'attribute_not_exists(inboxes) OR size(inboxes) < :most',
      values: { ':most': most },
    },
  );
  await tryWrite(table, note);
}
