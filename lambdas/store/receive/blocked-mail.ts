import * as z from 'zod';
import { timePrefix } from '../../ids.ts';
import { blockedCountKey, blockedMailKey, blockedMailOf } from '../keys.ts';
import { arrivalRow } from '../message/arrivals.ts';
import { type Page, type PageRequest, queryPage } from '../table/page.ts';
import { rowType } from '../table/row-type.ts';
import { getRows, type Table } from '../table/table.ts';
import { tryTransact } from '../table/transaction.ts';
import { putNew, rowPut, rowUpdate } from '../table/write.ts';
import { deferredRemoval } from '../usage/deferred-mail.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than a receipt may lie in the work queue and in its dead-letter queue. */
const DAYS = 30;
/** Mails of a day that are listed. */
const LISTED_A_DAY = 1_000;
/** The more counters, the fewer conflicts between parallel drops of one tenant, of which a flood makes many. */
const COUNTERS = 8;

interface BlockedMail {
  readonly sender: string | null;
  readonly envelopeFrom: string;
  readonly inboxId: string;
  readonly at: string;
  readonly reason: string;
}

const mailRowType = rowType('blocked-mail', 1, {
  sender: z.string().optional(),
  envelopeFrom: z.string(),
  inboxId: z.string(),
  at: z.string(),
  reason: z.string(),
  ttl: z.int(),
});

const countRowType = rowType('blocked-count', 1, { messages: z.int(), ttl: z.int() });

interface BlockedArrival extends BlockedMail {
  readonly tenantId: string;
  readonly messageKey: string;
  /** Bytes of a mail that was over quota before; undefined for another. */
  readonly deferredSize: number | undefined;
}

/**
 * Drops a mail in one transaction: its arrival, so that no copy of its receipt is stored or counted again, the count of its day,
 * and its place in the list while that is not full.
 */
export async function dropBlocked(table: Table, mail: BlockedArrival, now: Date): Promise<void> {
  const { tenantId, inboxId, messageKey, deferredSize, sender } = mail;
  const ttl = Math.ceil((now.getTime() + DAYS * DAY_MS) / 1000);
  const day = now.toISOString().slice(0, 10);
  const counter = messageKey.charCodeAt(messageKey.length - 1) % COUNTERS;
  const isListed = (await droppedOn(table, tenantId, day)) < LISTED_A_DAY;
  const listed = mailRowType.row(blockedMailKey(tenantId, messageKey), {
    ...mail,
    sender: sender ?? undefined,
    ttl,
  });
  // It fails when a copy of the receipt was faster.
  await tryTransact(table, {
    arrival: putNew(table, arrivalRow(inboxId, messageKey, { dropped: true, ttl })),
    counter: rowUpdate(table, blockedCountKey(tenantId, day, counter), {
      add: { messages: 1 },
      set: { ttl },
    }),
    ...(isListed ? { listed: rowPut(table, listed) } : {}),
    ...(deferredSize === undefined ? {} : deferredRemoval(table, tenantId, messageKey, deferredSize)),
  });
}

/** Mails of a tenant that were dropped on a day (UTC) because of their senders. */
export async function droppedOn(table: Table, tenantId: string, day: string): Promise<number> {
  const keys = Array.from({ length: COUNTERS }, (_, counter) => blockedCountKey(tenantId, day, counter));
  const rows = await getRows(table, keys);
  return rows.reduce((sum, row) => sum + (row === undefined ? 0 : countRowType.parse(row).messages), 0);
}

/** The mails that are listed, of the last 30 days. */
export function listBlocked(
  table: Table,
  tenantId: string,
  page: PageRequest,
  now: Date,
): Promise<Page<BlockedMail>> {
  const range = blockedMailOf(tenantId);
  const oldest = `${range.prefix}${timePrefix(now.getTime() - DAYS * DAY_MS)}`;
  return queryPage(table, range, page, (row) => {
    if (String(row['sk']) < oldest) return undefined;
    const { sender = null, ttl: _, ...mail } = mailRowType.parse(row);
    return { ...mail, sender };
  });
}
