import * as z from 'zod';
import { blockedCountKey, blockedMailKey, blockedMailOf } from '../keys.ts';
import { type Page, type PageRequest, queryPage } from '../table/page.ts';
import { rowType, type Stored } from '../table/row-type.ts';
import type { Table } from '../table/table.ts';
import { tryTransact } from '../table/transaction.ts';
import { rowPut, rowUpdate } from '../table/write.ts';
import { deferredRemoval } from '../usage/deferred-mail.ts';
import { createDeferredTotal } from '../usage/deferred-total.ts';
import { ARRIVAL_DAYS, dropWrites, readCounters, ttlAfter } from '../usage/dropped-mail.ts';

const LISTED_A_DAY = 1_000;

const mailRowType = rowType('blocked-mail', 1, {
  sender: z.string().optional(),
  envelopeFrom: z.string(),
  inboxId: z.string(),
  at: z.string(),
  reason: z.string(),
  ttl: z.int(),
});

type BlockedMail = Omit<Stored<typeof mailRowType>, 'sender' | 'ttl'> & { readonly sender: string | null };

const countRowType = rowType('blocked-count', 1, { messages: z.int(), ttl: z.int() });

interface BlockedArrival extends BlockedMail {
  readonly tenantId: string;
  readonly messageKey: string;
  readonly deferredSize: number | undefined;
}

/** The arrival is part of the transaction, so that no copy of the receipt is stored or counted again. */
export async function dropBlocked(
  table: Table,
  mail: BlockedArrival,
  now: Date,
  listedADay = LISTED_A_DAY,
): Promise<boolean> {
  const { tenantId, messageKey, deferredSize, sender } = mail;
  const ttl = ttlAfter(now, ARRIVAL_DAYS);
  const day = now.toISOString().slice(0, 10);
  const count = (counter: number) =>
    rowUpdate(table, blockedCountKey(tenantId, day, counter), { add: { messages: 1 }, set: { ttl } });
  const isListed = (await droppedOn(table, tenantId, day)) < listedADay;
  const listed = mailRowType.row(blockedMailKey(tenantId, messageKey), {
    ...mail,
    sender: sender ?? undefined,
    ttl,
  });
  for (;;) {
    const failed = await tryTransact(table, {
      ...dropWrites(table, mail, now, count),
      ...(isListed ? { listed: rowPut(table, listed) } : {}),
      ...(deferredSize === undefined ? {} : deferredRemoval(table, tenantId, messageKey, deferredSize)),
    });
    if (failed === undefined) return true;
    if (failed.of('arrival') || failed.of('deferred')) return false;
    await createDeferredTotal(table, tenantId);
  }
}

export async function droppedOn(table: Table, tenantId: string, day: string): Promise<number> {
  const rows = await readCounters(table, (counter) => blockedCountKey(tenantId, day, counter));
  return rows.reduce((sum, row) => sum + countRowType.parse(row).messages, 0);
}

export function listBlocked(
  table: Table,
  tenantId: string,
  page: PageRequest,
  now: Date,
): Promise<Page<BlockedMail>> {
  return queryPage(table, blockedMailOf(tenantId), page, (row) => {
    const { sender = null, ttl, ...mail } = mailRowType.parse(row);
    return ttl * 1000 > now.getTime() ? { ...mail, sender } : undefined;
  });
}
